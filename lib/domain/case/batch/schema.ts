import { z } from "zod";
import { DELIVERY_STATES, DENIAL_CATEGORIES, RIGHT_MOVES, SEND_METHODS } from "@/lib/core/enums";
import { deliveryAnswer } from "@/lib/domain/appeal/schema";

/** Shapes of letters that are drafted and sent together (docs/product.md, W8, W9). Isomorphic. */

/** As many as a person reviews in one sitting, and as a fax line takes in a while. */
const MOST_LETTERS = 25;

export const BATCH_MESSAGES = {
  notFound: "These letters were not found.",
  choose: "Choose cases of the worklist.",
  tooMany: `Choose at most ${MOST_LETTERS} cases at once.`,
  onePayer: "Choose cases of one payer: one batch goes to one payer.",
  oneReason: "Choose cases with the same category and the same next step: one batch gives one reason.",
  noPaper: "Nothing is written for this next step. Choose cases whose next step is a letter.",
  closed: "One of these cases is closed or its last day has passed. Open it by itself.",
  chooseLetters: "Choose letters of this batch.",
  changed: "The letter changed since you looked at it. Review it again before you send it.",
  noLetter: "This letter is not written yet.",
  noTimeForAll:
    "These packets could not all be made in the time that a request has. Those that were made are kept: try again in a minute, or choose fewer letters.",
  noTime: "There was no time left for this one. Send the letters that are left again.",
} as const;

export const beginBatchInput = z.object({
  ids: z
    .array(z.uuid({ error: BATCH_MESSAGES.choose }), { error: BATCH_MESSAGES.choose })
    .min(1, BATCH_MESSAGES.choose)
    .max(MOST_LETTERS, BATCH_MESSAGES.tooMany)
    .transform((ids) => [...new Set(ids)]),
});

export const batchIdField = { batchId: z.uuid() };

const BATCH_LETTER_STATES = ["waiting", "writing", "ready", "sent", "failed"] as const;
export type BatchLetterState = (typeof BATCH_LETTER_STATES)[number];

const batchLetterAnswer = z.strictObject({
  position: z.int().min(1),
  appeal: z.uuid().nullable().describe("Null until its draft was begun"),
  claim_number: z.string(),
  patient_name: z.string(),
  state: z
    .enum(BATCH_LETTER_STATES)
    .describe("waiting: not begun; writing: being written; ready: to be reviewed; sent: it went out"),
  version: z.int().positive().nullable().describe("Of the letter as it is now"),
  problem: z.string().nullable().describe("Why there is no draft"),
});
export type BatchLetterDto = z.infer<typeof batchLetterAnswer>;

export const batchAnswer = z
  .strictObject({
    id: z.uuid(),
    payer_name: z.string(),
    category: z.enum(DENIAL_CATEGORIES).nullable(),
    move: z.enum(RIGHT_MOVES),
    created_at: z.iso.datetime(),
    under_way: z.boolean().describe("True while a draft is still to come"),
    letters: z.array(batchLetterAnswer).describe("In the order in which the cases were chosen"),
  })
  .meta({ id: "LetterBatch" });
export type BatchDto = z.infer<typeof batchAnswer>;

export const batchesAnswer = z.strictObject({
  batches: z.array(
    z.strictObject({
      id: z.uuid(),
      payer_name: z.string(),
      category: z.enum(DENIAL_CATEGORIES).nullable(),
      move: z.enum(RIGHT_MOVES),
      created_at: z.iso.datetime(),
      letters: z.int().min(0),
      sent: z.int().min(0),
    }),
  ),
});

/** Each letter is named with the version that the person looked at: that is its confirmation. */
export const sendBatchInput = z.object({
  ...batchIdField,
  method: z.enum(SEND_METHODS, { error: "Choose fax or email." }),
  to: z.string().trim().min(1, "Please provide recipient information").max(320),
  letters: z
    .array(z.object({ appeal: z.uuid(), version: z.int().positive() }), {
      error: BATCH_MESSAGES.chooseLetters,
    })
    .min(1, BATCH_MESSAGES.chooseLetters)
    .max(MOST_LETTERS, BATCH_MESSAGES.tooMany),
});

export const sendBatchAnswer = z.strictObject({
  results: z.array(
    z.strictObject({
      appeal: z.uuid(),
      status: z.enum([...DELIVERY_STATES, "refused"]),
      delivery: deliveryAnswer.nullable().describe("Each letter's own; null where it was refused"),
      message: z.string().describe("Why it was refused; empty else"),
    }),
  ),
});
export type SendBatchDto = z.infer<typeof sendBatchAnswer>;

export const batchPacketsQuery = z.object({
  ...batchIdField,
  appeals: z
    .string({ error: BATCH_MESSAGES.chooseLetters })
    .transform((ids) => ids.split(",").filter(Boolean))
    .pipe(
      z
        .array(z.uuid({ error: BATCH_MESSAGES.chooseLetters }))
        .min(1, BATCH_MESSAGES.chooseLetters)
        .max(MOST_LETTERS, BATCH_MESSAGES.tooMany),
    )
    .describe("Ids parted by commas"),
});
