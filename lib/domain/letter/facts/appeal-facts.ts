import { and, asc, eq, isNull } from "drizzle-orm";
import type { Tx } from "@/db/client";
import type { SourcedEvidence } from "@/db/schema/appeals";
import { appealDocuments, documents } from "@/db/schema/documents";
import { patients } from "@/db/schema/patients";
import { practices } from "@/db/schema/practices";
import { users } from "@/db/schema/users";
import { todayIn } from "@/lib/core/dates";
import type { DenialCategory } from "@/lib/core/enums";
import type { ExtractionFact } from "@/lib/core/extraction";
import type { PaperReading } from "@/lib/core/notice";
import { paperTitle } from "@/lib/core/paper-title";
import { linkedTo, ofLink } from "@/lib/domain/appeal/documents/links";
import type { Paper, Subject } from "@/lib/domain/appeal/subject";
import { type ClaimFacts, claimFactsOf } from "@/lib/domain/claim/claim-facts";
import type { Ctx } from "@/lib/domain/kernel/context";
import { directoryEntryOf } from "@/lib/domain/payer-directory/look-up";
import { appealLevelOf } from "@/lib/domain/reading/appeal-level";
import { lineOfBusinessOf } from "@/lib/domain/reading/paper/line-of-business";
import { disputedDays, type Enclosure, type FactSource, type LetterFacts } from "./facts";
import { isPeriod } from "./service-period";
import { statableFacts } from "./statable-facts";

export type PracticeRow = typeof practices.$inferSelect;

export async function getPractice(tx: Tx, ctx: Ctx): Promise<PracticeRow> {
  const [row] = await tx.select().from(practices).where(eq(practices.id, ctx.practiceId));
  if (!row) throw new Error("the context's practice is missing");
  return row;
}

export function addressLines(practice: PracticeRow): string[] {
  const cityLine = [practice.city, [practice.state, practice.zipCode].filter(Boolean).join(" ")]
    .filter(Boolean)
    .join(", ");
  return [practice.addressLine1, practice.addressLine2, cityLine].filter((line): line is string =>
    Boolean(line),
  );
}

/** The notice pays something of the claim and refuses the rest. */
export const isInPart = (denial: Pick<PaperReading, "kind"> | undefined): boolean =>
  denial?.kind === "partial_denial" || denial?.kind === "partly_overturned";

/** The payer paid the claim, and asks for the money or takes it from other payments. */
export const isTakenBack = (denial: Pick<PaperReading, "kind"> | undefined): boolean =>
  denial?.kind === "recoupment";

/** The paper decides an appeal: the claim's own record tells of the denial before it. */
const isOfAppeal = (denial: Pick<PaperReading, "level"> | undefined): boolean =>
  (denial?.level ?? "initial") !== "initial";

/** An independent reviewer's decision binds; of Medicare's own reviewers a judge hears the next appeal. */
export const isFinal = (denial: Pick<PaperReading, "kind" | "lineOfBusiness"> | undefined): boolean =>
  denial?.kind === "external_review_decision" &&
  !["medicare_ffs", "medicare_advantage", "part_d"].includes(denial.lineOfBusiness ?? "");

/**
 * Everything that a letter on this subject may state, each with where it is from: the records of the practice, the
 * patient, the claim and the payer, the five fields as the person confirmed them, and the facts read from the documents.
 */
