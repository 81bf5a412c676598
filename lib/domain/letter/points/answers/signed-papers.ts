import type { ChartFact } from "@/lib/domain/reading/chart/chart";

/** What is worth as much as whoever signed it: a plan, an order, a certification, an agreement, a report. A visit's note is signed by whoever wrote it. */
const SIGNED_PAPER =
  /\bplan of (?:care|treatment)\b|\btreatment plan\b|\b(?:re-?)?certif\w+|\border(?:s|ed)?\b|\breferr(?:al|ed)\b|\bprescription\b|\bagree(?:ment|s|d)?\b|\bconsent\b|\bstatement\b|\battest\w*|\bletter\b|\breport\b|\b(?:re-?)?(?:evaluation|examination|exam|assessment)\b|\bsummary\b|\bimaging\b|\bradiolog\w+|\bprocedure note\b|\bquestionnaire\b|\bnotice\b|\bauthorization to release\b|\bappointment of\b|\backnowledge?ment\b|\bwaiver\b|\boperative\b/i;

const NAME = String.raw`(?:Dr\.? )?(?:\p{Lu}[\p{L}.'’-]*,? ){0,3}\p{Lu}[\p{L}'’-]+`;
const DEGREE = String.raw`(?:M\.?D\.?|D\.?O\.?|DPM|DC|DPT|PT|OTR(?:\/L)?|OT|SLP|CNP|FNP(?:-[A-Z]{1,2})?|NP|APRN|PA-C|PA|LCSW|PhD|PsyD)`;
const DAY = String.raw`(?:\d{1,2}[\/-]\d{1,2}[\/-]\d{2,4}|\p{Lu}\p{Ll}{2,8}\.? \d{1,2}, \d{4})`;
const SIGNED = String.raw`(?:(?:[Ee]-?|[Ee]lectronically |[Dd]igitally )?[Ss]igned(?: electronically)?|SIGNED|E-SIGNED|[Cc]o-?signed|[Rr]e-?certified|[Cc]ertified|[Aa]uthenticated|\/e?s\/|[Ss]ignature|[Rr]ead|[Ii]nterpreted)`;
/** "Bettina Ornstein, MD signed 06/15/2026", "Signed: Octavian Rusk, DC 08/31/2026", "Florian Oyelaran, NP": a signature, and nothing beside it. */
const SIGNATURES = [
  String.raw`^(?:\p{Lu}\p{Ll}+ )?${SIGNED}(?: by)?[:,]? {1,3}${NAME}(?:,? ${DEGREE}(?:, ?[A-Z]{2,4})*)?(?:,? .{0,40})?$`,
  String.raw`^(?:\p{Lu}\p{Ll}+:? )?${NAME},? ${DEGREE}(?:(?:, ?| )[A-Z]{2,4}(?![A-Z]))*,?(?: (?:${SIGNED}(?: on)?:? )?${DAY}(?:.{0,24}| ["“](?![^"“”]*\b(?:not?|never|disagree|declin|refus|den|hold|stop|wait|pending|discontinu|cancel|revis)\w*)[^"“”]{3,70}["”]))?$`,
].map((pattern) => new RegExp(pattern, "u"));
const NOT_SIGNED =
  /\b(?:not|un|never|pending|awaiting|to be|needs?|for) ?(?:yet )?(?:co-?)?sign|_{3,}|\bdraft\b|\bblank\b|^(?:to|cc|from|attn|order(?:ed|ing)|request(?:ed|ing)|referr\w+|PCP|seen)\b/i;
const LONGEST = 110;

/** A name with its degrees or the words of a signature, and nothing beside it. */
export const isSignature = ({ quote, measure, adverse }: ChartFact) =>
  !measure &&
  !adverse &&
  quote.length <= LONGEST &&
  !NOT_SIGNED.test(quote) &&
  SIGNATURES.some((signature) => signature.test(quote.trim()));

const pageOf = ({ place }: ChartFact) => `${place.documentId}|${place.page}`;

/** A plan has its therapist and its physician. */
const MOST_OF_PAGE = 2;

/** What is told of the papers that somebody had to sign, with the signatures that stand below it. */
export function withSignatures(
  chosen: readonly ChartFact[],
  all: readonly ChartFact[],
  told: Set<string>,
): ChartFact[] {
  const signed = new Set(
    chosen
      .filter(
        ({ measure, heading, topics }) =>
          !measure && (SIGNED_PAPER.test(heading) || topics.includes("certification")),
      )
      .map(pageOf)
      .filter((page) => !told.has(page)),
  );
  for (const page of signed) told.add(page);
  const beside = [...signed].flatMap((page) => {
    const [first] = chosen.filter((fact) => !fact.measure && pageOf(fact) === page);
    return all
      .filter(
        (fact) =>
          pageOf(fact) === page && fact.date === first?.date && !chosen.includes(fact) && isSignature(fact),
      )
      .slice(0, MOST_OF_PAGE);
  });
  return beside.length > 0 ? [...chosen, ...beside] : [...chosen];
}
