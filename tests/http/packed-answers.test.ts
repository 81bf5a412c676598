import { beforeAll, expect, it } from "vitest";
import { ask, fillPractice, type SignedUp, signUp } from "../support/running-app";

/** What a browser gets on the wire. Seen red: every answer packed. */

let person: SignedUp;
beforeAll(async () => {
  person = await signUp();
  await fillPractice(person.bearer, { first_name: "Rosa", last_name: "Packer" });
});

const call = (path: string) =>
  ask(`/api/v1${path}`, { headers: { Authorization: `Bearer ${person.token}`, "Accept-Encoding": "gzip" } });

it("a small answer of the API goes out as it is; a large one is packed", async () => {
  const small = await call("/patients/");
  const text = await small.text();
  expect(small.headers.get("content-encoding")).toBeNull();
  expect(small.headers.get("cache-control")).toBe("private, no-store, no-transform");
  expect(JSON.parse(text)).toMatchObject({ results: [{ last_name: "Packer" }] });

  const large = await call("/openapi.json");
  expect(large.headers.get("content-encoding")).toBe("gzip");
  expect((await large.text()).length).toBeGreaterThan(8 * 1024);
});
