import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { appealDocuments } from "@/db/schema/documents";
import { invalid } from "@/lib/core/errors";
import { audit } from "@/lib/domain/kernel/audit";
import { operation } from "@/lib/domain/kernel/operation";
import { DOCX } from "@/lib/integrations/reader/media-types";
import { appealDto, getAppealInPractice } from "../queries";
import { appealAnswer } from "../schema";
import { getAppealDocument } from "./files";

/** Where a Word file breaks its pages is decided by who prints it. */
export const hasOwnPages = (mediaType: string): boolean => mediaType !== DOCX;

const MOST_PAGES = 1000;

/** Which pages of a document stay behind when it is enclosed (docs/product.md, H17): another patient's, or what the payer needn't see. */
export const leaveOutPages = operation(
  {
    name: "leaveOutPages",
    access: "user",
    input: z.object({
      appealId: z.uuid(),
      documentId: z.uuid(),
      pages_left_out: z
        .array(z.int().min(1))
        .max(MOST_PAGES, `Leave out at most ${MOST_PAGES} pages.`)
        .describe("From 1; empty takes all pages along"),
    }),
    answer: appealAnswer,
    summary: "Choose the pages of a document that stay behind when it is enclosed",
    description:
      "The pages that go along keep their numbers, and the list of enclosures says which are left out. A PDF that was made before stays as it is.",
  },
  async (ctx, { appealId, documentId, pages_left_out: asked }, tx) => {
    const appeal = await getAppealInPractice(tx, ctx, appealId, { forUpdate: true });
    const document = await getAppealDocument(tx, ctx, appealId, documentId);
    const pages = [...new Set(asked)].sort((a, b) => a - b);
    const refuse = (why: string) => invalid({ pages_left_out: [why] });
    if (pages.length > 0) {
      const total = document.pagesTotal;
      if (!hasOwnPages(document.mediaType))
        throw refuse("Pages of a Word file can't be left out. Save it as a PDF and upload that.");
      if (total === null) throw refuse("Its pages are not counted yet. Try again in a moment.");
      if ((pages.at(-1) ?? 0) > total)
        throw refuse(total === 1 ? "It has 1 page." : `It has ${total} pages.`);
      if (pages.length >= total)
        throw refuse("At least one page must stay. To leave out all of it, uncheck the document.");
    }
    await tx
      .update(appealDocuments)
      .set({ pagesLeftOut: pages })
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
      detail: { pages_left_out: pages.length },
    });
    return appealDto(tx, ctx, appeal);
  },
);
