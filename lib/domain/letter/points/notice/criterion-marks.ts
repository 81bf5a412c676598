import { sentencesOf } from "./notice-sentences";

export const NUMBERED =
  /\b(?:criteri(?:on|a)|items?|show|meet|document|points?|numbers?|requirements?|rules?|guidelines?|standards?|conditions?)\s+(?:#\s*|\()?((?:\d{1,2}(?!\w|\.\d)|[b-h]\b|a(?=[),.]| (?:and|or|through|to|is|are|was|were|not)\b|-|$))(?:\)?\s*(?:,|and|or|through|to|-|&)\s*\(?(?:\d{1,2}|[a-h])\b)*)/i;

export const marksIn = (found: string): Set<string> => {
  const range = /^(\d+)\s*(?:through|to|-)\s*(\d+)$/.exec(found);
  return range
    ? new Set(
        Array.from({ length: Number(range[2]) - Number(range[1]) + 1 }, (_, at) =>
          String(Number(range[1]) + at),
        ),
      )
    : new Set(found.toLowerCase().match(/\b(?:\d{1,2}|[a-h])\b/g) ?? []);
};

/** "Number (2) is not met: …", "Criterion 4 was not shown.", "(b) is not met: …": one sentence for each that is held against the claim. */
export const EACH_UNMET =
  /^(?:(?:criterion|number|no\.|item|point|requirement|standard) #?\(?(\d{1,2}|[a-h])\)? (?:is|was|has) not\b|\((\d{1,2}|[a-h])\) (?:is|was|has) not (?:been )?(?:met|shown|documented|satisfied|supported)\b)/i;

/** Numbers such as "1, 2 and 3" or "1-3" that a notice holds against the claim. */
export function disputedMarks(text: string): Set<string> | undefined {
  const sentences = sentencesOf(text);
  const each = sentences.flatMap((sentence) => {
    const [, named, bare] = EACH_UNMET.exec(sentence) ?? [];
    return (named ?? bare)?.toLowerCase() ?? [];
  });
  if (each.length > 1) return new Set(each);
  for (const sentence of sentences) {
    if (!/\bnot\b|\bfail/i.test(sentence)) continue;
    const found = NUMBERED.exec(sentence)?.[1];
    if (found) return marksIn(found);
  }
  return undefined;
}

/** "Our reviewer could accept points 1 and 5": what the payer grants, where it says of the others what it misses. */
const ACCEPTS =
  /\b(?:accept(?:s|ed)?|agree[sd]? (?:that|on|with)|grant(?:s|ed)?|(?:criteri(?:on|a)|points?|items?|numbers?|requirements?)\b[^.;]{0,24}\b(?:is|are|was|were) (?:met|accepted|documented|satisfied|shown|supported|fulfilled))\b/i;
const NOT_ACCEPTED =
  /\b(?:not|no|never|nothing|unable|fail\w*|cannot|if|when|unless|must|only|should|all|each|every|required?|to be|unmet|missing|lack\w*|insufficient\w*|denied|without|neither|yet|part(?:ly|ially)|in part|except|but)\b/i;
export function acceptedMarks(text: string): Set<string> | undefined {
  for (const sentence of sentencesOf(text)) {
    if (!ACCEPTS.test(sentence) || NOT_ACCEPTED.test(sentence)) continue;
    const found = NUMBERED.exec(sentence)?.[1];
    if (found) return marksIn(found);
  }
  return undefined;
}
