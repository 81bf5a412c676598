import { z } from "zod";
import {
  APPEAL_STATUSES,
  DEFAULT_MODEL,
  DENIAL_CATEGORIES,
  type DenialCategory,
  LETTER_FORMATS,
  type ModelLabel,
} from "@/lib/core/enums";
import { dateField, pageFields, queryField } from "@/lib/core/fields";
import { pageAnswer } from "@/lib/core/page";
import { MAX_LETTER_CHARACTERS, moveFields } from "../appeal/schema";
import type { LetterCitationDto } from "../authority/schema";

/** A model that a letter can be asked from. One that is not configured is answered by the built-in engine. */
export type ModelChoiceDto = { label: ModelLabel; recommended: boolean; configured: boolean };

/** A letter as it is in the editor, saved or not, to be looked through for facts without a source. */
export const reviewLetterInput = z.object({
  appealId: z.uuid(),
  content: z.string().max(MAX_LETTER_CHARACTERS, "The letter is too long."),
  format: z.enum(LETTER_FORMATS),
});

/** `occurrence` counts from 0 among the places of the letter's text that read exactly like `text`. */
export type LetterFindingDto = {
  text: string;
  kind: "name" | "number" | "date" | "code" | "amount" | "quote" | "finding";
  occurrence: number;
};

export type LetterReviewDto = {
  /** Facts that are in none of the appeal's sources. */
  unsupported: LetterFindingDto[];
  /** How many stand in the practice's own records, or were typed by a person (docs/product.md, I6). */
  confirmed: number;
  /** How many stand in the appeal's documents alone, as they were read. */
  in_documents: number;
  /** What the letter cites of law and policy. */
  citations: LetterCitationDto[];
};

/** What a template can name; `fact` is where it stands among a letter's facts. */
export const TEMPLATE_PLACEHOLDERS = [
  { name: "letter_date", fact: "letterDate", meaning: "Date of the letter" },
  { name: "practice_name", fact: "practiceName", meaning: "Name of the practice" },
  { name: "practice_phone", fact: "practicePhone", meaning: "Phone of the practice" },
  { name: "practice_fax", fact: "practiceFax", meaning: "Fax of the practice" },
  { name: "npi", fact: "npi", meaning: "NPI" },
  { name: "tin", fact: "tin", meaning: "Tax ID" },
  { name: "signer_name", fact: "signerName", meaning: "Who signs" },
  { name: "signer_title", fact: "signerTitle", meaning: "Title of who signs" },
  { name: "patient_name", fact: "patientName", meaning: "Patient" },
  { name: "date_of_birth", fact: "dateOfBirth", meaning: "Patient's date of birth" },
  { name: "member_id", fact: "memberId", meaning: "Member ID" },
  { name: "group_number", fact: "groupNumber", meaning: "Group number" },
  { name: "payer_name", fact: "payerName", meaning: "Payer" },
  { name: "claim_number", fact: "claimNumber", meaning: "Claim number" },
  { name: "authorization_number", fact: "authorizationNumber", meaning: "Authorization number" },
  { name: "denial_code", fact: "denialCode", meaning: "Denial code" },
  { name: "denial_text", fact: "denialText", meaning: "The payer's reason, word for word" },
  { name: "notice_date", fact: "noticeDate", meaning: "Date of the denial letter" },
  { name: "dates_of_service", fact: "datesOfService", meaning: "Dates of service" },
  { name: "procedure_codes", fact: "procedureCodes", meaning: "Procedure codes" },
  { name: "diagnosis_codes", fact: "diagnosisCodes", meaning: "Diagnosis codes" },
  { name: "billed_amount", fact: "billedAmount", meaning: "Amount billed" },
  { name: "provider_name", fact: "providerName", meaning: "Treating provider" },
] as const;

/** The points that answer a denial of the template's category; stands for several paragraphs. */
export const ARGUMENT_PLACEHOLDER = {
  name: "argument",
  meaning: "The points that answer this kind of denial, as the app knows them",
} as const;

const templateAnswer = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  denial_categories: z.array(z.enum(DENIAL_CATEGORIES)),
  is_default: z.boolean().describe("Text and categories are the built-in ones"),
  updated_at: z.iso.datetime(),
});
export type TemplateDto = z.infer<typeof templateAnswer>;

/** The answer of `GET /documents/appeal-templates/`; `templates` and `results` hold the same list. */
export const templatesAnswer = z.strictObject({
  count: z.int(),
  next: z.null(),
  previous: z.null(),
  templates: z.array(templateAnswer),
  results: z.array(templateAnswer),
  placeholders: z
    .array(z.strictObject({ name: z.string(), meaning: z.string() }))
    .describe("What a text can name, as {{name}}"),
  engine: z.enum(["built-in", "model"]).describe("What writes a claim's letter here, as things are now"),
});
export type TemplatesDto = z.infer<typeof templatesAnswer>;

