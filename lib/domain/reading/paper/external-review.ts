import { kept } from "../page/kept";
import { type Paper, states } from "../signs/statements";
import { appealOutcomeOf } from "./appeal-outcome";

const BODY =
  /\b(?:independent (?:external |medical )?review(?: (?:organization|entity|agency))?|external (?:appeal|review)|IRO|IRE|independent medical review|IMR|maximus federal|(?:department|division) of (?:insurance|managed health care|financial services))\b/i;
const TITLE =
  /\b(?:external (?:appeal|review)|independent (?:medical |external )?review|IMR|IRO|IRE)\b[^.\n]{0,40}\b(?:decision|determination|findings?|outcome|result|notice|report)\b|\b(?:decision|determination|findings?|notice|report|outcome)\b[^.\n]{0,30}\b(?:external (?:appeal|review)|independent (?:medical |external )?review|independent review (?:organization|entity))/i;
const DECIDED =
  /\b(?:independent (?:review|external|medical)|IRO|IRE|external review(?:er)?|maximus|reviewers?)\b[^.]{0,80}\b(?:upheld|upholds|overturned|overturns|reversed|reverses|determined|decided|agrees?|disagrees?|found|finds|affirm\w*)\b|\b(?:upholds?|upheld|overturns?|overturned|reverses?|reversed|affirms?|affirmed) the (?:company|plan|carrier|insurer|HMO|health plan|administrator)['’]s\b|\b(?:company|plan|carrier|insurer|issuer|HMO|health plan|administrator)['’]s (?:[\w-]+ ){0,3}(?:denial|decision|determination) (?:is|was|has been|must be|should be) (?:hereby |therefore )?(?:upheld|overturned|reversed|affirmed|sustained|modified|set aside)\b|\b(?:this|our) (?:decision|determination) is (?:final and )?binding (?:up)?on (?:both )?(?:the )?(?:company|plan|carrier|insurer|issuer|HMO|health plan)\b/i;
/** What may be asked for is no decision: "Your right to an external review of this determination". */
const STILL_TO_ASK =
  /\b(?:if (?:we|you)|you (?:may|can|have|must|receive|get)|rights?|request|ask|apply|file|how to|may(?!,? \d)|within)\b/i;

/** The reviewer's own name stands over the letter; what a payer says of one comes below. */
const LETTERHEAD_LINES = 4;

/** The plan's last word: its heading says so, though it names the outside review that may follow. */
const FINAL_INTERNAL =
  /\bfinal (?:internal )?adverse (?:benefit )?(?:determination|decision)|\bfinal internal (?:appeal |claim |benefit )?(?:determination|decision|denial)\b/i;
const LAST_INTERNAL =
  /(?<!\b(?:after|once|when|until|unless|if|before) (?:[\w'’]+ ){0,3})\b(?:ends|completes|exhausts|concludes|is the (?:last|final) (?:level|step|stage) (?:of|in)) (?:(?:the|our|your|all|plan['’]?s?|available) ){0,4}internal (?:appeals?|reviews?|process|grievance|levels?)|(?<!\b(?:after|once|when|until|unless|if|before) (?:[\w'’]+ ){0,3})\binternal (?:appeals?|reviews?|remedies|process)(?: (?:rights|process|levels?))? (?:is|are|has been|have been) (?:now )?(?:exhausted|complete[d]?|finished|over|used up)\b/i;

/** "After you receive a final adverse determination you may …", "the plan's final adverse determination is reversed": no heading. */
const NO_HEADING =
  /\b(?:if|after|once|when|until|before|within|receive|may|can|is|are|was|were|be|on|upheld|dated|issued)\b|[.;,]$|\d/i;
export const saysFinalInternal = (line: string): boolean =>
  FINAL_INTERNAL.test(line) && !NO_HEADING.test(line.trim());
export const isFinalInternal: (paper: Paper) => boolean = kept(({ head }: Paper) =>
  head.split("\n").some(saysFinalInternal),
);

/** Nothing inside the plan comes after this decision. */
export const endsInternally = (sentences: readonly string[]): boolean => states(sentences, LAST_INTERNAL);

/** A decision of somebody outside: by its own heading, or under the letterhead of an independent reviewer. */
export const isExternalDecision: (paper: Paper) => boolean = kept((paper: Paper) => {
  const lines = paper.head.split("\n");
  if (lines.some((line) => TITLE.test(line) && !STILL_TO_ASK.test(line))) return true;
  if (isFinalInternal(paper)) return false;
  const own = lines.slice(0, LETTERHEAD_LINES).some((line) => BODY.test(line) && !STILL_TO_ASK.test(line));
  return own && states(paper.sentences, DECIDED);
});

/** What the reviewer does, in the present: "upheld at Level I on August 6" tells what the plan did before. */
const TURNS =
  /\b(?:is|are) (?:hereby |therefore |now )?(?:overturned|reversed|set aside)\b|\b(?:overturns|reverses)\b|\b(?:we|I) (?:hereby |therefore )?(?:overturn|reverse)\b/i;
const KEEPS =
  /\b(?:is|are) (?:hereby |therefore )?(?:upheld|affirmed|sustained|modified)\b|\b(?:upholds|affirms|sustains|modifies)\b|\b(?:we|I) (?:hereby |therefore )?(?:uphold|affirm|sustain)\b|\bin part\b|\bpart(?:ly|ially)\b/i;

/** The outside decision goes against the plan, whatever the plan held before. */
export const winsOutside = (paper: Paper): boolean => {
  if (appealOutcomeOf(paper) === "appeal_decision_overturned") return true;
  const all = [...paper.head.split("\n"), ...paper.sentences];
  return states(all, TURNS) && !all.some((said) => KEEPS.test(said));
};
