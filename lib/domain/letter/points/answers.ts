import { and, desc, eq } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { letterAnswers } from "@/db/schema/letter-answers";
import { users } from "@/db/schema/users";
import type { Ctx } from "@/lib/domain/kernel/context";

/** `by` is for the screen, `name` for a letter: empty where the person has only a username. */
export type StoredAnswer = {
  questionId: string;
  question: string;
  text: string;
  by: string;
  name: string;
  at: Date;
};

/** The newest answer of each question; one that was taken back is none. */
export async function answersOf(tx: Tx, ctx: Ctx, appealId: string): Promise<StoredAnswer[]> {
  const rows = await tx
    .selectDistinctOn([letterAnswers.questionId], {
      questionId: letterAnswers.questionId,
      question: letterAnswers.question,
      text: letterAnswers.answer,
      firstName: users.firstName,
      lastName: users.lastName,
      username: users.username,
      at: letterAnswers.createdAt,
    })
    .from(letterAnswers)
    .innerJoin(users, eq(users.id, letterAnswers.answeredBy))
    .where(and(eq(letterAnswers.practiceId, ctx.practiceId), eq(letterAnswers.appealId, appealId)))
    .orderBy(letterAnswers.questionId, desc(letterAnswers.createdAt), desc(letterAnswers.id));
  return rows
    .filter(({ text }) => text !== "")
    .map(({ firstName, lastName, username, ...row }) => {
      const name = [firstName, lastName].filter(Boolean).join(" ");
      return { ...row, by: name || username, name };
    });
}
