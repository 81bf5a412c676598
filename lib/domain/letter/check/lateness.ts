import type { TextSpan } from "../text/letter-text";

const OURS = String.raw`(?:this|our|the|my|an?|another)\s+(?:[a-z-]+\s+){0,3}?`;
const PAPER = `(?:appeals?|requests?|letters?|submissions?|reconsiderations?|redeterminations?|grievances?|disputes?|filing)`;
const LATE = String.raw`(?:late|untimely|overdue|belated|tardy|out of time|time-barred|past (?:the|its|your|our) \w+|beyond (?:the|its|your|our) \w+|after (?:the|its|your|our) (?:\w+\s+){0,2}?(?:deadline|period|time limit|due date|last day)|outside (?:of )?(?:the|your) (?:\w+\s+){0,2}?(?:period|window|limit|deadline|time ?frame))`;

/** That the request itself comes too late, as its writer would admit it. The lateness of a claim is another matter. */
const ADMITTED = new RegExp(
  [
    String.raw`\b${OURS}${PAPER}\s+(?:is|was|are|were|comes?|came|arrives?|arrived|has been|had been|being|may be|will be|reach(?:es|ed) you)\s+(?:\w+\s+){0,4}?${LATE}`,
    String.raw`\b(?:late|untimely|belated|overdue)\s+(?:${PAPER}|filing of (?:this|our)\s+${PAPER})\b`,
    String.raw`\b(?:we|the practice)\s+(?:have |has )?(?:missed|passed|exceeded)\s+(?:the|your|its|our)\s+(?:\w+\s+){0,3}?(?:deadline|time limit|period|due date)`,
    String.raw`\bgood cause\s+(?:\w+\s+){0,4}?(?:late|lateness|delay|missed)\b`,
    String.raw`\balthough\s+(?:it|this)\s+is\s+late\b`,
  ].join("|"),
  "gi",
);

/** Where a letter says that it comes late itself; what it quotes, or tells of the payer's words ("You state …"), is not said by it. */
export function statedLateness(text: string): TextSpan[] {
  return [...text.matchAll(ADMITTED)].flatMap((match) => {
    const before = text.slice(Math.max(0, match.index - 400), match.index);
    const quoted = before.lastIndexOf("“") > before.lastIndexOf("”");
    const sentence = before.slice(Math.max(before.lastIndexOf(". "), before.lastIndexOf("\n")) + 1).trim();
    const ofPayer = /^(?:you(?:r)?|the (?:payer|plan|notice|contractor|denial))\b/i.test(sentence);
    return quoted || ofPayer
      ? []
      : [{ text: match[0], start: match.index, end: match.index + match[0].length }];
  });
}
