import { getAppealInPractice } from "@/lib/domain/appeal/queries";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import type { LetterFindingDto, LetterReviewDto, ReviewLetterInput } from "../schema";
import { letterText } from "../text/letter-text";
import { materialOf } from "../writing/writing";
import { checkLetter, type Finding } from "./fact-check";

/** Holds a letter, saved or not, against everything that the appeal knows. Keeps nothing. */
export async function reviewLetter(ctx: Ctx, input: ReviewLetterInput): Promise<LetterReviewDto> {
  const { facts, documents } = await inContext(ctx, async (tx) =>
    materialOf(tx, ctx, await getAppealInPractice(tx, ctx, input.appealId)),
  );
  const { findings } = checkLetter(input.content, input.format, facts, documents);
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
