import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { DenialPoint } from "../notice/denial-points";

/** "A statement how the result will change management", "that the findings would alter the treatment plan". */
const ASKS_CHANGE =
  /\b(?:results?|findings?|outcome|study|imaging|MRI|CT|scan|test(?:ing)?|report)\b[^.;]{0,40}\b(?:change|alter|affect|guide|influence|impact|direct|determine)s?\b[^.;]{0,30}\b(?:management|treatments?|therapy|care|plans?|decisions?)\b|\b(?:management|treatments?|care|plans?) (?:will|would|may) (?:be )?(?:change|alter|depend|differ|guided|affected)\w*\b/i;
/** "If full-thickness: ortho for early repair", "if the MRI shows …, refer to …", "depending on the result". */
const BY_RESULT =
  /\bif (?!no better|not (?:better|improv\w+)|worse|pain|symptoms?|needed|tolerated|able|she|he|pt\b|patient)(?:not\b|\p{L}[^:;.]{2,60}[:,;]|\p{L}[^:;.]{2,40}\b(?:then|refer|ortho|surg\w*))|\bdepend(?:s|ing|ent) (?:on|upon) (?:the |this |its )?(?:result|finding|MRI|CT|scan|imaging|study|test)|\b(?:results?|findings?|MRI|CT|scan|imaging) (?:will|would|to) (?:\w+ )?(?:guide|determine|decide|change|direct|tell)\b/iu;
const DOES =
  /\b(?:ortho\w*|surg\w+|repair\w*|operat\w+|inject\w*|steroid|refer\w*|consult\w*|therapy|PT|brace|start|stop|switch|biopsy|continue|conservative|procedure|decompress\w*|fusion|ablation|EMG)\b/i;
const MOST = 3;

/** Where it is asked what the result of a test would change: what the plan says will be done by what is found, the latest first. */
export function ofResultChanges(point: DenialPoint, facts: readonly ChartFact[]): ChartFact[] {
  if (point.kind === "item" || !ASKS_CHANGE.test(point.text)) return [];
  return facts
    .filter(
      ({ measure, adverse, quote }) => !measure && !adverse && BY_RESULT.test(quote) && DOES.test(quote),
    )
    .toSorted((a, b) => (b.date ?? "").localeCompare(a.date ?? ""))
    .slice(0, MOST);
}
