import { z } from "zod";
import type { Tx } from "@/db/client";
import type { SourcedEvidence } from "@/db/schema/appeals";
import { invalid } from "@/lib/core/errors";
import { paperOfLetter } from "@/lib/domain/claim/paper-of-letter";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { changePayer, insertPayer, payerDto } from "@/lib/domain/payer-directory/entries";
import { directoryEntryOf, type PayerRow } from "@/lib/domain/payer-directory/look-up";
import { payerAnswer } from "@/lib/domain/payer-directory/schema";
import { readClaimsPlace } from "@/lib/domain/reading/payer/claims-place";
import { parseFaxNumber } from "@/lib/integrations/fax/fax-number";
import { denialLetterTextOf } from "../claim-subject";
import { appealDocumentRows } from "../documents/links";
import { type AppealRow, getAppealInPractice } from "../queries";
import { appealIdField } from "../schema";
import { directoryEntryOfAppeal } from "./directory-entry";
import { confirmPayerInput, NOTHING_TO_CONFIRM, type PayerOfAppealDto, payerOfAppealAnswer } from "./schema";

type Said = {
  name: string;
  appealsAddress: string;
  fax: string;
  evidence: { address: SourcedEvidence | undefined; fax: SourcedEvidence | undefined };
};

/** The directory's entry of an appeal's payer, and what the appeal's letter proposes to change in it. */
export const payerOfAppeal = operation(
  {
    name: "payerOfAppeal",
    access: "user",
    input: z.object(appealIdField),
    answer: payerOfAppealAnswer,
    summary: "Get what is known of an appeal's payer, and what its letter proposes for the directory",
  },
  async (ctx, { appealId }, tx) => {
    const appeal = await getAppealInPractice(tx, ctx, appealId);
    const entry = await directoryEntryOfAppeal(tx, ctx, appeal);
    const isCorrected = (await paperOfLetter(tx, ctx, appealId)) === "corrected_claim";
    await audit(tx, ctx, {
      action: "read",
      entity: "appeal",
      entityId: appealId,
      patientId: appeal.patientId,
      detail: { payer: true },
    });
    return {
      entry: entry && payerDto(entry),
      proposal: proposalOf(said(appeal), entry),
      claims_place: isCorrected ? await claimsPlaceOf(tx, ctx, appealId) : null,
    };
  },
);

/** A person's confirmation of what the letter says, as it is or corrected. Makes the entry or changes it. */
export const confirmPayer = operation(
  {
    name: "confirmPayer",
    access: "user",
    input: confirmPayerInput,
    answer: payerAnswer,
    summary: "Take the letter's address and fax into the payer directory",
    description: "Fields that are sent replace the proposed ones. The entry counts as verified now.",
  },
  async (ctx, { appealId, ...input }, tx) => {
    const appeal = await getAppealInPractice(tx, ctx, appealId, { forUpdate: true });
    const { name, appealsAddress, fax, evidence } = said(appeal);
    const values = {
      name: input.name ?? name,
      appeals_address: input.appeals_address ?? appealsAddress,
      fax: input.fax ?? fax,
      ...(input.payer_id !== undefined && { payer_id: input.payer_id }),
    };
    if (values.name === "") throw invalid({ name: ["Enter the payer's name."] });
    if (values.appeals_address === "" && values.fax === "") {
      throw invalid({ appeals_address: [NOTHING_TO_CONFIRM] });
    }
    const source = {
      source: "letter" as const,
      sourceDocumentId: (evidence.address ?? evidence.fax)?.documentId ?? null,
    };
    const entry = await directoryEntryOf(tx, ctx, { name: values.name });
    if (!entry) return payerDto(await insertPayer(tx, ctx, { ...values, verified: true }, source));
    // What the letter doesn't say stays as it was.
    const { name: _, ...known } = Object.fromEntries(
      Object.entries(values).filter(([field, value]) => value !== "" || field in input),
    );
    return payerDto(await changePayer(tx, ctx, entry.id, { ...known, verified: true }, source));
  },
);

/** As the notice prints it; the directory knows where appeals go, and nothing of claims. */
async function claimsPlaceOf(tx: Tx, ctx: Ctx, appealId: string) {
  const files = await appealDocumentRows(tx, ctx, [appealId]);
  const linked = files.map(({ id, documentType }) => ({ documentId: id, documentType }));
  const { address = "", fax = "", says = "" } = readClaimsPlace(await denialLetterTextOf(tx, ctx, linked));
  const parsed = parseFaxNumber(fax);
  return { address, fax: parsed.ok ? parsed.number : "", says };
}

/** A fax number that can't be one is not proposed. */
function said({ payerName, facts }: AppealRow): Said {
  const { payer_address: address, payer_fax: fax } = facts;
  const parsed = parseFaxNumber(fax?.value ?? "");
  return {
    name: payerName,
    appealsAddress: (address?.value ?? "").replaceAll(/[^\S\n]*\n\s*/g, "\n").trim(),
    fax: parsed.ok ? parsed.number : "",
    evidence: { address, fax: parsed.ok ? fax : undefined },
  };
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

function proposalOf(letter: Said, entry: PayerRow | null): PayerOfAppealDto["proposal"] {
  const { name, appealsAddress, fax, evidence } = letter;
  const addressDiffers =
    appealsAddress !== "" && plain(appealsAddress) !== plain(entry?.appealsAddress ?? "");
  const faxDiffers = fax !== "" && fax !== (entry?.fax ?? "");
  if (!addressDiffers && !faxDiffers) return null;
  return {
    name,
    appeals_address: appealsAddress,
    fax,
    differs: [
      ...(addressDiffers ? (["appeals_address"] as const) : []),
      ...(faxDiffers ? (["fax"] as const) : []),
    ],
    evidence: { appeals_address: evidence.address ?? null, fax: evidence.fax ?? null },
  };
}
