/** Words of a payer's sentence that misses something: it was not sent, not found, not written down. */
export const LACKS =
  /\b(?:not|n['’]t|never|nor|cannot)\b[^.;]{0,40}\b(?:show\w*|document\w*|establish\w*|demonstrat\w*|support\w*|describ\w*|submit\w*|receiv\w*|includ\w*|found|find|provid\w*|record\w*|contain\w*|stat(?:e|ed|es)|name[sd]?|sign\w*|certif\w*|dated|sent|attach\w*|given?|gives|compar\w*|on file|in (?:the|our) (?:files?|records?|chart)|measur\w*|identif\w*|come back|obtain\w*|complet\w*|legible|indicat\w*|specif\w*|mention\w*|substantiat\w*|justif\w*|explain\w*|tested|tried|see|have)\b|\b(?:no|without(?: an?| the| any)?|lack\w*(?: of)?|missing|absent|absence of|insufficient|nothing)\b(?! (?:further |other |more |longer |additional )*(?:benefits?|payments?|coverage|longer|responsib\w+|appeal|amount|money))/i;
/** It asks for something, or says what must be there. */
export const ASKS =
  /\b(?:please )?(?:send|submit|provide|forward|furnish|supply(?= (?:us|the|an?|your|all|any)\b)|attach|enclose|include)\b|\b(?:we|plan|claim|payment|decision|review|reviewer|to reconsider) (?:still |now |also )?(?:needs?|requires?|wants?|asks?)\b|\buntil we (?:have|get|receive)\b|\bwaiting (?:for|on)\b|\bawaiting\b|\bmust (?:have|be|show|include|come|contain)\b|\brequired\b|\bis (?:needed|wanted)\b|^needed\b|\bneeded (?:before|for us to)\b|\bneeds? (?:the|that|an?|its|proof)\b|\bpend(?:ed|ing) (?:for|an?|the|receipt)\b|\b(?:outstanding|still open|not yet in):|\bcopy of the\b/i;
/** "If one was issued": not having it is an answer. */
export const CONDITIONAL =
  /\bif (?:there (?:is|are|was|were)|any|available|one|applicable|none|taken|done|performed|you have|(?:it|they|films?|photos?|x-?rays?) (?:is|are|was|were))\b/i;

/** What a notice says of appeals, of records that may be sent, and of itself asks for no paper. */
const BOILERPLATE =
  /\b(?:may|can|could|might|such as|for example|e\.g|any (?:other|additional|further|new)|(?:additional|new|further|other) (?:information|documentation|documents|records)|right to|appeals?|grievances?|reconsideration|redetermination|disputes?|(?:fair|state|administrative) hearing|hearing (?:officer|request)|free of charge|copy of (?:this|the) (?:letter|notice|decision|file|criteria)|call us|questions|website|portal|do not (?:send|mail|fax|resubmit)|responsible|liable\b(?![^.]*\bmust\b))\b/i;

/** What the payer itself could not find, or does once it has the paper: "could" is not yet "you could send". */
const OF_THE_PAYER =
  /\b(?:we|our reviewers?|reviewers?|the (?:plan|payer|reviewer)) (?:can|could|may|might)\b|\bcould not\b|^(?:for|before) (?:a )?(?:reconsideration|redetermination),? (?=(?:please )?(?:send|submit|provide|we need)\b)/gi;

/** What the notice says that it does not want, terms of every claim, how to send, and offers: they name papers and ask for none. */
const WANTS_NONE: readonly RegExp[] = [
  /\bno [^.,;]{2,50} (?:is|are|was|were) (?:needed|required)\b|\bnot (?:needed|required)\b/i,
  /\b(?:claims?|bills?|charges?|requests?|disputes?)\b[^.;]{0,30}\bmust (?:also )?be (?:received|filed|submitted|sent|made|mailed|billed|postmarked)\b/i,
  /^(?:please )?(?:write|put|note|print|include|mark|list|enter|attach|return|enclose|place|fax|use)\b[^.;]{0,60}\b(?:(?:claim|member|case|reference|policy|file|patient)(?:['’]s)? (?:number|no\b|ID)|this (?:notice|letter|form|page|sheet)|cover (?:sheet|page)|(?:each|every|all) (?:page|paper|sheet)s?|ID (?:card|number))/i,
  /^if you (?:need|want|wish|would like|disagree|think|believe)\b/i,
  /\bfraud\b|\b(?:keep|retain)\b[^.;]{0,40}\b(?:for|with|in) your\b/i,
  // Three slashes and more: the meaning of a code, which lists all that could be meant.
  /[a-z]\/[a-z]+\/[a-z]+\/[a-z]/i,
];
/** A sentence that names papers and asks for none. */
export const wantsNone = (said: string): boolean =>
  WANTS_NONE.some((pattern) => pattern.test(said)) || (OF_PLAN.test(said) && !LACKS.test(said));
/** "Under your plan a referral must be on file for specialist care": how the plan works, unless it says what this claim lacks. */
const OF_PLAN =
  /^(?:under|per|according to) (?:the |your |this |our )?(?:\w+ )?(?:plan|policy|contract|benefits?|coverage)\b/i;

const BETWEEN_SENTENCES = /(?<=[.!?])(?<!\b(?:[A-Z]|No|Mr|Mrs|Ms|Dr|St|Jr|Sr|vs)\.) /;
const MARKED = /^\s*(?:[-•*▪◦–]|\(?\d{1,2}[.)]|\(?[a-hA-H][.)]|\[ ?[xX] ?\])\s+(?=\S)/;
const UNTICKED = /^\s*(?:\[ {0,2}\]|☐|□)/;
const LEADS = /:\s*$/;

export type NoticeAsk = { part: string; sentence: string; conditional: boolean; isPaper: boolean };

const ASKING_WORDS =
  /^.{0,60}?\b(?:pend(?:ed|ing) (?:for|receipt of)?|(?:please )?(?:send|submit|provide|attach|forward)(?: us)?|(?:did|have|has) not (?:yet )?(?:received?|get|got|found?|located?)|could not (?:find|locate))\s+/i;
const PAPER =
  /\b(?:summar(?:y|ies)|reviews?|prescriptions?|results?|calendars?|analys[ei]s|concurrence|reports?|certificates?|certifications?|questionnaires?|logs?|diar(?:y|ies)|audiograms?|\w+grams?|photos?|invoices?|consents?|attestations?|flow ?sheets?|worksheets?|contracts?|licenses?|releases?|clearances?)\b/i;
const NOT_THERE =
  /^(?:the |an? |your )?(?!what\b|it\b|we\b|member\b)(?:[\p{L}'’-]+ ){1,6}(?:(?:was|were|is|are) )?not (?:provided|received|submitted|attached|included|enclosed|sent|on file)\b/iu;
const SHORT = 90;
/** The name of a paper is no sentence, no address and no term. */
const SAYS_MORE =
  /\b(?:is|are|was|were|must|has|have|had|does|do|will|we|you|them|it|its|gives?|shows?|reviewed|requests?|within|this|address|fax|write|our|NPI|REVIEW NO)\b|\d{6,}|:$|^to\b|\bthat\b|\|/i;
/** Of a letterhead or a row of a table. */
const PRINTED = /\b[A-Z]{4,} [A-Z]{3,}\b|\bP\.?O\.? Box\b|\b[A-Z]{2} \d{5}\b|\b[Nn]o\.?(?:$| \d)|\bdate$/;

/** What a notice asks for or misses, paper by paper: the parts of its sentences, and the items of its lists. */
export function asksInNotice(noticeText: string): NoticeAsk[] {
  return blocksOf(noticeText)
    .filter(
      ({ said, listed }) =>
        said.length < MOST &&
        (listed || LACKS.test(said) || ASKS.test(said)) &&
        !wantsNone(said) &&
        !BOILERPLATE.test(said.replace(OF_THE_PAYER, "")),
    )
    .flatMap(({ said, listed }) =>
      said
        .split(PARTS)
        .map((part, at, all) => ({
          said: part.trim().replace(/[.;,]+$/, ""),
          conditional: [part, /^if\b/i.test(all[at + 1] ?? "") ? all[at + 1] : ""].some((one = "") =>
            CONDITIONAL.test(one),
          ),
        }))
        .map(({ said: part, conditional }) => ({ part: part.replace(ASKING_WORDS, ""), conditional }))
        .filter(({ part }) => part.length > LEAST)
        .map(({ part, conditional }, _at, all) => ({
          part,
          sentence: said,
          conditional,
          // What stands before the first comma may be the service; what is asked for has the name of a paper, or its sentence lacks it.
          isPaper:
            NOT_THERE.test(part) ||
            (!SAYS_MORE.test(part) &&
              !PRINTED.test(part) &&
              (PAPER.test(part) || (listed && all.length === 1 && part.length < SHORT))),
        })),
    );
}
const MOST = 300;
const LEAST = 2;
const PARTS =
  /\(?\b[a-h1-9]\)\s+|[,;:]\s+(?:and\s+|or\s+)?|\s+and\s+(?=(?:the|an?|no|your|any|all|its|photographs?)\b)/i;

/** "Patient: A. Roe   Claim 12" begins no sentence. */
const HEADER =
  /^\s*(?:(?:patient|member|claimant|beneficiary|insured|subscriber|enrollee|employee|worker|child|client|provider|re)(?: name)?: ?.{1,60}|(?:date: ?)?(?:\d{1,2}\/\d{1,2}\/\d{4}|[A-Z][a-z]{2,8} \d{1,2}, \d{4}))\s*$/i;

/** "Outstanding: the analysis; the summary" is one list; else each clause asks for itself. */
const clausesOf = (sentence: string): string[] =>
  LISTS_BEHIND.test(sentence) ? [sentence] : sentence.split(/;\s/);
const LISTS_BEHIND = /^[^;]{2,120}:\s[^;]+;/;

/** "10/06/2026    97750    $0.00": a row says what it says by itself. */
const COLUMNS = /\S {4,}\S/;

/** "[X] Office notes    [ ] Operative report": boxes in two columns, each on a line of its own. */
const boxesApart = (text: string): string =>
  text.replace(/(?<=\S)[ \t]{2,12}(?=(?:\[[ xX✓✔]{0,2}\]|[☐□☒☑]) ?\S)/g, "\n");

/** Without the box beside it that nobody ticked. */
export const tickedOf = (said: string): string => said.replace(/\s(?:\[ {0,2}\]|[☐□])\s.*$/, "").trim();

/** Sentences, and the items below a line that asks: "Payment needs:". */
function blocksOf(noticeText: string): { said: string; listed: boolean }[] {
  const blocks: { said: string; listed: boolean }[] = [];
  let prose: string[] = [];
  let lead = false;
  const flush = () => {
    const sentences = prose.join(" ").replace(/\s+/g, " ").split(BETWEEN_SENTENCES);
    blocks.push(
      ...sentences.flatMap((sentence) =>
        clausesOf(sentence).map((clause) => ({ said: clause.trim(), listed: false })),
      ),
    );
    const last = sentences.at(-1)?.trim();
    if (last)
      lead =
        LEADS.test(last) &&
        (ASKS.test(last) || LACKS.test(last)) &&
        !BOILERPLATE.test(last.replace(OF_THE_PAYER, ""));
    prose = [];
  };
  for (const line of boxesApart(noticeText).split(/\n|\f/)) {
    if (UNTICKED.test(line) || HEADER.test(line)) flush();
    else if (MARKED.test(line)) {
      flush();
      blocks.push({ said: line.replace(MARKED, "").trim(), listed: lead });
    } else if (COLUMNS.test(line)) {
      flush();
      blocks.push({ said: line.trim().replace(/\s+/g, " "), listed: false });
    } else if (line.trim() === "") flush();
    else prose.push(line);
  }
  flush();
  return blocks;
}
