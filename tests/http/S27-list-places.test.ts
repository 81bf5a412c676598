import { beforeAll, expect, it } from "vitest";
import { ask, browserCookies, signUp } from "../support/running-app";

// Seen red: the lists of patients, payers, remittances and differences, which showed an error page.

let cookie: string;
beforeAll(async () => {
  cookie = await browserCookies((await signUp()).username);
});

it("a place in a list that there is not leads to the list's beginning", async () => {
  const lists = [
    ...["/patients?cursor", "/appeals?cursor", "/documents?cursor", "/documents?tab=letters&cursor"],
    ...["/claims?view=all&cursor", "/claims?view=needs_attention&cursor"],
    ...["/claims/remittances?files", "/claims/remittances?differences"],
    ...["/profile?tab=payers&cursor", "/profile?tab=activity&cursor"],
  ];
  const written = (place: unknown) => Buffer.from(JSON.stringify(place)).toString("base64url");
  const places = [
    "x",
    "a%00b",
    "%F0%9F%98%80",
    "x".repeat(5000),
    written(null),
    written([null, "x"]),
    written(["9", {}]),
  ];
  const faults: string[] = [];
  for (const list of lists) {
    for (const place of places) {
      const answer = await ask(`${list}=${place}`, { headers: { Cookie: cookie } });
      // An error that a page shows stands in it by a number; where a page leads elsewhere, by a word.
      const shown = /data-dgst="\d+"/.test(await answer.text());
      if (answer.status >= 400 || shown) faults.push(`${list}=${place.slice(0, 40)} ${answer.status}`);
    }
  }
  expect(faults).toEqual([]);
});
