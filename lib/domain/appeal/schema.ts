import { z } from "zod";
import { DECISION_OUTCOMES } from "@/lib/core/cases";
import { CONFIRMABLE } from "@/lib/core/confirmation";
import {
  APPEAL_STATUSES,
  DEFAULT_MODEL,
  DELIVERY_METHODS,
  DELIVERY_STATES,
  LETTER_FORMATS,
  LETTER_PAPERS,
  MODEL_LABELS,
  OWN_SEND_METHODS,
  RIGHT_MOVES,
} from "@/lib/core/enums";
import { boxAnswer, sourcedEvidence } from "@/lib/core/evidence";
import { EXTRACTION_FACTS, EXTRACTION_FIELDS } from "@/lib/core/extraction";
import { paperFields } from "@/lib/core/notice-answer";
import { clockAnswer } from "@/lib/domain/clocks/schema";
import { adviceAnswer } from "@/lib/domain/move/schema";
import { appealDocumentAnswer, documentIds } from "./documents/schema";

/** Shapes of the quick appeal's calls (docs/product.md, H1). Isomorphic: forms use them too. */

const line = (max: number) =>
  z
    .string()
    .max(max, `Use at most ${max} characters.`)
    .transform((value) => value.replaceAll(/\s+/g, " ").trim());

const appealFields = z.object({
  patient_name: line(200),
  payer_name: line(200),
  claim_number: line(100),
  denial_code: line(100),
  denial_text: z
    .string()
    .max(5000, "Use at most 5000 characters.")
    .transform((value) => value.trim()),
});

export const appealIdField = { appealId: z.uuid() };

/** With a claim and no documents named it begins with the claim's own. */
export const createAppealInput = appealFields.partial().extend({
  patient: z.uuid().nullish(),
  claim: z.uuid({ error: "Choose a claim from the list." }).nullish(),
  documents: documentIds.optional(),
});

export const updateAppealInput = z.object({
  ...appealIdField,
  patient: z.uuid({ error: "Choose a patient from the list." }).nullish(),
  patient_name: appealFields.shape.patient_name.optional(),
  payer_name: appealFields.shape.payer_name.optional(),
  claim: z.uuid({ error: "Choose a claim from the list." }).nullish(),
  status: z.enum(["draft", "sent"], { error: "The status is draft or sent." }).optional(),
  /** With status sent: how the person sent it by themselves. */
  sent_method: z.enum(OWN_SEND_METHODS, { error: "Choose portal, mail or other." }).optional(),
  reference_number: line(100).optional(),
  /** With status sent: why it went out although the gate still finds something. */
  sent_reason: line(500).optional(),
});
export type UpdateAppealInput = z.infer<typeof updateAppealInput>;

/** The extracted information as the person edited it; fields that are left out stay as they are. */
export const appealMetadataInput = appealFields.partial().extend(appealIdField);

export const extractInput = z.object({ ...appealIdField, force: z.boolean().default(false) });

/** What is to be written (docs/product.md, I2). */
export const moveFields = {
  /** Left out: the advised one where it has a paper of its own, else an appeal. */
  move: z.enum(RIGHT_MOVES, { error: "Choose one of the next steps." }).optional(),
  /** Left out: the move's own paper. */
  paper: z.enum(LETTER_PAPERS, { error: "Choose one of the papers." }).optional(),
  /** Why an appeal is written although it has no standing. */
  override_reason: line(500).optional(),
};

export const generateInput = z.object({
  ...appealIdField,
  model: z.enum(MODEL_LABELS, { error: `Choose one of ${MODEL_LABELS.join(", ")}.` }).default(DEFAULT_MODEL),
  ...moveFields,
});

/** A letter longer than this is no letter; it also bounds the work of cleaning and setting it. */
export const MAX_LETTER_CHARACTERS = 200_000;
export const saveLetterInput = z.object({
  ...appealIdField,
  content: z.string().max(MAX_LETTER_CHARACTERS, "The letter is too long."),
  format: z.enum(LETTER_FORMATS).default("html"),
  /** The version the person edited; a newer one on the server is a conflict. */
  base_version: z.int().positive().optional(),
});
export type SaveLetterInput = z.infer<typeof saveLetterInput>;

