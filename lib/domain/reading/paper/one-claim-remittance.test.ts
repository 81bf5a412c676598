import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";

const kind = (text: string) => extractByRules(fromPlainText(text)).kind;

const medicare = (
  title: string,
  rows: string,
) => `Novitas Solutions   MEDICARE REMITTANCE ${title}    11/02/2026
NAME DOE, JANE   MBI 1AB2CD3EF45   ICN 1126306114920   ASG Y
PERF PROV  SERV DATE    POS NOS PROC  MODS  BILLED  ALLOWED  DEDUCT COINS  GRP/RC  AMT     PROV PD
${rows}`;
const PAID =
  "1234567893 1013 101326  11  2   97110 GP    96.00   62.00    0.00   12.40  CO-45   34.00   49.60";
const REFUSED =
  "1234567893 1013 101326  11  1   97140 GP    60.00   0.00     0.00   0.00   CO-97   60.00   0.00";
const SECOND = "NAME POE, NED   MBI 1AB2CD3EF46   ICN 1126306114921   ASG Y";

// Seen red: called a remittance of several claims.
it.each(["NOTICE", "ADVICE"])(
  "a Medicare remittance %s of one claim with a refused line denies a part",
  (title) => expect(kind(medicare(title, `${PAID}\n${REFUSED}`))).toBe("partial_denial"),
);

it("one of several claims stays one", () =>
  expect(kind(medicare("NOTICE", `${PAID}\n${SECOND}\n${REFUSED}`))).toBe("remittance"));

it("one claim that was paid denies nothing", () =>
  expect(kind(medicare("NOTICE", `${PAID}\n${PAID.replace("97110", "97112")}`))).not.toBe("partial_denial"));

it("one claim of which nothing was paid is a denial", () =>
  expect(kind(medicare("NOTICE", `${REFUSED}\n${REFUSED.replace("97140", "97112")}`))).not.toBe(
    "partial_denial",
  ));
