import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";
import { readApartLists } from "./apart-lists";
import { findLabels } from "./labeled-values";
import { readLines } from "./page-lines";

const apart = (...printed: string[]) => {
  const lines = readLines(fromPlainText(printed.join("\n")));
  const { values } = readApartLists(
    lines,
    lines.map(({ text }) => findLabels(text)),
  );
  return values.map(({ label, value }) => `${label.kind}: ${value}`);
};

const LABELS = ["Patient", "Date of birth", "Member ID", "Claim number", "Date of service", "Billed amount"];
const VALUES = ["Ilse Marchetti", "03/04/1961", "880 4417 22", "26-0041-7719", "09/14/2026", "$148.00"];

describe("labels in one list and their values in the next", () => {
  it("belong together in their order", () => {
    const wanted = [
      ...["patient: Ilse Marchetti", "birth_date: 03/04/1961", "member_id: 880 4417 22"],
      ...["claim: 26-0041-7719", "service_date: 09/14/2026", "billed: $148.00"],
    ];
    expect(apart(...LABELS, ...VALUES, "", "Dear Provider:")).toEqual(wanted);
    expect(apart(...LABELS, "", ...VALUES, "")).toEqual(wanted);
    expect(apart(...LABELS.map((label) => `${label}:`), "", ...VALUES)).toEqual(wanted);
  });

  it("give the paper's values", () => {
    const { fields, facts } = extractByRules(
      fromPlainText(
        [
          "Great Basin Health Plan",
          "Notice of claim denial",
          "",
          ...["Letter date", "Patient", "Patient date of birth", "Subscriber", "Member ID", "Claim number"],
          ...["Date of service", "Charge", "Provider"],
          "",
          ...["October 12, 2026", "Ilse Marchetti", "03/04/1961", "Renzo Marchetti", "880 4417 22"],
          ...["26-0041-7719", "09/14/2026", "$148.00", "Odile Farrant, DC"],
          "",
          "We have denied this claim because the time limit for filing has expired (CO-29).",
        ].join("\n"),
      ),
    );
    expect({
      ...{ patient: fields.patient_name?.value, claim: fields.claim_number?.value },
      ...{ subscriber: facts.subscriber_name?.value, member: facts.member_id?.value },
      ...{ born: facts.date_of_birth?.value, days: facts.dates_of_service?.value },
      ...{ billed: facts.billed_amount?.value, noticed: facts.notice_date?.value },
    }).toEqual({
      ...{ patient: "Ilse Marchetti", claim: "26-0041-7719" },
      ...{ subscriber: "Renzo Marchetti", member: "880 4417 22" },
      ...{ born: "1961-03-04", days: "2026-09-14", billed: "148.00", noticed: "2026-10-12" },
    });
  });

  it("tell nothing where one of them is lost, or another stands in between", () => {
    for (const values of [
      VALUES.slice(1),
      VALUES.slice(0, -1),
      [...VALUES, "Odile Farrant, DC"],
      VALUES.filter((_, at) => at !== 2),
      [VALUES[0] ?? "", ...VALUES.slice(2), VALUES[1] ?? ""],
      [...VALUES.slice(0, 3), "", ...VALUES.slice(3)],
    ])
      expect(apart(...LABELS, "", ...values, "")).toEqual([]);
  });

  it("are no heading over an address, no empty form and no list of what to send", () => {
    expect(
      apart("Provider", "Patient", "Claim", "", "Ilse Marchetti", "12 Elm St", "Boise, ID 83702"),
    ).toEqual([]);
    expect(apart(...LABELS, "", "Please fill in every line and send this form back.", "")).toEqual([]);
    expect(apart(...LABELS, "", ...LABELS)).toEqual([]);
    expect(apart("Please send:", ...LABELS, "", ...VALUES.slice(0, 2), "")).toEqual([]);
    // Each label with its own value below it.
    expect(apart(...LABELS.flatMap((label, at) => [label, VALUES[at] ?? ""]))).toEqual([]);
  });
});
