import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readReading } from "../extract";
import { claimsIn } from "./claims-in";

it.each([
  [
    [
      "BRANDT, ADA    ID 0021447718    Claim X31299401    Acct 1180",
      "09/14/2026   97110     92.00      0.00      CO-29",
      "POE, MAX       ID 0021447799    Claim X31299402    Acct 1181",
      "09/14/2026   97110     92.00      0.00      CO-29",
    ],
    2,
  ],
  [
    [
      "BRANDT, ADA    ID 0021447718    Claim X31299401    Acct 1180",
      "BRANDT, ADA    ID 0021447718    Claim X31299401    Acct 1180",
    ],
    1,
  ],
  [["Claim number: 8820144822", "Matching claim on file: ICN 8820133711"], 1],
  [["Original claim: 8820133711   Claim number: 8820144822"], 1],
  [["Claim number: 8820144822", "Claim number: 8820133711"], 2],
])("counts the claims of a paper: %j", (lines, count) =>
  expect(claimsIn(readReading(fromPlainText(["Invented Health Plan", "", ...lines].join("\n"))))).toBe(count),
);
