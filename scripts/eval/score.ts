import {
  type Evidence,
  EXTRACTION_FACTS,
  EXTRACTION_FIELDS,
  type Extraction,
  SURE,
} from "@/lib/core/extraction";
import { PAPER_VALUES, type PaperValueName } from "@/lib/core/notice";
import {
  compareField,
  emptyTally,
  type Found,
  FURTHER_FIELDS,
  isOfOthers,
  MEASURED_FIELDS,
  type MeasuredField,
  type Tally,
  type Truth,
} from "./compare";

export type Result = {
  file: string;
  kind: string;
  ms: number;
  found: Found;
  /** 0 to 1, of the values that have one. */
  confidence: Record<string, number>;
  /** The values that the screen shows as sure. */
  sure: string[];
  error?: string;
};

/** What is told of a paper as a whole, by the names of the wire. */
const OF_THE_PAPER = {
  kind: "kind",
  stage: "stage",
  level: "level",
  lineOfBusiness: "line_of_business",
} as const satisfies Record<PaperValueName, string>;

/** Every field and fact as a plain value, null where the document does not say, with how sure it is shown. */
export function plainValues(extraction: Extraction): Pick<Result, "found" | "confidence" | "sure"> {
  const found: Found = {};
  const confidence: Record<string, number> = {};
  const sure: string[] = [];
  const add = (name: string, evidence: Evidence | undefined) => {
    found[name] = evidence?.value ?? null;
    if (!evidence) return;
    confidence[name] = evidence.confidence;
    if (evidence.confidence >= SURE && !evidence.doubt) sure.push(name);
  };
  for (const name of EXTRACTION_FIELDS) add(name, extraction.fields[name]);
  for (const name of EXTRACTION_FACTS) add(name, extraction.facts[name]);
  for (const name of PAPER_VALUES) {
    const wire = OF_THE_PAPER[name];
    found[wire] = extraction[name];
    const known = extraction.paperEvidence?.[name];
    if (extraction[name] === null || !known) continue;
    confidence[wire] = known.confidence;
    if (known.confidence >= SURE && !known.doubt) sure.push(wire);
  }
  found.lines = extraction.deniedLines.map((line) => ({
    procedure_code: line.procedureCode,
    date_of_service: line.dateOfService,
    code: line.code,
    amount: line.amount,
  }));
  return { found, confidence, sure };
}

type Calibration = { sure: number; right: number };
type Score = {
  fields: Partial<Record<MeasuredField, Tally>>;
  calibration: Calibration;
  values: number;
  others: number;
};
export type Scores = {
  documents: number;
  all: Score;
  by_file_kind: Record<string, Score & { documents: number }>;
  calibration_by_field: Record<string, Calibration>;
  faults: string[];
};

const emptyScore = (): Score => ({ fields: {}, calibration: { sure: 0, right: 0 }, values: 0, others: 0 });

/** Compares what was found in each file with its truth. */
export function score(results: { result: Result; truth: Truth; fileKind: string }[]): Scores {
  const scores: Scores = {
    documents: 0,
    all: emptyScore(),
    by_file_kind: {},
    calibration_by_field: {},
    faults: [],
  };
  for (const { result, truth, fileKind } of results) {
    scores.documents++;
    const ofKind = scores.by_file_kind[fileKind] ?? { ...emptyScore(), documents: 0 };
    scores.by_file_kind[fileKind] = ofKind;
    ofKind.documents++;
    for (const field of [...MEASURED_FIELDS, ...FURTHER_FIELDS]) {
      const value = result.found[field] ?? null;
      const verdict = compareField(field, value, truth);
      if (!verdict) continue;
      const stated = Array.isArray(value) ? value.length > 0 : value !== null;
      const ofOthers = isOfOthers(value, truth);
      const sure = stated && result.sure.includes(field);
      const byField = scores.calibration_by_field[field] ?? { sure: 0, right: 0 };
      scores.calibration_by_field[field] = byField;
      for (const one of [scores.all, ofKind]) {
        const tally = one.fields[field] ?? emptyTally();
        one.fields[field] = tally;
        tally[verdict]++;
        if (stated) one.values++;
        if (ofOthers && verdict !== "right") one.others++;
        if (sure) one.calibration.sure++;
        if (sure && verdict === "right") one.calibration.right++;
      }
      if (sure) byField.sure++;
      if (sure && verdict === "right") byField.right++;
      if (verdict !== "right" && verdict !== "none")
        scores.faults.push(faultOf(result, field, verdict, truth, sure));
    }
  }
  return scores;
}

function faultOf(result: Result, field: MeasuredField, verdict: string, truth: Truth, sure: boolean): string {
  const value = result.found[field] ?? null;
  const shown = typeof value === "string" || value === null ? value : JSON.stringify(value);
  const wanted = truth[field === "denial_text" ? "denial_text_contains" : field] ?? null;
  return `${result.file}  ${field}  ${verdict}${sure ? ", shown as sure" : ""}\n    found:    ${shown ?? result.error ?? "nothing"}\n    expected: ${JSON.stringify(wanted)}`;
}

export function sumOf(fields: Score["fields"]): Tally {
  const sum = emptyTally();
  for (const tally of Object.values(fields))
    for (const verdict of Object.keys(sum) as (keyof Tally)[]) sum[verdict] += tally[verdict];
  return sum;
}

/** Of the values that were given, how many nobody stated; another person's are among the wrong and the invented. */
export const inventedShare = ({ fields, values }: Score): number =>
  values === 0 ? 0 : sumOf(fields).invented / values;

export const calibrationShare = ({ sure, right }: Calibration): number => (sure === 0 ? 1 : right / sure);
