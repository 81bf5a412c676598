import { z } from "zod";
import {
  CLAIM_STATUSES,
  DENIAL_CATEGORIES,
  type DenialCategory,
  RIGHT_MOVES,
  type RightMove,
} from "@/lib/core/enums";
import { lineField, pageFields, queryField, textField } from "@/lib/core/fields";

/** Shapes of the worklist's calls (docs/product.md, W1 to W3). Isomorphic. */

export const WORKLIST_STATES = ["open", "waiting", "snoozed", "expired", "closed"] as const;
export type WorklistState = (typeof WORKLIST_STATES)[number];

export const WORKLIST_SORTS = ["rank", "due", "-amount", "opened_on"] as const;
export type WorklistSort = (typeof WORKLIST_SORTS)[number];

/** Whose cases: all, one's own, or nobody's. */
export const WORKLIST_WHO = ["mine", "nobody"] as const;

/** At least so many dollars, at least so many days old. */
export const WORKLIST_AMOUNTS = [100, 500, 1000, 5000] as const;
export const WORKLIST_AGES = [30, 60, 90, 180] as const;

const MOST_AT_ONCE = 200;
export const WORKLIST_MESSAGES = {
  unknown: "Choose cases of the worklist.",
  unknownPerson: "Choose a person of the practice.",
  snoozeFrom: "Choose a day after today.",
  snoozeTo: "Choose a day within the next year.",
  snoozeReason: "Say why it is put off.",
  closeReason: "Say why it is closed.",
  changed: "Somebody changed it since. Nothing was taken back.",
  unknownChange: "There is nothing to take back.",
  tooLongTogether: "Another stands there by now, and both together are too long. Use fewer words.",
} as const;

const choice = <T extends string>(values: readonly T[], error: string) =>
  queryField(z.enum(values as [T, ...T[]], { error }));
const whole = (error: string) =>
  queryField(z.coerce.number({ error }).int(error).min(0, error).max(10_000_000, error));

const worklistFilterQuery = z.object({
  state: choice(WORKLIST_STATES, "Unknown state."),
  who: choice(WORKLIST_WHO, "Unknown choice of people."),
  payer: queryField(z.string().max(200)),
  category: choice<DenialCategory>(DENIAL_CATEGORIES, "Unknown category."),
  move: choice<RightMove>(RIGHT_MOVES, "Unknown next step."),
  amount: whole("Enter whole dollars."),
  age: whole("Enter whole days."),
});
export type WorklistFilter = z.output<typeof worklistFilterQuery>;

export const listWorklistQuery = worklistFilterQuery.extend({
  ...pageFields,
  sort: choice(WORKLIST_SORTS, "Unknown order."),
});
export type ListWorklistQuery = z.output<typeof listWorklistQuery>;

const worklistItemAnswer = z
  .strictObject({
    id: z.uuid(),
    claim_id: z.uuid().nullable(),
    claim_status: z.enum(CLAIM_STATUSES).nullable(),
    appeal_id: z.uuid().nullable().describe("The appeal that stands alone, or the claim's newest"),
    appeal_status: z.enum(["draft", "sent"]).nullable(),
    written_anyway: z.boolean().describe("It is a draft with a letter although its step needs none"),
    claim_number: z.string(),
    patient_name: z.string(),
    payer_name: z.string(),
    category: z.enum(DENIAL_CATEGORIES).nullable(),
    amount: z.string().describe("What is still to be won"),
    move: z.enum(RIGHT_MOVES),
    move_open: z.boolean().describe("False: nothing that is filed would bring the money"),
    why: z.string().describe("Why it is here, in one sentence"),
    clock: z.string().nullable().describe("The kind of its next date, as in clocks"),
    due: z.iso.date().nullable(),
    work_by: z.iso.date().nullable().describe("Null where it is the payer's turn"),
    certain: z.boolean(),
    days_left: z
      .int()
      .nullable()
      .describe("To the due date, where the practice is; negative when it has passed"),
    reminder: z
      .union([z.literal(14), z.literal(7), z.literal(1), z.literal(0)])
      .nullable()
      .describe("The days' mark it has passed: 14, 7 or 1 days left, 0 when overdue"),
    state: z.enum(WORKLIST_STATES),
    opened_on: z.iso.date(),
    assigned_to: z.uuid().nullable(),
    assigned_to_name: z.string(),
    snoozed_until: z.iso.date().nullable(),
    snooze_reason: z.string(),
    note: z.string(),
    close_reason: z.string(),
    closed_at: z.iso.datetime().nullable(),
  })
  .meta({ id: "WorklistItem" });
