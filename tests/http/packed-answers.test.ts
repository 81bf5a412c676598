import { readFile } from "node:fs/promises";
import { beforeAll, expect, it } from "vitest";
import { ask, fillPractice, type SignedUp, signUp } from "../support/running-app";

/** What a browser gets on the wire. Seen red: every answer packed; no file packed by the build. */

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

it("scripts and styles come as the build has packed them, with what Next says of them", async () => {
  const page = await (await ask("/login")).text();
  const files = [...new Set(page.match(/\/_next\/static\/[\w/~.-]+\.(?:js|css)/g))];
  expect(files.length).toBeGreaterThan(5);
  const told = (answer: Response) =>
    Object.fromEntries(
      [...answer.headers].filter(
        ([name]) =>
          !/^(date|connection|keep-alive|content-(length|encoding)|etag|vary|accept-ranges|last-modified)$/.test(
            name,
          ),
      ),
    );
  for (const file of files) {
    const packed = await ask(file, { headers: { "Accept-Encoding": "gzip, deflate, br" } });
    expect(packed.headers.get("content-encoding"), file).toBe("br");
    // Undone on the way in.
    expect(await packed.text(), file).toBe(await readFile(file.replace("/_next", ".next"), "utf8"));
    const plain = await ask(file, { headers: { "Accept-Encoding": "identity" } });
    expect(plain.headers.get("content-encoding"), file).toBeNull();
    expect(told(packed), file).toEqual(told(plain));
    await plain.arrayBuffer();
  }
});