export async function collectFacts(
  tx: Tx,
  ctx: Ctx,
  appeal: Subject,
  {
    papers,
    denialLetterText,
    denial,
  }: { papers: readonly Paper[]; denialLetterText: string; denial?: PaperReading | undefined },
): Promise<LetterFacts> {
  const practice = await getPractice(tx, ctx);
  const [signer] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName, npi: users.npi, tin: users.tin })
    .from(users)
    .where(eq(users.id, ctx.actor.userId));
  const patient = appeal.patientId ? await getPatient(tx, ctx, appeal.patientId) : null;
  const claim = appeal.claimId ? await claimFactsOf(tx, ctx, appeal.claimId) : null;
  const payer = await directoryEntryOf(tx, ctx, { name: appeal.payerName, payerId: claim?.payerId ?? "" });
  const typeOf = new Map(papers.map(({ id, type }) => [id, type]));
  const statable = statableFacts(appeal.facts, typeOf, {
    stage: denial?.stage,
    denialText: appeal.denialText,
  });
  const fact = (name: ExtractionFact) => statable[name]?.value;
  const list = (name: ExtractionFact) => fact(name)?.split(/,\s*/).filter(Boolean);
  // What a person confirmed for this appeal goes before the record; what was only read comes after it.
  const said = (name: ExtractionFact) => (appeal.facts[name]?.confirmed ? fact(name) : undefined);
  const saidList = (name: ExtractionFact) => (appeal.facts[name]?.confirmed ? list(name) : undefined);

  const ofLines = (key: "dateOfService" | "procedureCode") =>
    filled([...new Set(denial?.deniedLines.flatMap((line) => line[key] ?? []))]);

  const datesOfService =
    saidList("dates_of_service") ??
    filled(claim?.datesOfService) ??
    disputedDays(ofLines("dateOfService"), list("dates_of_service"), isInPart(denial));
  const printed = appeal.facts.dates_of_service;
  const facts: LetterFacts = withoutMissing({
    letterDate: todayIn(practice.timeZone),
    practiceName: practice.name,
    practiceAddress: addressLines(practice),
    practicePhone: practice.phone,
    practiceFax: practice.fax,
    npi: practice.npi ?? signer?.npi,
    tin: practice.tin ?? signer?.tin,
    signerName: practice.signerName ?? [signer?.firstName, signer?.lastName].filter(Boolean).join(" "),
    signerTitle: practice.signerTitle,
    patientName: appeal.patientName,
    dateOfBirth: said("date_of_birth") ?? patient?.dateOfBirth ?? fact("date_of_birth"),
    memberId: said("member_id") || claim?.memberId || fact("member_id"),
    groupNumber: said("group_number") || claim?.groupNumber || fact("group_number"),
    subscriberName: fact("subscriber_name"),
    payerName: appeal.payerName,
    payerAddress: (said("payer_address") || payer?.appealsAddress || fact("payer_address"))?.split(
      /\s*\n\s*/,
    ),
    payerFax: said("payer_fax") || payer?.fax || fact("payer_fax"),
    claimNumber: appeal.claimNumber,
    payerClaimNumber: claim?.payerClaimNumber,
    authorizationNumber:
      said("authorization_number") || claim?.authorizationNumber || fact("authorization_number"),
    denialCode: appeal.denialCode,
    denialText: appeal.denialText,
    reasonPoints: filled(appeal.fieldEvidence.denial_text?.points?.map(({ text }) => text)),
    denialCategory:
      (said("denial_category") as DenialCategory | undefined) ??
      claim?.denialCategory ??
      (fact("denial_category") as DenialCategory | undefined),
    noticeDate:
      said("notice_date") ??
      (isOfAppeal(denial) ? fact("notice_date") : undefined) ??
      claim?.denialDate ??
      fact("notice_date"),
    // A date that a person should look at first is stated nowhere.
    appealDeadline: appeal.facts.appeal_deadline?.doubt ? undefined : fact("appeal_deadline"),
    remarkCodes: list("remark_codes"),
    datesOfService,
    servicePeriod: isPeriod(datesOfService, printed, claim) || undefined,
    procedureCodes:
      saidList("procedure_codes") ??
      filled(claim?.procedureCodes) ??
      // A row of several codes is one line by its first: where all of it was denied, the notice's own list is whole.
      (isInPart(denial) ? ofLines("procedureCode") : undefined) ??
      list("procedure_codes") ??
      ofLines("procedureCode"),
    diagnosisCodes: saidList("diagnosis_codes") ?? filled(claim?.diagnosisCodes) ?? list("diagnosis_codes"),
    billedAmount: said("billed_amount") ?? claim?.billedAmount ?? fact("billed_amount"),
    providerName:
      said("provider_name") || claim?.providerName || asRecorded(fact("provider_name"), practice.name),
    referringProvider: claim?.referringProvider.npi ? claim.referringProvider : undefined,
    enclosures: papers.map(
      (paper): Enclosure => ({
        type: paper.type,
        title: paperTitle(paper),
        documentId: paper.id,
        ...(paper.pages ? { pages: paper.pages } : {}),
      }),
    ),
  });
  return {
    ...facts,
    lineOfBusiness: denial?.lineOfBusiness ?? lineOfBusinessOf(facts, denialLetterText),
    appealLevel: denial?.level ? LEVEL_AFTER[denial.level] : appealLevelOf(denialLetterText),
    stage: denial?.stage ?? null,
    deniedLines: denial?.deniedLines ?? [],
    deniedInPart: isInPart(denial),
    takenBack: isTakenBack(denial),
    finalDecision: isFinal(denial),
    provenance: provenanceOf(appeal, denial, { patient: Boolean(patient), claim, payer }),
  };
}

/** The practice by its own record's spelling, where the notice prints it in another one. */
function asRecorded(read: string | undefined, practice: string): string | undefined {
  const letters = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, "");
  return read && letters(read) === letters(practice) ? practice : read;
}

/** Which request follows a decision. */
export const LEVEL_AFTER = { initial: 1, first: 2, second: 3, external: 3 } as const;

/** What was read of the paper that the letter answers. */
export async function denialReadingOf(tx: Tx, ctx: Ctx, appealId: string): Promise<PaperReading | undefined> {
  const [row] = await tx
    .select({
      kind: documents.kind,
      lineOfBusiness: documents.lineOfBusiness,
      stage: documents.careStage,
      level: documents.decisionLevel,
      deniedLines: documents.deniedLines,
    })
    .from(appealDocuments)
    .innerJoin(documents, ofLink)
    .where(and(linkedTo(ctx, appealId), eq(appealDocuments.documentType, "denial_letter")))
    .limit(1);
  return row;
}

