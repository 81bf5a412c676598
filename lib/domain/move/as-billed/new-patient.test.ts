import { expect, it } from "vitest";
import { newPatientShown } from "./new-patient";

const NOTICE = "A new-patient code is paid only if nobody of the group saw the member in three years.";
const LIST = `ENCOUNTERS   OTTO, VERA
10/20/2026   Bay    Roe, A  MD    207Q00000X   99204
06/11/2025   Hill   Lund, B  MD   207N00000X   99203
03/30/2022   Bay    West, C  MD   207Q00000X   99213`;
const found = (text = LIST, notice = NOTICE, services: readonly string[] = ["2026-10-20"]) =>
  newPatientShown([{ text, place: "Encounters, page 1" }], notice, services)?.words;

// Seen red: no paper spoke for the code as billed.
it("finds that only another specialty saw the patient within three years", () =>
  expect(found()).toContain("06/11/2025 Hill"));

it.each([
  ["a visit of the same specialty within them", LIST.replace("03/30/2022", "03/30/2024")],
  ["a field within the same specialty", LIST.replace("207N00000X", "207QS0010X")],
  ["a nurse practitioner, of whose field the list says nothing", LIST.replace("207N00000X", "363LF0000X")],
  ["a list without the service", LIST.replace("10/20/2026", "10/21/2026")],
  ["a list without specialties", LIST.replace(/ {3}\w+X/g, "")],
])("leaves %s", (_, text) => expect(found(text)).toBeUndefined());

it("leaves a notice that refuses for another reason", () =>
  expect(found(LIST, "The new-patient visit needs the notes of the day.")).toBeUndefined());
