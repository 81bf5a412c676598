import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { deskPages } from "../../scripts/bench/desk-pages";
import { weighPage } from "../../scripts/bench/weigh-page";
import { app, signIn } from "../support/browser-account";
import { addPatient, openPractice, post } from "../support/browser-desk";
import { test } from "../support/browser-test";
import { addDenied, addPdf } from "../support/claim-page";
import { notePage, pdfOfPages } from "../support/pdf-builder";

/**
 * How much script a page costs before anything is clicked, packed by gzip; by Brotli, which browsers take over HTTPS, it is an eighth
 * less. Bytes, unlike seconds, are the same on every machine; a build's own ids move them by 50. React and Next alone are 117 kB.
 */

test("each page behind the sign-in is read with little script", async ({ browser, page }) => {
  const practice = await openPractice("weight");
  const { person, api } = practice;
  const desk = { ...practice, patient: await addPatient(api, { first_name: "Ada", last_name: "Weight" }) };
  const claim = await addDenied(
    desk,
    "W-1",
    { denial_category: "medical_necessity" },
    { insurance_plan_name: "Granite Mutual" },
  );
  await addPdf(desk, claim, "note.pdf", pdfOfPages([notePage("A note")]));
  const { results } = await (await api.get("/api/v1/documents/uploads/")).json();
  const cases = await (await api.get("/api/v1/worklist/")).json();
  const { id: batch } = await post(api, "/worklist/letters/", { ids: [cases.results[0].id] });
  let appeal = "";
  await expect(async () => {
    const { letters } = await (await api.get(`/api/v1/worklist/letters/${batch}/`)).json();
    expect(letters[0]).toMatchObject({ state: "ready" });
    appeal = letters[0].appeal;
  }).toPass({ timeout: 150_000 });
  await api.dispose();
  await signIn(page, person, "/claims");
  const signedIn = await page.context().storageState();

  const pages = deskPages({ claim, patient: desk.patient, document: results[0].id, appeal, batch });
  const built = JSON.parse(await readFile(".next/app-path-routes-manifest.json", "utf8"));
  const routes = Object.keys(built).flatMap((file) =>
    /^\/\(desk\)\/.*\/page$/.test(file) ? [built[file]] : [],
  );
  expect(pages.map(({ route }) => route).sort()).toEqual(routes.sort());

  const tooHeavy: string[] = [];
  for (const { path, most } of pages.flatMap(({ shown }) => shown)) {
    const { scripts, scriptBytes } = await weighPage(browser, `${app()}${path}`, signedIn);
    const heaviest = [...scripts]
      .sort((a, b) => b.bytes - a.bytes)
      .map(({ url, bytes }) => `${bytes} ${url}`);
    if (scriptBytes > most) tooHeavy.push(`${path}: ${scriptBytes}\n${heaviest.join("\n")}`);
    // A page that loads nothing at all would be light as well.
    expect(scriptBytes, path).toBeGreaterThan(100_000);
  }
  expect(tooHeavy).toEqual([]);
});
