import { createHash } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { uploadAppealDocuments } from "@/lib/domain/appeal/documents/upload";
import { createAppeal } from "@/lib/domain/appeal/mutations";
import { createAppealInput } from "@/lib/domain/appeal/schema";
import { openDocument } from "@/lib/domain/document/library/library";
import { listClaimDocuments } from "@/lib/domain/document/of-claim/claim-documents";
import { uploadClaimDocument } from "@/lib/domain/document/upload/claim-upload";
import type { Ctx } from "@/lib/domain/kernel/context";
import { account } from "../support/account";
import { claim } from "../support/claims";
import { infectedPdf, startClamdServer } from "../support/clamd-server";
import { type TestDatabase, testDatabase } from "../support/database";
import { pdfOfPages, textLines } from "../support/pdf-builder";

let t: TestDatabase;
let ctx: Ctx;
let clamd: Awaited<ReturnType<typeof startClamdServer>>;
const folder = mkdtempSync(path.join(tmpdir(), "quarantine-"));
beforeAll(async () => {
  clamd = await startClamdServer();
  // Before anything reads a setting.
  Object.assign(process.env, { CLAMD_HOST: clamd.host, CLAMD_PORT: String(clamd.port), DATA_DIR: folder });
  t = await testDatabase();
  ctx = (await account(t.db)).ctx;
});
afterAll(async () => {
  await clamd.close();
  await rm(folder, { recursive: true, force: true });
});

async function arrived(field: string, line: string) {
  const bytes = pdfOfPages([{ content: textLines(["Notice"]), entries: `/Note (${line})` }]);
  const file = path.join(folder, crypto.randomUUID());
  await writeFile(file, bytes);
  return {
    field,
    filename: "letter.pdf",
    declaredType: "application/pdf",
    path: file,
    size: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    tooLarge: false,
  };
}
const quarantined = () =>
  t.admin`select id, claim_id, appeal_id, quarantine_reason, deleted_at is not null as hidden from documents
    where quarantine_reason is not null and practice_id = ${ctx.practiceId}`;
const infected = async (field: string) => {
  const file = await arrived(field, "x");
  const bytes = infectedPdf();
  await writeFile(file.path, bytes);
  return { ...file, size: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
};

it("takes a clean file, after the scanner saw all of it", async () => {
  const { claim_id } = await claim(ctx);
  const file = await arrived("file", "fine");
  const { id } = await uploadClaimDocument(ctx, { claimId: claim_id }, [file]);
  expect(clamd.scanned.at(-1)?.length).toBe(file.size);
  expect(
    (await listClaimDocuments(ctx, { claimId: claim_id })).documents.map((document) => document.id),
  ).toEqual([id]);
});

it("quarantines a hit: refused, hidden, recorded, and never opened", async () => {
  const { claim_id } = await claim(ctx);
  await expect(
    uploadClaimDocument(ctx, { claimId: claim_id }, [await infected("file")]),
  ).rejects.toMatchObject({ code: "UNPROCESSABLE" });
  expect((await listClaimDocuments(ctx, { claimId: claim_id })).documents).toEqual([]);
  const [row] = await quarantined();
  expect(row).toMatchObject({ claim_id, quarantine_reason: "Win.Test.EICAR_HDB-1", hidden: true });
  await expect(openDocument(ctx, { documentId: row?.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  const [record] = await t.admin`select result, detail from audit_events where entity_id = ${row?.id}`;
  expect(record).toMatchObject({ result: "refused", detail: { quarantined: "Win.Test.EICAR_HDB-1" } });
});

it("does the same for an appeal, and keeps the clean files beside it", async () => {
  const appeal = await createAppeal(ctx, createAppealInput.parse({ patient_name: "Ana" }));
  const { uploaded_documents: documents, errors } = await uploadAppealDocuments(
    ctx,
    { appealId: appeal.id },
    [await infected("denial_letter"), await arrived("supporting_docs", "fine")],
  );
  expect(documents).toHaveLength(1);
  expect(errors.denial_letter).toEqual([expect.stringContaining("virus scanner")]);
  expect(await quarantined()).toContainEqual(expect.objectContaining({ appeal_id: appeal.id }));
  await expect(
    uploadAppealDocuments(ctx, { appealId: appeal.id }, [await infected("denial_letter")]),
  ).rejects.toMatchObject({
    code: "UNPROCESSABLE",
  });
});

it("takes nothing while the scanner is silent", async () => {
  const { claim_id } = await claim(ctx);
  await clamd.close();
  await expect(
    uploadClaimDocument(ctx, { claimId: claim_id }, [await arrived("file", "fine")]),
  ).rejects.toMatchObject({ code: "UNAVAILABLE", retryAfter: 60 });
  expect((await listClaimDocuments(ctx, { claimId: claim_id })).documents).toEqual([]);
});
