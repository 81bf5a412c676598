import { expect } from "@playwright/test";
import { weighPage } from "../../scripts/bench/weigh-page";
import { app, signIn } from "../support/browser-account";
import { addPatient, openPractice, post } from "../support/browser-desk";
import { test } from "../support/browser-test";

/**
 * How much script a page costs before anything is clicked, packed by gzip; by Brotli, which browsers take over HTTPS, it is an eighth
 * less. Bytes, unlike seconds, are the same on every machine; a build's own ids move them by 50. React and Next alone are 131 kB. The
 * aim is 150 for a page, whose line says why where it is missed, and a limit here only falls, but for what its line says.
 */

test("each page behind the sign-in is read with little script", async ({ browser, page }) => {
  const { person, api } = await openPractice("weight");
  const patient = await addPatient(api, { first_name: "Ada", last_name: "Weight" });
  const claim = await post(api, "/claims/", { patient, claim_number: "W-1", status: "denied" });
  const appeal = await post(api, "/documents/minimal-appeals/", { patient, payer_name: "Aetna" });
  await api.dispose();
  await signIn(page, person, "/claims");
  const signedIn = await page.context().storageState();

  const tooHeavy: string[] = [];
  for (const [path, most] of [
    // The denied claim needs attention, so that the bare address opens the worklist. 150 is missed by less than
    // Next's own constants weigh, of which its client reads a few: 2 kB on every page (docs/decisions/operations-and-screens.md).
    ["/claims", 151_200],
    ["/claims?view=all", 151_200],
    ["/claims/remittances", 145_600],
    // The same.
    [`/claims/${claim.claim_id}`, 151_700],
    ["/patients", 148_300],
    // A patient's details are a dialog that is the page: its script comes at once.
    [`/patients?patient=${patient}`, 173_500],
    // The same as of the claims.
    ["/documents", 150_400],
    ["/appeals", 148_700],
    ["/appeals?tab=results", 148_700],
    ["/appeals/answers", 147_400],
    ["/appeals/batches", 144_000],
    ["/appeals/law", 144_000],
    [`/appeals/${appeal.id}/case`, 147_700],
    // The wizard keeps what is typed from step to step and asks before it is lost; the aim here is 300 kB.
    [`/appeals/${appeal.id}`, 173_000],
    // The same as of the claims.
    ["/profile", 150_700],
    ["/profile?tab=security", 150_700],
    ["/profile?tab=practice", 150_700],
    ["/profile?tab=team", 150_700],
  ] as const) {
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
