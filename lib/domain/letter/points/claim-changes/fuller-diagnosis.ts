import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { isClaimLine } from "@/lib/domain/reading/chart/claim-form";
import type { LetterFacts } from "../../facts/facts";
import { startOfEpisode } from "../../relevance/guards";

/** The payer finds a diagnosis code cut short or not specific enough; it asks for characters, not for another illness. */
const CUT_SHORT =
  /\b(?:full length|(?:highest|greatest|required|sufficient|enough|more|greater|most) (?:level of |degree of )?specific\w*|not specific|truncated|(?:another|additional|further|more|missing|last|final|fourth|fifth|sixth|seventh|[4-7]th) (?:character|digit)s?|(?:incomplete|invalid|not a valid) (?:ICD[\w-]* )?(?:diagnos[ei]s|code))\b/i;
const OF_DIAGNOSIS = /\bdiagnos[ei]s\b|\bICD\b/i;
const CODE = /(?<![\w.-])[A-TV-Z]\d[0-9AB](?:\.[0-9A-Z]{1,4})?(?![\w-]|\.\w)/g;
const MOST = 3;

type FullerDiagnosis = {
  /** Codes of the claim, each with the one longer code that the records have for it. */
  changes: { had: string; becomes: string }[];
  facts: ChartFact[];
};

/**
 * The code of the claim begins a longer one that the notes and orders of the episode have: that is the code as it was diagnosed. Where
 * they have two, which one belongs to the claim is for a person to say.
 */
export function fullerDiagnosis(
  facts: readonly ChartFact[],
  letter: LetterFacts,
  noticeText: string,
): FullerDiagnosis {
  const reason = letter.denialText ?? noticeText;
  if (!CUT_SHORT.test(reason) || !OF_DIAGNOSIS.test(reason)) return { changes: [], facts: [] };
  const named = (letter.diagnosisCodes ?? []).filter((code) => reason.includes(code));
  const start = startOfEpisode(facts, letter);
  const last = letter.datesOfService?.toSorted().at(-1);
  const records = facts.filter(
    ({ date, measure, adverse, quote }) =>
      !measure &&
      !adverse &&
      !isClaimLine(quote) &&
      date !== undefined &&
      (!start || date >= start) &&
      (!last || date <= last),
  );
  const found: FullerDiagnosis = { changes: [], facts: [] };
  for (const had of named.length > 0 ? named : (letter.diagnosisCodes ?? [])) {
    const longerIn = ({ quote }: ChartFact) =>
      (quote.match(CODE) ?? []).filter((code) => code.length > had.length && code.startsWith(had));
    const saying = records.filter((fact) => longerIn(fact).length > 0);
    const [becomes, ...others] = new Set(saying.flatMap(longerIn));
    if (becomes && others.length === 0) found.changes.push({ had, becomes });
    found.facts.push(...saying.slice(0, MOST));
  }
  return found;
}
