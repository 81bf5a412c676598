import type { DocumentText } from "@/lib/core/document-text";
import type { Extraction } from "@/lib/core/extraction";
import type { PaperEvidence, PaperKind } from "@/lib/core/notice";
import { extractByRules } from "@/lib/domain/reading/extract";
import type { KnownNumbers } from "@/lib/domain/reading/judge";

/** The kind that a person chose of a document; null where it is what was read. */
export const chosenKindOf = (document: {
  kind: PaperKind | null;
  paperEvidence: PaperEvidence;
}): PaperKind | null => (document.paperEvidence.kind?.confirmed ? document.kind : null);

/**
 * What the rules read of a paper whose kind a person chose: the values that such a paper has, beside what the rules took it
 * for themselves, so that the choice can be taken back.
 */
export function withChosenKind(
  text: DocumentText,
  known: KnownNumbers,
  chosen: PaperKind | null,
): Extraction {
  const rules = extractByRules(text, known);
  if (chosen === null || chosen === rules.kind) return rules;
  const read = extractByRules(text, known, chosen);
  const { kind: _, ...evidence } = read.paperEvidence ?? {};
  const own = rules.paperEvidence?.kind;
  return {
    ...read,
    kind: rules.kind,
    paperEvidence: { ...evidence, ...(own && { kind: own }) },
  };
}
