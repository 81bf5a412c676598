import { groundOf, linesOf } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";
import { isOnClaim } from "./approval-on-claim";
import { type Span, spansIn } from "./outside-approvals";

/** "Referral no. on claim (2300 REF G1):  VA0048117250", "authorization number A-44120", "Referral VA0047730915". */
const NUMBERED =
  /\b(?:referral|(?:pre-?)?auth(?:ori[sz]ation)?|pre-?cert(?:ification)?|approval)(?: (?:number|no\.?|num\.?|id|#))?(?: (?:on|for) (?:the |this |your )?claim)?(?: ?\([^)\n]{1,30}\))?(?: (?:is|was))?[ \t:#.]{1,24}((?=[A-Z0-9-]{0,20}\d{3})[A-Z0-9][A-Z0-9-]{4,20})(?![\w/]|\.\d)/gi;
const TOKEN = /(?<![\w/.$-])(?=[A-Z0-9-]{0,20}\d{3})[A-Z0-9][A-Z0-9-]{4,20}(?![\w/]|\.\d)/g;
/** The payer finds the number on the claim to be the wrong one, not that there was no approval. */
const WRONG_NUMBER =
  /\b(?:referral|auth\w*|pre-?auth\w*|certification|approval)\b(?: (?:number|no\.?|#))?[^.;]{0,60}\b(?:invalid|(?:has |had )?(?:ended|expired|closed)|not (?:apply|match|cover|belong|correspond|agree|valid)|mismatch\w*|inconsistent|incorrect|is for (?:other|different|another))\b|\b(?:invalid|expired|incorrect|wrong|inconsistent with)\b[^.;]{0,30}\b(?:referral|auth\w*|pre-?auth\w*|pre-?cert\w*|certification|approval)\b/i;
const GRANTED = /\b(?:approved|authori[sz]ed|certified|granted|active|valid|in effect)\b/i;
const NOT_GRANTED =
  /\b(?:not|n['’]t|never) (?:been |yet )?(?:approved|authori[sz]ed|certified|granted)\b|\b(?:pending|in review|denied|cancel\w*|void(?:ed)?|withdrawn|draft|requested)\b/i;
const CODE = /(?<![\w.$/-])(?:9[0-9]\d{3}|[A-V]\d{4})(?![\w/-]|\.\d)/g;

/** Numbers that one payer gives are built alike: "VA9999999999". */
const shapeOf = (number: string) => number.replace(/\d/g, "9").replace(/[A-Z]/gi, "A");

/**
 * The payer finds the number on the claim ended or wrong, and a paper at hand has another approval whose days cover each day of service: the claim
 * needs that number. Not where the number at hand is the one that was billed, or where that approval is open, or for another service.
 */
export function rightApproval(
  pages: readonly Page[],
  noticeText: string,
  { services, codes }: { services: readonly string[]; codes: readonly string[] },
): Ground | undefined {
  if (services.length === 0 || !WRONG_NUMBER.test(noticeText.replace(/\s+/g, " "))) return undefined;
  const billed = new Set([...noticeText.matchAll(NUMBERED)].map(([, number = ""]) => number));
  if (billed.size === 0) return undefined;
  const shapes = new Set([...billed].map(shapeOf));
  const numbersOn = (line: string) => (line.match(TOKEN) ?? []).filter((token) => shapes.has(shapeOf(token)));
  for (const page of pages) {
    const lines = linesOf(page);
    const heads = lines.flatMap((line, at) => numbersOn(line).map((number) => ({ number, line, at })));
    for (const [order, { number, line, at }] of heads.entries()) {
      if (billed.has(number) || isOnClaim(pages, number)) continue;
      const own = lines.slice(at, heads[order + 1]?.at ?? lines.length);
      const text = own.join("\n");
      const named = text.match(CODE) ?? [];
      const isForOther = named.length > 0 && !named.some((code) => codes.includes(code));
      if (isForOther || !GRANTED.test(text) || NOT_GRANTED.test(text)) continue;
      const span = periodOf(own);
      if (span && services.every((day) => span.from <= day && day <= span.to))
        return groundOf(page, line, ...(span.line === line ? [] : [span.line]));
    }
  }
  return undefined;
}

type Period = { from: string; to: string; line: string };

/** The first period with both its ends; they may stand in two lines. */
function periodOf(lines: readonly string[]): Period | undefined {
  let begun: Span | undefined;
  for (const line of lines) {
    for (const span of spansIn(line)) {
      const { from = begun?.from, to } = span;
      if (from && to) return { from, to, line };
      begun = span.from ? span : begun;
    }
  }
  return undefined;
}
