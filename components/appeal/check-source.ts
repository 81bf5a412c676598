import type { Confirmable } from "@/lib/core/confirmation";
import type { SourcedEvidenceDto } from "@/lib/core/evidence";
import type { ExtractionField } from "@/lib/core/extraction";
import type { AppealDto } from "@/lib/domain/appeal/schema";
import { isFact } from "./fact-text";

/** Where the value that stands was read, or where a person found it. */
export const evidenceOf = (appeal: AppealDto, name: Confirmable): SourcedEvidenceDto | undefined =>
  isFact(name) ? appeal.extraction.facts[name] : appeal.extraction.evidence[name as ExtractionField];
