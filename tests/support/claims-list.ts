import { expect, type Page } from "@playwright/test";
import { signIn } from "./browser-account";
import type { Desk } from "./browser-desk";
import { addClaim, dialog } from "./claim-page";

/** The page of all claims, and one in it. */

export const openList = async (page: Page, desk: Desk, query = "?view=all"): Promise<void> => {
  await signIn(page, desk.person, `/claims${query}`);
  await expect(page.getByRole("heading", { name: "Claims Management" })).toBeVisible();
};

/** EXP-1 of 250.00, with one line. */
export const addExample = (desk: Desk): Promise<string> =>
  addClaim(desk, {
    claim_number: "EXP-1",
    total_charges: "250.00",
    insurance_plan_name: "Blue Plan",
    date_submitted: "2026-02-03",
    line_items: [
      {
        line_number: 1,
        procedure_code: "97110",
        procedure_description: "Therapeutic exercise",
        units: 2,
        total_charge: "250.00",
        status: "PENDED",
      },
    ],
  });

export const claimTable = (page: Page) => page.getByRole("table", { name: "Claims", exact: true });
export const claimRow = (page: Page, number: string) =>
  claimTable(page).getByRole("row").filter({ hasText: number });
export const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });

/** Picks an entry of the claim's menu, which opens a dialog. */
export const pickAction = async (page: Page, number: string, name: string): Promise<void> => {
  await page.getByRole("button", { name: `Actions for claim ${number}`, exact: true }).click();
  await page.getByRole("menuitem", { name }).click();
  await expect(dialog(page)).toBeVisible();
};
