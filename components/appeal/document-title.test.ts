import { describe, expect, it } from "vitest";
import { paperTitle } from "@/lib/core/paper-title";
import { documentTitle } from "./document-title";

const titleOf = (document_type: "denial" | "claim" | "supporting", original_filename: string) =>
  documentTitle({ document_type, uploaded_document_info: { original_filename } });

describe("a document's title", () => {
  it("is what the letter's list of enclosures and the gate say of the same paper", () => {
    expect(titleOf("denial", "scan0001.pdf")).toBe(
      paperTitle({ type: "denial_letter", name: "scan0001.pdf" }),
    );
    expect(titleOf("denial", "scan0001.pdf")).toBe("Denial letter");
    expect(titleOf("claim", "hcfa.pdf")).toBe("Original claim");
    expect(titleOf("supporting", "02_progress-note.pdf")).toBe("Progress note");
  });

  it("has no number that only sorts, and short names as they are written", () => {
    expect(titleOf("supporting", "1-277ca-reports.txt")).toBe("277CA reports");
    expect(titleOf("supporting", "03_mri-and-notes.pdf")).toBe("MRI and notes");
    expect(titleOf("supporting", "04-remixes.pdf")).toBe("Remixes");
    expect(titleOf("supporting", "10 20 2026 visit.pdf")).toBe("10 20 2026 visit");
  });

  it("is never empty where the file has a name", () => {
    expect(titleOf("supporting", "2026.pdf")).toBe("2026");
    expect(titleOf("supporting", "05.04 visit.pdf")).toBe("05.04 visit");
  });
});
