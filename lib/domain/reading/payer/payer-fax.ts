import { TAKES_NONE } from "../gates/fax-sign";
import { spansOfWhole, withWholeNumbers } from "../page/broken-numbers";
import { bestOf, type Candidate, type Reading } from "../page/candidate";
import type { Line } from "../page/page-lines";
import { APPEALS_WORDS, NAMES_APPEALS } from "./appeals-words";

const FAX =
  /\b(?:(?:tele)?fax|facsimile)(?: (?:(?:an?|written|provider|member|(?:first|second|level)[- ](?:level|one|two|\d)) ){0,2}(?:appeals?|reconsiderations?|redeterminations?|disputes?|grievances?|objections?)(?: requests?)? to(?: us at)?| number| no\.?| #| to| at| us at| is| number is|ed to| for (?:(?:provider|member|standard|expedited|all|written) )?(?:both|either|all|appeals?|reconsiderations?|redeterminations?|disputes?|grievances?|records?|complaints?)(?: is)?|(?:,| -| \() ?(?:standard|regular|non-?urgent)(?: (?:appeals?|requests?|reviews?))?\)?|(?: [A-Z]-\d{1,2})? (?:dispute |appeal )?forms? to| to(?: (?:our|the))?(?: \p{Lu}[\p{L}]+){1,3},|(?: (?:it|them|this|that|the|an?|your|records?|responses?|documents?|documentation|copies|all))(?: [\p{L}()]+){0,8}? (?:to|at))?[\s:.,·…_]{0,80}(\(?\b(?:1[-. ])?\(?\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4})\b/giu;

/** "Fax line for redeterminations: 803-555-0138", "Fax for the appeals department: …", "Fax      Disputes: …": the line is named by what or whom it serves. */
const FAX_LINE =
  /\b(?:fax|facsimile)(?: (?:line|desk|server|machine))?(?:(?:,| for| -)? \(?(?:\p{Ll}+ ){0,3}| {2,40}\(?(?:(?:provider|member) )?)(?:appeals?|redeterminations?|reconsiderations?|disputes?|grievances?|objections?)(?: (?:department|unit|team|office|desk|committee))?(?: only)?\)?[\s:.·…_]{0,80}(\(?\b(?:1[-. ])?\(?\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4})\b/giu;

/**
 * "Our fax number for appeals is 419-555-0138", "The fax number for Level II is …", "fax your request, with this letter on top, to …", "Appeals
 * fax line (24 hours): …": words of any kind, but none of another number, of a call or of a no ("faxed appeals are not accepted, contact us at …").
 */
const FAX_SAID =
  /(?<!\b(?:was|were|been|we) )\b(?:tele)?fax(?:ed|ing)?\b\)?(?:,? (?!(?:to|with|tell) (?:you|(?:the |your |an? |their )?(?:patient|attorney|lawyer|doctor|physician|provider|office|clinic))\b(?!['’]s)|(?:or|dial|reached|not|call|calls|contact|reach|ask|confirm|speak|talk|questions?|help|status|staff|available|phone|telephone|tel|TTY|mail|mailed|write)\b)(?:[\p{L}'’-]{1,20}|\d(?=[ ,]))){0,16}(?: \([^()\n]{2,25}\))?[:,]? (\(?\b(?:1[-. ])?\(?\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4})\b/giu;

/** "You can also appeal by fax. The number is …", "We accept appeals by fax. Use …", "Records may be faxed to … and appeals to …" */
const FAX_BEHIND =
  /\b(?:by fax[.:;] (?:The|Our|That) (?:fax )?number is|(?<=\b(?:appeals?|disputes?|reconsiderations?|redeterminations?)\b[^.;\n]{0,60})by fax[.:;] (?:Please )?[Uu]se(?: number)?|fax[^.;\n]{0,80}\d{4},? (?:and|but) (?:[\p{L}-]+ ){0,2}appeals? (?:\p{L}+ ){0,3}to):? (\(?\b(?:1[-. ])?\(?\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4})\b/giu;

/** "Appeals: 904-555-0114 (fax) or 877-555-0118 (phone)" */
const FAX_NAMED_BEHIND = /(?<!\d)(\(?\b(?:1[-. ])?\(?\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4}) ?\((?:tele)?fax\)/gi;

/** Whatever else is faxed somewhere ("Fax level of care forms to …") contests nothing. */
const CONTESTS =
  /\b(?:appeal\w*|disput\w+|reconsider\w*|redetermin\w+|grievances?|(?:second|another) (?:look|review)|look again|(?:first|second|third)[- ]level|level (?:[123]|I{1,3}|one|two|three)(?= )|disagree\w*|do not agree|decision|to us|our office)\b/i;

/** "Northfield Appeals Unit, PO Box 12, Dayton, OH 45401, F: 937-555-0144", "Provider Disputes | PO Box 12 | F 937-555-0144" */
const FAX_SHORT =
  /\b(?:appeals?|disputes?|reconsiderations?)\b[^\n]{0,120}(?:[ ,;|]F[:.] ?|[,;|] ?F )(\(?\b(?:1[-. ])?\(?\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4})\b/gi;

/** "866-555-O1O9": a number of a scanner, of which most signs are digits; the same length keeps every place. */
const OF_A_SCANNER =
  /(?<![\p{L}\d])(?=(?:[^\d\n]?\d){5}|(?:\S?\d){5})\(?[\dOoIl]{3}\)?[-. ]{1,2}[\dOoIl]{3}[-. ][\dOoIl]{4}(?![\p{L}\d])/gu;
const inDigits = (text: string): string =>
  text.replace(OF_A_SCANNER, (number) => number.replace(/[Oo]/g, "0").replace(/[Il]/g, "1"));

const faxesIn = (printed: string): RegExpExecArray[] => faxesOf(inDigits(printed));
const faxesOf = (text: string): RegExpExecArray[] => allIn(text).map(withoutBracket);

/** "by facsimile (866-555-0188)": the bracket is the sentence's, that of "(866) 555-0188" the number's. */
function withoutBracket(match: RegExpExecArray): RegExpExecArray {
  const [, number = ""] = match;
  if (/^\((?!1?[-. ]?\d{3}\))/.test(number)) match[1] = number.slice(1);
  return match;
}

const allIn = (text: string): RegExpExecArray[] => [
  ...text.matchAll(FAX),
  ...text.matchAll(FAX_LINE),
  ...[...text.matchAll(FAX_SAID)].filter((m) => CONTESTS.test(clauseOf(text, m.index + m[0].length))),
  ...text.matchAll(FAX_SHORT),
  ...text.matchAll(FAX_BEHIND),
  ...text.matchAll(FAX_NAMED_BEHIND),
];

/** "… is open. Fax (501)" and in the next line "555-0125". */
function overLines({ sentences, lines }: Reading): [Candidate] | undefined {
  for (const s of sentences)
    for (const m of s.text.matchAll(FAX)) {
      const value = m[1] ?? "";
      const onOneLine = lines.some(({ text }) =>
        [...text.matchAll(FAX)].some((one) => digits(one[1] ?? "") === digits(value)),
      );
      if (!onOneLine && !OTHER_DESK.test(s.text.slice(0, m.index)))
        return [{ value, score: 0.6 + (APPEALS_WORDS.test(s.text) ? 0.2 : 0), spans: s.spans }];
    }
  return undefined;
}

/** "t 401-555-0117    f 401-555-0119" in a letterhead. */
const BESIDE_PHONE =
  /(?:^|\s)(?:t|p|ph|tel)[.:]? {0,2}\(?\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4}[\s,|/·]{1,8}f[.:]? {0,2}(\(?\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4})\b/i;

function besidePhone({ lines }: Reading): Candidate | undefined {
  for (const [line, { text }] of lines.slice(0, 12).entries()) {
    const value = BESIDE_PHONE.exec(text)?.[1];
    if (value) {
      const start = text.lastIndexOf(value);
      return { value, score: 0.7, spans: [{ line, start, end: start + value.length }] };
    }
  }
  return undefined;
}

/** "Adjuster: Bettina Crowe, 813-555-0191, fax …": whoever handles the claim has a number of their own. */
const OF_STAFF = /\b(?:adjuster|examiner|case manager|nurse|claim rep\w*|representative): *[^;]{3,80}$/i;

/** "Disagreements with this review must be sent to the adjuster": then that number is the one for them. */
const SENT_TO_STAFF =
  /\b(?:disagree\w*|disput\w*|appeals?|objections?|reconsiderations?)\b[^.]{0,80}\b(?:to|with) (?:the|your|our|this) (?:claims? )?(?:adjuster|examiner|case manager|nurse|representative)\b/i;

/** What a fax number is for, where it takes no appeals. */
const OTHER_DESK =
  /(?:\((?:not?|not for|other than) (?:the |an? )?(?:appea[l1]s?|disputes?|reconsiderations?)\))|\b(?:not for appea[l1]s?|(?:not|never) (?:a )?part of (?:an? |the |your )?(?:appea[l1]|dispute|reconsideration)|(?:do not|does not|don['’]t|doesn['’]t) belong to an? (?:appea[l1]|dispute|reconsideration)|general fax|fraud|credentialing|(?:join|joining) (?:our|the) network|W-?9s?|tax ID|EDI|help[ -]?desk|(?:in|speak) Spanish|interpreters?|requests? for (?:prior |new |further |more )?(?:authori[sz]ations?|approvals?)(?! (?:appeals?|denials?))|(?:medical )?records only|(?:do|does|please do) not (?:send|fax|use|mail)|address changes?|chang(?:e|es|ing) (?:(?:of|in|to) )?(?:your |an? )?(?:addresses|address|names?|phone|telephone|e-?mail|bank\w*|contact)\b|(?:fax|send|report|for|tell us) (?:us )?(?:of )?(?:an? |your |the )?new (?:address|name|phone)\b|general mail|mail ?room|claims? address|correspondence unit|questionnaires?|provider data\b|enrollment forms?|clinical notes|(?<!\b(?:proof|evidence|verification|confirmation) of (?:[^.;]{1,25} or of )?)eligibility|new information|re-?open\w*|other[- ]insurance|records of insurance|(?:new|more) (?:services?|requests?|treatment)|requests? for (?:review of )?new|bills? for|first-time claims|corrected claims|cards?\b|ID cards?|(?:refunds?|checks?)(?: (?:and|or) (?:refunds?|checks?))?(?=: )|premiums?|enrollment|member services fax|cop(?:y|ies) (?:of (?:this|the|our) \w+ )?(?:went|goes|(?:was|were|is|are|has been) (?:also |being )?(?:sent|faxed|mailed)) to)\b/i;

/** Who talks with a reviewer does not appeal, nor does who asks a question. */
const TO_A_PEER =
  /\bpeer[- ]to[- ]peer\b|\bP2P\b|\b(?:talk|speak|discuss (?:it|this|the \w+)) (?:with|to) (?:the|our|a|another) (?:\w+ )?(?:reviewer|medical director|physician|doctor|pharmacist|clinician)\b|\b(?:claims?|billing|benefits?|general|eligibility|other) (?:questions|inquiries)\b/i;

/**
 * "Fax a copy to the patient at": the number of whoever is told too. "To the member appeals unit at" is the payer's, and so is that behind
 * "records related to the member" and "together with your doctor".
 */
const TO_SOMEBODY =
  /(?<!\b(?:relat|pertain|referr|apply|belong)(?:e?s|ed|ing)? |\b(?:relevant|specific|respect|regard|applicable|next|close|rendered|furnished|owed|services?|care|treatment|together|along) |\b(?:services?|care|treatment|therapy|supplies|drugs?)(?: (?:was|were|is|are))? (?:provided|given|delivered) )\b(?:to|with) (?:(?:the|your|their|his|her|an?) )?(?:patient|member|enrollee|beneficiary|claimant|attorney|lawyer|doctor|physician|(?:referring|ordering|treating|primary care) (?:provider|doctor|physician))(?:['’]s (?:attorney|lawyer|doctor|physician|representative|employer))?,? (?:at|on|by fax(?: at)?)[\s:]{0,4}$/i;

/** "Fax 904-555-0193 is for claims and records": what it is for may stand behind a number. */
const IS_FOR = /^\)?,? (?:is|which is) (?:only |just |meant |used )?for ([^.;\n]{3,60})/i;

/** "Fax: 904-555-0193 (claims)" */
const ONLY_FOR =
  /^\s?\((?:for )?(?:(?:new|paper|medical|general|all other|billing) )?(?:claims?|records?|mail|inquiries|billing|referrals?|authorizations?|payments?)(?: only)?\)/i;

/** Only what stands in the number's own clause says what it is for. */
function isOtherDesk({ lines }: Reading, line: number, match: RegExpMatchArray): boolean {
  const text = lines[line]?.text ?? "";
  const at = match.index ?? 0;
  const end = at + match[0].length;
  const cell = lines[line]?.cells.find((c) => at >= c.start && at < c.end);
  const above =
    cell && at - cell.start < 30 && cell.start === lines[line]?.cells[0]?.start
      ? (lines[line - 1]?.text ?? "")
      : "";
  const clauses = `${above} ${text.slice(cell?.start ?? 0, at)}`.split(/[.;](?=\s)|\d{3}-\d{4}/);
  // "Send new information within 14 days. Fax 920-555-0113.": the clause before says what for.
  // "To report a new address, call 918-555-0140 or fax …": and so does what stands before another number.
  const own = clauses.at(-1)?.trim() ?? "";
  const before = /^,? ?(?:(?:or|and)(?: by)?)?$/i.test(own) ? clauses.slice(-2).join(" ") : own;
  const after = /^\s?\([^)]*\)/.exec(text.slice(end))?.[0] ?? "";
  const words = `${before} ${match[0]}${after}`;
  const purpose = IS_FOR.exec(text.slice(end))?.[1];
  if ((purpose && !CONTESTS.test(purpose)) || ONLY_FOR.test(after)) return true;
  if (TO_SOMEBODY.test(text.slice(0, end - (match[1]?.length ?? 0)))) return true;
  if (TO_A_PEER.test(words) && !NAMES_APPEALS.test(words)) return true;
  return OTHER_DESK.test(words) || (OF_OTHERS.test(words) && !URGENT.test(`${above} ${text.slice(0, at)}`));
}

/** "Appeals must be mailed", "Appeals go by mail to": no number that does not name appeals takes them. */
const BY_MAIL_ONLY =
  /\bappeals?: (?:by )?mail (?:to|only)\b(?![^.;]{0,80}\bfax)|\b(?:appeals?|disputes?|reconsiderations?|grievances?)(?: requests?)? (?:must|have to|has to|need to|can only|may only|are only|are|is|go|goes) (?:only )?(?:be )?(?:sent |made |filed |submitted |taken |accepted )?(?:mailed|by (?:US |regular |certified |postal )?mail|(?:only )?(?:on|through|via|in|at|by) (?:our|the|your) (?:[\w-]+ ){0,2}(?:portal|website|web site))\b(?![^.;]{0,80}\b(?:fax|facsimile))|\b(?:do|does|can|will) ?not (?:accept|take) (?:\w+ )?(?:appeals?|disputes?|reconsiderations?) by fax\b|\b(?:appeals?|disputes?|reconsiderations?) (?:by fax )?(?:are|is|will|can) ?not (?:be )?(?:accepted|taken)(?: by fax)?\b/i;

/** "Direct fax for other appeals": not for the one that the paper decides. Beside urgent ones "other" are those in the usual time, and so are "all other" ones. */
const OF_OTHERS =
  /\b(?:for|about|on|with) (?:any )?other (?:appeals?|claims?|cases|matters|members|patients|disputes|requests|inquiries)\b/i;
const URGENT = /\b(?:expedited|fast|urgent)\b/i;

/** Who hears an appeal outside the payer: a number beside them is theirs. */
const OUTSIDE =
  /\b(?:board of|appeals board|hearings? (?:office|division|unit)|(?:state|fair|medical|medicaid|administrative) hearings?|office of (?:administrative )?hearings|administrative law judge|QIO|quality improvement organization|ombudsman|department of insurance|division of insurance|insurance (?:bureau|office|department)|consumer (?:office|affairs|assistance|services|protection)|attorney general|commission(?:er)?|court)\b/i;
const OUTSIDE_WEIGHT = 0.25;
/** Whoever arbitrates is neither the payer nor a state's office that a paper sends an appeal to: its number is never the payer's. */
const ARBITERS =
  /\b(?:arbitration (?:association|forums?|center|service)|AAA\b|forthright|JAMS|(?:go|going|submit\w*|bring|take \w+) (?:\w+ ){0,3}to arbitration|(?:demand|request|apply|application|file) for arbitration)\b/i;

/** "… go to arbitration with the American Arbitration Association (filing fee $40, fax …)"; "before you go to arbitration, fax us the appeal" is the payer's. */
function isOfArbiter({ lines }: Reading, line: number, at: number): boolean {
  const own = lines[line]?.text.slice(0, at) ?? "";
  const clauses = `${lines[line - 1]?.text ?? ""} ${own}`
    .split(/\d{3}-\d{4}/)
    .at(-1)
    ?.split(/[.;](?=\s+\p{Lu})/u);
  // "Fax" and a number alone go on with the sentence before.
  const lead = (clauses ?? []).slice(/^\W*fax\b.{0,4}$/i.test(clauses?.at(-1) ?? "") ? -2 : -1).join(".");
  const found = ARBITERS.exec(lead);
  return found !== null && !OWN_AGAIN.test(lead.slice(found.index + found[0].length));
}
const OWN_AGAIN = /\b(?:us|our|we|appeals?|reconsiderations?)\b/i;

/**
 * "… Independent Review Organization" over the address in a letterhead: the number beside that address is the reviewer's. Who gets a copy of
 * the decision stands far below.
 */
function isOfReviewer({ lines }: Reading, line: number): boolean {
  const first = lines.findIndex(({ cells }) => cells.length > 0);
  const gap = lines.findIndex(({ cells }, at) => at > first && cells.length === 0);
  return (
    line < gap &&
    lines.slice(first, line + 1).some(({ cells }) => cells.some(({ text }) => REVIEWER.test(text.trim())))
  );
}
/** As a name or right behind one; "We sent your case to an independent review organization" heads no letter. */
const REVIEWER =
  /^(?:(?:an?|the) )?(?:\p{Lu}[\p{L}&.'’-]* ){0,6}(?:(?:accredited|certified) )?(?:independent (?:medical |utilization )?review (?:organization|entity)|independent reviewer)(?! (?:has|have|had|will|may|can|is|was|\p{Ll}{2,}ed|read|found)\b)/iu;

/** The words that lead to the number, up to the one before it: "file an appeal with the Board of …, fax". */
function isOutside({ lines }: Reading, line: number, at: number): boolean {
  const own = lines[line]?.text.slice(0, at) ?? "";
  const lead = `${lines[line - 1]?.text ?? ""} ${own}`
    .split(/\d{3}-\d{4}/)
    .filter((part) => /\p{L}{3}/u.test(part));
  return OUTSIDE.test(lead.at(-1) ?? "");
}

/** The words that lead to a number in its own sentence of its line. */
const clauseOf = (text: string, at: number): string =>
  text
    .slice(0, at)
    .split(/[.;](?=\s)/)
    .at(-1) ?? "";

/** "180 days from run date": a time, and nobody who sent something. */
const COUNTED_FROM = /\b(?:days?|weeks?|months?|years?|count(?:ed|ing)|starting|beginning|running) from\b/gi;
/** "cc: Ada Roe, MD, fax …": whoever gets a copy. */
const COPIED_TO = /^\s*(?:cc|copy to|copies to|copies)\s*:/i;
/** "Larkspur Physical Therapy, fax 937-555-0188": the number of the practice that it names just before. */
const AFTER_PRACTICE =
  /\b(?:physical therapy|chiropractic|family (?:medicine|practice)|orthop(?:a)?edics|pediatrics|dermatology|rehab(?:ilitation)?)(?: (?:clinic|center|associates|group|services))?(?:,? (?:LLC|PLLC|PC|P\.C\.|Inc\.?|PA|LLP))?\W{1,6}$/i;
/** "(not the number that this came from)" */
const ASIDES = /\([^()]{8,80}\)/g;
const digits = (text: string) => text.replace(/\D/g, "");
const NEAR = 0.2;
const DOUBTFUL_FAX = 0.75;

/** "… by fax, 401-555-0175. Do not send appeals there." */
const TURNED_AWAY =
  /^[\s).,]*(?:please )?(?:do not|don['’]t|never) (?:send|fax|use|mail)\b(?! (?:it|them|this|that) to (?:the|our|any|an?)\b)[^.]{0,60}\b(?:there|here|this|that|it)\b/i;
const afterwards = (lines: readonly Line[], line: number, match: RegExpMatchArray): string =>
  `${lines[line]?.text.slice((match.index ?? 0) + match[0].length) ?? ""} ${lines[line + 1]?.text.trim() ?? ""}`;

/** "Where to send an appeal" or "Appeals Department" over an address, with "Fax" and a number alone in its last line. */
function headingOver(lines: readonly Line[], line: number): string {
  for (let above = line - 1; above >= line - MOST_OF_AN_ADDRESS; above--) {
    if (lines[above]?.cells.length) continue;
    return lines[above + 1]?.text.trim() ?? "";
  }
  return "";
}
const MOST_OF_AN_ADDRESS = 6;

/** "TO   Lakeside Rheumatology" over "Fax 978-555-0149": the number of whoever the paper was sent to. */
function isUnderTo(lines: readonly Line[], line: number): boolean {
  for (let above = line - 1; above >= Math.max(0, line - 4); above--) {
    const text = lines[above]?.text ?? "";
    if (!text.trim() || /^\s*(?:from|re|date|subject)\b/i.test(text)) return false;
    if (/^\s*(?:faxed |sent |mailed )?to(?:\s*:|\s{2,})/i.test(text)) return !/\bfrom\b/i.test(text);
  }
  return false;
}

/** Under "TO" and "FROM" side by side on a fax cover each column has its own number. */
function coverColumn(lines: readonly Line[], line: number, at: number): "to" | "from" | undefined {
  for (let above = line; above >= Math.max(0, line - 3); above--) {
    const heads = (lines[above]?.cells ?? []).filter(({ text }) => /^(?:to|from)\b/i.test(text));
    if (heads.length < 2) continue;
    const head = heads.filter(({ start }) => start <= at + 2).at(-1);
    return head && (/^to\b/i.test(head.text) ? "to" : "from");
  }
  return undefined;
}

const HURRIED = 0.1;
const LEAST_FAX = 0.5;

/** The words that lead to a found number in its own sentence of its line. */
const leadOf = (lines: readonly Line[], { spans: [span] }: Candidate): string =>
  clauseOf(lines[span?.line ?? -1]?.text ?? "", span?.start ?? 0);

/** "Expedited appeal: 800-555-0149 or fax …", over the line of the standard one. */
function isHurried(lines: readonly Line[], fax: Candidate): boolean {
  const lead = leadOf(lines, fax);
  return URGENT.test(lead) && !/\bstandard\b/i.test(lead);
}

const OF_MEMBERS = /\b(?:member|patient|enrollee) (?:appeals?|grievances?)\b/i;
const OF_PROVIDERS = /\bproviders? (?:claim )?(?:appeals?|disputes?|reconsiderations?|grievances?)\b/i;
const isLedBy = (words: RegExp, fax: Candidate, lines: readonly Line[]): boolean =>
  words.test(leadOf(lines, fax));

/** "Appeals, fax": the number's own words, while a letterhead stands near "Clinical Review" by its place alone. */
const OF_APPEALS =
  /\b(?:appeals?|disputes?|reconsiderations?)(?: (?:unit|department|dept\.?|desk|only))?[:,]? {0,3}$/i;
/** "Reply fax: …" over "Appeal fax: …": what answers a question has its own number. */
const OF_REPLIES = /\b(?:reply|return)[ -]fax\b/i;
const OVER_REPLIES = 0.31;
/** It settles which of two comes first; both stay in doubt. */
const OF_APPEALS_WEIGHT = 0.02;

/**
 * The payer's fax number for appeals, and that for expedited ones where those have their own; a number beside "To:" or in a fax machine's
 * line is another's.
 */
export function readPayerFaxes(
  printed: Reading,
  provider?: Candidate,
): { usual: Candidate | undefined; expedited: Candidate | undefined } {
  const { usual, expedited } = faxesOnLines({ ...printed, lines: withWholeNumbers(printed.lines) }, provider);
  return { usual: asPrinted(usual, printed), expedited: asPrinted(expedited, printed) };
}

const asPrinted = (fax: Candidate | undefined, { lines }: Reading): Candidate | undefined =>
  fax && { ...fax, spans: fax.spans.flatMap((span) => spansOfWhole(lines, span)) };

function faxesOnLines(reading: Reading, provider: Candidate | undefined): ReturnType<typeof readPayerFaxes> {
  const found: Candidate[] = [];
  const mailOnly = reading.sentences.some(({ text }) => BY_MAIL_ONLY.test(text));
  const hasReplies = reading.lines.some(({ text }) => OF_REPLIES.test(text));
  const toStaff = reading.sentences.some(({ text }) => SENT_TO_STAFF.test(text));
  // In the addressee's block the number is the practice's.
  const block = provider?.spans[0]?.line;
  const isAddressee = (line: number, text: string) =>
    /^\s*(?:fax|phone|tel|attn)\b/i.test(text) &&
    ((block !== undefined && line > block && line - block <= 3) || isUnderTo(reading.lines, line));
  reading.lines.forEach(({ text }, line) => {
    for (const m of isAddressee(line, text) ? [] : faxesIn(text)) {
      const cell = text.slice(0, m.index);
      const reply = /\b(?:reply|return|our)[ -]?$/i.test(cell) ? 0.3 : 0;
      const machine =
        !reply &&
        (/\d{1,2}:\d{2}|->|\bfrom\s*:|^[\s|]*to(?:\s*:|\s{2,})/i.test(text) ||
          /\bfrom\b(?! (?:the|receipt|this|your|you|us)\b)/i.test(
            text.replace(ASIDES, "").replace(COUNTED_FROM, ""),
          ))
          ? 0.5
          : 0;
      // "FAXED TO  856-555-0145": where this paper went.
      if (
        /(?:^|\s{2,}|\|)\s*(?:(?:tele)?faxed|(?:sent|mailed)(?: by (?:\w+ ){1,3}and)? (?:by|via) (?:tele)?fax) to\W{1,14}$/i.test(
          text.slice(0, m.index + m[0].length - (m[1]?.length ?? 0)),
        )
      )
        continue;
      const column = coverColumn(reading.lines, line, m.index);
      if (column === "to") continue;
      const near = [line - 2, line - 1, line].map((n) => reading.lines[n]?.text ?? "").join(" ");
      const heading = cell.trim() ? "" : headingOver(reading.lines, line);
      const staff = OF_STAFF.test(cell) ? (toStaff ? -0.1 : 0.2) : 0;
      const outside = isOutside(reading, line, m.index) ? OUTSIDE_WEIGHT : 0;
      if (
        (COPIED_TO.test(text) && !NAMES_APPEALS.test(text)) ||
        (AFTER_PRACTICE.test(cell) && !APPEALS_WORDS.test(cell)) ||
        isOtherDesk(reading, line, m) ||
        isOfArbiter(reading, line, m.index) ||
        isOfReviewer(reading, line) ||
        TURNED_AWAY.test(afterwards(reading.lines, line, m))
      )
        continue;
      const start = m.index + m[0].indexOf(m[1] ?? "");
      if (mailOnly && !NAMES_APPEALS.test(clauseOf(text, start))) continue;
      found.push({
        value: m[1] ?? "",
        score:
          0.6 +
          (APPEALS_WORDS.test(`${heading} ${near}`.replace(TAKES_NONE, "")) ? 0.25 : 0) +
          (OF_APPEALS.test(cell) || NAMES_APPEALS.test(`${heading} ${clauseOf(text, start)}`)
            ? OF_APPEALS_WEIGHT
            : 0) +
          (hasReplies && OF_APPEALS.test(cell) ? OVER_REPLIES : 0) +
          reply -
          machine -
          outside -
          staff,
        spans: [{ line, start, end: start + (m[1]?.length ?? 0) }],
      });
    }
  });
  const hurried = found.filter((one) => isHurried(reading.lines, one));
  // Where appeals in the usual time have a number of their own, the one for expedited ones gives way.
  if (hurried.length < found.length) for (const one of hurried) one.score -= HURRIED;
  // Beside "Provider disputes" the line for "Member appeals" serves the patient's own.
  const ofMembers = found.filter((one) => isLedBy(OF_MEMBERS, one, reading.lines));
  if (found.some((one) => isLedBy(OF_PROVIDERS, one, reading.lines)))
    for (const one of ofMembers) one.score -= HURRIED;
  const usual = likeliestOf(found, reading);
  return { usual, expedited: ownOfHurried(hurried, usual) };
}

/** The one number for expedited appeals beside another for those in the usual time: its words alone tell it, so that it is fairly sure. */
function ownOfHurried(hurried: readonly Candidate[], usual: Candidate | undefined): Candidate | undefined {
  const [one] = hurried.toSorted((a, b) => b.score - a.score);
  const isOnly = hurried.every(({ value }) => digits(value) === digits(one?.value ?? ""));
  if (!one || !usual || !isOnly || digits(one.value) === digits(usual.value) || one.score < LEAST_FAX)
    return undefined;
  return { ...one, score: Math.min(one.score, DOUBTFUL_FAX) };
}

function likeliestOf(found: readonly Candidate[], reading: Reading): Candidate | undefined {
  const best = bestOf([...found, ...(overLines(reading) ?? [])]) ?? besidePhone(reading);
  if (!best || best.score < LEAST_FAX) return undefined;
  // Another desk's number, as likely by the words around it, leaves either in doubt.
  const rivals = found.filter(
    (one) => digits(one.value) !== digits(best.value) && best.score - one.score < NEAR,
  );
  return rivals.length > 0 ? { ...best, score: Math.min(best.score, DOUBTFUL_FAX) } : best;
}
