import { and, desc, eq, isNull, or } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { contacts } from "@/db/schema/cases";
import type { ContactKind } from "@/lib/core/cases";
import type { Ctx } from "@/lib/domain/kernel/context";
import { cleanFact, longDate } from "../facts/facts";

/** Something said between the practice and the payer, as the contact log has it. */
export type Talk = { id: string; date: string; quote: string; sentence: string };

const MOST_TALKS = 20;

/** What was said with the payer about an appeal and its claim, the newest first. */
export async function talksOf(
  tx: Tx,
  ctx: Ctx,
  appeal: { id: string; claimId: string | null },
): Promise<Talk[]> {
  const rows = await tx
    .select({
      id: contacts.id,
      kind: contacts.kind,
      contactedOn: contacts.contactedOn,
      person: contacts.person,
      reference: contacts.reference,
      said: contacts.said,
      promisedOn: contacts.promisedOn,
    })
    .from(contacts)
    .where(
      and(
        eq(contacts.practiceId, ctx.practiceId),
        isNull(contacts.deletedAt),
        or(
          eq(contacts.appealId, appeal.id),
          appeal.claimId ? eq(contacts.claimId, appeal.claimId) : undefined,
        ),
      ),
    )
    .orderBy(desc(contacts.contactedOn), desc(contacts.createdAt))
    .limit(MOST_TALKS);
  return rows.map((row) => ({
    id: row.id,
    date: row.contactedOn,
    quote: [
      `${TITLE[row.kind]} of ${longDate(row.contactedOn)}`,
      row.reference && `reference ${row.reference}`,
    ]
      .filter(Boolean)
      .join(", "),
    sentence: talkSentence(row),
  }));
}

const TITLE: Record<ContactKind, string> = {
  call: "Call",
  portal: "Portal check",
  letter: "Letter",
  peer_to_peer: "Peer-to-peer review",
  dispute_started: "Start of the payment dispute",
  dispute_entity: "Selection of the dispute's entity",
  dispute_offer: "Offer in the payment dispute",
};

const OPENING: Record<ContactKind, (person: string) => string> = {
  call: (person) => (person ? `we spoke with ${person} by phone` : "we called you"),
  portal: () => "we checked this claim on your portal",
  letter: (person) => (person ? `we had a letter from ${person}` : "we had a letter from you"),
  peer_to_peer: (person) =>
    person ? `a peer-to-peer review was held with ${person}` : "a peer-to-peer review was held",
  dispute_started: () => "we started the federal payment dispute",
  dispute_entity: () => "a certified entity was selected for the payment dispute",
  dispute_offer: () => "we sent our offer in the payment dispute",
};

type TalkFacts = {
  kind: ContactKind;
  contactedOn: string;
  person: string;
  reference: string;
  said: string;
  promisedOn: string | null;
};

/** "On May 3, 2026, we spoke with Dana by phone (reference 8841). We were told: “It is in review.”" */
export function talkSentence({ kind, contactedOn, person, reference, said, promisedOn }: TalkFacts): string {
  const number = reference ? ` (reference ${cleanFact(reference)})` : "";
  const told = cleanFact(said).replaceAll(/[“”"]/g, "'");
  const parts = [`On ${longDate(contactedOn)}, ${OPENING[kind](cleanFact(person))}${number}.`];
  if (told) parts.push(`We were told: “${told}${/[.!?]$/.test(told) ? "" : "."}”`);
  if (promisedOn) parts.push(`An answer was promised by ${longDate(promisedOn)}.`);
  return parts.join(" ");
}
