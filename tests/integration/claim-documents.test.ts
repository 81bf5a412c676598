import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { jobCtx } from "@/lib/auth/job-context";
import { getClaim } from "@/lib/domain/claim/queries";
import { readStoredDocument } from "@/lib/domain/document/extraction/read-stored";
import { getDocumentPage, openDocument } from "@/lib/domain/document/library/library";
import { deleteClaimDocument, listClaimDocuments } from "@/lib/domain/document/of-claim/claim-documents";
import { settleProposal } from "@/lib/domain/document/of-claim/settle-proposal";
import { claimDocumentAnswer } from "@/lib/domain/document/schema";
import { uploadClaimDocument } from "@/lib/domain/document/upload/claim-upload";
import type { Ctx } from "@/lib/domain/kernel/context";
import { account } from "../support/account";
import { claim, patient } from "../support/claims";
import { type TestDatabase, testDatabase } from "../support/database";
import { denialFile } from "../support/file-bytes";
import { pdfOfPages, textLines } from "../support/pdf-builder";
import { refusedFiles } from "../support/refused-files";
import { tiff } from "../support/tiff-builder";

vi.hoisted(() => {
  process.env.DATA_DIR = `${process.env.TMPDIR ?? "/tmp"}/claim-documents-${process.pid}`;
});

let t: TestDatabase;
let ctx: Ctx;
let other: Ctx;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "claim-documents-"));
  t = await testDatabase();
  ctx = (await account(t.db)).ctx;
  other = (await account(t.db)).ctx;
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await rm(process.env.DATA_DIR ?? folder, { recursive: true, force: true });
});

const PDF = pdfOfPages([{ content: textLines(["Explanation of benefits", "Claim number CLM-1"]) }]);
const pages = (n: number) =>
  pdfOfPages(Array.from({ length: n }, (_, i) => ({ content: textLines([`Page ${i + 1}`]) })));

async function arrived(name: string, bytes: Buffer, declaredType = "application/octet-stream") {
  const file = path.join(folder, crypto.randomUUID());
  await writeFile(file, bytes);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return {
    field: "file",
    filename: name,
    declaredType,
    path: file,
    size: bytes.length,
    sha256,
    tooLarge: false,
  };
}
const upload = async (
  claimId: string,
  name: string,
  bytes: Buffer,
  fields: Record<string, string> = {},
  as = ctx,
) => uploadClaimDocument(as, { ...fields, claimId }, [await arrived(name, bytes)]);
const is = (code: string) => expect.objectContaining({ code });
const field = (name: string, message: string) =>
  expect.objectContaining({ code: "VALIDATION", fields: { [name]: [message] } });

