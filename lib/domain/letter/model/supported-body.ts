import { checkLetter } from "../check/fact-check";
import { statedLateness } from "../check/lateness";
import { LETTER_WORDS } from "../check/letter-vocabulary";
import type { LetterFacts } from "../facts/facts";
import type { CitedFact } from "./cited-facts";

/** Words that join and ask, and say nothing of a patient. */
const JOINING = new Set(
  (
    "also already although among answer answered answers apart apply around ask asked asks attach attached away begin below best better beyond both bring carefully " +
    "change changes clear clearly compare complete confirm considered correct dear decide decided describe described despite disagree dispute disputed document documents does done " +
    "during each earlier either entire every exactly explain far final find found from full further gave give given gives hand hear here himself include includes including inform instead " +
    "into itself just kind know known late later lead left less like made make makes many mean meant measured meet mention more most much must name named nothing often once only open order " +
    "over own page pages place point points possible process provide provided quickly rather reach read reading received reconsider reprocess respectfully rest reverse right same said say says see seen " +
    "send sent several shall should show showed shown shows since some specific specifically stand stands state stated states still support supported supports sure take taken tell tells than that their them then " +
    "there these they thing this those thus time together took toward true turn under until upon used uses very want well were what when where whether which while whole whose will with " +
    "within without word words would write wrong your yours about above according after again against agree allow allowed because been before being between contrary could explanation fact facts"
  ).split(" "),
);

/** Ordinary in letters, but a statement about the patient: said only where a fact says so. */
const OF_THE_PATIENT =
  /^(?:emergen|urgen|surg|injur|diagno|risk|sever|acute|chronic|examin|treat|therap|history|hospital|admission|complet|met$|safety|clinical|objective|evaluat|prescri|approv|authoriz|assess|condition|result|progress|pain|medical$)/;

const isPlain = (word: string) => (JOINING.has(word) || LETTER_WORDS.has(word)) && !OF_THE_PATIENT.test(word);

const NEGATION =
  /\b(?:no|not|never|none|neither|nor|without|cannot|denies|denied|absent|fail(?:ed|s|ure)?|lacks?|unable)\b|n't\b/gi;
const CITED = /\s*\[\s*(F\d{1,3}(?:\s*,\s*F\d{1,3})*)\s*\]/g;
const BLANK = /\[[^[\]\n]{2,300}\]/;

