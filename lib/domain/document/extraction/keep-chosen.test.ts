import { expect, it } from "vitest";
import { keepChosen } from "./keep-chosen";

const by = { by: "Maria Chen", at: "2026-11-22T10:00:00.000Z" };
const read = {
  ...{ kind: "denial" as const, stage: null, level: "initial" as const, lineOfBusiness: null },
  paperEvidence: { kind: { confidence: 0.8, doubt: "Look at it." }, level: { confidence: 0.97 } },
};

it("keeps what a person chose of a paper that is read again, and what it replaces", () => {
  const before = {
    ...{ ...read, kind: "partial_denial" as const },
    paperEvidence: { kind: { confidence: 1, confirmed: { ...by, read: "denial" } } },
  };
  expect(keepChosen(read, before)).toEqual({
    ...{ kind: "partial_denial", stage: null, level: "initial", lineOfBusiness: null },
    paperEvidence: {
      kind: { confidence: 1, confirmed: { ...by, read: "denial", evidence: read.paperEvidence.kind } },
      level: { confidence: 0.97 },
    },
  });
  expect(keepChosen(read, { ...before, paperEvidence: {} })).toEqual(read);
});
