import { describe, expect, it } from "vitest";
import type { LetterPaper } from "@/lib/core/enums";
import type { LetterFacts } from "../facts/facts";
import { NO_EVIDENCE } from "../points/plan/letter-plan";
import { letterText } from "../text/letter-text";
import { composeLetter } from "./compose";

const NOTICE = `Medicare appeal number     1-26290447118
Claim   0226231077450      97110, 08/11/2026
The services were not medically necessary.`;
const FACTS: LetterFacts = {
  letterDate: "2026-11-22",
  noticeDate: "2026-10-16",
  practiceName: "Tideline Therapy",
  patientName: "Ana Muestra",
  payerName: "Novitas Solutions",
  claimNumber: "0226231077450",
  denialCode: "CO-50",
  denialText: "The services were not medically necessary.",
  datesOfService: ["2026-08-11"],
  enclosures: [{ type: "denial_letter", title: "Denial letter", documentId: "d1", pages: 1 }],
};
const written = (noticeText: string, paper: LetterPaper = "appeal", more: LetterFacts = {}) =>
  letterText(
    composeLetter({ ...FACTS, ...more }, undefined, { ...NO_EVIDENCE, noticeText }, paper).content,
    "html",
  );

describe("the payer's notice", () => {
  it("is named with its numbers and its place, and its own number stands in the head", () => {
    const letter = written(NOTICE);
    expect(letter).toContain(
      "Your notice of October 16, 2026 on claim 0226231077450, Medicare appeal number 1-26290447118 (Enclosure 1, page 1) gives code CO-50",
    );
    expect(letter).toContain("Claim number: 0226231077450 | Your Medicare appeal number: 1-26290447118");
  });

  it("is named by its own number alone where the paper has named the claim", () => {
    for (const paper of ["corrected_claim", "reopening"] as const) {
      const letter = written(NOTICE, paper);
      expect(letter).toContain(
        "Your notice of October 16, 2026 on Medicare appeal number 1-26290447118 (Enclosure 1, page 1) gives",
      );
      expect(letter.match(/\bclaim 0226231077450/g)?.length ?? 0).toBeLessThan(2);
    }
  });

  it("is named on the covers", () => {
    for (const paper of ["records", "other_payer", "peer_to_peer", "claim_file"] as const)
      expect(written(NOTICE, paper)).toContain(
        "on claim 0226231077450, Medicare appeal number 1-26290447118",
      );
  });

  it("is given no number that it does not print, and no page where it has several", () => {
    expect(written("We do not pay for this service.")).toContain(
      "Your notice of October 16, 2026 gives code",
    );
    const several = written(NOTICE, "appeal", {
      enclosures: [{ type: "denial_letter", title: "Denial letter", documentId: "d1", pages: 3 }],
    });
    expect(several).toContain("on Medicare appeal number 1-26290447118 gives code");
    expect(several).not.toContain("page 1)");
  });
});
