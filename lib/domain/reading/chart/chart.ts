import type { Box, DocumentText } from "@/lib/core/document-text";
import type { InForce } from "./page/edition";
import type { Topic } from "./topics";

/** A paper that may hold facts for a letter: everything of an appeal but the payer's own notice. */
export type ChartPaper = { documentId: string; title: string; document: DocumentText };

/** Whose chart it should be; what is not known is learned from the pages that carry the patient's name. */
export type ChartSubject = { patientName?: string; dateOfBirth?: string; memberId?: string };

export type Side = "right" | "left" | "both";

/** Where a fact stands. */
type ChartPlace = { documentId: string; page: number; boxes: Box[] };

/** A value with its name: a score, an angle, a strength, a grade. */
export type Measure = {
  /** The same for every way of printing the name. */
  key: string;
  /** As the chart prints it. */
  name: string;
  /** In full, with its abbreviation. */
  fullName: string;
  side?: Side;
  /** As printed. */
  value: string;
  number?: number;
  /** Which way is better, where that is known. */
  better?: "lower" | "higher";
  /** Taken before or after the treatment of one visit, where the note says which. */
  session?: "before" | "after";
};

export type ChartFact = {
  id: string;
  /** ISO date of the visit, study, call or report that says so. */
  date?: string;
  place: ChartPlace;
  /** The words of the paper, spaces aside. */
  quote: string;
  /** Read from a row of a table or from ticked boxes: no quotation, for the words stand apart on the page. */
  told?: true;
  /** What kind of paper the page is, in the page's own heading. */
  heading: string;
  /** Who signed its page, where somebody else signed most of the chart: "Horatio Pelletier, MD". */
  signedBy?: string;
  /** The section of the page: "Goals", "Physician Certification"; empty when there is none. */
  section: string;
  topics: Topic[];
  measure?: Measure;
  /**
   * Speaks against the practice's case: `no_progress` may still show that a treatment failed; `refusal` is kept for the person
   * to see and never put in by the app.
   */
  adverse?: "no_progress" | "refusal";
  /** Names the patient's other side only. */
  side?: Side;
  /** A plan's text: when its edition holds, where its page says so. */
  inForce?: InForce;
  /** The day of the injury that its page is about, where the page labels one. */
  injuredOn?: string;
  /** The number of the claim at the head of its page. */
  ofClaim?: string;
};

/** What a fact says one by one: a form is told field by field. */
export const saidIn = ({ quote, told }: Pick<ChartFact, "quote" | "told">): string[] =>
  told ? quote.split("; ") : [quote];

/** What was not read as a fact of this patient, and why. */
export type LeftOut = {
  documentId: string;
  page: number;
  /**
   * `patient_unknown`: the page names a person, and neither the notice nor the claim says who the patient is. `other_edition`: a
   * plan's text that did not hold on the days of service. `hard_to_read`: words of a scan that are hardly more than guessed.
   */
  reason: "other_patient" | "carried_forward" | "patient_unknown" | "other_edition" | "hard_to_read";
  detail: string;
  /** A line that says itself that its value was carried forward: no finding of its day, and an answer where a payer holds that value against the case. */
  carried?: { value: string; line: ChartFact };
};

export type Chart = {
  facts: ChartFact[];
  leftOut: LeftOut[];
  /** Notes that nowhere say whose they are: read as the patient's, and looked at by a person before they go out. */
  unnamed?: readonly string[];
};
