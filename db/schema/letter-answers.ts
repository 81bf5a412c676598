import { sql } from "drizzle-orm";
import { check, foreignKey, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, practiceId } from "../columns";
import { appeals } from "./appeals";
import { members } from "./practices";

/**
 * What a person said to a question that a letter left open (docs/product.md, I3). Only added to: the newest of a question
 * counts, and an empty one takes the answer back.
 */
export const letterAnswers = pgTable(
  "letter_answers",
  {
    id: id(),
    practiceId: practiceId(),
    appealId: uuid("appeal_id").notNull(),
    questionId: text("question_id").notNull(),
    /** As it was asked: later letters may ask it in other words. */
    question: text("question").notNull(),
    answer: text("answer").notNull(),
    answeredBy: uuid("answered_by").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("letter_answers_practice_id_id").on(t.practiceId, t.id),
    foreignKey({ columns: [t.practiceId, t.appealId], foreignColumns: [appeals.practiceId, appeals.id] }),
    foreignKey({
      columns: [t.practiceId, t.answeredBy],
      foreignColumns: [members.practiceId, members.userId],
    }),
    index("letter_answers_of_appeal").on(t.practiceId, t.appealId, t.createdAt),
    check("letter_answers_length", sql`char_length(${t.answer}) <= 2000`),
  ],
);
