import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { accessible } from "../support/accessible";
import { fitsTheWindow, signIn } from "../support/browser-account";
import { addPatient, openPractice, type Practice, post } from "../support/browser-desk";
import { test } from "../support/browser-test";

/** An EOB on paper goes into the ledger as an 835 does (docs/product.md, J5 to J8). */

const tin = String(Math.floor(Math.random() * 9e8) + 1e8);
let practice: Practice;
let api: APIRequestContext;
let claim: string;

test.beforeAll(async () => {
  practice = await openPractice("papers", { tin });
  api = practice.api;
  const patient = await addPatient(api, {
    first_name: "Lavinia",
    last_name: "Crestwood",
    date_of_birth: "1980-02-03",
  });
  const fields = {
    patient,
    claim_number: "FX-9001",
    total_charges: "250.00",
    date_of_service_from: "2026-08-11",
  };
  claim = (await post(api, "/claims/", fields)).claim_id;
});
test.afterAll(() => api.dispose());

/** Off by $12.00 in its first line: 140.00 less 48.00 is 92.00, and it prints 80.00. */
const EOB = `Tamarack Valley Health                                   Remittance Advice
Provider: Foxhollow Family Medicine                      Check #: 44120098
Tax ID: ${tin}                                        Check Date: 09/15/2026
                                                         Check Amount: $150.00

Patient: Lavinia Crestwood    Member ID: TV77120044    Claim ID: TV26090015    Patient Account #: FX-9001

Date of Service  CPT     Charges   Allowed   Adjustment   Code     Deductible   Paid
08/11/2026       99213   140.00    92.00     48.00        CO-45    0.00         80.00
08/11/2026       97110   110.00    70.00     40.00        CO-45    0.00         70.00
Claim Totals             250.00    162.00    88.00                 0.00         150.00
`;

const dialog = (page: Page) => page.getByRole("dialog");
const button = (page: Page, name: string) => dialog(page).getByRole("button", { name, exact: true });

test("an EOB is read, says by how much it is off, is put right, and posted to the ledger", async ({
  page,
}) => {
  await signIn(page, practice.person, "/claims/remittances");
  await page.getByRole("button", { name: "Upload Remittance" }).click();
  await dialog(page)
    .locator("input[type=file]")
    .setInputFiles({ name: "eob.txt", mimeType: "text/plain", buffer: Buffer.from(EOB) });
  await expect(dialog(page).getByText("This paper does not add up")).toBeVisible({ timeout: 150_000 });
  await expect(
    dialog(page).getByText(
      "Claim 1, line 1 is off by $12.00: billed less adjustments is $92.00, paid is $80.00.",
    ),
  ).toBeVisible();
  await expect(button(page, "Apply")).toBeDisabled();
  await accessible(page);
  await fitsTheWindow(page);

  await button(page, "Correct claim 1").click();
  await dialog(page).getByLabel("Adjustments of line 1", { exact: true }).fill("CO-45 48.00; PR-3 12.00");
  await button(page, "Save").click();
  await expect(dialog(page).getByText("This paper adds up")).toBeVisible();
  await button(page, "Apply").click();
  await expect(dialog(page).getByText("1 claim updated")).toBeVisible();

  const posted = await (await api.get(`/api/v1/claims/${claim}/`)).json();
  expect(posted).toMatchObject({
    status: "paid",
    total_paid_amount: "150.00",
    total_allowed_amount: "162.00",
    patient_responsibility: "12.00",
    payer_claim_number: "TV26090015",
  });
  expect(
    posted.line_items.map((line: Record<string, unknown>) => [
      line.procedure_code,
      line.insurance_paid_amount,
    ]),
  ).toEqual([
    ["99213", "80.00"],
    ["97110", "70.00"],
  ]);
});
