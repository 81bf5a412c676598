import { expect, it } from "vitest";
import { enrolledLater } from "./enrolled-later";

const NOTICE = "Denial upheld, B7. Select Health does not give effective dates back in time.";
const found = (text: string, noticeText = NOTICE) =>
  enrolledLater([{ text, place: "Tracker, page 1" }], ["2026-06-24", "2026-07-01"], {
    noticeText,
    payerName: "Select Health",
  });
const TRACKER = `credentialing tracker
payer            application in     complete       effective
Select Health    06/18/2026         07/09/2026     07/15/2026
Regence          06/18/2026         07/02/2026     06/20/2026`;

it.each([
  ["a tracker", TRACKER],
  ["the payer's letter", "SELECT HEALTH\nProvider credentialing\nYour effective date is 07/15/2026."],
  ["a note", "Credentialing: Select Health says effective 07/15/2026, letter on file"],
])("finds the later day in %s", (_, text) => expect(found(text)).toBeDefined());

it.each([
  ["a day before the services", TRACKER.replace("07/15/2026", "06/15/2026")],
  ["two days of one payer", `${TRACKER}\nSelect Health says effective 06/01/2026 (portal)`],
  ["another payer's row alone", TRACKER.replace("Select Health ", "Aetna         ")],
  ["an earlier day that was asked for", `${TRACKER}\nSelect Health: retro date requested 11/03, ticket 4471`],
])("does not take %s", (_, text) => expect(found(text)).toBeUndefined());

it("leaves it open where the payer may give an earlier day", () =>
  expect(found(TRACKER, "Denied, B7: not participating on the date of service.")).toBeUndefined());
