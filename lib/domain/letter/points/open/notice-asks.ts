/** Words of a payer's sentence that misses something: it was not sent, not found, not written down. */
export const LACKS =
  /\b(?:not|n['’]t|never|nor|cannot)\b[^.;]{0,40}\b(?:show\w*|document\w*|establish\w*|demonstrat\w*|support\w*|describ\w*|submit\w*|receiv\w*|includ\w*|found|find|provid\w*|record\w*|contain\w*|stat(?:e|ed|es)|name[sd]?|sign\w*|certif\w*|dated|sent|attach\w*|given?|gives|compar\w*|on file|measur\w*|identif\w*|come back|obtain\w*|complet\w*|legible|indicat\w*|specif\w*|mention\w*|substantiat\w*|justif\w*|explain\w*|tested|tried|see|have)\b|\b(?:no|without(?: an?| the| any)?|lack\w*(?: of)?|missing|absent|absence of|insufficient|nothing)\b(?! (?:further |other |more |longer |additional )*(?:benefits?|payments?|coverage|longer|responsib\w+|appeal|amount|money))/i;
/** It asks for something, or says what must be there. */
export const ASKS =
  /\b(?:please )?(?:send|submit|provide|forward|furnish|supply|attach|enclose|include)\b|\b(?:we|plan|claim|payment|decision|review|reviewer|to reconsider) (?:still |now |also )?(?:needs?|requires?|wants?|asks?)\b|\buntil we (?:have|get|receive)\b|\bwaiting (?:for|on)\b|\bawaiting\b|\bmust (?:have|be|show|include|come|contain)\b|\brequired\b|\bis (?:needed|wanted)\b/i;
/** "If one was issued": not having it is an answer. */
export const CONDITIONAL =
  /\bif (?:there (?:is|are|was|were)|any|available|one|applicable|none|taken|done|performed|you have|(?:it|they|films?|photos?|x-?rays?) (?:is|are|was|were))\b/i;

/** What a notice says of appeals, of records that may be sent, and of itself asks for no paper. */
const BOILERPLATE =
  /\b(?:may|can|could|might|such as|for example|e\.g|any (?:other|additional|further|new)|(?:additional|new|further|other) (?:information|documentation|documents|records)|right to|appeals?|grievances?|reconsideration|redetermination|disputes?|hearing|free of charge|copy of (?:this|the) (?:letter|notice|decision|file|criteria)|call us|questions|website|portal|do not (?:send|mail|fax|resubmit)|responsible|liable\b(?![^.]*\bmust\b))\b/i;

const SENTENCES = /(?:\b(?:[A-Z]|No|Mr|Mrs|Ms|Dr|St|Jr|Sr|vs)\.(?= )|[^.!?]|[.!?](?=\S))+[.!?]*/g;
const MARKED = /^\s*(?:[-•*▪◦–]|\(?\d{1,2}[.)]|\(?[a-hA-H][.)]|\[ ?[xX] ?\])\s+(?=\S)/;
const UNTICKED = /^\s*(?:\[ {0,2}\]|☐|□)/;
const LEADS = /:\s*$/;

/** What a notice asks for or misses, paper by paper: the parts of its sentences, and the items of its lists. */
export function asksInNotice(noticeText: string): { part: string; sentence: string; conditional: boolean }[] {
  return blocksOf(noticeText)
    .filter(
      ({ said, listed }) =>
        said.length < MOST && (listed || LACKS.test(said) || ASKS.test(said)) && !BOILERPLATE.test(said),
    )
    .flatMap(({ said }) =>
      said
        .split(PARTS)
        .map((part) => part.trim().replace(/[.;,]+$/, ""))
        .filter((part) => part.length > LEAST)
        .map((part) => ({ part, sentence: said, conditional: CONDITIONAL.test(part) })),
    );
}
const MOST = 300;
const LEAST = 2;
const PARTS = /[,;:]\s+(?:and\s+|or\s+)?|\s+and\s+(?=(?:the|an?|no|your|any|all|its|photographs?)\b)/i;

/** Sentences, and the items below a line that asks: "Payment needs:". */
function blocksOf(noticeText: string): { said: string; listed: boolean }[] {
  const blocks: { said: string; listed: boolean }[] = [];
  let prose: string[] = [];
  let lead = false;
  const flush = () => {
    const sentences = prose.join(" ").replace(/\s+/g, " ").match(SENTENCES) ?? [];
    blocks.push(
      ...sentences.flatMap((sentence) =>
        sentence.split(/;\s/).map((clause) => ({ said: clause.trim(), listed: false })),
      ),
    );
    const last = sentences.at(-1)?.trim();
    if (last) lead = LEADS.test(last) && (ASKS.test(last) || LACKS.test(last)) && !BOILERPLATE.test(last);
    prose = [];
  };
  for (const line of noticeText.split(/\n|\f/)) {
    if (UNTICKED.test(line)) flush();
    else if (MARKED.test(line)) {
      flush();
      blocks.push({ said: line.replace(MARKED, "").trim(), listed: lead });
    } else if (line.trim() === "") flush();
    else prose.push(line);
  }
  flush();
  return blocks;
}
