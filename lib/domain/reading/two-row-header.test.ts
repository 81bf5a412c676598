import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readLabeledValues } from "./labeled-values";
import { readLines } from "./page-lines";

const labeled = (...lines: string[]) =>
  readLabeledValues(readLines(fromPlainText(lines.join("\n"))))
    .filter((v) => v.layout === "below")
    .map((v) => `${v.label.kind}: ${v.value}`);

describe("column headings over two lines", () => {
  it("name their column together, also where one runs into the next", () => {
    const values = labeled(
      "RECIPIENT NAME          RECIPIENT   SERVICE   CLAIM CONTROLBILLED     PAID       ADJ",
      "                        ID          DATE      NUMBER      AMOUNT     AMOUNT     REASON",
      "GLENHAVEN, WILHELMINA   961382429   08/03/26  70080844637  80.00      0.00       CO-22",
    );
    expect(values).toEqual([
      "patient: GLENHAVEN, WILHELMINA",
      "member_id: 961382429",
      "service_date: 08/03/26",
      "claim: 70080844637",
      "billed: 80.00",
      "money: 0.00",
      "code: CO-22",
    ]);
  });

  it("are two headers where records have two lines", () => {
    const values = labeled(
      "PATIENT NAME       CONTROL NUMBER      BILLED    PAID",
      "  MEMBER ID          PATIENT ACCT      AMOUNT    AMOUNT",
      "QUILLER HARRIET    26 170 44 00918     72.00      0.00",
      "  SLH7730218801      RCC-2209",
    );
    expect(values).toContain("patient: QUILLER HARRIET");
    expect(values).toContain("member_id: SLH7730218801");
    expect(values).toContain("account: RCC-2209");
    expect(values).not.toContain("member_id: QUILLER HARRIET");
    expect(values).not.toContain("reference: RCC-2209");
  });
});
