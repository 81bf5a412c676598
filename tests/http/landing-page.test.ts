import { expect, it } from "vitest";
import { ask } from "../support/running-app";

it("the landing page's links are there before any script is", async () => {
  const html = await (await ask("/")).text();
  expect(html).toMatch(/<a [^>]*href="\/signup"[^>]*>Sign up your practice/);
});
