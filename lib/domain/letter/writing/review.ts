import { z } from "zod";
import { getAppealInPractice } from "@/lib/domain/appeal/queries";
import { citationsShown } from "@/lib/domain/authority/shown";
import { inContext } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { checkLetter, type Finding } from "../check/fact-check";
import { standingOf } from "../facts/law";
import { type LetterFindingDto, type LetterReviewDto, reviewLetterInput } from "../schema";
import { letterText } from "../text/letter-text";
import { materialOf } from "./material";

/** Holds a letter, saved or not, against everything that the appeal knows. Keeps nothing. */
export const reviewLetter = operation(
  {
    name: "reviewLetter",
    access: "user",
    input: reviewLetterInput,
    answer: z.custom<LetterReviewDto>(),
    summary: "Check a letter's facts against the appeal's sources",
    transaction: false,
  },
  async (ctx, input) => {
    const { facts, documents } = await inContext(ctx, async (tx) =>
      materialOf(tx, ctx, await getAppealInPractice(tx, ctx, input.appealId)),
    );
    const { findings } = checkLetter(input.content, input.format, facts, documents);
    const text = letterText(input.content, input.format);
    const sourced = findings.flatMap(({ source }) => source ?? []);
    const standing = standingOf(facts);
    return {
      unsupported: findings.flatMap((finding) =>
        finding.status === "unsupported" ? [dto(finding, text)] : [],
      ),
      confirmed: sourced.filter((source) => "record" in source).length,
      in_documents: sourced.filter((source) => "documentId" in source).length,
      citations: citationsShown(text, standing, standing.today),
    };
  },
);

function dto({ text, kind, start }: Finding, letter: string): LetterFindingDto {
  const before = letter.slice(0, start).split(text).length - 1;
  return { text, kind: kind === "blank" ? "name" : kind, occurrence: before };
}
