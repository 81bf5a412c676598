import { getAppealInPractice } from "../appeal/queries";
import { type Ctx, inContext } from "../context";
import { collectFacts } from "./appeal-facts";
import { checkLetter, type Finding } from "./fact-check";
import { letterText } from "./letter-text";
import type { LetterFindingDto, LetterReviewDto, ReviewLetterInput } from "./schema";
import { readDocuments } from "./writing";

/** Holds a letter, saved or not, against everything that the appeal knows. Keeps nothing. */
export async function reviewLetter(ctx: Ctx, input: ReviewLetterInput): Promise<LetterReviewDto> {
  const { facts, read } = await inContext(ctx, async (tx) => {
    const appeal = await getAppealInPractice(tx, ctx, input.appealId);
    const documents = await readDocuments(tx, ctx, input.appealId);
    const notice = documents.find((document) => document.type === "denial")?.text ?? "";
    return { facts: await collectFacts(tx, ctx, appeal, notice), read: documents };
  });
  const { findings } = checkLetter(input.content, input.format, facts, read);
  const text = letterText(input.content, input.format);
  return {
    unsupported: findings.flatMap((finding) =>
      finding.status === "unsupported" ? [dto(finding, text)] : [],
    ),
    supported: findings.filter(({ status }) => status === "supported").length,
  };
}

function dto({ text, kind, start }: Finding, letter: string): LetterFindingDto {
  const before = letter.slice(0, start).split(text).length - 1;
  return { text, kind: kind === "blank" ? "name" : kind, occurrence: before };
}
