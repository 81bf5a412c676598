import type { Tx } from "@/db/client";
import type { AppealRow } from "@/lib/domain/appeal/queries";
import { paperOfLetter } from "@/lib/domain/claim/paper-of-letter";
import type { Ctx } from "@/lib/domain/kernel/context";
import { composeLetter } from "../compose/compose";
import { answersOf } from "../points/answers";
import { withOwnPapers } from "../points/enclosable";
import { factsUsed } from "../points/facts-used";
import { loadEvidence } from "../points/load-evidence";
import { planLetter } from "../points/plan";
import type { LetterEvidence } from "../points/plan/letter-plan";
import type { LetterWithQuestionsDto } from "../points/schema";
import { templateOfAppeal } from "../templates/practice-templates";
import { materialOf } from "../writing/material";
import { factDto } from "./evidence";

type Asked = Pick<LetterWithQuestionsDto, "questions" | "answers">;

/** What the appeal's letter leaves open as things are now, and what persons answered so far. */
export const questionsOf = async (tx: Tx, ctx: Ctx, appeal: AppealRow): Promise<Asked> =>
  (await questionsAndEvidence(tx, ctx, appeal)).asked;

/** The same, with the papers that it was asked by. */
export async function questionsAndEvidence(
  tx: Tx,
  ctx: Ctx,
  appeal: AppealRow,
): Promise<{ asked: Asked; evidence: LetterEvidence }> {
  const material = await materialOf(tx, ctx, appeal);
  const evidence = await loadEvidence(tx, ctx, appeal.id, material.facts);
  const facts = withOwnPapers(material.facts, evidence);
  const template = await templateOfAppeal(tx, ctx, appeal, facts.denialCategory ?? "other");
  const { questions } = composeLetter(facts, template, evidence, await paperOfLetter(tx, ctx, appeal.id));
  const used = factsUsed(planLetter(facts, evidence));
  const asked = {
    questions: questions.map(({ id, text, why, passages, proposal }) => ({
      id,
      text,
      why,
      proposal: proposal ?? null,
      passages: passages.map((fact) => factDto(fact, facts.enclosures ?? [], used)),
    })),
    answers: (await answersOf(tx, ctx, appeal.id)).map(({ questionId, at, name: _, ...answer }) => ({
      question_id: questionId,
      ...answer,
      at: at.toISOString(),
    })),
  };
  return { asked, evidence };
}