describe("uploading a claim's document", () => {
  it("keeps the file as it is and has it read", async () => {
    const { claim_id } = await claim(ctx);
    const saved = await upload(claim_id, "../eob.pdf", PDF, {
      document_type: "eob",
      description: "From\nthe payer",
    });
    expect(claimDocumentAnswer.parse(saved)).toEqual(saved);
    expect(saved).toMatchObject({
      original_filename: "eob.pdf",
      document_type: "eob",
      description: "From\nthe payer",
      media_type: "application/pdf",
      file_size: PDF.length,
      pages: 1,
      ocr_status: "pending",
      file_url: `/api/v1/documents/${saved.id}/file/`,
      download_url: `/api/v1/documents/${saved.id}/download/`,
      denial_proposal: null,
    });
    const { stream, ...file } = await openDocument(ctx, { documentId: saved.id });
    expect(await text(stream)).toBe(PDF.toString("utf8"));
    expect(file).toEqual({ size: PDF.length, filename: "eob.pdf", mediaType: "application/pdf" });
    const runs = await t.admin`select name from dbos.workflow_status where workflow_uuid = ${saved.id}`;
    expect(runs).toMatchObject([{ name: "document/uploaded" }]);
    expect((await listClaimDocuments(ctx, { claimId: claim_id })).documents.map(({ id }) => id)).toEqual([
      saved.id,
    ]);
  });

  it("is a claim form by default, under the name that was sent with it", async () => {
    const { claim_id } = await claim(ctx);
    expect(await upload(claim_id, "x.pdf", PDF, { original_filename: "CMS 1500.pdf" })).toMatchObject({
      document_type: "claim_form",
      original_filename: "CMS 1500.pdf",
    });
    expect(await upload(claim_id, "x.pdf", PDF, { original_filename: "evil.exe" })).toMatchObject({
      original_filename: "x.pdf",
    });
    await expect(upload(claim_id, "x.pdf", PDF, { document_type: "denial" })).rejects.toEqual(
      is("VALIDATION"),
    );
  });

  it("takes TIFF, PNG and JPEG, and no Word document", async () => {
    const { claim_id } = await claim(ctx);
    const frame = { width: 64, height: 64, pixels: Buffer.alloc(64 * 64, 255) };
    expect(await upload(claim_id, "fax.tiff", tiff([frame, frame, frame]))).toMatchObject({ pages: 3 });
    expect(await upload(claim_id, "a.png", readFileSync(denialFile("denial-08.png")))).toMatchObject({
      pages: 1,
    });
    await expect(upload(claim_id, "a.docx", readFileSync(denialFile("denial-12.docx")))).rejects.toEqual(
      is("UNSUPPORTED_MEDIA"),
    );
  });

  it("asks for exactly one file", async () => {
    const { claim_id } = await claim(ctx);
    const none = field("file", "Please select a file to upload");
    const file = await arrived("a.pdf", PDF);
    await expect(uploadClaimDocument(ctx, { claimId: claim_id }, [])).rejects.toEqual(none);
    await expect(
      uploadClaimDocument(ctx, { claimId: claim_id }, [await arrived("", Buffer.alloc(0))]),
    ).rejects.toEqual(none);
    await expect(
      uploadClaimDocument(ctx, { claimId: claim_id }, [{ ...file, field: "document" }]),
    ).rejects.toEqual(none);
    await expect(uploadClaimDocument(ctx, { claimId: claim_id }, [file, file])).rejects.toEqual(
      field("file", "Upload one file at a time."),
    );
    await expect(
      uploadClaimDocument(ctx, { claimId: claim_id }, [{ ...file, tooLarge: true }]),
    ).rejects.toEqual(is("TOO_LARGE"));
  });

  it("refuses what is not what it says", async () => {
    const { claim_id } = await claim(ctx);
    for (const { name, bytes, declared } of refusedFiles()) {
      const files = [await arrived(name, bytes, declared)];
      const refused = uploadClaimDocument(ctx, { claimId: claim_id }, files);
      await expect(refused, name).rejects.toMatchObject({
        code: expect.stringMatching(/^(UNSUPPORTED_MEDIA|TOO_LARGE|VALIDATION)$/),
      });
    }
    expect((await listClaimDocuments(ctx, { claimId: claim_id })).documents).toEqual([]);
  });

  it("takes another claim's patient for a mistake", async () => {
    const own = await patient(ctx);
    const { claim_id } = await claim(ctx, { patient: own });
    expect(await upload(claim_id, "a.pdf", PDF, { patient: own })).toMatchObject({ claim_id });
    await expect(upload(claim_id, "a.pdf", PDF, { patient: await patient(ctx) })).rejects.toEqual(
      field("patient", "This is not the claim's patient."),
    );
  });
});

describe("100 pages an hour", () => {
  const limit = expect.objectContaining({
    code: "RATE_LIMITED",
    message: "Upload rate limit exceeded. Please wait before uploading more documents.",
  });

  it("are counted for each claim, deleted files included", async () => {
    const { claim_id } = await claim(ctx);
    const first = await upload(claim_id, "60.pdf", pages(60));
    expect(first.pages).toBe(60);
    await deleteClaimDocument(ctx, { documentId: first.id });
    await expect(upload(claim_id, "41.pdf", pages(41))).rejects.toEqual(limit);
    await upload(claim_id, "40.pdf", pages(40));
    const refused = upload(claim_id, "1.pdf", PDF);
    await expect(refused).rejects.toEqual(limit);
    await expect(refused).rejects.toMatchObject({ retryAfter: expect.any(Number) });
    const sibling = await claim(ctx);
    expect(await upload(sibling.claim_id, "120.pdf", pages(120))).toMatchObject({ pages: 120 });
    await t.admin`update documents set created_at = now() - interval '61 minutes' where claim_id = ${claim_id}`;
    await upload(claim_id, "1.pdf", PDF);
  });

  it("hold for uploads at the same time", async () => {
    const { claim_id } = await claim(ctx);
    const outcomes = await Promise.allSettled([1, 2, 3].map((n) => upload(claim_id, `${n}.pdf`, pages(45))));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    const stored = await t.admin`select id from documents where claim_id = ${claim_id}`;
    expect(stored).toHaveLength(2);
  });
});

