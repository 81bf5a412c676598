import { expect, it } from "vitest";
import { isOtherProvider, noticeOwner, type OwnNames } from "./notice-owner";

const own: OwnNames = {
  names: ["Harbor Point Physical Therapy, LLC"],
  npis: new Set(["1234567893"]),
  tins: new Set(["415550101"]),
};
const nobody: OwnNames = { names: ["ana's practice"], npis: new Set(), tins: new Set() };

it.each([
  ["Provider: HARBOR POINT PHYSICAL THERAPY LLC", own, "ours"],
  ["Rendering NPI 1234567893, Tax ID: 99-1234567", own, "ours"],
  ["Provider Ridge Chiropractic, TIN 41-5550101", own, "ours"],
  ["Provider Ridge Chiropractic, NPI: 1999999984", own, "foreign"],
  ["Provider Ridge Chiropractic, Tax ID 52-1234567", own, "foreign"],
  // A phone number is no NPI, a claim number no TIN.
  ["Call 8005551212 about claim 123456789", own, "unclear"],
  ["Provider Ridge Chiropractic, NPI: 1999999984, EIN 52-1234567", nobody, "unclear"],
  ["Your claim was denied.", own, "unclear"],
  // Its check digit fails: name and number differ all the same.
  ["Provider Ridge Chiropractic, NPI: 1888120040", own, "foreign"],
  ["Provider Harbor Pt. PT, NPI: 1888120040", own, "unclear"],
  // A name that ours begins like, but two numbers that are not ours.
  ["Harbor Points Ortho, NPI 1888120040, TIN ending 7719", own, "foreign"],
  ["Harbor Points Ortho, NPI 1888120040, Tax ID XX-XXX0101", own, "unclear"],
  ["Harbor Points Ortho, NPI 1234567899, TIN ending 7719", own, "unclear"],
  ["Provider Ridge Chiropractic, NPI: 1234567899", own, "unclear"],
  ["Provider Ridge Chiropractic, NPI: 1888120040", nobody, "unclear"],
] as const)("%s", (notice, practice, owner) => expect(noticeOwner(notice, practice)).toBe(owner));

it.each([
  ["Harborview Physical Therapy", ["Riverbend Physical Therapy", "Ana Stone"], true],
  ["Dana Whitfield, DPT", ["Riverbend Physical Therapy", "Ana Stone"], true],
  ["RIVERBEND P.T. & REHAB, LLC", ["Riverbend Physical Therapy", "Ana Stone"], false],
  ["Stone, Ana PT", ["Riverbend Physical Therapy", "Ana Stone"], false],
  // Nothing to compare on one side.
  ["Physical Therapy Clinic", ["Riverbend Physical Therapy"], false],
  ["Harborview Physical Therapy", ["Clinic 7"], false],
  ["Harborview Physical Therapy", ["ana's practice", "Ana Stone"], false],
] as const)("%s in %j", (provider, names, other) =>
  expect(isOtherProvider(provider, { names, npis: new Set(), tins: new Set() })).toBe(other),
);
