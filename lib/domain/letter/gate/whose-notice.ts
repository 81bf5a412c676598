import { and, asc, eq } from "drizzle-orm";
import { z } from "zod";
import { appealDocuments, documentPages, documents } from "@/db/schema/documents";
import { linkedTo, ofLink } from "@/lib/domain/appeal/documents/links";
import { getAppealInPractice } from "@/lib/domain/appeal/queries";
import { appealIdField } from "@/lib/domain/appeal/schema";
import { audit } from "@/lib/domain/kernel/audit";
import { operation } from "@/lib/domain/kernel/operation";
import { ownerOf, recordOf } from "../check/notice-of";

const MOST_PAGES = 60;

/** Whose notice the appeal's denial letter is, before anything is written; null where none was read. */
export const getNoticeOwner = operation(
  {
    name: "getNoticeOwner",
    access: "user",
    input: z.object(appealIdField),
    answer: z.enum(["ours", "foreign", "unclear"]).nullable(),
    summary: "Tell whose notice the denial letter of an appeal is",
  },
  async (ctx, { appealId }, tx) => {
    const appeal = await getAppealInPractice(tx, ctx, appealId);
    const pages = await tx
      .select({ text: documentPages.text })
      .from(appealDocuments)
      .innerJoin(documents, ofLink)
      .innerJoin(
        documentPages,
        and(eq(documentPages.practiceId, documents.practiceId), eq(documentPages.documentId, documents.id)),
      )
      .where(and(linkedTo(ctx, appealId), eq(appealDocuments.documentType, "denial_letter")))
      .orderBy(asc(appealDocuments.position), asc(documents.id), asc(documentPages.page))
      .limit(MOST_PAGES);
    const notice = pages.map(({ text }) => text).join("\n\n");
    const owner = notice === "" ? null : await ownerOf(tx, ctx, await recordOf(tx, ctx, appeal), notice);
    await audit(tx, ctx, {
      action: "read",
      entity: "appeal",
      entityId: appealId,
      patientId: appeal.patientId,
      detail: { notice: owner },
    });
    return owner;
  },
);
