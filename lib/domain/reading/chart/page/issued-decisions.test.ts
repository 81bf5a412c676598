import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const papersOf = (text: string) =>
  readChart([{ documentId: "eob", title: "EOB", document: fromPlainText(text) }], {
    patientName: "Vera Otto",
    dateOfBirth: "1966-02-19",
  }).facts.flatMap(({ quote, date, topics }) =>
    topics.includes("other_payer") && quote.includes("dated") ? [`${date} ${quote}`] : [],
  );

it.each([
  [
    "HIGHWAY BLUE SHIELD                 Explanation of Benefits               Date: 08/17/2026\nPatient  Vera Otto      Claim 26H199-003417\n 07/06/2026  97140    178.00    allowed 128.60    paid 85.60\n",
    "2026-08-17 Highway Blue Shield, Explanation of Benefits, dated 08/17/2026",
  ],
  [
    "NORTHERN BLUE                                      PROVIDER VOUCHER\nVoucher 0061822       Date of this voucher: 06/12/2026\n\nPatient  Vera Otto\n11/18/2025   97110   121.00    0.00    96.80\n",
    "2026-06-12 Northern Blue, Provider Voucher, dated 06/12/2026",
  ],
  [
    "AMBER HEALTH PLAN        Explanation of Benefits to Provider        Dated 07/31/2026\nPatient: Vera Otto      ID AHP-66021-7\nClaim 4A-610077   02/04/2026 - 02/25/2026     REPROCESSED, plan of care received 07/09/2026\n",
    "2026-07-31 Amber Health Plan, Explanation of Benefits to Provider, dated 07/31/2026",
  ],
])("tells who decided a claim, and of which day the paper is", (text, said) => {
  expect(papersOf(text)).toEqual([said]);
});

it("takes no visit's note for a payer's decision, nor a paper without its day", () => {
  expect(papersOf("BAY CLINIC     Office note     Date: 08/17/2026\nPatient Vera Otto\nKnee pain.")).toEqual(
    [],
  );
  expect(papersOf("HIGHWAY BLUE SHIELD     Explanation of Benefits\nPatient Vera Otto\npaid 85.60")).toEqual(
    [],
  );
});
