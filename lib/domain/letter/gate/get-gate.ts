import { APPEAL_MESSAGES } from "@/lib/core/appeal-messages";
import { AppError } from "@/lib/core/errors";
import { getAppealInPractice } from "@/lib/domain/appeal/queries";
import { parseRecipient } from "@/lib/domain/appeal/recipient";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { questionsAndEvidence } from "../questions/questions";
import { enclosedFiles } from "../saved/enclosures";
import { latestVersion } from "../saved/versions";
import { enclosuresMeant } from "./enclosures-meant";
import { papersOfOthers } from "./papers-of-others";
import { papersOfAppeal, readGate } from "./read-gate";
import { gateAnswer, readGateInput } from "./schema";

/** Who may pass what the gate finds: they answer for what the letter says. */
export const mayOverride = ({ actor }: Ctx): boolean => actor.isOwner || actor.role === "provider";

/** The list of the last step (docs/product.md, I5). */
export const getGate = operation(
  {
    name: "getGate",
    access: "user",
    input: readGateInput,
    answer: gateAnswer,
    summary: "List what stands between the letter and its sending",
    description:
      "Enclosures are ids parted by commas; left out, those of the last export, else those that the letter names. With method and to the " +
      "recipient is checked too.",
    refuses: ["BAD_REQUEST"],
  },
  async (ctx, { appealId, enclosures, method, to }, tx) => {
    const appeal = await getAppealInPractice(tx, ctx, appealId);
    const letter = await latestVersion(tx, ctx, appealId);
    if (!letter) throw new AppError("BAD_REQUEST", APPEAL_MESSAGES.noLetter);
    if (enclosures) await enclosedFiles(tx, ctx, appealId, enclosures);
    const enclosed = enclosures ?? (await enclosuresMeant(tx, ctx, letter));
    const problems = await readGate(tx, ctx, appeal, letter, {
      enclosures: enclosed,
      recipient: method && to ? { method, to: parseRecipient(method, to) } : undefined,
    });
    const { asked, evidence } = await questionsAndEvidence(tx, ctx, appeal);
    await audit(tx, ctx, {
      action: "read",
      entity: "appeal",
      entityId: appealId,
      patientId: appeal.patientId,
      detail: { gate: problems.length },
    });
    return {
      ready: problems.length === 0,
      problems,
      enclosures: enclosed,
      open_questions: asked.questions.length,
      of_others: papersOfOthers(evidence.chart, await papersOfAppeal(tx, ctx, appealId), enclosed),
      may_override: mayOverride(ctx),
    };
  },
);
