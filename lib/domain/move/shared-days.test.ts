import { expect, it } from "vitest";
import { sharedDays } from "./shared-days";

const shared = (notice: string, page: string, noticeDate?: string) =>
  sharedDays(notice, [page], { noticeDate, births: ["1980-02-11"] });

it("finds the days that both papers tell of", () => {
  expect(
    shared("Re: Bea Larkin, claim 26UHC30112, 10/15/2026", "10/15/2026 Larkin, Bea", "2026-11-06"),
  ).toEqual(["2026-10-15"]);
  expect(shared("Visits 10/07/2026 and 10/09/2026", "10/09/2026 note, 10/07/2026 note")).toEqual([
    "2026-10-07",
    "2026-10-09",
  ]);
});

it.each([
  ["another day", "10/15/2026", "10/16/2026"],
  ["a birth date", "Patient 02/11/1980", "Patient 02/11/1980"],
  ["an end of coverage", "Coverage ended 09/30/2026", "ended 09/30/2026"],
  ["the notice's own date or a later one", "11/06/2026, answer 11/20/2026", "11/06/2026 called, 11/20/2026"],
])("takes no %s", (_, notice, page) => expect(shared(notice, page, "2026-11-06")).toEqual([]));

it("takes no history for visits", () => {
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => `10/0${day}/2026`).join(", ");
  expect(shared(days, days)).toEqual([]);
});
