import { expect, it } from "vitest";
import { correctedPaper } from "./chosen-paper";

const by = { by: "Maria Chen", at: "2026-11-22T10:00:00.000Z" };

it("exports what a person chose against what was read, and no value that was only confirmed", () => {
  const paper = {
    ...{ kind: "partial_denial" as const, careStage: "post_service" as const },
    ...{ decisionLevel: null, lineOfBusiness: null },
    paperEvidence: {
      kind: {
        confidence: 1,
        confirmed: { ...by, read: "denial", evidence: { confidence: 0.8, doubt: "Look." } },
      },
      stage: { confidence: 1, confirmed: { ...by, read: "post_service" } },
      level: { confidence: 0.97 },
    },
  };
  expect(correctedPaper(paper)).toEqual({
    kind: { value: "partial_denial", read: "denial", confidence: 0.8, page: null, boxes: [], drawn: false },
  });
});
