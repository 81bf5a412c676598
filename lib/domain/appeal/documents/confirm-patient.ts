import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { appealDocuments } from "@/db/schema/documents";
import { actorName } from "@/lib/domain/kernel/actor-name";
import { audit } from "@/lib/domain/kernel/audit";
import { operation } from "@/lib/domain/kernel/operation";
import { appealDto, getAppealInPractice } from "../queries";
import { appealAnswer } from "../schema";
import { getAppealDocument } from "./files";

/** A person looked at a paper that nowhere says whose it is, and says that it is this patient's (docs/product.md, I25). */
export const confirmPaperPatient = operation(
  {
    name: "confirmPaperPatient",
    access: "user",
    input: z.object({
      appealId: z.uuid(),
      documentId: z.uuid(),
      confirmed: z.boolean().describe("False takes it back"),
    }),
    answer: appealAnswer,
    summary: "Say that a paper without a name is this patient's",
    description:
      "Settles `unnamed_paper` at the gate for as long as the appeal is of the same patient. What names another patient stays out.",
  },
  async (ctx, { appealId, documentId, confirmed }, tx) => {
    const appeal = await getAppealInPractice(tx, ctx, appealId, { forUpdate: true });
    await getAppealDocument(tx, ctx, appealId, documentId);
    const said = { by: await actorName(tx, ctx), at: new Date().toISOString(), patient: appeal.patientName };
    await tx
      .update(appealDocuments)
      .set({ patientConfirmed: confirmed ? said : null })
      .where(
        and(
          eq(appealDocuments.practiceId, ctx.practiceId),
          eq(appealDocuments.appealId, appealId),
          eq(appealDocuments.documentId, documentId),
        ),
      );
    await audit(tx, ctx, {
      action: "update",
      entity: "document",
      entityId: documentId,
      patientId: appeal.patientId,
      detail: { patient_confirmed: confirmed },
    });
    return appealDto(tx, ctx, appeal);
  },
);