const stemsOf = (text: string) =>
  (text.toLowerCase().match(/\p{L}[\p{L}'’-]*\p{L}/gu) ?? [])
    .flatMap((word) => word.split(/['’-]/))
    .filter((word) => word.length > 3)
    .map((word) => ({ word, stem: word.slice(0, 5) }));

type Sentence = { text: string; ids: string[] };

/** What of a model's body rests on the facts that it names; the rest is kept out, and given back for the record. */
export function supportedBody(
  body: string,
  letter: LetterFacts,
  facts: readonly CitedFact[],
): { body: string; leftOut: string[]; used: ReadonlySet<string> } {
  const leftOut: string[] = [];
  const used = new Set<string>();
  const known = new Map(facts.map((fact) => [fact.id, fact]));
  const lines = body.split("\n").map((line) => {
    const lead = /^\s*(?:#{1,6}\s+|[-*+]\s+|\d{1,2}[.)]\s+|>\s+)?/.exec(line)?.[0] ?? "";
    const kept = sentencesOf(line.slice(lead.length)).flatMap((sentence) => {
      if (!isSupported(sentence, letter, known) || saysNothing(sentence)) {
        leftOut.push(sentence.text);
        return [];
      }
      for (const id of sentence.ids) used.add(id);
      return [withPlaces(sentence, known)];
    });
    return kept.length === 0 && line.trim() !== "" ? "" : `${lead}${kept.join(" ")}`;
  });
  return {
    body: withoutBareHeadings(lines)
      .join("\n")
      .replace(/\n{3,}/g, "\n\n")
      .trim(),
    leftOut,
    used,
  };
}

/** A sentence with the facts that stand after it, before or behind its stop. */
function sentencesOf(line: string): Sentence[] {
  const titled = line
    .replace(/\b(Dr|Mr|Mrs|Ms|Prof|St|vs|No)\.(?= )/g, "$1\u2024")
    // What is quoted is one statement, however many sentences it has.
    .replace(/“[^“”]*”/g, (quote) => quote.replaceAll(".", "\u2024"));
  const pieces = titled.match(/(?:[^.!?]|[.!?](?!\s|$|\s*\[F))+(?:[.!?]+|$)(?:\s*\[\s*F\d[^\]]*\])*/g) ?? [];
  return pieces
    .map((piece) => ({
      text: piece.replace(CITED, "").replaceAll("\u2024", ".").trim(),
      ids: [...piece.matchAll(CITED)].flatMap(([, list = ""]) => list.split(/\s*,\s*/)),
    }))
    .filter(({ text }) => text !== "");
}

function isSupported(
  { text, ids }: Sentence,
  letter: LetterFacts,
  known: ReadonlyMap<string, CitedFact>,
): boolean {
  if (BLANK.test(text) || statedLateness(text).length > 0) return false;
  const cited = ids.map((id) => known.get(id));
  if (cited.some((fact) => fact === undefined)) return false;
  const source = cited.map((fact) => `${fact?.text} ${fact?.points.join(" ")}`).join("\n");
  const own = cited.map((fact) => fact?.text).join("\n");
  const findings = checkLetter(
    text,
    "markdown",
    letter,
    ids.length > 0 ? [{ documentId: "cited", text: own }] : [],
  ).findings;
  if (findings.some(({ status }) => status !== "supported")) return false;
  if (numbersOf(text).some((number) => !numbersOf(`${own} ${factsText(letter)}`).includes(number)))
    return false;
  const allowed = new Set(stemsOf(`${source} ${factsText(letter)}`).map(({ stem }) => stem));
  if (stemsOf(text).some(({ word, stem }) => !allowed.has(stem) && !isPlain(word))) return false;
  // The payer's own reason may be denied ("you state"); of the record, a "no" must be the record's.
  return (
    negations(text) <= negations(source) ||
    (ids.length === 0 && stemsOf(text).every(({ word }) => isPlain(word)))
  );
}

/** "See" with a fact's number behind it tells nothing of the fact. */
const saysNothing = ({ text, ids }: Sentence) =>
  ids.length > 0 && numbersOf(text).length === 0 && stemsOf(text).every(({ word }) => isPlain(word));

const negations = (text: string) => text.match(NEGATION)?.length ?? 0;
const numbersOf = (text: string): string[] => text.match(/\d+(?:\.\d+)?/g) ?? [];

const TOLD = [
  "patientName",
  "payerName",
  "claimNumber",
  "denialText",
  "denialCode",
  "providerName",
  "practiceName",
] as const;
const factsText = (letter: LetterFacts) => TOLD.map((key) => letter[key] ?? "").join(" ");

const withPlaces = ({ text, ids }: Sentence, known: ReadonlyMap<string, CitedFact>): string => {
  const places = [...new Set(ids.flatMap((id) => known.get(id)?.place ?? []))].filter(
    (place) => !text.includes(place),
  );
  if (places.length === 0) return text;
  const stop = /[.!?]+$/.exec(text)?.[0] ?? "";
  return `${text.slice(0, text.length - stop.length)} (${places.join("; ")})${stop || "."}`;
};

/** A heading whose whole section was kept out goes too. */
const withoutBareHeadings = (lines: string[]): string[] =>
  lines.filter((line, index) => {
    if (!/^#{1,6}\s/.test(line)) return true;
    const next = lines.slice(index + 1).find((other) => other.trim() !== "");
    return next !== undefined && !/^#{1,6}\s/.test(next);
  });
