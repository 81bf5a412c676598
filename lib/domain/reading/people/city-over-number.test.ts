import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";

const patientOn = (...lines: string[]) =>
  extractByRules(
    fromPlainText(
      [
        ...["BUCKEYE VALLEY HEALTH PLAN", "NOTICE OF DENIAL", "", ...lines],
        ...["Claim Number: 24-55512", "Service date: 03/04/2026", "This claim is denied: filed too late."],
      ].join("\n"),
    ),
  ).fields.patient_name?.value;

it.each([
  [["Dr. Alan Price", "400 Main Street", "DAYTON, OH", "Patient ID: 88213377"], undefined],
  [["Miami Valley Hospital", "1 Wyoming Street", "DAYTON, OH", "Patient ID: 88213377"], undefined],
  [["12 Oak Street", "LEE, AL", "Patient ID: 88213377"], undefined],
  [["Reno, NV", "Patient ID: 88213377"], undefined],
  [["St. Louis, MO", "Member ID: W88213377"], undefined],
  [["Winston-Salem, NC", "Member ID: W88213377"], undefined],
  [["REED, JO", "Patient ID: 88213377"], "Jo Reed"],
  [["KOWALCZYK, JUNIPER A     Status: PROCESSED", "Patient ID: U71846092 01"], "Juniper A Kowalczyk"],
  [["LEE, ALMA", "Patient ID: 88213377"], "Alma Lee"],
  [["DAYTON, RUTH", "Patient ID: 88213377"], "Ruth Dayton"],
  [["Columbus, Ohio", "Patient: Ruth Dayton"], "Ruth Dayton"],
  [["DAYTON, OH", "Patient: Ruth Dayton"], "Ruth Dayton"],
  [["Ruth Dayton", "12 Oak Street", "DAYTON, OH", "Member ID: W88213377"], "Ruth Dayton"],
  [["Patient: REED, JO", "Patient ID: 88213377"], "Jo Reed"],
  [["Reed, Jo", "Patient date of birth 05/06/1971"], "Jo Reed"],
  [["HALL, MARIA T", "Patient ID: 88213377"], "Maria T Hall"],
])("takes the end of an address over a number for nobody's name: %j", (lines, name) =>
  expect(patientOn(...lines)).toBe(name),
);
