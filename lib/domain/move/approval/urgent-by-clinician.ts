import { groundOf, isDenied } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";

const CLINICIAN =
  /\b(?:MD|DO|DC|DPM|NP|FNP|APRN|CNP|PA|PA-C|PT|DPT|OTR?(?:\/L)?|CHT|SLP|LCSW|PsyD|PhD|RN)\b|\bDr\.? \p{Lu}/u;
const HARM = String.raw`(?:jeopardi[sz]\w+|permanent(?:ly)?|irreversibl\w+|for good|rupture\w*|amputat\w+|paraly\w+|(?:loss|lose|loses|losing) (?:of )?(?:\w+ ){0,3}(?:function|motion|movement|use|flexion|extension|vision|sight|limb|strength|sensation|bladder|pregnancy|life)|serious(?:ly)? (?:harm|worsen|endanger|injur)\w*|endanger\w*|life[- ]threatening|risk (?:of|to) (?:\w+ ){0,2}(?:life|limb|death|stroke|suicide|self-harm|sepsis)|suicid\w+|decompensat\w+|relaps\w+|hospitali[sz]\w+|severe pain (?:that )?cannot)`;
const WAITING = String.raw`(?:delay\w*|wait\w*|without (?:\w+ ){0,4}(?:therapy|treatment|motion|surgery|care|drug|medication|dose|it|this)|(?:standard|usual|\d{1,2}[- ]day) (?:time|review|appeal|decision|timeframe|time frame|period|wait)|if (?:not|this is not|treatment is)|postpon\w+|interrupt\w+|gap in|laps\w+)`;
const URGENT = new RegExp(
  [
    String.raw`\b${WAITING}\b[^.;]{0,140}\b${HARM}\b`,
    String.raw`\b${HARM}\b[^.;]{0,140}\b${WAITING}\b`,
    String.raw`\bseriously jeopardi[sz]e\b`,
    String.raw`\b(?:request|need|requires?|ask(?:ing)? for|certif\w+|qualif\w+ (?:for|as))\b[^.;]{0,30}\b(?:expedited|urgent|fast(?:-track)?|72[- ]hour) (?:review|appeal|decision|request|processing|handling|handl\w+)\b`,
  ].join("|"),
  "gi",
);
/** A payer's form or a policy says when a request is urgent, and of no patient. */
const OF_RULES =
  /\b(?:policy|guideline|instructions|handbook|definition|means|is defined|check (?:here )?if|\[ ?\]\s*(?:urgent|expedited))\b/i;
const NOT_URGENT =
  /\bnot (?:an? )?(?:urgent|emergen\w+|expedited)\b|\bnon-?urgent\b|\broutine (?:request|priority|referral|review)\b|\bcan (?:safely )?wait\b|\bno (?:urgency|rush)\b|\b(?:stable|safe) to wait\b|\bno harm\b/i;

/**
 * The treating clinician writes, under a name and a degree, what waiting for the usual time would put at risk. Nothing of a paper that also says that it can
 * wait, or of a payer's own rules.
 */
export function urgentByClinician(pages: readonly Page[]): Ground | undefined {
  if (pages.some(({ text }) => NOT_URGENT.test(text))) return undefined;
  for (const page of pages) {
    if (!CLINICIAN.test(page.text) || OF_RULES.test(page.text)) continue;
    const flat = page.text.replace(/\s+/g, " ");
    const sentence = flat
      .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
      .findLast((one) => [...one.matchAll(URGENT)].some(({ index }) => !isDenied(one, index)));
    if (sentence) return groundOf(page, sentence);
  }
  return undefined;
}
