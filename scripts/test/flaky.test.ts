import { expect, it } from "vitest";
import { flakyTests } from "./flaky";

const spec = (title: string, status: string) => ({ title, file: "claims.spec.ts", tests: [{ status }] });

it("names what passed at the second try only, by file and title, however deep it stands", () => {
  const suites = [
    {
      specs: [spec("passes", "expected"), spec("at the second try", "flaky")],
      suites: [{ specs: [spec("fails", "unexpected"), spec("inside", "flaky")] }],
    },
  ];
  expect(flakyTests(suites)).toEqual([
    "tests/e2e/claims.spec.ts › at the second try",
    "tests/e2e/claims.spec.ts › inside",
  ]);
  expect(flakyTests([])).toEqual([]);
});
