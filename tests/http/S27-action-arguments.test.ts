import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { appUrl, ask, browserCookies, signUp } from "../support/running-app";

// Seen red: an answer that took twice as long with each further part; a fault of ours for a reference into the browser.

let cookie: string;
beforeAll(async () => {
  cookie = await browserCookies((await signUp()).username);
});

describe("what React's encoding of an action's arguments can say and JSON can't", () => {
  /** One thing in 2 to the 40th places: each part holds the one before twice. */
  const inManyPlaces = [
    '{"z":1}',
    ...Array.from(
      { length: 39 },
      (_, n) => `{"a":"$${(n + 1).toString(16)}","b":"$${(n + 1).toString(16)}"}`,
    ),
  ];
  const patients = async (parts: readonly string[], root: string) => {
    const { node } = JSON.parse(await readFile(".next/server/server-reference-manifest.json", "utf8")) as {
      node: Record<string, { exportedName: string }>;
    };
    const [id = ""] = Object.entries(node).find(([, one]) => one.exportedName === "foundPatientsView") ?? [];
    const body = new FormData();
    for (const [n, part] of parts.entries()) body.append(String(n + 1), part);
    body.append("0", root);
    const headers = { Cookie: cookie, Origin: new URL(appUrl()).origin, "Next-Action": id };
    return (await ask("/patients", { method: "POST", headers, body })).text();
  };

  it("is refused before anybody walks through it", async () => {
    const good = await patients([], '[{"search":"","from":1}]');
    expect(good).toContain('"ok":true');
    for (const [parts, more] of [
      [inManyPlaces, '"x":"$28"'],
      [[], '"x":"$T"'],
      [[], '"search":"$T"'],
      [[], '"x":"$@1"'],
    ] as const) {
      const answer = await Promise.race([
        patients(parts, `[{"search":"","from":1,${more}}]`),
        new Promise<string>((resolve) => setTimeout(resolve, 60_000, "hangs")),
      ]);
      expect([more, answer]).toEqual([more, expect.stringContaining('"code":"BAD_REQUEST"')]);
    }
  });
});
