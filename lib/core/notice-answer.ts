import { z } from "zod";
import {
  CARE_STAGES,
  type CareStage,
  DECISION_LEVELS,
  type DecisionLevel,
  type DeniedLine,
  LINES_OF_BUSINESS,
  type LineOfBusiness,
  PAPER_KINDS,
  type PaperEvidence,
  type PaperKind,
  type PaperValueEvidence,
  withoutFollowing,
} from "./notice";

/** What a paper is and where its decision stands, as the calls answer it. */

const deniedLineAnswer = z
  .strictObject({
    procedure_code: z.string().nullable(),
    date_of_service: z.string().nullable().describe("`YYYY-MM-DD`"),
    billed: z.string().nullable(),
    amount: z.string().nullable().describe("What this code takes from the line"),
    group_code: z.string().nullable(),
    code: z.string().nullable(),
    remarks: z.array(z.string()),
    reason: z.string().nullable(),
  })
  .meta({ id: "DeniedLine" });

const paperValueAnswer = z
  .strictObject({
    confidence: z.number().min(0).max(1),
    doubt: z.string().nullable().describe("Why a person should look"),
    confirmed: z.strictObject({ by: z.string(), at: z.iso.datetime() }).nullable().describe("Who chose it"),
  })
  .meta({ id: "PaperValue" });

/** Fields of an answer about one paper; null is "the rules cannot tell". */
export const paperFields = {
  kind: z.enum(PAPER_KINDS).nullable(),
  stage: z
    .enum(CARE_STAGES)
    .nullable()
    .describe("Whether the care was still to be given, under way, or done when the payer decided"),
  level: z.enum(DECISION_LEVELS).nullable().describe("Which decision it is: the first, or one on an appeal"),
  line_of_business: z.enum(LINES_OF_BUSINESS).nullable().describe("Whose rules govern the plan"),
  paper_evidence: z
    .strictObject({
      kind: paperValueAnswer.optional(),
      stage: paperValueAnswer.optional(),
      level: paperValueAnswer.optional(),
      line_of_business: paperValueAnswer.optional(),
    })
    .describe("How sure each of the four is; one in doubt is to be looked at"),
  denied_lines: z.array(deniedLineAnswer).describe("Lines that it denies, where it tells them apart"),
};

type PaperColumns = {
  kind: PaperKind | null;
  careStage: CareStage | null;
  decisionLevel: DecisionLevel | null;
  lineOfBusiness: LineOfBusiness | null;
  paperEvidence: PaperEvidence;
  deniedLines: DeniedLine[];
};
type PaperDto = z.infer<z.ZodObject<typeof paperFields>>;

function evidenceDto(evidence: PaperEvidence): PaperDto["paper_evidence"] {
  const one = (value: PaperValueEvidence | undefined) =>
    value && {
      confidence: value.confidence,
      doubt: value.doubt ?? null,
      confirmed: value.confirmed ? { by: value.confirmed.by, at: value.confirmed.at } : null,
    };
  const { kind, stage, level, lineOfBusiness } = evidence;
  return { kind: one(kind), stage: one(stage), level: one(level), line_of_business: one(lineOfBusiness) };
}

/** A stored paper, or none, as the calls answer it. */
export function paperDto(row: PaperColumns | undefined): PaperDto {
  return {
    kind: row?.kind ?? null,
    stage: row?.careStage ?? null,
    level: row?.decisionLevel ?? null,
    line_of_business: row?.lineOfBusiness ?? null,
    paper_evidence: evidenceDto(withoutFollowing(row?.paperEvidence ?? {}, row?.kind ?? null)),
    denied_lines: (row?.deniedLines ?? []).map((line) => ({
      procedure_code: line.procedureCode,
      date_of_service: line.dateOfService,
      billed: line.billed,
      amount: line.amount,
      group_code: line.groupCode,
      code: line.code,
      remarks: line.remarks,
      reason: line.reason,
    })),
  };
}
