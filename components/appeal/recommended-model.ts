import { DEFAULT_MODEL, type ModelLabel } from "@/lib/core/enums";
import type { ModelChoiceDto } from "@/lib/domain/letter/schema";

/** The model that writes unless another is chosen: the recommended one, or what is set up in its place. */
export const recommendedOf = (models: readonly ModelChoiceDto[]): ModelLabel =>
  (
    models.find(({ recommended, configured }) => recommended && configured) ??
    models.find(({ configured }) => configured)
  )?.label ?? DEFAULT_MODEL;
