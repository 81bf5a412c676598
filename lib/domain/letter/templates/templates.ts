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
    body: `{{argument}}

Each step named above is documented by an enclosure that names {{patient_name}} and the date of the step: [paper, date and page for each step].`,
  },
  {
    key: "insufficient_documentation",
    name: "Insufficient Documentation LLM Prompt",
    denialCategories: ["coding", "documentation", "billing", "duplicate"],
    body: `{{argument}}

The enclosed records of {{dates_of_service}} support the claim as it was billed: [the pages that show it].`,
  },
  {
    key: "out_of_network",
    name: "Out-of-Network Provider LLM Prompt",
    denialCategories: ["eligibility"],
    body: `{{argument}}

Please decide by the coverage that was in force on {{dates_of_service}}: [the proof of coverage that is enclosed].`,
  },
  {
    key: "experimental",
    name: "Experimental/Investigational Denial LLM Prompt",
    denialCategories: ["benefit_exclusion"],
    body: `{{argument}}

The service is compared with the plan's own words, not with a summary of them: [section and page of the plan document that is enclosed].`,
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
