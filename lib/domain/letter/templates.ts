import type { DenialCategory } from "@/lib/core/enums";

/** The five templates of the specification; each category of denial has one. */
export const TEMPLATE_NAMES = [
  "Medical Necessity Denial LLM Prompt",
  "Prior Authorization Denial LLM Prompt",
  "Insufficient Documentation LLM Prompt",
  "Out-of-Network Provider LLM Prompt",
  "Experimental/Investigational Denial LLM Prompt",
] as const;
export type TemplateName = (typeof TEMPLATE_NAMES)[number];

const BY_CATEGORY: Record<DenialCategory, TemplateName> = {
  medical_necessity: "Medical Necessity Denial LLM Prompt",
  other: "Medical Necessity Denial LLM Prompt",
  authorization: "Prior Authorization Denial LLM Prompt",
  timely_filing: "Prior Authorization Denial LLM Prompt",
  coding: "Insufficient Documentation LLM Prompt",
  documentation: "Insufficient Documentation LLM Prompt",
  billing: "Insufficient Documentation LLM Prompt",
  duplicate: "Insufficient Documentation LLM Prompt",
  eligibility: "Out-of-Network Provider LLM Prompt",
  benefit_exclusion: "Experimental/Investigational Denial LLM Prompt",
};

export const templateNameFor = (category: DenialCategory): TemplateName => BY_CATEGORY[category];
