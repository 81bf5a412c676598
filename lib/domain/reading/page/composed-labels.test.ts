import { describe, expect, it } from "vitest";
import { composedLabel } from "./composed-labels";

const kindOf = (words: string) => composedLabel(words)?.kind;

describe("labels told by their words", () => {
  it.each([
    "Date services were rendered",
    "Your visit date",
    "Service start date",
    "When you received care",
    "Srvc Dt",
    "Denied dates of service",
    "Date delivered/dispensed",
    "From/Through",
    "Billing period",
    "Statement covers period from",
    "Days NOT certified",
  ])("%s: days of service", (words) => expect(kindOf(words)).toBe("service_date"));

  it.each([
    "Date this notice was mailed",
    "Claim processed date",
    "EOB issue date",
    "Date of adverse determination",
    "Letter sent on",
    "Remittance advice date",
  ])("%s: the notice's day", (words) => expect(kindOf(words)).toBe("notice_date"));

  it.each([
    "Date your request was received",
    "Coverage effective date",
    "Claim receipt date",
    "Claim submitted",
    "Date last seen",
  ])("%s: another day", (words) => expect(kindOf(words)).toBe("other_date"));

  it.each([
    "Provider's billed charges",
    "Tot chgs",
    "Total bill",
    "Total claim amount",
    "Amount the provider charged",
    "Line item charge",
    "Total charge(s)",
  ])("%s: what was billed", (words) => expect(kindOf(words)).toBe("billed"));

  it.each([
    "Policyholder's ID",
    "Patient's member ID",
    "Recipient's Medicaid number",
    "Insured's I.D. No.",
    "Medicare beneficiary identifier",
    "ID number on your card",
  ])("%s: a member's number", (words) => expect(kindOf(words)).toBe("member_id"));

  it.each([
    "Appeal end date",
    "Final date to appeal",
    "Deadline to file an appeal",
    "Appeal must be postmarked by",
    "You may appeal until",
  ])("%s: the last day to appeal", (words) => expect(kindOf(words)).toBe("deadline"));

  it.each([
    ["ADJ CODES", "code"],
    ["Explanation/reason code", "code"],
    ["Line remark codes", "code"],
    ["Remittance remark codes", "remark"],
  ])("%s: a column of codes", (words, kind) => expect(kindOf(words)).toBe(kind));

  it.each(["Billing code", "Claim status code", "Plan code", "Code of adjustment"])(
    "%s: no column of reasons' codes",
    (words) => expect(kindOf(words)).toBeUndefined(),
  );

  it.each([
    "Clinic name",
    "Who provided the care",
    "Name of treating physician",
    "Services were provided by",
  ])("%s: who treated", (words) => expect(kindOf(words)).toBe("provider"));

  it.each([
    "Notice we sent",
    "Statement from you",
    "service. That day was",
    "Claims denied",
    "Services billed",
    "Patient's number",
    "Medicare claim number",
    "Provider services",
    "Date of first visit to Dr",
    "Insurance company number",
  ])("%s: nothing, where a word says something else or too little", (words) =>
    expect(kindOf(words)).toBeUndefined(),
  );
});