async function getPatient(tx: Tx, ctx: Ctx, patientId: string) {
  const [row] = await tx
    .select({ dateOfBirth: patients.dateOfBirth })
    .from(patients)
    .where(
      and(eq(patients.practiceId, ctx.practiceId), eq(patients.id, patientId), isNull(patients.deletedAt)),
    );
  return row ?? null;
}

export async function papersOf(tx: Tx, ctx: Ctx, appealId: string): Promise<Paper[]> {
  return tx
    .select({
      id: documents.id,
      type: appealDocuments.documentType,
      name: documents.originalFilename,
      pages: documents.pageCount,
    })
    .from(appealDocuments)
    .innerJoin(documents, ofLink)
    .where(linkedTo(ctx, appealId))
    .orderBy(asc(appealDocuments.position), asc(documents.id));
}

/** A value that a person confirmed is theirs, wherever it stands. */
const sourceOf = ({ documentId, page, confirmed }: SourcedEvidence): FactSource =>
  confirmed ? { record: "user", documentId, page } : { documentId, page };

const filled = (list: string[] | undefined) => (list?.length ? list : undefined);

function withoutMissing(facts: { [K in keyof LetterFacts]: LetterFacts[K] | null }): LetterFacts {
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== null && value !== undefined && value !== ""),
  ) as LetterFacts;
}

/**
 * The five fields are the person's (the appeal's record) unless they still stand as the document says them. What the
 * claim or the payer's entry in the directory says takes precedence over what a document says.
 */
function provenanceOf(
  appeal: Subject,
  denial: PaperReading | undefined,
  records: {
    patient: boolean;
    claim: ClaimFacts | null;
    payer: { appealsAddress: string; fax: string } | null;
  },
): LetterFacts["provenance"] {
  const field = (name: keyof Subject["fieldEvidence"]): FactSource => {
    const evidence = appeal.fieldEvidence[name];
    return evidence ? sourceOf(evidence) : { record: "appeal" };
  };
  const fact = (name: ExtractionFact): FactSource | undefined => {
    const evidence = appeal.facts[name];
    return evidence && sourceOf(evidence);
  };
  const { claim, payer } = records;
  const ofClaim = (value: string | string[] | null | undefined, name: ExtractionFact) =>
    value?.length && !appeal.facts[name]?.confirmed ? ({ record: "claim" } as const) : fact(name);
  const practice: FactSource = { record: "practice" };
  const entries: [keyof NonNullable<LetterFacts["provenance"]>, FactSource | undefined][] = [
    ...(["practiceName", "practiceAddress", "practicePhone", "practiceFax", "npi", "tin"] as const).map(
      (key) => [key, practice] as [typeof key, FactSource],
    ),
    ["patientName", field("patient_name")],
    ["payerName", field("payer_name")],
    ["claimNumber", field("claim_number")],
    ["payerClaimNumber", claim?.payerClaimNumber ? { record: "claim" } : undefined],
    ["denialCode", field("denial_code")],
    ["denialText", field("denial_text")],
    ["reasonPoints", field("denial_text")],
    [
      "dateOfBirth",
      records.patient && !appeal.facts.date_of_birth?.confirmed
        ? { record: "patient" }
        : fact("date_of_birth"),
    ],
    ["memberId", ofClaim(claim?.memberId, "member_id")],
    ["groupNumber", ofClaim(claim?.groupNumber, "group_number")],
    ["subscriberName", fact("subscriber_name")],
    [
      "payerAddress",
      payer?.appealsAddress && !appeal.facts.payer_address?.confirmed
        ? { record: "payer" }
        : fact("payer_address"),
    ],
    ["payerFax", payer?.fax && !appeal.facts.payer_fax?.confirmed ? { record: "payer" } : fact("payer_fax")],
    ["authorizationNumber", ofClaim(claim?.authorizationNumber, "authorization_number")],
    ["noticeDate", (isOfAppeal(denial) && fact("notice_date")) || ofClaim(claim?.denialDate, "notice_date")],
    ["appealDeadline", fact("appeal_deadline")],
    ["remarkCodes", fact("remark_codes")],
    ["datesOfService", ofClaim(claim?.datesOfService, "dates_of_service")],
    ["procedureCodes", ofClaim(claim?.procedureCodes, "procedure_codes")],
    ["diagnosisCodes", ofClaim(claim?.diagnosisCodes, "diagnosis_codes")],
    ["billedAmount", ofClaim(claim?.billedAmount, "billed_amount")],
    ["providerName", ofClaim(claim?.providerName, "provider_name")],
  ];
  return Object.fromEntries(entries.filter(([, source]) => source));
}
