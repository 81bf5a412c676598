import { z } from "zod";

const code = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{5}$/, "A procedure code has five letters or digits.");

export const editQuery = z.object({ code_a: code, code_b: code, on: z.iso.date() });

const editionAnswer = z.object({
  kind: z.enum(["ecfr", "ncci_ptp", "ncci_mue", "lcd", "article", "hcpcs", "icd10cm"]),
  setting: z.string(),
  filename: z.string(),
  edition: z.string(),
  through: z.string().nullable(),
  row_count: z.number().int(),
  loaded_at: z.string(),
});
export type ReferenceEditionDto = z.output<typeof editionAnswer>;
export const editionsAnswer = z.object({ results: z.array(editionAnswer) });

/** `not_loaded` says that nothing was checked: it is no answer to whether there is an edit. */
export const editAnswer = z.discriminatedUnion("state", [
  z.object({ state: z.literal("not_loaded"), detail: z.string() }),
  z.object({ state: z.literal("no_edit"), edition: z.string() }),
  z.object({
    state: z.literal("edit"),
    edition: z.string(),
    column_one: z.string(),
    column_two: z.string(),
    modifier: z.enum(["allowed", "not_allowed", "not_applicable"]),
    effective: z.string(),
    deleted: z.string().nullable(),
  }),
]);
export type EditAnswer = z.output<typeof editAnswer>;

/** A rule's own words, from the file that the practice loaded. */
export type QuotedRule = {
  key: string;
  part: string;
  heading: string;
  edition: string;
  paragraphs: { part: string; body: string }[];
};
