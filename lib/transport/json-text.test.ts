import { expect, it } from "vitest";
import { jsonBytes, jsonText, piecesOf } from "./json-text";

// Seen red: a second reading answered; a copy that was read with its original; a short answer that may be packed.

const pieces = ['{"results":', '["é"]', "}"].map((text) => Buffer.from(text));

it("is a response like any other to who reads it", async () => {
  expect(await jsonBytes(pieces).json()).toEqual({ results: ["é"] });
  expect(await new Response(jsonBytes(pieces).body).text()).toBe('{"results":["é"]}');
  expect((await jsonBytes(pieces).blob()).size).toBe(18);
  expect((await jsonBytes(pieces).arrayBuffer()).byteLength).toBe(18);
  const { status, ok, headers } = jsonText("{}", 201);
  expect({ status, ok, type: headers.get("content-type") }).toEqual({
    status: 201,
    ok: true,
    type: "application/json",
  });
});

it("is read once, and its copy once more", async () => {
  const answer = jsonText("[1]", 202);
  answer.headers.set("X-Request-Id", "7");
  const copy = answer.clone();
  expect(answer.bodyUsed).toBe(false);
  expect(await answer.text()).toBe("[1]");
  expect(answer.bodyUsed).toBe(true);
  await expect(answer.text()).rejects.toThrow();
  expect(await copy.text()).toBe("[1]");
  expect([copy.status, copy.headers.get("x-request-id")]).toEqual([202, "7"]);
});

it("hands out its pieces as they are, and nothing of a stream", () => {
  expect(piecesOf(jsonBytes(pieces))).toBe(pieces);
  expect(piecesOf(Response.json({}))).toBeUndefined();
});

it("says of a short one alone that nobody may pack it", () => {
  const said = (text: string) => jsonText(text).headers.get("cache-control");
  expect(said("[]")).toBe("private, no-store, no-transform");
  expect(said(JSON.stringify("x".repeat(9_000)))).toBeNull();
});
