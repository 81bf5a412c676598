import { z } from "zod";
import { APPEAL_LEVELS, APPEAL_STAGES } from "@/lib/core/appeal-stages";
import { DECISION_OUTCOMES } from "@/lib/core/cases";
import { APPEAL_STATUSES, DENIAL_CATEGORIES } from "@/lib/core/enums";
import { queryField } from "@/lib/core/fields";
import { pageAnswer } from "@/lib/core/page";
import { appealListItemAnswer } from "../schema";

/** Shapes of the dashboard's calls (docs/product.md, H14 to H16). Isomorphic. */

export const MAX_APPEAL_SEARCH = 100;
export const APPEAL_SORTS = ["due", "-created_at", "created_at", "-amount"] as const;
export type AppealSort = (typeof APPEAL_SORTS)[number];

/** What is due: late, in so many days from today on, or nothing. */
export const APPEAL_DUE = ["overdue", "7", "14", "30", "none"] as const;
export type AppealDue = (typeof APPEAL_DUE)[number];

const choice = <T extends string>(values: readonly T[], error: string) =>
  queryField(z.enum(values as [T, ...T[]], { error }));

const filterFields = {
  /** Every word of it occurs in the patient's name, the claim number or the payer. */
  search: queryField(
    z.string().trim().max(MAX_APPEAL_SEARCH, `Search for at most ${MAX_APPEAL_SEARCH} characters.`),
  ),
  appeal_level: choice(APPEAL_LEVELS, "Unknown level."),
  payer: queryField(z.string().max(200)).describe("As in GET /appeals/payers/"),
  category: choice(DENIAL_CATEGORIES, "Unknown category."),
  who: choice(["mine"], "Unknown choice of people.").describe(
    "mine: whose case is assigned to the caller, or nobody's that the caller began",
  ),
  due: choice(APPEAL_DUE, "Unknown choice of due dates.").describe(
    "overdue, due in 7, 14 or 30 days from today on, or none",
  ),
};

export const boardQuery = z.object(filterFields);

export const listAppealsQuery = boardQuery.extend({
  cursor: z.string().max(500).optional(),
  page_size: z.coerce.number().int().min(1).max(200).default(50),
  status: z.enum(APPEAL_STATUSES).optional(),
  appeal_stage: choice(APPEAL_STAGES, "Unknown stage."),
  sort: choice(APPEAL_SORTS, "Unknown order.").describe("-created_at unless it is named"),
});
export type ListAppealsQuery = z.output<typeof listAppealsQuery>;

/** What the dashboard knows of an appeal beside the list's own keys. */
const cardFields = {
  appeal_stage: z.enum(APPEAL_STAGES).describe("Where the appeal stands"),
  appeal_level: z.enum(APPEAL_LEVELS),
  amount: z
    .string()
    .describe(
      "What is at stake, or, once overturned, what was won back. Of a claim's appeals the newest has it",
    ),
  due: z.iso.date().nullable().describe("The next date of its case"),
  clock: z.string().nullable().describe("What runs out then, as in clocks"),
  due_certain: z.boolean(),
  payers_turn: z.boolean().describe("The date is the payer's to keep; else somebody here has to act by it"),
};

const appealRowAnswer = appealListItemAnswer.extend(cardFields).meta({ id: "AppealRow" });
export type AppealRowDto = z.infer<typeof appealRowAnswer>;
export const appealsAnswer = pageAnswer(appealRowAnswer);

const boardCard = z
  .strictObject({
    id: z.uuid(),
    claim: z.uuid().nullable(),
    patient_name: z.string(),
    payer_name: z.string(),
    claim_number: z.string(),
    outcome: z.enum(DECISION_OUTCOMES).nullable(),
    ...cardFields,
  })
  .meta({ id: "AppealCard" });
export type AppealCardDto = z.infer<typeof boardCard>;

export const boardAnswer = z
  .strictObject({
    stages: z
      .array(
        z.strictObject({
          appeal_stage: z.enum(APPEAL_STAGES),
          count: z.int().min(0),
          amount: z.string().describe("Of all of its appeals, not only of those that are shown"),
          won: z.boolean().describe("The amount was won back; else it is at stake"),
          results: z.array(boardCard).describe("The first twelve, what is due first"),
        }),
      )
      .describe(
        "In the order of an appeal's life; what went to the next level and what was closed is left out",
      ),
  })
  .meta({ id: "AppealBoard" });
export type AppealBoardDto = z.infer<typeof boardAnswer>;
export type AppealColumnDto = AppealBoardDto["stages"][number];

export const appealPayersAnswer = z.strictObject({
  payers: z.array(z.strictObject({ key: z.string(), name: z.string(), count: z.int() })),
});