export type WorklistItemDto = z.infer<typeof worklistItemAnswer>;

/** How a case was closed, as its claim's page shows it. */
export const closingAnswer = z.strictObject({
  id: z.uuid(),
  closed_at: z.iso.datetime(),
  closed_by_name: z.string(),
  reason: z.string(),
});
export type ClosingDto = z.infer<typeof closingAnswer>;

const count = z.int().min(0).nullable().describe("Exact up to 10,000, else null");
export const worklistAnswer = z.strictObject({
  count,
  counts: z
    .strictObject({ open: count, waiting: count, snoozed: count, expired: count, closed: count })
    .describe("Of the whole practice by state, whatever the filter"),
  next: z.string().nullable().describe("The address of the next page"),
  previous: z.string().nullable(),
  results: z.array(worklistItemAnswer),
});
export type WorklistPage = z.infer<typeof worklistAnswer>;
export type WorklistCounts = WorklistPage["counts"];

export const worklistPayersAnswer = z.strictObject({
  payers: z.array(z.strictObject({ key: z.string(), name: z.string(), count: z.int() })),
});

const ids = z
  .array(z.uuid({ error: WORKLIST_MESSAGES.unknown }), { error: WORKLIST_MESSAGES.unknown })
  .min(1, WORKLIST_MESSAGES.unknown)
  .max(MOST_AT_ONCE, `Choose at most ${MOST_AT_ONCE} cases at once.`)
  .transform((chosen) => [...new Set(chosen)].sort());

const WORKLIST_ACTIONS = ["assign", "snooze", "wake", "note", "close", "reopen"] as const;

export const worklistActionInput = z
  .object({
    action: z.enum(WORKLIST_ACTIONS, { error: "Unknown action." }),
    ids,
    assigned_to: z
      .uuid({ error: WORKLIST_MESSAGES.unknownPerson })
      .nullish()
      .describe("With assign; null: nobody's"),
    until: z.iso.date({ error: WORKLIST_MESSAGES.snoozeFrom }).optional().describe("With snooze"),
    reason: lineField(300).optional().describe("With snooze and close"),
    note: textField(2000).optional().describe("With note; an empty one takes it away"),
    replaces: textField(2000)
      .optional()
      .describe("With note: the one its writer saw. Where another stands there by now, both are kept"),
  })
  .superRefine((input, context) => {
    const need = (path: keyof typeof input, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (input.action === "assign" && input.assigned_to === undefined) {
      need("assigned_to", WORKLIST_MESSAGES.unknownPerson);
    }
    if (input.action === "snooze" && !input.until) need("until", WORKLIST_MESSAGES.snoozeFrom);
    if (input.action === "snooze" && !input.reason) need("reason", WORKLIST_MESSAGES.snoozeReason);
    if (input.action === "close" && !input.reason) need("reason", WORKLIST_MESSAGES.closeReason);
    if (input.action === "note" && input.note === undefined) need("note", "Enter text.");
  });
export type WorklistActionInput = z.output<typeof worklistActionInput>;

export const worklistChangeAnswer = z.strictObject({
  change_id: z.uuid().describe("Takes it back: POST /worklist/undo/"),
  changed: z.int().min(0),
  kept: z
    .int()
    .min(0)
    .describe("Of them, those where another's note or reason that came before is kept beside it"),
});

export const undoWorklistInput = z.object({ change_id: z.uuid({ error: WORKLIST_MESSAGES.unknownChange }) });
export const undoneAnswer = z.strictObject({ restored: z.int().min(0) });
