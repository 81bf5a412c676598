import { z } from "zod";
import { ACTION_STATUSES, ACTION_TYPES, PRIORITIES } from "@/lib/core/enums";
import { dateField, lineField, pageFields, queryField, textField } from "@/lib/core/fields";

/** Shapes of the action items' calls (docs/product.md, F14, F15). Isomorphic. */

export const ACTION_ITEM_MESSAGES = {
  created: "Action item created successfully",
  updated: "Action item updated successfully",
  unknownItem: "Choose an action item of this claim.",
  unknownAssignee: "Choose a person from the list.",
  unknownLine: "Choose a line of this claim.",
  conflict: "Someone else has changed this action item since you opened it. Reload it, then save.",
} as const;

/** How many days before the appeal deadline the "file appeal" item is due. */
export const FILE_APPEAL_LEAD_DAYS = 3;

const claimIdField = { claimId: z.uuid() };
const status = z.enum(ACTION_STATUSES, { error: "Choose a status." });
const actionType = z.enum(ACTION_TYPES, { error: "Choose a type." });
const priority = z.enum(PRIORITIES, { error: "Choose a priority." });
const blankAsNull = (value: unknown) => (value === "" ? null : value);
const person = z.preprocess(blankAsNull, z.uuid({ error: ACTION_ITEM_MESSAGES.unknownAssignee }).nullable());

export const createActionItemInput = z.object({
  ...claimIdField,
  title: lineField(200).refine((value) => value !== "", "Enter a title."),
  description: textField(5000).default(""),
  action_type: actionType.default("other"),
  priority: priority.default("medium"),
  status: status.default("pending"),
  notes: textField(5000).default(""),
  due_date: dateField.default(null),
  assigned_to: person.default(null),
  line_item: z
    .preprocess(blankAsNull, z.uuid({ error: ACTION_ITEM_MESSAGES.unknownLine }).nullable())
    .default(null),
  uhc_code: lineField(50).default(""),
  uhc_description: textField(2000).default(""),
  suggested_actions: z
    .array(lineField(500), { error: "Send a list of texts." })
    .max(20, "Send at most 20 suggestions.")
    .default([]),
  requires_documents: z.boolean({ error: "Say true or false." }).default(false),
});
export type CreateActionItemInput = z.infer<typeof createActionItemInput>;

/** Fields that are left out stay as they are; an empty due date or assignee clears it. */
export const updateActionItemInput = z.object({
  ...claimIdField,
  action_id: z.uuid({ error: ACTION_ITEM_MESSAGES.unknownItem }),
  status: status.optional(),
  priority: priority.optional(),
  assigned_to: person.optional(),
  notes: textField(5000).optional(),
  due_date: dateField.optional(),
  updated_at: z.iso.datetime({ offset: true, error: "Send updated_at as it was answered." }).optional(),
});

export const listActionItemsQuery = z.object({
  ...claimIdField,
  status: queryField(status),
  action_type: queryField(actionType),
  priority: queryField(priority),
  assigned_to_me: queryField(
    z
      .enum(["true", "false", "1", "0"], { error: "Say true or false." })
      .transform((value) => value === "true" || value === "1"),
  ),
});

/** The open items of the person who asks, over all claims. */
export const myActionItemsQuery = z.object(pageFields);

/** `pending` counts items not begun; `overdue` and `high_priority` count open ones (pending or in progress). */
export const actionCountsAnswer = z.strictObject({
  total: z.int(),
  pending: z.int(),
  overdue: z.int(),
  high_priority: z.int(),
});
export type ActionCountsDto = z.infer<typeof actionCountsAnswer>;

const actionItemAnswer = z.strictObject({
  action_id: z.uuid(),
  claim_id: z.uuid(),
  title: z.string(),
  description: z.string(),
  action_type: z.enum(ACTION_TYPES),
  priority: z.enum(PRIORITIES),
  status: z.enum(ACTION_STATUSES),
  notes: z.string(),
  uhc_code: z.string(),
  uhc_description: z.string(),
  suggested_actions: z.array(z.string()),
  requires_documents: z.boolean(),
  document_count: z.int().describe("Documents of the claim"),
  due_date: z.iso.date().nullable(),
  is_overdue: z.boolean().describe("Open, and due before today where the practice is"),
  days_until_due: z.int().nullable(),
  line_item: z.uuid().nullable(),
  line_item_number: z.int().nullable(),
  assigned_to: z.uuid().nullable(),
  assigned_to_name: z.string().nullable(),
  created_by_name: z.string().nullable().describe("Null: the product made it"),
  completed_at: z.iso.datetime().nullable(),
  completed_by_name: z.string().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type ActionItemDto = z.infer<typeof actionItemAnswer>;

/** The answer to making or changing one. */
export const savedActionItemAnswer = z.strictObject({
  status: z.literal("success"),
  message: z.string(),
  action_item: actionItemAnswer,
});
export type SavedActionItemDto = z.infer<typeof savedActionItemAnswer>;

/** The answer of `GET /claims/{id}/action_items/`; both keys hold the same list. */
export const actionItemsAnswer = z.strictObject({
  status: z.literal("success"),
  summary: actionCountsAnswer.describe("Over all items of the claim, whatever the filter"),
  action_items: z.array(actionItemAnswer),
  count: z.int(),
  next: z.null(),
  previous: z.null(),
  results: z.array(actionItemAnswer),
});
export type ActionItemsAnswer = z.infer<typeof actionItemsAnswer>;

const myActionItemAnswer = actionItemAnswer.extend({ claim_number: z.string(), patient_name: z.string() });

/** The answer of `GET /claims/my_action_items/`. */
export const myActionItemsAnswer = z.strictObject({
  status: z.literal("success"),
  summary: actionCountsAnswer,
  action_items: z.array(myActionItemAnswer),
  count: z.int(),
  next: z.string().nullable(),
  previous: z.null(),
  results: z.array(myActionItemAnswer),
});
