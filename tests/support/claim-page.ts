import { expect, type Page } from "@playwright/test";
import { signIn } from "./browser-account";
import { type Desk, post } from "./browser-desk";
import { dayFromNow } from "./steady-zone";

/** The page of one claim, and what fills it. */

/** Answers the claim's id. */
export async function addClaim({ api, patient }: Desk, fields: Record<string, unknown>): Promise<string> {
  return (await post(api, "/claims/", { patient, ...fields })).claim_id;
}

/** A denied claim with a deadline in 20 days, unless `denial` says otherwise. */
export const addDenied = (
  desk: Desk,
  claim_number: string,
  denial: Record<string, unknown> = {},
  fields: Record<string, unknown> = {},
) =>
  addClaim(desk, {
    claim_number,
    internal_claim_number: "INT-77",
    status: "denied",
    total_charges: "40.00",
    denial_details: {
      denial_date: dayFromNow(-10),
      denial_category: "coding",
      denial_summary: "The code does not match the diagnosis.",
      appeal_deadline: dayFromNow(20),
      ...denial,
    },
    ...fields,
  });

export async function addItem(desk: Desk, claimId: string, data: Record<string, unknown>) {
  return (await post(desk.api, `/claims/${claimId}/action_items/`, data)).action_item;
}

export async function addPdf(desk: Desk, claimId: string, name: string, buffer: Buffer) {
  const multipart = { file: { name, mimeType: "application/pdf", buffer }, document_type: "medical_records" };
  const answer = await desk.api.post(`/api/v1/claims/${claimId}/upload_document/`, { multipart });
  expect(answer.status()).toBe(201);
}

export async function openClaim(page: Page, desk: Desk, claimId: string, shown?: string): Promise<void> {
  await signIn(page, desk.person, `/claims/${claimId}${shown ? `?tab=${shown}` : ""}`);
  await expect(page.getByRole("tablist")).toBeVisible();
}

export const tab = (page: Page, name: string) => page.getByRole("tab", { name });
export const panel = (page: Page) => page.getByRole("tabpanel").filter({ visible: true });
export const dialog = (page: Page) => page.getByRole("dialog");
export const row = (page: Page, table: string, text: string) =>
  panel(page).getByRole("table", { name: table }).getByRole("row").filter({ hasText: text });
export const toast = (page: Page, text: string) =>
  expect(page.getByRole("region", { name: /Messages/ }).getByText(text, { exact: true })).toBeVisible();
