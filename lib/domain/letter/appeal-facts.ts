import { and, asc, eq, isNull } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { documents } from "@/db/schema/documents";
import { patients } from "@/db/schema/patients";
import { practices } from "@/db/schema/practices";
import { users } from "@/db/schema/users";
import { todayIn } from "@/lib/core/dates";
import type { AppealDocumentType, DenialCategory } from "@/lib/core/enums";
import type { ExtractionFact } from "@/lib/core/extraction";
import type { AppealRow } from "../appeal/queries";
import type { Ctx } from "../context";
import { appealType } from "../document/columns";
import type { Enclosure, FactSource, LetterFacts } from "./facts";
import { appealLevelOf, planTypeOf } from "./plan";

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

/**
 * Everything that a letter of this appeal may state, each with where it is from: the practice's record, the chosen
 * patient's record, the five fields as the person confirmed them, and the facts read from the documents.
 */
export async function collectFacts(
  tx: Tx,
  ctx: Ctx,
  appeal: AppealRow,
  noticeText: string,
): Promise<LetterFacts> {
  const practice = await getPractice(tx, ctx);
  const [signer] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName, npi: users.npi, tin: users.tin })
    .from(users)
    .where(eq(users.id, ctx.actor.userId));
  const patient = appeal.patientId ? await getPatient(tx, ctx, appeal.patientId) : null;
  const enclosures = await enclosuresOf(tx, ctx, appeal.id);
  const fact = (name: ExtractionFact) => appeal.facts[name]?.value;
  const list = (name: ExtractionFact) => fact(name)?.split(/,\s*/).filter(Boolean);

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
    dateOfBirth: patient?.dateOfBirth ?? fact("date_of_birth"),
    memberId: fact("member_id"),
    groupNumber: fact("group_number"),
    subscriberName: fact("subscriber_name"),
    payerName: appeal.payerName,
    payerAddress: fact("payer_address")?.split(/\s*\n\s*/),
    payerFax: fact("payer_fax"),
    claimNumber: appeal.claimNumber,
    authorizationNumber: fact("authorization_number"),
    denialCode: appeal.denialCode,
    denialText: appeal.denialText,
    denialCategory: fact("denial_category") as DenialCategory | undefined,
    noticeDate: fact("notice_date"),
    appealDeadline: fact("appeal_deadline"),
    remarkCodes: list("remark_codes"),
    datesOfService: list("dates_of_service"),
    procedureCodes: list("procedure_codes"),
    diagnosisCodes: list("diagnosis_codes"),
    billedAmount: fact("billed_amount"),
    providerName: fact("provider_name"),
    enclosures,
  });
  return {
    ...facts,
    planType: planTypeOf(facts, noticeText),
    appealLevel: appealLevelOf(noticeText),
    provenance: provenanceOf(appeal, Boolean(patient)),
  };
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

const ENCLOSURE_TITLES: Record<AppealDocumentType, string> = {
  denial: "Denial notice",
  claim: "Original claim",
  supporting: "",
};

async function enclosuresOf(tx: Tx, ctx: Ctx, appealId: string): Promise<Enclosure[]> {
  const rows = await tx
    .select({ type: documents.documentType, name: documents.originalFilename })
    .from(documents)
    .where(
      and(
        eq(documents.practiceId, ctx.practiceId),
        eq(documents.appealId, appealId),
        isNull(documents.deletedAt),
      ),
    )
    .orderBy(asc(documents.createdAt), asc(documents.id));
  return rows.map(({ type, name }) => ({
    type: appealType(type),
    title:
      ENCLOSURE_TITLES[appealType(type)] || name.replace(/\.[A-Za-z0-9]{1,5}$/, "").replaceAll(/[_-]+/g, " "),
  }));
}

function withoutMissing(facts: { [K in keyof LetterFacts]: LetterFacts[K] | null }): LetterFacts {
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== null && value !== undefined && value !== ""),
  ) as LetterFacts;
}

/** The five fields are the person's (the appeal's record) unless they still stand as the document says them. */
function provenanceOf(appeal: AppealRow, hasPatient: boolean): LetterFacts["provenance"] {
  const field = (name: keyof AppealRow["fieldEvidence"]): FactSource => {
    const evidence = appeal.fieldEvidence[name];
    return evidence ? { documentId: evidence.documentId, page: evidence.page } : { record: "appeal" };
  };
  const fact = (name: ExtractionFact): FactSource | undefined => {
    const evidence = appeal.facts[name];
    return evidence && { documentId: evidence.documentId, page: evidence.page };
  };
  const practice: FactSource = { record: "practice" };
  const entries: [keyof NonNullable<LetterFacts["provenance"]>, FactSource | undefined][] = [
    ...(["practiceName", "practiceAddress", "practicePhone", "practiceFax", "npi", "tin"] as const).map(
      (key) => [key, practice] as [typeof key, FactSource],
    ),
    ["patientName", field("patient_name")],
    ["payerName", field("payer_name")],
    ["claimNumber", field("claim_number")],
    ["denialCode", field("denial_code")],
    ["denialText", field("denial_text")],
    ["dateOfBirth", hasPatient ? { record: "patient" } : fact("date_of_birth")],
    ["memberId", fact("member_id")],
    ["groupNumber", fact("group_number")],
    ["subscriberName", fact("subscriber_name")],
    ["payerAddress", fact("payer_address")],
    ["authorizationNumber", fact("authorization_number")],
    ["noticeDate", fact("notice_date")],
    ["appealDeadline", fact("appeal_deadline")],
    ["remarkCodes", fact("remark_codes")],
    ["datesOfService", fact("dates_of_service")],
    ["procedureCodes", fact("procedure_codes")],
    ["diagnosisCodes", fact("diagnosis_codes")],
    ["billedAmount", fact("billed_amount")],
    ["providerName", fact("provider_name")],
  ];
  return Object.fromEntries(entries.filter(([, source]) => source));
}
