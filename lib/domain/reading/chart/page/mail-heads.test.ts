import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readLines } from "../../page/page-lines";
import { readChart } from "../read-chart";
import { mailsIn } from "./mail-heads";

const PRINT = `BAY THERAPY                 E-MAIL PRINT
From:     Ames, Rosa  (Acme Mutual, WC claims)
To:       scheduling, Bay Therapy
Sent:     Thursday, October 1, 2026 3:22 PM
Subject:  RE: WC-118 capacity test, Dr. Ott

  Approved for the test up to 16 units with you, one time.

> -----Original Message-----
> From: Bay Therapy front desk
> Sent: Monday, September 28, 2026 9:05 AM
> We ask for a capacity test of four hours.
`;
const chartOf = (text: string) =>
  readChart([{ documentId: "mail", title: "Mail", document: fromPlainText(text) }], {}).facts;

it("names what a mail says by who wrote it and when, and quotes none of its head", () => {
  const facts = chartOf(PRINT);
  const said = facts.map(({ date, heading, quote }) => `${date} ${heading}: ${quote}`);
  expect(said).toContain(
    "2026-10-01 E-mail from Rosa Ames (Acme Mutual, WC claims): Approved for the test up to 16 units with you, one time.",
  );
  expect(said).toContain(
    "2026-09-28 E-mail from Bay Therapy front desk: We ask for a capacity test of four hours.",
  );
  expect(facts.some(({ quote }) => /From:|Sent:|Subject|Original Message/.test(quote))).toBe(false);
});

it("takes no fax cover or memo for a mail", () => {
  const cover = "FAX\nTo:    Acme Mutual\nFrom:  Bay Therapy\nDate:  10/01/2026\nPages: 4\n";
  expect(mailsIn(readLines(fromPlainText(cover), true))).toEqual([]);
});
