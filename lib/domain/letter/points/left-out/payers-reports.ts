import { type ChartFact, saidIn } from "@/lib/domain/reading/chart/chart";

/** "Independent Medical Examination", "Peer Review Report", "UM clinical review": a report that is made for the payer, in its head. */
const OF_PAYER =
  /\bindependent (?:(?:medical|chiropractic|physical therapy|orthop\w+|neurolog\w+|psych\w+) )?(?:exam\w*|evaluat\w*|assessment)|\bIMEs?\b|\bpeer (?:clinical )?(?:review|reviewer)(?:'s)?\b|\b(?:utili[sz]ation|UM|UR|concurrent|retrospective|medical record|paper|file|desk) (?:review|management)(?:er)?(?:'s)? (?:report|notes?|summary|worksheet|referral)\b|\b(?:nurse|physician|medical) review(?:er)?(?:'s)? (?:notes?|report|summary|worksheet|recommendation)\b|\b(?:payer|plan|carrier|insurer|adjuster)['’]?s? (?:nurse|medical director|doctor|physician|consultant)(?:['’]s)? (?:notes?|report|review|summary)\b|\bdefense medical exam\w*|\binsurer['’]?s? exam\w*|\bsecond[- ]level review report\b/i;
/** "Examinee: R. Ames", which only such a report calls the patient. */
const EXAMINEE = /^\s*examinee(?:'s name)?\s*:?\s/i;
/** "Requested by: Bay Mutual", "Prepared for: Bay Insurance Company". */
const ASKED_BY =
  /^\s*(?:requested by|prepared for|referral source|referred by|at the request of|client)\s*:?\s+[^;]{0,60}\b(?:insurance|mutual|casualty|indemnity|assurance|claims?|adjust\w+|adj\.|carrier|insurer|payer|health plan|fund|TPA)\b/i;
/** "Response to the IME", "Visit after IME": the treating office writes of such a report. */
const OF_OUR_OWN =
  /\b(?:respon(?:se|d\w*)|rebut\w*|repl(?:y|ies)|disagree\w*|objection|appeal|letter|call|visit|progress|daily|treat(?:ment|ing)|plan of care|after|request for)\b/i;
/** A carrier sends patients to treatment, too; these words stand where somebody came to give an opinion alone. */
const FOR_AN_OPINION =
  /\b(?:examinee|claimant|records? (?:furnished|reviewed|provided|received)|(?:no|not a) (?:treating|(?:doctor|physician|provider)[- ]patient)|independent|time with)\b/i;
/** What such a report was given, how long and how it looked, what it did find: nothing that it concludes. */
const HELPS =
  /\b(?:records? (?:furnished|reviewed|received|provided|available|sent)|(?:furnished|reviewed|received|provided)\s*:|no (?:imaging|films?|records?|notes?|MRI|x-?rays?)\b[^.;]{0,40}\b(?:furnished|provided|reviewed|received|available|sent)|not (?:furnished|provided|reviewed|received|available|sent|examined|used|measured|tested)|time with|face[- ]to[- ]face|\d+ min(?:utes?)?\b|instrument|inclinometer|goniometer|without (?:examin\w+|seeing|contact)|did not (?:examine|see|speak|call|contact|receive|review))/i;
/** A finding that speaks for the patient. */
const FOUND =
  /\b(?:tender\w*|spasm\w*|restrict\w*|limited|limitation|decreas\w+|reduced|diminish\w+|weak\w*|positive|antalgic|guarding|swelling|effusion|atroph\w+|loss of|painful|pain (?:at|with|on)|improv\w+|causal\w*|caused by|related to the|will (?:need|require)|needs|requires?)\b/i;
/** What it concludes, and how well it finds the patient. */
const CONCLUDES =
  /\b(?:opinions?|conclu\w+|impression|recommend\w*|determination|rationale|resolved|maximum medical|MMI|pre-?injury|baseline|palliative|maintenance|(?:appears?|is|was|were) (?:full|normal)|full (?:range|ROM|motion)|normal|negative|within (?:normal|functional)|WNL|WFL|no (?:objective|evidence|further|additional|need|tenderness|spasm|deficits?|weakness|limitation|restrictions?)|not (?:medically )?(?:necessary|reasonable|indicated|supported|warranted|related|met|tender|weak|limited)|non-?tender|unremarkable|plateau\w*|exceed\w*|symptom magnification|inconsisten\w+|non-?organic|self[- ]limit\w*|excessive|unsupported|does not (?:support|meet|show|require)|cease\w*|discontinue\w*|should (?:stop|end)|return to (?:full|regular) (?:duty|work))\b/i;
/** A report may come out for the patient. */
const SUPPORTS =
  /\b(?:care|treatment|therapy|visits?|services?|exams?|surgery) (?:\w+ ){0,3}?(?:is|are|was|were|remains?) (?:\w+ ){0,2}?(?:reasonable|necessary|appropriate|indicated|related|warranted)\b|\brecommend\w* (?:\w+ ){0,2}?(?:continu\w+|further|additional|more)\b|\b(?:has|have|had) not (?:yet )?reached\b|\bnot (?:yet )?at (?:MMI|maximum)\b/i;
const DENIES =
  /\b(?:no|neither|nor|unable)\b|\b(?:is|are|was|were) not\b|\bnot (?:recommend|support|indicat|reasonabl|necess)\w*/i;

const pageOf = ({ place }: ChartFact) => `${place.documentId}|${place.page}`;

/** Most charts hold no such report. */
const hasReport = (all: readonly ChartFact[]) =>
  all.some(
    (fact) =>
      OF_PAYER.test(fact.heading) || saidIn(fact).some((one) => ASKED_BY.test(one) || EXAMINEE.test(one)),
  );

/** The pages of reports that were made for the payer. */
function pagesOfPayer(all: readonly ChartFact[]): ReadonlySet<string> {
  if (!hasReport(all)) return new Set();
  const saidOn = Map.groupBy(all, pageOf);
  return new Set(
    [...saidOn].flatMap(([page, facts]) => {
      const fields = facts.flatMap(saidIn);
      const isHeaded = facts.some(({ heading }) => OF_PAYER.test(heading) && !OF_OUR_OWN.test(heading));
      const isAsked =
        fields.some((one) => ASKED_BY.test(one)) &&
        fields.some((one) => FOR_AN_OPINION.test(one)) &&
        !facts.some(({ heading }) => OF_OUR_OWN.test(heading));
      return isHeaded || isAsked || fields.some((one) => EXAMINEE.test(one)) ? [page] : [];
    }),
  );
}

/** Whether a sentence of such a report helps the one who appeals. */
const isOfUse = (said: string) =>
  (SUPPORTS.test(said) && !DENIES.test(said)) ||
  ((HELPS.test(said) || FOUND.test(said)) && !CONCLUDES.test(said));

/**
 * A report that the payer had made, an examiner's, a peer reviewer's, its own nurse's, is kept for what it was given, how long it looked and what it
 * did find: its conclusion and its normal findings are the denial once more, and no answer of the record to it.
 */
export function ofPayersReports(all: readonly ChartFact[]): ReadonlySet<string> {
  const pages = pagesOfPayer(all);
  return new Set(
    pages.size === 0
      ? []
      : all
          .filter(
            (fact) => pages.has(pageOf(fact)) && (fact.measure !== undefined || !saidIn(fact).some(isOfUse)),
          )
          .map(({ id }) => id),
  );
}
