import { paragraphsOf } from "./notice-sentences";

/** The marks of a list that runs in a sentence: "(1)", "1)", "a)", "(ii)", "2. " before a word. */
const MARKS: readonly { pattern: RegExp; marks: readonly string[] }[] = [
  { pattern: /(?<![\w/.-])\(?([1-9])\)\s+(?=\S)/g, marks: "123456789".split("") },
  { pattern: /(?<![\w/.-])\(?([a-h])\)\s+(?=\S)/g, marks: "abcdefgh".split("") },
  {
    pattern: /(?<![\w/.-])\(?(i{1,3}|iv|v|vi{1,3})[.)]\s+(?=\S)/g,
    marks: ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii"],
  },
  { pattern: /(?<![\w/.$-])([1-9])\.\s+(?=\p{L})/gu, marks: "123456789".split("") },
];
/** The words that lead to the first mark ask for papers. */
const ASKS =
  /\b(?:send|submit|provide|forward|furnish|supply|fax|upload|need|require|request|requested|requesting|ask(?:ed)? for|(?:documents?|documentation|information|records?|items?) (?:\w+ ){0,2}(?:needed|required|requested|missing))\b[^.?!]{0,120}$/i;
/** "If you appeal, send (1) this notice": what comes with an appeal or with money is not asked for. */
const OF_OTHER =
  /\b(?:appeals?|dispute|disagree|reconsideration|refund|repay\w*|overpa\w+|overpayment|if you|you may|rights?|to enroll|criteri(?:on|a)|(?:policy|plan|guideline) (?:requires?|covers?)|do(?:es)? not|did not|future|external|providers must|per (?:our |the )?(?:\w+ )?polic(?:y|ies))\b|\b(?:den(?:y|ied)|reviewed|(?:your|the|this|that|an?|each) requests? (?:for|of)|(?:to|with) (?:your|the|each) requests?)\b(?![^.?!]{0,120}\b(?:send|submit|provide|forward|furnish|supply|fax|upload|needs?|needed|require[ds]?)\b)/i;
/** "Both were received": what was asked for came. */
const CAME = /\b(?:was|were|has been|have been) (?:\w+ )?(?:sent|received|reviewed)\b/i;
const PAPER =
  /\b(?:evaluations?|notes?|orders?|referrals?|plans? of (?:care|treatment)|certifications?|reports?|logs?|records?|charts?|films?|x-?rays?|images?|imaging|results?|forms?|statements?|explanation of benefits|EOB|prescriptions?|photos?|letters?|consents?|questionnaires?|invoices?|itemized bill|proof|flow ?sheets?|summar(?:y|ies)|history|physical|documentation|measure\w*|tests?|scores?|studies|study)\b/i;
/** "By (1) mail, (2) fax": how it may be sent. */
const HOW_SENT =
  /^(?:by |via |through |our |the )?(?:mail|fax|portal|online|e-?mail|phone|telephone|upload)\b/i;
const LONGEST_ITEM = 220;
/** Where the last item ends: at a stop before the next sentence, or at how and until when to send. */
const END_OF_LAST =
  /[.?!](?=\s+["“(]?\p{Lu}|\s*$)|; (?:if|otherwise|please|we)\b|,? (?:within \d+ (?:\w+ ){0,2}days|no later than|by \p{Lu}\p{L}+ \d{1,2}|by \d{1,2}\/\d)/u;

/** "Please send (1) the evaluation, (2) the signed plan of care, and (3) the daily notes": each paper by itself. */
export function itemsMarkedInSentence(noticeText: string): string[] {
  return paragraphsOf(noticeText).flatMap((paragraph) => {
    for (const { pattern, marks } of MARKS) {
      const items = itemsIn(paragraph, pattern, marks);
      if (items.length > 0) return items;
    }
    return [];
  });
}

function itemsIn(paragraph: string, pattern: RegExp, marks: readonly string[]): string[] {
  const found: { start: number; end: number }[] = [];
  for (const match of paragraph.matchAll(pattern))
    if (match[1] === marks[found.length])
      found.push({ start: match.index, end: match.index + match[0].length });
  const [first] = found;
  if (!first || found.length < 2) return [];
  const before = paragraph.slice(0, first.start);
  const lead = before.slice(Math.max(0, before.search(/[.?!]\s+(?=\p{Lu})(?!.*[.?!]\s+\p{Lu})/u)));
  if (!ASKS.test(lead) || OF_OTHER.test(lead)) return [];
  const items = found.map(({ end }, order) => {
    const next = found[order + 1]?.start;
    const said = paragraph.slice(end, next);
    const stop = next === undefined ? said.search(END_OF_LAST) : -1;
    return (stop < 0 ? said : said.slice(0, stop)).replace(/[\s,;.]+(?:and|or)?\s*$/i, "").trim();
  });
  if (CAME.test(paragraph.slice(first.start, paragraph.indexOf(". ", found.at(-1)?.end) + 1 || undefined)))
    return [];
  const isPapers = items.every(
    (item) => item.length > 3 && item.length <= LONGEST_ITEM && !HOW_SENT.test(item),
  );
  return isPapers && items.filter((item) => PAPER.test(item)).length * 2 > items.length ? items : [];
}
