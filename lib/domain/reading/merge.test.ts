import { describe, expect, it } from "vitest";
import type { Evidence, Extraction } from "@/lib/core/extraction";
import { fillEmpty, mergeExtractions } from "./merge";

const evidence = (value: string, confidence = 0.9): Evidence => ({
  value,
  confidence,
  method: "rules",
  page: 1,
  boxes: [],
  context: value,
});
const extraction = (fields: Extraction["fields"], facts: Extraction["facts"] = {}) => ({
  fields,
  facts,
});

describe("mergeExtractions", () => {
  it("lets the denial win over the claim and the claim over supporting papers, in any order and at any confidence", () => {
    const merged = mergeExtractions([
      {
        documentId: "s",
        documentType: "supporting_docs",
        extraction: extraction({ patient_name: evidence("S", 1), payer_name: evidence("SP") }),
      },
      {
        documentId: "c",
        documentType: "claim_form",
        extraction: extraction(
          { patient_name: evidence("C", 1), claim_number: evidence("C1") },
          { billed_amount: evidence("10.00") },
        ),
      },
      {
        documentId: "d",
        documentType: "denial_letter",
        extraction: extraction({ patient_name: evidence("D", 0.2) }),
      },
    ]);
    expect(merged.metadata).toEqual({ patient_name: "D", claim_number: "C1", payer_name: "SP" });
    expect(merged.evidence.patient_name).toMatchObject({ value: "D", documentId: "d" });
    expect(merged.facts.billed_amount).toMatchObject({ value: "10.00", documentId: "c" });
  });

  it("takes the surer of two denial letters, and no denial from a supporting paper", () => {
    const merged = mergeExtractions([
      {
        documentId: "a",
        documentType: "denial_letter",
        extraction: extraction({ claim_number: evidence("A", 0.5) }),
      },
      {
        documentId: "b",
        documentType: "denial_letter",
        extraction: extraction({ claim_number: evidence("B", 0.8) }),
      },
      {
        documentId: "s",
        documentType: "supporting_docs",
        extraction: extraction(
          { denial_text: evidence("not covered") },
          { appeal_deadline: evidence("2027-01-01") },
        ),
      },
    ]);
    expect(merged.metadata).toEqual({ claim_number: "B" });
    expect(merged.facts).toEqual({});
  });
});

it("takes no birth date from a paper about somebody else", () => {
  const birthOn = (name: string) =>
    mergeExtractions([
      {
        documentId: "d",
        documentType: "denial_letter",
        extraction: extraction({ patient_name: evidence("Baby Girl Ames") }),
      },
      {
        documentId: "s",
        documentType: "supporting_docs",
        extraction: extraction({ patient_name: evidence(name) }, { date_of_birth: evidence("1995-05-21") }),
      },
    ]).facts.date_of_birth;
  expect(birthOn("Jocelyn R Otto")).toBeUndefined();
  expect(birthOn("Ames, Baby Girl")?.value).toBe("1995-05-21");
});

describe("fillEmpty", () => {
  it("fills only empty fields", () => {
    expect(
      fillEmpty(
        { patient_name: "Typed", payer_name: " ", claim_number: null },
        { patient_name: "Read", payer_name: "P", claim_number: "1", denial_code: "CO-1" },
      ),
    ).toEqual({
      patient_name: "Typed",
      payer_name: "P",
      claim_number: "1",
      denial_code: "CO-1",
    });
  });
});
