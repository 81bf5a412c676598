import { and, eq } from "drizzle-orm";
import { appeals } from "@/db/schema/appeals";
import { letterAnswers } from "@/db/schema/letter-answers";
import { AppError, invalid } from "@/lib/core/errors";
import { getAppealInPractice } from "@/lib/domain/appeal/queries";
import { paperOfLetter } from "@/lib/domain/claim/paper-of-letter";
import { audit } from "@/lib/domain/kernel/audit";
import { operation } from "@/lib/domain/kernel/operation";
import { answerText } from "./compose/answer-blocks";
import { composeLetter } from "./compose/compose";
import { letterDto } from "./letter";
import { answersOf } from "./points/answers";
import { loadEvidence } from "./points/load-evidence";
import { answerQuestionAnswer, answerQuestionInput } from "./points/schema";
import { questionsOf } from "./questions/questions";
import { exportOfVersion } from "./saved/made";
import { appendVersion, latestVersion } from "./saved/versions";
import { templateOfAppeal } from "./templates/practice-templates";
import { sanitizeLetter } from "./text/sanitize";
import { materialOf } from "./writing/material";

/**
 * Keeps what a person says to a question, under their name. A letter that is still the app's own is written anew with it; in
 * one that somebody edited nothing is changed, and the sentence is answered for them to put in
 * (docs/product.md, I20).
 */
export const answerQuestion = operation(
  {
    name: "answerQuestion",
    access: "user",
    input: answerQuestionInput,
    answer: answerQuestionAnswer,
    summary: "Answer a question that the letter left open",
    description: "An empty text takes the answer back.",
    refuses: ["NOT_FOUND"],
  },
  async (ctx, { appealId, question_id, text }, tx) => {
    const appeal = await getAppealInPractice(tx, ctx, appealId, { forUpdate: true });
    const current = await latestVersion(tx, ctx, appealId);
    if (!current) throw new AppError("NOT_FOUND", "The letter is not ready yet.");
    const asked = await questionsOf(tx, ctx, appeal);
    const question =
      asked.questions.find(({ id }) => id === question_id)?.text ??
      asked.answers.find((one) => one.question_id === question_id)?.question;
    if (question === undefined) throw invalid({ question_id: ["Choose a question of the letter."] });
    await tx.insert(letterAnswers).values({
      practiceId: ctx.practiceId,
      appealId,
      questionId: question_id,
      question,
      answer: text,
      answeredBy: ctx.actor.userId,
    });
    await audit(tx, ctx, {
      action: "update",
      entity: "letter",
      entityId: current.id,
      patientId: appeal.patientId,
      detail: { question: question_id, answered: text !== "" },
    });
    const { facts } = await materialOf(tx, ctx, appeal);
    const own = current.origin === "generated" && current.engine === "built-in";
    let version = current;
    if (own) {
      const template = await templateOfAppeal(tx, ctx, appeal, facts.denialCategory ?? "other");
      const evidence = await loadEvidence(tx, ctx, appealId, facts);
      const paper = await paperOfLetter(tx, ctx, appealId);
      const { content } = composeLetter(facts, template, evidence, paper);
      const kept = await appendVersion(tx, ctx, appealId, {
        content: sanitizeLetter(content, "html"),
        format: "html",
        origin: "generated",
        engine: "built-in",
        providerModel: null,
        generationId: null,
      });
      if (!kept) throw new Error("the version was not kept");
      version = kept;
      await tx
        .update(appeals)
        .set({ updatedAt: new Date() })
        .where(and(eq(appeals.practiceId, ctx.practiceId), eq(appeals.id, appealId)));
    }
    const said = (await answersOf(tx, ctx, appealId)).find(({ questionId }) => questionId === question_id);
    const exported = await exportOfVersion(tx, ctx, version.id);
    return {
      ...letterDto(version, exported !== null),
      ...(await questionsOf(tx, ctx, appeal)),
      rewritten: own,
      sentence: said ? answerText({ text: said.text, by: said.name }) : "",
    };
  },
);
