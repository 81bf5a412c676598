import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { documents } from "@/db/schema/documents";
import { invalid } from "@/lib/core/errors";
import {
  CARE_STAGES,
  DECISION_LEVELS,
  LINES_OF_BUSINESS,
  PAPER_KINDS,
  type PaperEvidence,
  type PaperValueName,
} from "@/lib/core/notice";
import { actorName } from "@/lib/domain/kernel/actor-name";
import { audit } from "@/lib/domain/kernel/audit";
import { operation } from "@/lib/domain/kernel/operation";
import { appealDto, getAppealInPractice } from "../queries";
import { appealAnswer } from "../schema";
import { getAppealDocument } from "./files";
import { readAsChosen } from "./read-as-chosen";

const VALUES: Record<PaperValueName, { column: keyof Columns; values: readonly string[] }> = {
  kind: { column: "kind", values: PAPER_KINDS },
  stage: { column: "careStage", values: CARE_STAGES },
  level: { column: "decisionLevel", values: DECISION_LEVELS },
  lineOfBusiness: { column: "lineOfBusiness", values: LINES_OF_BUSINESS },
};
type Columns = Pick<typeof documents.$inferSelect, "kind" | "careStage" | "decisionLevel" | "lineOfBusiness">;
/** The wire's names. */
const NAMES = {
  kind: "kind",
  stage: "stage",
  level: "level",
  line_of_business: "lineOfBusiness",
} as const satisfies Record<string, PaperValueName>;

/** A person says what a paper is, whose plan it is of, or where its decision stands (docs/product.md, E23). */
export const choosePaperValue = operation(
  {
    name: "choosePaperValue",
    access: "user",
    input: z.object({
      appealId: z.uuid(),
      documentId: z.uuid(),
      name: z.enum(["kind", "stage", "level", "line_of_business"]),
      value: z.string().max(40).nullable(),
    }),
    answer: appealAnswer,
    summary: "Confirm or choose what a paper is, its stage, its level or the plan behind it",
    description:
      "The value as it stands confirms it. Null takes a choice back: what was read stands again. Another kind reads the paper's words " +
      "again as that kind, at once where rules alone read it; what a person confirmed stays. Reading again keeps a choice.",
  },
  async (ctx, { appealId, documentId, name, value }, tx) => {
    // Its lock before its values: the choices lie in one column, and each goes on from the one before it.
    const appeal = await getAppealInPractice(tx, ctx, appealId, { forUpdate: true });
    const document = await getAppealDocument(tx, ctx, appealId, documentId, { forUpdate: true });
    const key = NAMES[name];
    const { column, values } = VALUES[key];
    if (value !== null && !values.includes(value)) throw invalid({ value: ["Choose one of the list."] });
    const evidence: PaperEvidence = { ...document.paperEvidence };
    const { [key]: known } = evidence;
    const read = known?.confirmed ? known.confirmed.read : document[column];
    const wasRead = known?.confirmed ? known.confirmed.evidence : known;
    if (value === null) {
      if (wasRead) evidence[key] = wasRead;
      else delete evidence[key];
    } else {
      const by = { by: await actorName(tx, ctx), at: new Date().toISOString() };
      evidence[key] = { confidence: 1, confirmed: { ...by, read, ...(wasRead && { evidence: wasRead }) } };
    }
    await tx
      .update(documents)
      .set({ [column]: value ?? read, paperEvidence: evidence })
      .where(and(eq(documents.practiceId, ctx.practiceId), eq(documents.id, documentId)));
    await audit(tx, ctx, {
      action: "update",
      entity: "document",
      entityId: documentId,
      patientId: document.patientId,
      detail: { paper: name, chosen: value !== null },
    });
    const isOther = key === "kind" && (value ?? read) !== document.kind;
    return appealDto(tx, ctx, isOther ? await readAsChosen(tx, ctx, appeal, documentId) : appeal);
  },
);
