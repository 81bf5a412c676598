import { z } from "zod";
import { boxAnswer } from "@/lib/core/evidence";
import { appealIdField, letterAnswer } from "@/lib/domain/appeal/schema";

/** A passage of an appeal's paper, or a value on it, with its place. */
const evidenceFactAnswer = z
  .strictObject({
    id: z.string(),
    document: z.uuid(),
    page: z.int().positive(),
    boxes: z.array(boxAnswer),
    date: z.iso.date().nullable().describe("The day that the paper speaks of"),
    quote: z.string(),
    sentence: z
      .string()
      .describe("As the letter states it, with enclosure and page; empty when not enclosed"),
    adverse: z.boolean().describe("Speaks against the case: the app never puts it in"),
    in_letter: z.boolean().describe("The app's own letter uses it"),
  })
  .meta({ id: "EvidenceFact" });
export type EvidenceFactDto = z.infer<typeof evidenceFactAnswer>;

const evidenceGroupAnswer = z.strictObject({
  id: z.string(),
  label: z.string().describe("The payer's own words for a point, else what the category needs"),
  kind: z.enum(["reason", "criterion", "item", "need"]),
  answered: z.boolean(),
  facts: z.array(evidenceFactAnswer),
});

export const evidenceAnswer = z
  .strictObject({
    groups: z.array(evidenceGroupAnswer),
    missing: z.array(z.string()),
    contacts: z
      .array(z.strictObject({ id: z.uuid(), date: z.iso.date(), quote: z.string(), sentence: z.string() }))
      .describe("What the contact log has, as a letter states it; put in by a person only"),
    left_out: z
      .array(
        z.strictObject({
          document: z.uuid(),
          page: z.int().positive(),
          reason: z.enum([
            "other_patient",
            "carried_forward",
            "patient_unknown",
            "other_edition",
            "hard_to_read",
          ]),
          detail: z.string(),
        }),
      )
      .describe("What was not read as a fact of this patient on that day, and why"),
  })
  .meta({ id: "LetterEvidence" });
export type EvidenceDto = z.infer<typeof evidenceAnswer>;

const questionAnswer = z
  .strictObject({
    id: z.string(),
    text: z.string(),
    why: z.string(),
    passages: z.array(evidenceFactAnswer).describe("The nearest of the chart"),
    proposal: z
      .string()
      .nullable()
      .describe(
        "An answer that the passages support; no paper says it before a person gives it as the answer",
      ),
  })
  .meta({ id: "LetterQuestion" });
export type LetterQuestionDto = z.infer<typeof questionAnswer>;

/** The letter with what it could not say (docs/product.md, I3), in the order of weight. */
export const letterWithQuestionsAnswer = letterAnswer
  .extend({
    questions: z.array(questionAnswer),
    answers: z.array(
      z.strictObject({
        question_id: z.string(),
        question: z.string(),
        text: z.string(),
        by: z.string(),
        at: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: "LetterWithQuestions" });
export type LetterWithQuestionsDto = z.infer<typeof letterWithQuestionsAnswer>;

/** The server's own limit stands in the table too. */
const MAX_ANSWER_CHARACTERS = 2000;

export const answerQuestionInput = z.object({
  ...appealIdField,
  question_id: z.string({ error: "Choose a question of the letter." }).min(1).max(60),
  text: z
    .string({ error: "Write the answer." })
    .trim()
    .max(MAX_ANSWER_CHARACTERS, `Use at most ${MAX_ANSWER_CHARACTERS} characters.`),
});

export const answerQuestionAnswer = letterWithQuestionsAnswer.extend({
  rewritten: z
    .boolean()
    .describe("The app's own letter now says it; a letter that a person edited is left as it is"),
  sentence: z.string().describe("The answer as a letter states it, to be put in by hand otherwise"),
});