export const templateWithBodyAnswer = templateAnswer.extend({
  body: z.string().describe("Markdown with {{placeholders}}"),
});
export type TemplateWithBodyDto = z.infer<typeof templateWithBodyAnswer>;

const templateBody = z
  .string({ error: "Enter the template's text." })
  .max(20_000, "Use at most 20,000 characters.")
  .refine((text) => text.trim() !== "", "Enter the template's text.");

export const updateTemplateInput = z.object({
  templateId: z.uuid(),
  body: templateBody.optional(),
  denial_categories: z
    .array(z.enum(DENIAL_CATEGORIES, { error: "Choose a denial category." }))
    .transform((categories) => [...new Set(categories)])
    .optional(),
  /** The state that was edited; another one is a conflict. */
  updated_at: z.iso.datetime({ offset: true, error: "Send updated_at as it was answered." }).optional(),
});

/** The text as it is being edited, saved or not. */
export const previewTemplateInput = z.object({
  templateId: z.uuid(),
  body: templateBody,
  claim_id: z.uuid({ error: "Choose a claim from the list." }),
});

export const previewTemplateAnswer = z.strictObject({
  content: z.string().describe("The whole letter as the built-in engine would write it"),
  content_format: z.literal("html"),
  blanks: z
    .array(z.string())
    .describe(
      "What the template asks for that is not known here; the sentence with it is left out of the letter",
    ),
});
export type TemplatePreviewDto = z.infer<typeof previewTemplateAnswer>;

/** A claim's appeal letter (docs/product.md, H9): an appeal that was made from a claim. */
export const CLAIM_LETTER_MESSAGES = {
  onlyDenied: "Only denied claims can have appeals generated",
  noTemplate: (category: DenialCategory) =>
    `No template found for denial category: ${category}. Please ensure templates are created.`,
  underWay: "A letter for this claim is already being written. It appears in the list when it is done.",
  fixedModel: `Letters for claims are written with ${DEFAULT_MODEL}.`,
  submitted: "Appeal generation submitted. The letter appears in the list when it is written.",
} as const;

export const generateClaimLetterInput = z.object({
  claim_id: z.uuid({ error: "Choose a claim from the list." }),
  /** Left out: by the claim's denial category. */
  template_id: z.preprocess(
    (value) => (value === "" ? null : value),
    z.uuid({ error: "Choose a template from the list." }).nullish(),
  ),
  model: z.literal(DEFAULT_MODEL, { error: CLAIM_LETTER_MESSAGES.fixedModel }).default(DEFAULT_MODEL),
  ...moveFields,
});
export type GenerateClaimLetterInput = z.infer<typeof generateClaimLetterInput>;

export const generateClaimLetterAnswer = z.strictObject({
  id: z.uuid().describe("Of the appeal; its letter is there when it is Generated"),
  claim_id: z.uuid(),
  status: z.literal("Pending"),
  template_id: z.uuid(),
  template_name: z.string(),
  model: z.literal(DEFAULT_MODEL),
  engine: z.enum(["built-in", "model"]).describe("`built-in` where the model is not set up"),
  message: z.string(),
});
export type GenerateClaimLetterDto = z.infer<typeof generateClaimLetterAnswer>;

/** A list's letters are cut here; one alone is whole. */
export const LISTED_LETTER_CHARACTERS = 20_000;

export const claimLetterAnswer = z.strictObject({
  id: z.uuid(),
  claim_id: z.uuid().nullable(),
  claim_number: z.string(),
  patient: z.uuid().nullable(),
  patient_name: z.string(),
  template_id: z.uuid().nullable(),
  template_name: z.string(),
  status: z.enum(["Pending", "Generated"]).describe("Generated when appeal_content exists"),
  appeal_content: z.string().nullable(),
  content_format: z.enum(LETTER_FORMATS).nullable(),
  content_truncated: z.boolean().describe(`Lists cut at ${LISTED_LETTER_CHARACTERS} characters`),
  appeal_letter: z.string().nullable().describe("Where the PDF is served; null while Pending"),
  generation: z
    .strictObject({ status: z.enum(["queued", "writing", "done", "failed"]), error: z.string().nullable() })
    .nullable()
    .describe("The newest attempt"),
  appeal_status: z.enum(APPEAL_STATUSES),
  sent_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type ClaimLetterDto = z.infer<typeof claimLetterAnswer>;

/** Both keys hold the same list. */
export const claimLettersAnswer = pageAnswer(claimLetterAnswer).extend({
  appeals: z.array(claimLetterAnswer),
});

export const listClaimLettersQuery = z.object({
  ...pageFields,
  search: queryField(z.string().trim().max(100, "Search for at most 100 characters.")),
  patient: queryField(z.uuid({ error: "Choose a patient from the list." })),
  date_from: queryField(dateField),
  date_to: queryField(dateField),
});
export type ListClaimLettersQuery = z.infer<typeof listClaimLettersQuery>;
export const listLettersOfClaimQuery = z.object({ claimId: z.uuid(), ...pageFields });
