import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { ofAgreement } from "./agreed-by";

const fact = (
  quote: string,
  heading: string,
  topics: ChartFact["topics"] = ["authorization"],
): ChartFact => ({
  id: quote,
  date: "2026-10-01",
  place: { documentId: "mail", page: 1, boxes: [] },
  quote,
  heading,
  section: "",
  topics,
});
const ASKED = "the name of the person at this office who agreed to the test, and the date";
const BY_MAIL = fact("Approved up to 16 units.", "E-mail from Rosa Ames (Acme Mutual)");

it("is the payer's own yes, with who gave it", () => {
  const others = [
    fact("No number is issued by our office.", "E-mail from Rosa Ames (Acme Mutual)"),
    fact("The extra visits are not approved.", "E-mail from Rosa Ames (Acme Mutual)"),
    fact("We think it was approved.", "Billing notes"),
  ];
  expect(ofAgreement(ASKED, [...others, BY_MAIL])).toEqual([BY_MAIL]);
});

it("answers no other item", () => expect(ofAgreement("the order of the physician", [BY_MAIL])).toEqual([]));
