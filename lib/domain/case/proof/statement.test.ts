import { describe, expect, it } from "vitest";
import type { ProofDto } from "./schema";
import { statementOf } from "./statement";

const proof: ProofDto = {
  delivery: {
    id: "d",
    method: "fax",
    to: "+14155550123",
    state: "sent",
    provider: "telnyx",
    reference: "fax-77",
    letter_version: 2,
    pages: 5,
    enclosures: [],
    error: null,
    overrides: [],
    proves: null,
    created_at: "2026-05-04T15:00:00.000Z",
    sent_at: "2026-05-04T15:02:00.000Z",
  },
  sha256: "ab".repeat(32),
  attempts: 1,
  pages_confirmed: 5,
  receipts: [
    {
      id: "r",
      kind: "by_hand",
      at: "2026-05-06T16:00:00.000Z",
      reference: "7022 | 0410",
      pages: null,
      note: "Signed by [J. Roe]",
      document: null,
      by: "Lee",
    },
  ],
};
const about = {
  paper: "appeal" as const,
  payerName: "Lakeside Health",
  patientName: "Rosa Canary",
  claimNumber: "CLM_1",
  signer: "Dr. Lee",
  practice: "Harbor PT",
  today: "November 22, 2026",
  moment: (iso: string) => iso.slice(0, 16),
  day: (iso: string) => iso.slice(0, 10),
};

describe("the statement of a rebuttal", () => {
  // Red where the proof of a corrected claim spoke of an appeal.
  it("calls what was sent by its name", () => {
    const text = statementOf({ proof, ...about, paper: "corrected_claim" });
    expect(text).toContain("**RE: Proof that our corrected claim was sent**");
    expect(text).toContain("treat it as filed on that day, and to act on it");
    expect(text).not.toContain("appeal");
  });

  it("says what was sent, to whom, when, and by what it is proved", () => {
    const text = statementOf({ proof, ...about });
    expect(text).toContain("it was sent by fax to (415) 555-0123 on 2026-05-04T15:02");
    expect(text).toContain("| Receipt number | fax-77 |");
    expect(text).toContain("| Pages confirmed | 5 |");
    expect(text).toContain(`| SHA-256 of the PDF | ${"ab".repeat(32)} |`);
    expect(text).toContain("You told us that our appeal did not arrive.");
    expect(text).toContain("treat it as filed on that day, and to decide it");
    // Of a receipt that a person has in hand the day is known, and no hour.
    expect(text).toContain("| 2026-05-06 | Receipt kept by the practice");
    const one = { ...proof.receipts[0], kind: "delivered", pages: 1 } as ProofDto["receipts"][number];
    expect(statementOf({ proof: { ...proof, receipts: [one] }, ...about })).toContain(", 1 page,");
  });

  it("takes what somebody typed as text, never as a table or a link", () => {
    const text = statementOf({ proof, ...about });
    expect(text).toContain("7022 \\| 0410");
    expect(text).toContain("Signed by \\[J. Roe\\]");
    expect(text).toContain("CLM\\_1");
  });

  it("claims no confirmation that nobody reported, and no sending of local mode", () => {
    const delivery = { ...proof.delivery, provider: "outbox", reference: null };
    const text = statementOf({
      proof: { ...proof, delivery, pages_confirmed: null, receipts: [] },
      ...about,
    });
    expect(text).toContain("| Pages confirmed | Not reported |");
    expect(text).toContain("kept on this machine, not sent");
    expect(text).not.toContain("What was reported");
  });
});
