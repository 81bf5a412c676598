import { z } from "zod";
import type { PageText } from "./document-text";
import type { Evidence } from "./extraction";

/** Schemas of what is known of a document's words, as the calls answer it. */

const share = z.number().min(0).max(1);
export const boxAnswer = z
  .strictObject({ x: share, y: share, width: share, height: share })
  .meta({ id: "Box", description: "In fractions of the page, origin at the top left" });

export const evidence = z
  .strictObject({
    value: z.string(),
    confidence: share,
    method: z
      .enum(["rules", "model", "person"])
      .describe("`person`: typed, or read where a person drew a box"),
    page: z.int().positive(),
    boxes: z
      .array(boxAnswer)
      .describe("Of the words on the page; empty when the value is derived, not printed"),
    context: z.string().describe("The words around the value"),
    basis: z.string().optional().describe("For derived values, how"),
    doubt: z.string().optional().describe("Why a person should look before this value is used"),
    repaired: z
      .string()
      .optional()
      .describe("As the page prints it, where a misread character was put right"),
    points: z
      .array(z.strictObject({ text: z.string(), page: z.int().positive(), boxes: z.array(boxAnswer) }))
      .optional()
      .describe("Of a reason that is given point by point: each point by itself"),
    confirmed: z
      .strictObject({ by: z.string(), at: z.iso.datetime() })
      .optional()
      .describe("Who compared it with the paper, chose or typed it"),
  })
  .meta({ id: "Evidence" }) satisfies z.ZodType<Evidence>;

/** With the document that says it. */
export const sourcedEvidence = evidence.extend({ documentId: z.uuid() }).meta({ id: "SourcedEvidence" });
export type SourcedEvidenceDto = z.infer<typeof sourcedEvidence>;

export const documentPageAnswer = z
  .strictObject({
    number: z.int().positive(),
    width: z.number().describe("Points (1/72 inch)"),
    height: z.number().describe("Points (1/72 inch)"),
    method: z.enum(["text-layer", "ocr", "structure"]),
    text: z.string(),
    words: z.array(z.strictObject({ text: z.string(), box: boxAnswer, confidence: share })),
  })
  .meta({ id: "DocumentPage" }) satisfies z.ZodType<PageText>;
