import type { DenialCategory } from "@/lib/core/enums";

/** The five templates (docs/product.md, H10). Their texts follow the rules of `template-text.ts`. */
export const BUILT_IN_TEMPLATES = [
  {
    key: "medical_necessity",
    name: "Medical Necessity Denial LLM Prompt",
    denialCategories: ["medical_necessity", "other"],
    body: `{{argument}}

The treating provider, {{provider_name}}, is available for questions about the record of {{patient_name}} at any time during your review.`,
  },
  {
    key: "prior_authorization",
    name: "Prior Authorization Denial LLM Prompt",
    denialCategories: ["authorization", "timely_filing"],
    body: `{{argument}}`,
  },
  {
    key: "insufficient_documentation",
    name: "Insufficient Documentation LLM Prompt",
    denialCategories: ["coding", "documentation", "billing", "duplicate"],
    body: `{{argument}}`,
  },
  {
    key: "out_of_network",
    name: "Out-of-Network Provider LLM Prompt",
    denialCategories: ["eligibility"],
    body: `{{argument}}

Please decide by the coverage that was in force on {{dates_of_service}}.`,
  },
  {
    key: "experimental",
    name: "Experimental/Investigational Denial LLM Prompt",
    denialCategories: ["benefit_exclusion"],
    body: `{{argument}}`,
  },
] as const satisfies readonly {
  key: string;
  name: string;
  denialCategories: readonly DenialCategory[];
  body: string;
}[];

/** What a letter is written from: a practice's template, or the built-in one. */
export type LetterTemplate = { name: string; body: string };

/** The argument for the denial's category and nothing else. */
export const PLAIN_TEMPLATE: LetterTemplate = { name: "", body: "{{argument}}" };

export const builtInTemplate = (key: string) => BUILT_IN_TEMPLATES.find((template) => template.key === key);
