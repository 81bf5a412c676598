import { and, asc, eq } from "drizzle-orm";
import { z } from "zod";
import { documentPages } from "@/db/schema/documents";
import { CONFIRMABLE } from "@/lib/core/confirmation";
import { invalid } from "@/lib/core/errors";
import { boxAnswer } from "@/lib/core/evidence";
import { knownNumbers } from "@/lib/domain/document/extraction/known-numbers";
import { recognizeBox, wordsInBox } from "@/lib/domain/document/extraction/read-box";
import { audit } from "@/lib/domain/kernel/audit";
import { inContext } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { takeTry } from "@/lib/domain/kernel/throttles";
import { boxValue } from "@/lib/domain/reading/box-value";
import { getAppealDocument } from "./files";

/** A box thinner than this holds no line of print. */
const LEAST = 0.003;

const readBoxInput = z.object({
  appealId: z.uuid(),
  documentId: z.uuid(),
  page: z.int().min(1).max(1000),
  box: boxAnswer.refine(
    ({ width, height }) => width >= LEAST && height >= LEAST,
    "Draw the box around the words.",
  ),
  name: z.enum(CONFIRMABLE, { error: "Choose one of the fields or facts of an appeal." }),
});

const readBoxAnswer = z.strictObject({
  text: z.string().describe("The words in the box"),
  value: z.string().nullable().describe("As a value of this kind; null where the words are none"),
  doubt: z.string().nullable().describe("Which check of its kind the value fails"),
  problem: z.string().nullable().describe("Why there is no value"),
  method: z.enum(["text-layer", "ocr", "structure"]),
});

/** Most pages that the checks of a value look at. */
const MOST_PAGES = 30;

/** Reads one box that a person drew on a page (docs/product.md, E20). Keeps nothing: confirming the value does. */
export const readDrawnBox = operation(
  {
    name: "readDrawnBox",
    access: "user",
    input: readBoxInput,
    answer: readBoxAnswer,
    summary: "Read what stands in one box of a page",
    description:
      "The words of the text layer, else the box recognized again at a higher resolution. The value passes the checks of its kind; " +
      "`confirmations/` keeps it with the box.",
    refuses: ["UNPROCESSABLE", "RATE_LIMITED", "UNAVAILABLE"],
    transaction: false,
  },
  async (ctx, { appealId, documentId, page, box, name }) => {
    const { document, pages } = await inContext(ctx, async (tx) => {
      const found = await getAppealDocument(tx, ctx, appealId, documentId);
      const read = await tx
        .select()
        .from(documentPages)
        .where(and(eq(documentPages.practiceId, ctx.practiceId), eq(documentPages.documentId, documentId)))
        .orderBy(asc(documentPages.page));
      await audit(tx, ctx, {
        action: "read",
        entity: "document",
        entityId: documentId,
        patientId: found.patientId,
        detail: { page, box: name },
      });
      return { document: found, pages: read };
    });
    const drawn = pages.find((one) => one.page === page);
    if (!drawn) throw invalid({ page: ["This page has not been read."] });
    const isPicture = drawn.method === "ocr";
    if (isPicture) await takeTry(ctx.db, "readBox", ctx.actor.userId);
    const text = isPicture ? await recognizeBox(document, page, box) : wordsInBox(drawn.words, box);
    const known = await knownNumbers(ctx, documentId);
    const found = boxValue(name, text, {
      document: { pages: pages.slice(0, MOST_PAGES).map((one) => ({ ...one, number: one.page })) },
      extraction: {
        ...{ kind: document.kind, stage: document.careStage, level: document.decisionLevel },
        ...{ lineOfBusiness: document.lineOfBusiness, deniedLines: document.deniedLines },
        ...{ fields: document.extractionEvidence ?? {}, facts: document.extractionFacts ?? {} },
      },
      known,
      page,
    });
    return {
      text,
      method: drawn.method,
      value: found.value,
      doubt: found.value === null ? null : found.doubt,
      problem: found.value === null ? found.problem : null,
    };
  },
);
