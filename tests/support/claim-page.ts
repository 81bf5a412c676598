import { type APIRequestContext, expect, type Page, request } from "@playwright/test";

/** A new practice with one patient, whose claims' pages a browser test opens. */

const PASSWORD = "violet harbor lantern 42";
const app = () => process.env.APP_UNDER_TEST ?? "";

export type ClaimDesk = { username: string; api: APIRequestContext; patient: string };

export async function openClaimDesk(): Promise<ClaimDesk> {
  const username = `detail-${crypto.randomUUID()}`;
  const stranger = await request.newContext({ baseURL: app() });
  const data = { username, email: `${username}@clinic.example`, password: PASSWORD, password2: PASSWORD };
  expect((await stranger.post("/api/v1/accounts/auth/register/", { data })).status()).toBe(201);
  const login = await stranger.post("/api/v1/accounts/auth/login/", {
    data: { username, password: PASSWORD },
  });
  const { tokens } = await login.json();
  await stranger.dispose();
  const api = await request.newContext({
    baseURL: app(),
    extraHTTPHeaders: { Authorization: `Bearer ${tokens.access}` },
  });
  const made = await api.post("/api/v1/patients/", {
    data: {
      first_name: "Rosa",
      last_name: "Canary",
      date_of_birth: "1975-04-12",
      gender: "female",
      address_line1: "12 Elm Street",
      city: "Columbus",
      state: "OH",
      zip_code: "43004",
    },
  });
  return { username, api, patient: (await made.json()).patient_id };
}

/** Answers the claim's id. */
export async function addClaim(desk: ClaimDesk, fields: Record<string, unknown>): Promise<string> {
  const answer = await desk.api.post("/api/v1/claims/", { data: { patient: desk.patient, ...fields } });
  expect(answer.status()).toBe(201);
  return (await answer.json()).claim_id;
}

/** A denied claim with a deadline in 20 days, unless `denial` says otherwise. */
export const addDenied = (desk: ClaimDesk, claim_number: string, denial: Record<string, unknown> = {}) =>
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
  });

export async function addItem(desk: ClaimDesk, claimId: string, data: Record<string, unknown>) {
  const answer = await desk.api.post(`/api/v1/claims/${claimId}/action_items/`, { data });
  expect(answer.status()).toBe(201);
  return (await answer.json()).action_item;
}

export async function addPdf(desk: ClaimDesk, claimId: string, name: string, buffer: Buffer) {
  const multipart = { file: { name, mimeType: "application/pdf", buffer }, document_type: "medical_records" };
  const answer = await desk.api.post(`/api/v1/claims/${claimId}/upload_document/`, { multipart });
  expect(answer.status()).toBe(201);
}

/** `YYYY-MM-DD` where a new practice is. */
export const dayFromNow = (days: number) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format(Date.now() + days * 86_400_000);

export async function signInAt(page: Page, desk: ClaimDesk, path: string): Promise<void> {
  await page.goto(`${app()}/login?next=${encodeURIComponent(path)}`);
  await page.getByLabel("Username").fill(desk.username);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page
    .locator("form")
    .getByRole("button", { name: /sign in/i })
    .click();
  await page.waitForURL((url) => url.pathname === path.split("?")[0]);
}

export async function openClaim(page: Page, desk: ClaimDesk, claimId: string, shown?: string): Promise<void> {
  await signInAt(page, desk, `/claims/${claimId}${shown ? `?tab=${shown}` : ""}`);
  await expect(page.getByRole("tablist")).toBeVisible();
}

export const tab = (page: Page, name: string) => page.getByRole("tab", { name });
export const panel = (page: Page) => page.getByRole("tabpanel").filter({ visible: true });
export const dialog = (page: Page) => page.getByRole("dialog");
export const row = (page: Page, table: string, text: string) =>
  panel(page).getByRole("table", { name: table }).getByRole("row").filter({ hasText: text });
export const toast = (page: Page, text: string) =>
  expect(page.getByRole("region", { name: /Messages/ }).getByText(text, { exact: true })).toBeVisible();
