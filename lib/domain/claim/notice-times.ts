import { and, asc, eq, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { documentPages } from "@/db/schema/documents";
import type { ClockFacts, Stated } from "@/lib/domain/clocks/clocks";
import type { Ctx } from "@/lib/domain/kernel/context";
import { practiceToday } from "@/lib/domain/practice/today";
import { readCorrectionTime } from "@/lib/domain/reading/deadline/correction-time";
import { readKeepServices } from "@/lib/domain/reading/deadline/keep-services";
import { offersTalk, readPeerToPeer, readTalkLine } from "@/lib/domain/reading/deadline/peer-to-peer";
import { isUndecided } from "@/lib/domain/reading/deadline/undecided";

const MAX_PAGES = 10;
const LONGEST_QUOTE = 160;

type Starts = { noticeDate: string | null; firstService: string | null };

/** The notice's own times for a talk with its reviewer, for a corrected claim and for care to go on, in its words; null where the paper names none. */
export async function noticeTimesOn(
  tx: Tx,
  ctx: Ctx,
  documentId: string,
  { noticeDate, firstService }: Starts,
): Promise<Pick<ClockFacts, "peerToPeer" | "correctedClaim" | "keepServices" | "offersTalk" | "undecided">> {
  const pages = await tx
    .select({ text: documentPages.text })
    .from(documentPages)
    .where(
      and(
        eq(documentPages.practiceId, ctx.practiceId),
        eq(documentPages.documentId, documentId),
        sql`${documentPages.text} ~* 'peer|P2P|reviewer|medical director|correct|replacement|physician|clinician|therapist|doctor|decision|determination|continu|keep|go on|stay'`,
      ),
    )
    .orderBy(asc(documentPages.page))
    .limit(MAX_PAGES);
  const notice = pages.map(({ text }) => text).join("\n\n");
  const starts = { noticeDate: noticeDate ?? undefined, firstService: firstService ?? undefined };
  const talk = inItsWords(readPeerToPeer(notice, starts.noticeDate));
  const line = readTalkLine(notice);
  const keep = readKeepServices(notice, starts.noticeDate);
  return {
    undecided: isUndecided(notice),
    offersTalk: offersTalk(notice),
    peerToPeer:
      talk && line && !talk.source.includes(line) ? { ...talk, source: `${talk.source} Call ${line}` } : talk,
    correctedClaim: inItsWords(readCorrectionTime(notice, starts)),
    // Once its day is past the services have ended, and the appeal goes on.
    keepServices: keep && keep.date >= (await practiceToday(tx, ctx)) ? inItsWords(keep) : null,
  };
}

function inItsWords(found: { date: string; quote: string } | undefined): Stated | null {
  if (!found) return null;
  const { date, quote } = found;
  const words = quote.length > LONGEST_QUOTE ? `${quote.slice(0, LONGEST_QUOTE).trimEnd()}…` : quote;
  return { date, basis: "letter", certain: true, source: `The notice: “${words.replace(/[.:]$/, "")}”` };
}
