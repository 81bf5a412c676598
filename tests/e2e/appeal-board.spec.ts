import { expect } from "@playwright/test";
import { accessible } from "../support/accessible";
import { app, signIn } from "../support/browser-account";
import { type Desk, openDesk, post } from "../support/browser-desk";
import { test } from "../support/browser-test";

/** The dashboard's filters, order and board: all of it in the address but what is typed (docs/product.md, H15, H16). */

let desk: Desk;
test.beforeAll(async () => {
  desk = await openDesk("board");
  const start = (patient_name: string, claim_number: string, payer_name: string) =>
    post(desk.api, "/documents/minimal-appeals/", { patient_name, claim_number, payer_name });
  await start("Ana Muestra", "C-77", "Granite Mutual");
  await start("Bo Sample", "C-88", "Summit Health");
});
test.afterAll(() => desk.api.dispose());

for (const width of [1280, 390]) {
  test(`at ${width} px the board is reached, narrowed, searched, shared by its address, and led back from`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, desk.person, "/appeals");
    await page.getByRole("link", { name: "Board", exact: true }).click();
    await expect(page).toHaveURL(`${app()}/appeals?view=board`);
    const preparing = page.getByRole("region", { name: /^Preparing/ });
    await expect(preparing.getByRole("link")).toHaveCount(2);
    await expect(preparing).toContainText("$0 at stake");
    await accessible(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);

    await page
      .getByRole("combobox", { name: "Filter by payer" })
      .selectOption({ label: "Summit Health (1)" });
    await expect(page).toHaveURL(/view=board&payer=summithealth$/);
    await expect(preparing.getByRole("link")).toHaveCount(1);
    await page.reload();
    await expect(preparing.getByRole("link", { name: /Bo Sample/ })).toBeVisible();
    await page.goBack();
    await expect(preparing.getByRole("link")).toHaveCount(2);

    await page.getByRole("searchbox", { name: "Search appeals" }).fill("muestra");
    await expect(preparing.getByRole("link")).toHaveCount(1);
    await expect(page).toHaveURL(`${app()}/appeals?view=board`);
    await preparing.getByRole("link", { name: /Ana Muestra/ }).click();
    await expect(page.getByRole("heading", { name: "Quick Appeal Generator", level: 1 })).toBeVisible();
  });

  test(`at ${width} px the list is narrowed and ordered by links, and an address that was kept too long opens its first page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, desk.person, "/appeals?stage=preparing&sort=created_at");
    const names = page.getByRole("table", { name: "Appeals" }).getByRole("link", { name: /Muestra|Sample/ });
    await expect(names).toHaveText(["Ana Muestra", "Bo Sample"]);
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("Newest first");
    await expect(names).toHaveText(["Bo Sample", "Ana Muestra"]);
    await page.getByRole("combobox", { name: "Filter by stage" }).selectOption("Upheld");
    await expect(page.getByText("No appeal matches these filters")).toBeVisible();
    await accessible(page);
    await page.getByRole("button", { name: "Show all appeals" }).click();
    await expect(names).toHaveCount(2);
    await page.goto(`${app()}/appeals?sort=due&cursor=old`);
    await expect(names).toHaveCount(2);
  });
}
