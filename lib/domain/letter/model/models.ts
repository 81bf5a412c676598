import { DEFAULT_MODEL, MODEL_LABELS } from "@/lib/core/enums";
import { modelConfig } from "@/lib/integrations/services";
import type { ModelChoiceDto } from "../schema";

/** The models a letter can be asked from, in the order of docs/product.md, E1, each with whether this installation has it. */
export function modelChoices(): ModelChoiceDto[] {
  return MODEL_LABELS.map((label) => ({
    label,
    recommended: label === DEFAULT_MODEL,
    configured: modelConfig(label) !== null,
  }));
}
