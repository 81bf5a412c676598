import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { isClaimLine } from "@/lib/domain/reading/chart/claim-form";
import { findDates } from "@/lib/domain/reading/page/calendar-date";
import type { LetterFacts } from "../../facts/facts";

const MOST = 6;
/** Minutes, units, or a charge behind a number of units: how much of a service there was, or was billed. */
const COUNTED =
  /\b\d{1,3} ?min(?:utes?|s)?\b|\bunits?\b|\b\d{5}\b[^.;]{0,20}\bx ?\d|\b\d{1,2}\s+\$?\d[\d,]*\.\d{2}\b/i;

/** What the papers of the days in dispute say of the denied codes and how much of them there was: minutes, units, the claim as sent. */
export function onBilledLines(facts: readonly ChartFact[], letter: LetterFacts): ChartFact[] {
  const codes = deniedCodes(letter);
  const days = letter.datesOfService ?? [];
  return facts
    .filter(({ measure, adverse }) => !measure && !adverse)
    .filter(({ quote }) => COUNTED.test(quote) && codes.some((code) => quote.includes(code)))
    .filter(({ quote, date }) => {
      const said = findDates(quote).map(({ iso }) => iso);
      if (said.some((day) => days.includes(day))) return true;
      return days.length === 0 || (date !== undefined && days.includes(date));
    })
    .sort((a, b) => Number(isClaimLine(b.quote)) - Number(isClaimLine(a.quote)))
    .slice(0, MOST);
}

function deniedCodes({ deniedLines = [], procedureCodes = [] }: LetterFacts): string[] {
  const denied = deniedLines.flatMap(({ procedureCode }) => procedureCode ?? []);
  return (denied.length > 0 ? denied : procedureCodes).map((code) => code.slice(0, 5));
}

/** What a payer can find wrong on a claim, by its words for it, and how a chart, an order or the claim as sent says what belongs there. */
const FIELDS: readonly { missed: RegExp; told: RegExp; before?: true }[] = [
  {
    missed: /\bNDC\b|\bnational drug code\b/i,
    told: /\bNDC\b|(?<![\d-])\d{4,5}-\d{3,4}-\d{1,2}(?![\d-])/,
  },
  {
    missed: /\bplace of service\b|\bPOS\b/i,
    told: /\bPOS\b|\bplace of service\b|\b24 ?B\b|\b(?:pt|patient|member)(?:'s)? (?:location|was|is|at)\b|\b(?:audio|video|telehealth|telephone|in person|home visit)\b/i,
  },
  {
    missed:
      /\b(?:rendering|performing|treating|servicing)\b[^.;\n]{0,40}\b(?:provider|identifier|NPI|therapist)\b|\b(?:item|box|field) 24 ?J\b/i,
    told: /\b24 ?J\b|\brendering\b|(?<!\d)1\d{9}(?!\d)|\b(?:signed|treated|seen) by\b/i,
  },
  {
    // What was ordered was ordered before it was given.
    before: true,
    missed:
      /\b(?:ordering|referring|prescribing|attending|supervising)\b[^.;\n]{0,30}\b(?:provider|physician|practitioner|identifier|NPI)\b/i,
    told: /\b(?:order(?:ed|ing)|referr(?:ed|ing)|prescriber|practitioner|physician|supervising)\b.{0,60}(?:\b(?:MD|DO|NP|PA(?:-C)?|DPM)\b|(?<!\d)1\d{9}(?!\d))|^Box 17\b/i,
  },
  {
    missed: /\bdiagnos[ei]s\b|\bICD\b|\bpointer\b/i,
    told: /^(?=.*\p{L}{3}).*\b[A-TV-Z]\d[0-9AB]\.[0-9A-Z]{1,4}\b|\bpointer\b|\b24 ?E\b/u,
  },
  {
    missed: /\bmodifiers?\b|\b(?:RT|LT)\b|\blaterality\b/i,
    told: /(?<![\w-])(?:\d{5}|[A-Z]\d{4})\b[^.;\n]{0,40}?(?:-| |\bmod(?:ifier)?s?:? ?)(?:RT|LT|G[NOP]|AT|KX|CQ|CO|25|59|76|77|95|X[EPSU]|50)\b|\bmodifiers? (?:[A-Z][A-Z0-9]|\d{2})\b/,
  },
  { missed: /\bCLIA\b/, told: /\bCLIA\b/ },
  {
    missed:
      /\bdate of (?:the )?(?:onset|accident|injury|current illness|initial treatment|first (?:visit|treatment)|last x-?ray)\b/i,
    told: /\b(?:onset|date of (?:injury|accident)|initial (?:visit|treatment|exam)|first (?:visit|treatment))\b.*\d/i,
  },
];
/** "Missing/incomplete/invalid place of service": what the payer says of a field, not what it prints for whoever appeals. */
const FOUND_WRONG =
  /\b(?:missing|incomplete|invalid|inconsistent|inappropriate|incorrect|wrong|omitted|lacks?|needs?|required|(?:is|are|was|were|does|do|did) not)\b/i;
const UNITS = /\b(?:days or )?units\b/i;
const MOST_OF_FIELD = 4;

/** What the papers say of the very field that the payer finds wrong: of the day of service, or of the claim and the practice's lists. */
export function onMissedFields(
  facts: readonly ChartFact[],
  letter: LetterFacts,
  noticeText: string,
  /** Those of the months before, too. */
  earlier: () => readonly ChartFact[] = () => facts,
): ChartFact[] {
  const found = noticeText.split("\n").filter((line) => FOUND_WRONG.test(line));
  const reason = [letter.denialText ?? "", ...found].join("\n");
  const days = letter.datesOfService ?? [];
  const ofDay = ({ quote, date }: ChartFact) =>
    date === undefined || days.includes(date) || findDates(quote).some(({ iso }) => days.includes(iso));
  const counted = UNITS.test(reason) ? onBilledLines(facts, letter) : [];
  const told = FIELDS.filter(({ missed }) => missed.test(reason)).flatMap(({ told, before }) =>
    ofDeniedRows(
      (before ? earlier() : facts).filter(
        (fact) => !fact.measure && !fact.adverse && told.test(fact.quote) && (before || ofDay(fact)),
      ),
      deniedCodes(letter),
    ).slice(0, MOST_OF_FIELD),
  );
  return [...counted, ...told];
}

/** Where a list has the row of a denied code, that row goes first, and the rows of the claim's other codes say nothing. */
function ofDeniedRows(found: readonly ChartFact[], denied: readonly string[]): ChartFact[] {
  const codeOf = ({ quote }: ChartFact) => /^(?:\d{5}|[A-Z]\d{4})(?![\w.])/.exec(quote)?.[0] ?? "";
  const own = found.filter((fact) => denied.includes(codeOf(fact)));
  return own.length === 0 ? [...found] : [...own, ...found.filter((fact) => codeOf(fact) === "")];
}