describe("a denial letter", () => {
  const letter = readFileSync(denialFile("denial-02.pdf"));
  const settle = (claimId: string, documentId: string, input: Record<string, unknown>) =>
    settleProposal(ctx, { claimId, documentId, decision: "accept", ...input });

  async function read(claimId: string) {
    const { id } = await upload(claimId, "letter.pdf", letter, { document_type: "denial_letter" });
    const job = await jobCtx(t.db, {
      practiceId: ctx.practiceId,
      userId: ctx.actor.userId,
      requestId: "r",
    });
    expect(await readStoredDocument(job, id)).toBe("success");
    const [document] = (await listClaimDocuments(ctx, { claimId })).documents;
    if (!document?.denial_proposal) throw new Error("nothing proposed");
    return { ...document, proposal: document.denial_proposal };
  }

  it("proposes a denial that changes nothing until a person accepts it", async () => {
    const { claim_id } = await claim(ctx, { status: "submitted" });
    const { id, proposal } = await read(claim_id);
    expect(proposal).toMatchObject({ state: "open", differs: ["patient_name"] });
    expect(proposal.denial_date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(proposal.denial_summary).not.toBe("");
    expect((await getClaim(ctx, { claimId: claim_id })).denial_details).toBeNull();
    expect((await getDocumentPage(ctx, { documentId: id, page: 1 })).text).toContain(
      "EXPLANATION OF BENEFITS",
    );
    await expect(getDocumentPage(ctx, { documentId: id, page: 99 })).rejects.toEqual(is("NOT_FOUND"));

    const accepted = await settle(claim_id, id, { decision: "accept" });
    expect(accepted).toMatchObject({
      status: "denied",
      denial_details: {
        denial_date: proposal.denial_date,
        denial_category: proposal.denial_category,
        denial_summary: proposal.denial_summary,
        appeal_deadline: proposal.appeal_deadline,
        deadline_estimated: proposal.deadline_estimated,
        deadline_basis: proposal.deadline_basis,
      },
    });
    expect(accepted.action_items.total).toBeGreaterThan(0);
    const [document] = (await listClaimDocuments(ctx, { claimId: claim_id })).documents;
    expect(document?.denial_proposal?.state).toBe("accepted");
  });

  it("is accepted in part, or dismissed", async () => {
    const first = await claim(ctx);
    const { id } = await read(first.claim_id);
    const accepted = await settle(first.claim_id, id, {
      decision: "accept",
      denial_summary: "In my words",
      appeal_deadline: "2027-01-31",
    });
    expect(accepted.denial_details).toMatchObject({
      denial_summary: "In my words",
      appeal_deadline: "2027-01-31",
      deadline_estimated: false,
    });
    const second = await claim(ctx);
    const { id: another } = await read(second.claim_id);
    expect((await settle(second.claim_id, another, { decision: "dismiss" })).status).toBe("submitted");
    await expect(settle(second.claim_id, id, { decision: "accept" })).rejects.toEqual(is("NOT_FOUND"));
    const { id: plain } = await upload(second.claim_id, "a.pdf", PDF);
    await expect(settle(second.claim_id, plain, { decision: "accept" })).rejects.toEqual(is("CONFLICT"));
  });
});

describe("documents of another practice", () => {
  it("are not there", async () => {
    const theirs = await claim(other);
    const document = await upload(theirs.claim_id, "a.pdf", PDF, {}, other);
    await expect(listClaimDocuments(ctx, { claimId: theirs.claim_id })).rejects.toEqual(is("NOT_FOUND"));
    await expect(upload(theirs.claim_id, "a.pdf", PDF)).rejects.toEqual(is("NOT_FOUND"));
    await expect(getDocumentPage(ctx, { documentId: document.id, page: 1 })).rejects.toEqual(is("NOT_FOUND"));
    await expect(openDocument(ctx, { documentId: document.id })).rejects.toEqual(is("NOT_FOUND"));
    await expect(deleteClaimDocument(ctx, { documentId: document.id })).rejects.toEqual(is("NOT_FOUND"));
    const mine = await claim(ctx);
    await expect(
      settleProposal(ctx, { claimId: mine.claim_id, documentId: document.id, decision: "accept" }),
    ).rejects.toEqual(is("NOT_FOUND"));
    expect((await listClaimDocuments(other, { claimId: theirs.claim_id })).documents).toHaveLength(1);
  });

  it("are hidden once deleted", async () => {
    const { claim_id } = await claim(ctx);
    const { id } = await upload(claim_id, "a.pdf", PDF);
    await deleteClaimDocument(ctx, { documentId: id });
    await expect(openDocument(ctx, { documentId: id })).rejects.toEqual(is("NOT_FOUND"));
    await expect(deleteClaimDocument(ctx, { documentId: id })).rejects.toEqual(is("NOT_FOUND"));
    expect((await listClaimDocuments(ctx, { claimId: claim_id })).documents).toEqual([]);
  });
});
