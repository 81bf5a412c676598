import type { Reading } from "../page/candidate";
import type { Span } from "../page/page-lines";

/**
 * Services that a sentence sets apart from what the paper decides: "The adjustments of the same days (98941) were paid", "a re-evaluation
 * (97164) in January needs no approval". The codes stand in brackets behind what was done, and right behind them what is said of it.
 */
const IN_BRACKETS = /\(([^()]*)\)/g;
const CODE = /(?<![\w$.,/-])(?:[A-CEGHJ-MP-V]\d{4}|\d{5})(?!\d)/g;
/** "… in January", "… on the same day", "… of June 4": when it was or will be done, between the codes and what is said of them. */
const WHEN = "(?: (?:in|on|of|for|during) (?:(?:the|that|those|same|each|this) ){0,3}[\\p{L}\\d/, ]{2,24}?)?";
const SAID = new RegExp(
  `^${WHEN},? (?:(?:which|that|and) )?(?:(?:was|were|has been|have been|is being|are being|will be) (?:(?:already|also|separately|all|both) )?(?:paid|approved|allowed)(?! (?:in error|by mistake|twice|only|under|in part|less|at|more|for|until|through|to (?:the|our|your) (?:member|patient|insured)|(?:\\$ ?)?0))|(?:was|were|has been|have been) (?:processed|handled|considered|decided|billed|settled) separately\\b(?!\\s*(?:reported|identifiable))|(?:needs?|requires?|needed|required) no (?:prior )?(?:approval|authorization|certification|precertification|referral)|(?:is|are|was|were) not (?:(?:a )?part of (?:this|the present|our)|in (?:question|dispute)|at issue|affected|denied|under review))`,
  "u",
);
/** What was paid and is asked back, or is counted against the other, is in question. */
const IN_QUESTION =
  /\b(?:refund|repay|overpa(?:id|yment)|recoup|recover|in error|by mistake|twice|already|duplicate|bundl|includ|incidental|component|instead|should have|not have been|but\b|however|although|\bback\b|reversed?\b|we (?:now )?(?:deny|ask|took)|zero)/i;

/** The codes set apart, each with the lines on which it is. */
export function setApart({ sentences }: Pick<Reading, "sentences">): { code: string; span: Span }[] {
  return sentences.flatMap(({ text, spans }) => {
    if (IN_QUESTION.test(text)) return [];
    return [...text.matchAll(IN_BRACKETS)].flatMap(({ index, 0: { length }, 1: inside = "" }) =>
      SAID.test(text.slice(index + length))
        ? (inside.match(CODE) ?? []).flatMap((code) => spans.map((span) => ({ code, span })))
        : [],
    );
  });
}