export const attachInput = z.object({
  ...appealIdField,
  documents: documentIds.min(1, "Choose at least one document."),
});

/** Ids of the appeal's documents in the order in which they are enclosed; left out: as exported last, else those that the letter names. */
export const enclosureIds = documentIds
  .refine((ids) => new Set(ids).size === ids.length, "Enclose each document once.")
  .optional();

export const exportInput = z.object({ ...appealIdField, enclosures: enclosureIds });

/**
 * What the quick appeal's calls answer. Keys are the wire's; times are ISO 8601 UTC. Strict, so that a test of an
 * answer finds a key that is not listed; the OpenAPI document is made from them.
 */

const time = z.iso.datetime();
const count = z.int().min(0);
const field = z.enum(EXTRACTION_FIELDS);

export const letterAnswer = z
  .strictObject({
    content: z.string(),
    content_format: z.enum(LETTER_FORMATS),
    rendered_pdf_path: z
      .string()
      .nullable()
      .describe("Where this very version is served as a PDF, once exported"),
    version: z.int().positive(),
    origin: z.enum(["generated", "edited"]),
    engine: z.string().nullable().describe("`built-in` or a model label"),
    provider_model: z.string().nullable().describe("What the provider calls the model"),
    updated_at: time,
  })
  .meta({ id: "Letter" });
export type LetterDto = z.infer<typeof letterAnswer>;

const generationAnswer = z
  .strictObject({
    id: z.uuid(),
    attempt: z.int().positive(),
    status: z.enum(["queued", "writing", "done", "failed"]),
    model: z.enum(MODEL_LABELS),
    engine: z.enum(["built-in", "model"]),
    move: z.enum(RIGHT_MOVES),
    paper: z.enum(LETTER_PAPERS).describe("What is written"),
    text: z.string().describe("What has been written so far"),
    error: z.string().nullable(),
  })
  .meta({ id: "Generation" });
export type GenerationDto = z.infer<typeof generationAnswer>;

export const appealListItemAnswer = z
  .strictObject({
    id: z.uuid(),
    patient: z.uuid().nullable(),
    claim: z.uuid().nullable().describe("The claim that it appeals"),
    template_name: z.string().describe("What the letter was written from"),
    patient_name: z.string(),
    payer_name: z.string(),
    claim_number: z.string(),
    denial_code: z.string(),
    denial_text: z.string(),
    status: z.enum(APPEAL_STATUSES),
    outcome: z
      .enum(DECISION_OUTCOMES)
      .nullable()
      .describe("How the payer answered, by the latest answer that was confirmed"),
    follows: z.uuid().nullable().describe("The appeal whose decision this one answers at the next level"),
    created_at: time,
    updated_at: time,
    ...paperFields,
    documents: z.array(appealDocumentAnswer),
    has_letter: z.boolean(),
    appeal_deadline: z
      .string()
      .nullable()
      .describe(
        "As printed on the notice or counted from it, else the linked claim's; null when neither says",
      ),
  })
  .meta({ id: "AppealListItem" });
export type AppealListItemDto = z.infer<typeof appealListItemAnswer>;

const enclosedAnswer = z.strictObject({
  document: z.uuid(),
  title: z.string(),
  pages: z.int().min(0),
  first_page: z.int().positive().describe("Of the PDF, from 1"),
  pages_left_out: z.array(z.int().positive()).describe("Pages of the document that stayed behind"),
});
export type EnclosedDto = z.infer<typeof enclosedAnswer>;

export const deliveryAnswer = z
  .strictObject({
    id: z.uuid(),
    method: z.enum(DELIVERY_METHODS),
    to: z.string(),
    state: z.enum(DELIVERY_STATES),
    provider: z.string().describe("`person` where someone sent it by themselves"),
    reference: z.string().nullable(),
    letter_version: z.int().positive(),
    pages: z.int().min(0).describe("Of the PDF that was sent"),
    enclosures: z.array(enclosedAnswer),
    error: z.string().nullable(),
    overrides: z
      .array(z.strictObject({ code: z.string(), message: z.string(), reason: z.string(), by: z.string() }))
      .describe("What stood in the way and a person passed, with the reason"),
    proves: z
      .uuid()
      .nullable()
      .describe("The earlier sending whose proof this one carries; null for a letter"),
    created_at: z.iso.datetime(),
    sent_at: z.iso.datetime().nullable(),
  })
  .meta({ id: "Delivery" });
