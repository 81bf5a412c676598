import { expect, it } from "vitest";
import { calibrationShare, inventedShare, type Result, score } from "./score";

const result = (found: Result["found"], sure: string[]): Result => ({
  file: "a.txt",
  kind: "denial",
  ms: 1,
  found,
  confidence: {},
  sure,
});

it("counts what is shown as sure and right, what is invented, and what is another person's", () => {
  const truth = { patient_name: "Abel Tern", claim_number: null, others: ["Lavinia Crest"] };
  const scores = score([
    { result: result({ patient_name: "Abel Tern" }, ["patient_name"]), truth, fileKind: "text" },
    {
      result: result({ patient_name: "Lavinia Crest", claim_number: "881" }, ["patient_name"]),
      truth,
      fileKind: "scan",
    },
  ]);
  expect(scores.all.calibration).toEqual({ sure: 2, right: 1 });
  expect(calibrationShare(scores.all.calibration)).toBe(0.5);
  expect(scores.all.others).toBe(1);
  expect(inventedShare(scores.all)).toBeCloseTo(1 / 3);
  expect(scores.by_file_kind.text?.calibration).toEqual({ sure: 1, right: 1 });
  expect(scores.calibration_by_field.patient_name).toEqual({ sure: 2, right: 1 });
  expect(scores.faults.join()).toContain("shown as sure");
});
