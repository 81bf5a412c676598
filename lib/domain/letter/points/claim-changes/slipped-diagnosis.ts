import { isSlip } from "@/lib/domain/move/as-billed/miskeyed-diagnosis";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { isClaimLine } from "@/lib/domain/reading/chart/claim-form";
import type { LetterFacts } from "../../facts/facts";
import { isSignature } from "../answers/signed-papers";

const CODE = /(?<![\w.-])[A-TV-Z]\d[0-9AB](?:\.[0-9A-Z]{1,4})?(?![\w-]|\.\w)/g;
const codesIn = ({ quote }: ChartFact): string[] => quote.match(CODE) ?? [];
/** The payer looks at the diagnosis, and not at the code of the service alone. */
const OF_DIAGNOSIS = /\bdiagnos[ei]s\b|\bICD\b|\b[NL]CD\b/i;

/** A code of the past, of somebody else, or one that was set aside, is none that the visit was for. */
const ASIDE =
  /\b(?:PMH|PMHx|past|prior|previous|history|hx|h\/o|s\/p|resolved|rule[sd]? out|r\/o|not|no|possible|suspected|family|mother|father|sister|brother|referr\w+|incidental\w*)\b/i;
export type SlippedDiagnosis = { had: string; becomes: string; facts: ChartFact[] };

/**
 * The one code of the claim that the signed note of the service does not have, where the note has one a slip of the keys away: the note's is the
 * diagnosis as it was made. Where it could be another one, which belongs to the claim is for a person to say.
 */
export function slippedDiagnosis(
  facts: readonly ChartFact[],
  letter: LetterFacts,
  noticeText: string,
): SlippedDiagnosis[] {
  const days = letter.datesOfService ?? [];
  if (!OF_DIAGNOSIS.test(letter.denialText ?? "")) return [];
  const pageOf = ({ place, date }: ChartFact) => `${place.documentId}|${place.page}|${date}`;
  const signed = new Set(
    facts.filter((fact) => fact.date && days.includes(fact.date) && isSignature(fact)).map(pageOf),
  );
  const notes = facts.filter((fact) => signed.has(pageOf(fact)) && !fact.measure && !isClaimLine(fact.quote));
  const noted = new Set(notes.flatMap(codesIn));
  const billed = (letter.diagnosisCodes ?? []).filter((code) => noticeText.includes(code));
  const [had, ...alsoLacking] = billed.filter((code) => !noted.has(code));
  if (!had || alsoLacking.length > 0) return [];
  const [becomes, ...more] = [...noted].filter(
    // Another line may have the right code; of two codes of one category both may be meant.
    (code) => isSlip(had, code) && (!billed.includes(code) || had.slice(0, 3) !== code.slice(0, 3)),
  );
  if (!becomes || more.length > 0) return [];
  const shown = notes.filter((fact) => codesIn(fact).includes(becomes));
  const said = shown.map((fact) => `${fact.section}: ${sentenceWith(becomes, fact)}`);
  if (said.some((words) => ASIDE.test(words))) return [];
  // The last sign is mostly the side: where the note treats that of the claim as well, its other code may be of the other one.
  const side = sidesIn(said);
  const others = notes.filter((fact) => !shown.includes(fact) && !OF_COMPARISON.test(fact.quote));
  if (side.size === 1 && [...sidesIn(others.map(({ quote }) => quote))].some((one) => !side.has(one)))
    return [];
  return [{ had, becomes, facts: shown }];
}

const sentenceWith = (code: string, { quote }: ChartFact) =>
  quote.split(/(?<=[.;])\s+/).find((sentence) => sentence.includes(code)) ?? quote;

const sidesIn = (said: readonly string[]): ReadonlySet<"left" | "right"> =>
  new Set(
    said.flatMap((words) => [
      ...(/\b(?:left|Lt|L)\b/i.test(words) ? ["left" as const] : []),
      ...(/\b(?:right|Rt|R)\b/i.test(words) ? ["right" as const] : []),
    ]),
  );
/** "R knee full motion": the other side, to compare with. */
const OF_COMPARISON =
  /\b(?:normal|WNL|WFL|full|compar\w+|opposite|other side|uninvolved|unaffected|contralateral|good side)\b/i;
