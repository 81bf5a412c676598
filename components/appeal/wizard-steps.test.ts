import { describe, expect, it } from "vitest";
import type { AppealDocumentDto } from "@/lib/domain/appeal/documents/schema";
import type { AppealDto, GenerationDto, LetterDto } from "@/lib/domain/appeal/schema";
import { furthestStep, resumeStep, shownStep } from "./wizard-place";
import {
  extractionComplete,
  generationProblem,
  recipientProblem,
  reviewProblem,
  uploadProblem,
} from "./wizard-steps";

type Read = Pick<AppealDto, "documents" | "letter" | "extraction" | "generation" | "patient_name">;

const document = (ocr_status: AppealDocumentDto["ocr_status"], metadata: object | null = null) =>
  ({ ocr_status, extraction_metadata: metadata }) as AppealDocumentDto;
const letter = (content: string) => ({ content }) as LetterDto;
const attempt = (status: GenerationDto["status"]) => ({ status }) as GenerationDto;

const appeal = (changes: Partial<Read> = {}): Read => ({
  patient_name: "Ana Ruiz",
  documents: [],
  letter: null,
  generation: null,
  extraction: {
    state: "idle",
    evidence: {},
    facts: {},
    service_period: false,
    estimated_deadline: null,
    confirmations: {},
    conflicts: {},
    to_check: [],
  },
  ...changes,
});
const extraction = (state: AppealDto["extraction"]["state"]) => ({
  state,
  evidence: {},
  facts: {},
  service_period: false,
  estimated_deadline: null,
  confirmations: {},
  conflicts: {},
  to_check: [],
});

describe("where an appeal opens", () => {
  it.each([
    ["nothing", appeal(), 1],
    ["unread documents", appeal({ documents: [document("pending")] }), 2],
    ["only refused documents", appeal({ documents: [document("failed")] }), 2],
    ["one document read, one not", appeal({ documents: [document("pending"), document("success")] }), 3],
    ["values without the status", appeal({ documents: [document("pending", { claim_number: "1" })] }), 3],
    ["an empty map of values", appeal({ documents: [document("pending", {})] }), 2],
    ["a letter", appeal({ letter: letter("<p>Dear …</p>") }), 4],
    ["a letter without content", appeal({ letter: letter("  ") }), 1],
  ])("%s: step %s", (_name, given, step) => expect(resumeStep(given)).toBe(step));
});

describe("how far an address may lead", () => {
  it.each([
    ["nothing", appeal(), 1],
    ["documents and a name", appeal({ documents: [document("pending")] }), 2],
    ["documents all refused", appeal({ documents: [document("failed")], extraction: extraction("done") }), 3],
    ["a letter", appeal({ letter: letter("x") }), 5],
  ])("%s: step %s", (_name, given, step) => expect(furthestStep(given)).toBe(step));

  it("never passes what is allowed, and falls back to where it opened", () => {
    expect(shownStep(5, 1, 2)).toBe(2);
    expect(shownStep(1, 4, 5)).toBe(1);
    expect(shownStep(null, 4, 5)).toBe(4);
    expect(shownStep(9, 2, 5)).toBe(2);
    expect(shownStep(2.5, 3, 5)).toBe(3);
  });
});

describe("extraction", () => {
  it("is complete when all documents ended and their values are merged", () => {
    const both = [document("success"), document("failed")];
    expect(extractionComplete(appeal({ documents: both, extraction: extraction("done") }))).toBe(true);
    expect(extractionComplete(appeal({ documents: both, extraction: extraction("running") }))).toBe(false);
    expect(extractionComplete(appeal({ documents: [], extraction: extraction("done") }))).toBe(false);
    const withNew = [...both, document("pending")];
    expect(extractionComplete(appeal({ documents: withNew, extraction: extraction("done") }))).toBe(false);
  });
});

describe("what keeps a step from being left", () => {
  it("step 1 asks for a document first, then for the patient's name", () => {
    expect(uploadProblem(appeal(), "")).toBe("Please upload at least one document before proceeding");
    const given = appeal({ documents: [document("pending")] });
    expect(uploadProblem(given, "   ")).toBe("Please enter the patient name before proceeding");
    expect(uploadProblem(given, " Ana ")).toBeNull();
  });

  it("step 3 needs a name or a denial", () => {
    expect(generationProblem({ patient_name: " ", denial_text: "" })).toBe(
      "Please complete the extraction step first to provide patient name and denial information",
    );
    expect(generationProblem({ patient_name: "", denial_text: "not covered" })).toBeNull();
  });

  it("step 3 waits for the letter, also while it is written anew", () => {
    const wait = "Please wait for the appeal generation to complete";
    expect(reviewProblem(appeal())).toBe(wait);
    expect(reviewProblem(appeal({ letter: letter("x"), generation: attempt("writing") }))).toBe(wait);
    expect(reviewProblem(appeal({ letter: letter("x"), generation: attempt("failed") }))).toBeNull();
  });

  it("step 5 asks for a recipient", () => {
    expect(recipientProblem(null, "a@b.example")).toBe("Please provide recipient information");
    expect(recipientProblem("email", " ")).toBe("Please provide recipient information");
    expect(recipientProblem("fax", "415 555 0100")).toBeNull();
  });
});
