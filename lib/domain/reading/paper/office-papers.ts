import { findCodes } from "../denial/denial-code";
import type { Reading } from "../page/candidate";
import { kept } from "../page/kept";
import { isBlank } from "../page/page-lines";
import { isOfAChart } from "./chart-signs";

/** What an office calls the papers that it keeps of its own work. */
const OFFICE_TITLE =
  /\b(?:(?:phone|call|telephone|contact|mail|desk) (?:logs?|records?|notes?|sheets?)|auth(?:orization)? (?:tracker|list)|appeals? (?:file|log|tracker)|visit (?:logs?|lists?|count(?:er)?|tracker)|calls? (?=acct|account|of|with|to )|(?:account|billing) (?:notes|history)|ledgers?\b|posting (?:sheet|report)|(?:insurance|payer|payment) (?:calls|posting)|charge (?:log|entry|audit|slip)|superbill|fee slips?|attendance|attended visits|appointment history|order (?:status|history)|day (?:sheet|schedule)|scheduler print|claims sent|(?:verification|benefits?) (?:call|verification|check)|records requests -|billing system|patient portal)/i;

/** What a plan's computer answered about a member or an authorization, what tells who is covered, and what was filled in or agreed on. */
const COVERAGE_TITLE =
  /\b(?:eligibility (?:response|inquir\w+|verification|checks?|print\w*|portal|asked)|real-time eligibility|271 response|MBI lookup|(?:patient|new patient) (?:registration|information|form)|registration (?:update|snapshot|form)|secondary payer questionnaire|(?:coordination of benefits|other (?:health )?insurance|COB) (?:questionnaire|form)|certificate of (?:[a-z]+ ){0,4}coverage\b(?! \d)|(?:prior|creditable) coverage|accumulators|authorization (?:lookup|inquiry|search)|authorizations? *[>|:]|portal *(?:>|::) *(?:members?|requests|authorizations?|benefits|eligibility)|case list|(?:front|back) of card|card, (?:front|back)|network agreement)/i;

/** "Explanation of benefits" under a payer whose name has such a word ("Summit Ledger Benefits"): a payer's own decision. */
const PAYERS_TITLE = /\bexplanation of (?:benefits|payment|review)\b|\bremittance advice\b/i;
const TITLE_LINES = 2;
/** A form or a certificate may have its title in a short line of its own under the sender. */
const HEAD_LINES = 8;
const SHORT_LINE = 45;

/** "10/12/2026  9:40 am  Called UHC …": an entry of a log begins with its day. */
const ENTRY = /^\W{0,3}\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b(.*)$/;
/** How the people of an office write what they did. */
const OFFICE_TALK =
  /\b(?:called|rep\b|ref ?#|spoke|says?\b|said\b|told|asked|re-?(?:bill|sen[dt]|sub\w+)\w*|sent\b|faxed|posted|claim (?:out|created|billed|to)|e-?claim|on hold|voicemail|EOB|EOP|ERA|no answer|ran \w+|pt (?:said|says|phoned|called)|in process|ins pmt|no posting|paid cash)\b/i;
const LEAST_ENTRIES = 2;
/** Of so many printed lines at least one begins an entry. */
const ENTRIES_SHARE = 3;
const SURE_LABEL = 0.9;
const LETTER = /\bdear\b|\bsincerely\b|\byou (?:may|have the right)\b/i;

/** A log without a title is told by its entries. */
const isLog = (printed: readonly string[]): boolean => {
  const entries = printed.flatMap((text) => ENTRY.exec(text)?.[1] ?? []);
  const told = entries.filter((said) => OFFICE_TALK.test(said)).length;
  return told >= LEAST_ENTRIES && ENTRIES_SHARE * entries.length >= printed.length;
};

const titleOf = (printed: readonly string[]) => printed.slice(0, TITLE_LINES).join("\n");

const isOfCoverage = (printed: readonly string[]): boolean =>
  printed
    .slice(0, HEAD_LINES)
    .some(
      (text, at) =>
        COVERAGE_TITLE.test(text) && !isMenu(text) && (at < TITLE_LINES || text.length < SHORT_LINE),
    );

/** "Home | Eligibility | Claims | Authorizations | MESSAGES (1)": a portal's menu says what its other pages are. */
const isMenu = (text: string): boolean => text.split("|").length >= FEWEST_IN_MENU;
const FEWEST_IN_MENU = 4;

export const labelsClaim = ({ labeled }: Reading): boolean =>
  labeled.some(({ label }) => label.kind === "claim" && label.weight >= SURE_LABEL);

const hasCode = (reading: Reading) => findCodes(reading).some(({ isDenial }) => isDenial === "yes");

/** Records of an office and prints about who is covered for what: no decision on a claim stands in them. */
export const isOfTheOffice: (reading: Reading) => boolean = kept((reading: Reading) => {
  const printed = reading.lines
    .filter((line) => !isBlank(line))
    .map(({ text }) => text.trim().replace(/\s+/g, " "));
  if (printed.some((text) => LETTER.test(text))) return false;
  if (printed.slice(TITLE_LINES, HEAD_LINES).some((text) => PAYERS_TITLE.test(text)) && hasCode(reading))
    return false;
  if (OFFICE_TITLE.test(titleOf(printed))) return true;
  if (isLog(printed) && !isOfAChart(reading)) return true;
  return !labelsClaim(reading) && isOfCoverage(printed);
});

/** The boxes of a claim form that begin a line: 21 the diagnoses, 24 the services. */
const DIAGNOSIS_BOX = /^(?:item |box )?21\b\.? ?A\b|\bitem 21\b/im;
const SERVICE_BOX = /^(?:item |box )?24\b\.?(?: [A-J]\b| \d| from\b)/im;

/** The picture or the summary of a claim as it was sent: of the form its boxes are left. */
export const isClaimImage: (reading: Reading) => boolean = kept(({ lines }: Reading) => {
  const text = lines.map((line) => line.text.trim().replace(/\s+/g, " ")).join("\n");
  return DIAGNOSIS_BOX.test(text) && SERVICE_BOX.test(text);
});

/** "DENIED    OCT 29 2026" over "REASON  16    REMARK  N290": a payer's stamp on the form that was sent to it. */
const STAMP =
  /^[\s*#=<>-]*(?:(?:claim|payment) )?(?:denied|disallowed|not payable)(?= {2}|[\s*#=<>-]*$|:? \d)/i;
const STAMPED_REASON =
  /\b(?:reason|denial|CARC|EOB|adj(?:ustment)?)(?: codes?)?[ :.#]{1,8}(?:[A-Z]{2}[ -]?)?[A-Z]?\d/i;
const STAMP_LINES = 6;
/** "CORRECTED CLAIM" over the form: the practice sends it once more, and notes why the first one was denied. */
const SENT_AGAIN =
  /^\W*(?:(?:corrected|replacement) claim\b(?! (?:\w+ )?(?:must|to|is|are|can|may|needed|required|with)\b)|resubmi(?:ssion|tted|tting)\b(?! code))/i;

/** A claim form with the payer's decision stamped on it: what was denied comes back as it was sent. */
export const isStampedForm: (reading: Reading) => boolean = kept(
  ({ lines }: Reading) =>
    !lines.some(({ text }) => SENT_AGAIN.test(text)) &&
    lines.some(
      ({ text }, at) =>
        STAMP.test(text) &&
        lines
          .slice(Math.max(0, at - STAMP_LINES), at + STAMP_LINES + 1)
          .some((line) => STAMPED_REASON.test(line.text)),
    ),
);
