import { expect, type Page } from "@playwright/test";
import { accessible } from "../support/accessible";
import { app, signIn } from "../support/browser-account";
import { type Desk, openDesk, post } from "../support/browser-desk";
import { test } from "../support/browser-test";

/** The appeals dashboard: found, looked at, gone on with, deleted. */

let desk: Desk;
let ana: string;

test.beforeAll(async () => {
  desk = await openDesk("appeals");
  const start = async (patient_name: string, claim_number: string) =>
    (await post(desk.api, "/documents/minimal-appeals/", { patient_name, claim_number, payer_name: "Aetna" }))
      .id;
  ana = await start("Ana Muestra", "C-77");
  await start("Bo Sample", "C-88");
});
test.afterAll(() => desk.api.dispose());

const row = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });
const choose = async (page: Page, name: string, item: string) => {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: item }).click();
};

test("an appeal is found, its facts are shown by themselves, and the wizard is where it is edited", async ({
  page,
}) => {
  await signIn(page, desk.person, "/appeals");
  await expect(row(page, "Bo Sample")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search appeals" }).fill("c-77");
  await expect(row(page, "Bo Sample")).toHaveCount(0);
  await expect(row(page, "Ana Muestra")).toBeVisible();
  await expect(page).toHaveURL(`${app()}/appeals`);

  await choose(page, "Ana Muestra", "View Details");
  const details = page.getByRole("dialog", { name: "Appeal Details" });
  await expect(details).toContainText("Aetna");
  await expect(details).toContainText("C-77");
  await expect(page).toHaveURL(new RegExp(`/appeals\\?.*appeal=${ana}$`));
  await accessible(page);
  await page.reload();
  await expect(details).toContainText("Ana Muestra");
  await details.getByRole("button", { name: "Close" }).last().click();
  await expect(details).toHaveCount(0);

  await choose(page, "Ana Muestra", "Edit Appeal");
  await expect(page.getByRole("heading", { name: "Quick Appeal Generator", level: 1 })).toBeVisible();
});

test("an appeal is deleted after a question that names it", async ({ page }) => {
  await signIn(page, desk.person, "/appeals");
  await choose(page, "Bo Sample", "Delete Appeal");
  const question = page.getByRole("alertdialog", { name: "Delete Appeal" });
  await expect(question).toContainText("This action cannot be undone");
  await expect(question).toContainText("Bo Sample");
  await question.getByRole("button", { name: "Delete Appeal" }).click();
  await expect(page.getByText("Appeal deleted successfully!")).toBeVisible();
  await expect(row(page, "Bo Sample")).toHaveCount(0);
  await page.goto(`${app()}/appeals?status=sent`);
  await expect(page.getByText("No appeal matches these filters")).toBeVisible();
});
