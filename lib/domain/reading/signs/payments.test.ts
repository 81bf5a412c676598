import { expect, it } from "vitest";
import { readReading } from "@/lib/domain/reading/extract";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { paymentsOf } from "./payments";

const paid = (second: string) =>
  paymentsOf(
    readReading(
      fromPlainText(
        [
          "Date         Service              Charge     Not covered   We paid     Note",
          "17 Feb 2026  99214 Office visit   $214.00       -          $127.80",
          `17 Feb 2026  93000 Heart tracing   $68.00     $68.00       ${second}`,
        ].join("\n"),
      ),
    ),
  );

it("takes a dash for nothing in a column of payments", () => {
  expect(paid("  -         6")).toMatchObject({ paidRow: true, unpaidRow: true, refused: true });
  expect(paid(" $0.00       6")).toMatchObject({ paidRow: true, unpaidRow: true, refused: true });
  expect(paid("$41.00")).toMatchObject({ paidRow: true, unpaidRow: false });
});

it("reads no row of the table in a summary below it, nor in what of a year's limit is used", () => {
  const explanation = (...below: string[]) =>
    paymentsOf(
      readReading(
        fromPlainText(
          [
            "Date of service      Services      Amount      TRICARE      See",
            "                     provided      billed      approved     remarks",
            "05/27/2026           99213         142.00       91.37       1",
            "",
            ...below,
          ].join("\n"),
        ),
      ),
    ).refused;
  expect(explanation("  Amount billed                     142.00      Deductible       0.00")).toBe(false);
  expect(explanation("Benefit period  10/01/2025 on        Cap used:     $0.00 of $1,000.00")).toBe(false);
  expect(explanation("05/28/2026           81002          12.00        0.00       2")).toBe(true);
});

it("reads no charges in columns of their own as payments of the columns above", () => {
  const form = (...below: string[]) =>
    paymentsOf(
      readReading(
        fromPlainText(
          [
            "30. AMOUNT OF BILL            31. AMOUNT PAID BY INSURER       32. AMOUNT IN DISPUTE",
            "$308.88                       $0.00                            $308.88",
            "",
            ...below,
          ].join("\n"),
        ),
      ),
    );
  const charges = form(
    "   Date of service     CPT       Each      Number    Amount",
    "   08/03/2026          98941     54.74        4      218.96",
  );
  expect(charges).toMatchObject({ paid: false, paidRow: false, zeroPaid: true });
  // What goes on under the same columns is still theirs.
  expect(form("$96.00                        $54.74                           $41.26").paidRow).toBe(true);
});

it("finds nothing paid under a decision that nothing was", () => {
  const letter = (decision: string) =>
    paymentsOf(
      readReading(
        fromPlainText(
          [
            `      DETERMINATION:  ${decision}, ALL LINES      CLAIM   26-0448      ADJUSTMENT:  CO-29`,
            "",
            "              98941      78.00 x 3 visits       234.00",
            "              97012      32.00 x 2 visits        64.00",
          ].join("\n"),
        ),
      ),
    ).paid;
  expect(letter("NOT PAID")).toBe(false);
});
