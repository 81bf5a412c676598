import type { DenialCategory } from "@/lib/core/enums";
import { CLAIM_PHRASES } from "./claim-phrases";
import { COVERAGE_PHRASES } from "./coverage-phrases";
import { NEED_PHRASES } from "./need-phrases";
import type { Phrase } from "./phrase";

/** In the order in which they are weighed: of two that weigh alike the first one wins. */
export const CATEGORY_PHRASES: Partial<Record<DenialCategory, readonly Phrase[]>> = {
  duplicate: CLAIM_PHRASES.duplicate,
  timely_filing: CLAIM_PHRASES.timely_filing,
  medical_necessity: NEED_PHRASES.medical_necessity,
  authorization: NEED_PHRASES.authorization,
  documentation: NEED_PHRASES.documentation,
  eligibility: COVERAGE_PHRASES.eligibility,
  benefit_exclusion: COVERAGE_PHRASES.benefit_exclusion,
  coding: CLAIM_PHRASES.coding,
  billing: CLAIM_PHRASES.billing,
};