export type DeliveryDto = z.infer<typeof deliveryAnswer>;

const confirmationAnswer = z
  .strictObject({
    value: z.string().describe("Empty: the papers don't state it"),
    by: z.string(),
    at: time,
    document: z.uuid().nullable().describe("Where the person found it; null as read, or typed"),
    page: z.int().positive().nullable(),
    boxes: z.array(boxAnswer),
    drawn: z.boolean().describe("The person drew the box on the page"),
  })
  .meta({ id: "Confirmation" });
export type ConfirmationDto = z.infer<typeof confirmationAnswer>;

export const appealAnswer = appealListItemAnswer
  .extend({
    letter: letterAnswer.nullable(),
    extraction: z.strictObject({
      state: z.enum(["idle", "running", "done"]),
      evidence: z.partialRecord(field, sourcedEvidence),
      facts: z.partialRecord(z.enum(EXTRACTION_FACTS), sourcedEvidence),
      service_period: z
        .boolean()
        .describe("The two dates of service are printed as the first and the last of a period"),
      estimated_deadline: z
        .strictObject({ date: z.iso.date(), basis: z.string() })
        .nullable()
        .describe(
          "The usual limit of this kind of payer, where the notice states none and an appeal has standing; to be confirmed",
        ),
      confirmations: z
        .partialRecord(z.enum(CONFIRMABLE), confirmationAnswer)
        .describe("What persons compared with the paper, chose or typed"),
      conflicts: z
        .partialRecord(z.enum(CONFIRMABLE), z.array(sourcedEvidence))
        .describe("Values on which the documents differ, each once, the most telling document first"),
      to_check: z
        .array(z.enum(CONFIRMABLE))
        .describe(
          "What a person should look at in step 2: fields that neither a person nor the practice's own record confirms, and other values in doubt",
        ),
    }),
    advice: adviceAnswer.nullable().describe("What is right to do; null until something was read or typed"),
    clocks: z.array(clockAnswer).describe("Its dates, the nearest first; a sent appeal has at least one"),
    generation: generationAnswer.nullable().describe("The newest attempt"),
    exported: z
      .strictObject({
        version: z.int().positive(),
        size_bytes: count,
        pages: count,
        pdf_url: z.string(),
        enclosures: z.array(enclosedAnswer),
        draft: z.boolean().describe("Each page says DRAFT"),
      })
      .nullable(),
    deliveries: z.array(deliveryAnswer).describe("Newest first, at most 50"),
    sent_at: time.nullable(),
    sent_method: z.enum([...DELIVERY_METHODS, "manual"]).nullable(),
  })
  .meta({ id: "Appeal" });
export type AppealDto = z.infer<typeof appealAnswer>;

export const uploadAnswer = z.strictObject({
  uploaded_documents: z.array(appealDocumentAnswer),
  errors: z.record(z.string(), z.array(z.string())).describe("What was not taken, by field"),
});

export const extractAnswer = z.strictObject({
  status: z.literal("processing"),
  run_id: z.uuid(),
  documents: count,
  message: z.string(),
});

export const generateAnswer = generationAnswer.extend({ generation_id: z.uuid(), message: z.string() });

export const exportAnswer = z.strictObject({
  pdf_url: z.string(),
  size_bytes: count,
  pages: count,
  version: z.int().positive().describe("Of the letter"),
  enclosures: z.array(enclosedAnswer),
  draft: z.boolean().describe("Each page says DRAFT, because something stands in the way of sending"),
});

export type AppealCountsDto = { total: number; draft: number; sent: number };

/** Where the newest appeal of a claim stands; nothing of the patient is in it. */
export const appealOfClaimAnswer = z.strictObject({
  id: z.uuid(),
  status: z.enum(APPEAL_STATUSES),
  sent_at: z.iso.datetime().nullable(),
  outcome: z.enum(DECISION_OUTCOMES).nullable(),
});
export type AppealOfClaimDto = z.infer<typeof appealOfClaimAnswer>;
