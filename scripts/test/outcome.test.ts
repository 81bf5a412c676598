import { expect, it } from "vitest";
import { failedSpecs, failedTests, flakyTests } from "./outcome";

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

it("names what failed with the first lines of its error, and a file that did not load by itself", () => {
  const error = { message: "\u001b[31mexpected 1\u001b[39m\n\n  received 2\n at somewhere" };
  const failing = {
    title: "counts",
    file: "claims.spec.ts",
    tests: [{ status: "unexpected", results: [{ error }] }],
  };
  const suites = [{ specs: [spec("passes", "expected")], suites: [{ specs: [failing] }] }];
  expect(failedSpecs(suites, [])).toEqual([
    "tests/e2e/claims.spec.ts › counts\n    expected 1\n    received 2",
  ]);
  const notStarted = {
    message: "Error: The app did not become ready.\nweb ended (code 1).\n\n— web\nno such port",
  };
  expect(failedSpecs([], [notStarted])).toEqual([
    "browser tests\n    Error: The app did not become ready.\n    web ended (code 1).\n    — web\n    no such port",
  ]);
  const files = [
    {
      name: "/app/lib/a.test.ts",
      status: "failed",
      assertionResults: [
        { fullName: "adds", status: "passed" },
        { fullName: "takes away", status: "failed", failureMessages: ["off by one"] },
      ],
    },
    { name: "/app/lib/b.test.ts", status: "failed", message: "no such module", assertionResults: [] },
  ];
  expect(failedTests(files, "/app/")).toEqual([
    "lib/a.test.ts › takes away\n    off by one",
    "lib/b.test.ts\n    no such module",
  ]);
});
