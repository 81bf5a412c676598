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

// Red without the heads of messages.
it("names a portal's message by who wrote it, with the day of its head", () => {
  const said = (text: string) =>
    chartOf(text).map(({ date, heading, quote }) => `${date} ${heading}: ${quote}`);
  const portal = "PORTAL MESSAGES        printed 11/09/2026\n\n";
  expect(
    said(
      `${portal}[10/26/2026 08:40]  FROM bayclinic (jv)\n   Please reprocess these visits now.\n[10/27/2026 11:18]  FROM BILL REVIEW\n   We see the approval number now.\n`,
    ).slice(-2),
  ).toEqual([
    "2026-10-26 Message from bayclinic (jv): Please reprocess these visits now.",
    "2026-10-27 Message from Bill Review: We see the approval number now.",
  ]);
  expect(
    said(`${portal}09/25/2026 8:30 AM   R. Baca RN >> Rosa A\n     Keep on with the exercises at home.\n`),
  ).toContain("2026-09-25 Message from R. Baca RN: Keep on with the exercises at home.");
  // A sentence, and a fax from somewhere, are no heads.
  for (const text of [
    "10/27/2026 11:18  Fax from Dr. Otto came in, and the order was filed.",
    "10/27/2026  from 9 to 10 deg -> 20 deg",
  ])
    expect(said(`${portal}${text}\n`).join("|")).not.toContain("Message from");
});
