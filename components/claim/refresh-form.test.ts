import { describe, expect, it } from "vitest";
import {
  DAYS_BACK,
  REFRESH_MESSAGES,
  REFRESH_PAYER_OPTIONS,
  requestUpdateInput,
} from "@/lib/domain/remittance/gateway/schema";
import { PAYERS, type RefreshForm, refreshBody, refreshErrors, USUAL_DAYS_BACK } from "./refresh-form";

const form = (change: Partial<RefreshForm> = {}): RefreshForm => ({
  payer_id: "87726",
  start_date: "",
  end_date: "",
  days_back: "30",
  ...change,
});

it("offers the payers of the call, commercial first", () => {
  expect(PAYERS).toEqual(REFRESH_PAYER_OPTIONS);
  expect(PAYERS[0].value).toBe("87726");
  expect(USUAL_DAYS_BACK).toBe(String(DAYS_BACK.fallback));
});

describe("dates", () => {
  it.each([
    ["2026-03-10", "2026-03-09", { start_date: REFRESH_MESSAGES.startAfterEnd }],
    ["2026-03-10", "2026-03-10", {}],
    ["2026-03-01", "2026-04-01", {}],
    ["2026-03-01", "2026-04-02", { end_date: REFRESH_MESSAGES.rangeTooLong }],
  ])("%s to %s", (start_date, end_date, errors) => {
    expect(refreshErrors(form({ start_date, end_date }))).toEqual(errors);
  });

  it("come together", () => {
    expect(Object.keys(refreshErrors(form({ start_date: "2026-03-01" })))).toEqual(["end_date"]);
    expect(Object.keys(refreshErrors(form({ end_date: "2026-03-01" })))).toEqual(["start_date"]);
  });

  it("leave the days back out", () => {
    const both = form({ start_date: "2026-03-01", end_date: "2026-03-05", days_back: "999" });
    expect(refreshErrors(both)).toEqual({});
    expect(refreshBody(both)).toEqual({
      payer_id: "87726",
      start_date: "2026-03-01",
      end_date: "2026-03-05",
    });
  });
});

describe("days back", () => {
  it.each(["0", "366", "-1"])("%s is refused", (days_back) => {
    expect(refreshErrors(form({ days_back }))).toEqual({ days_back: "Enter 1 to 365 days." });
  });

  it.each([
    ["1", 1],
    ["365", 365],
    ["", 30],
    ["soon", 30],
  ])("%j is %d", (days_back, days) => {
    expect(refreshErrors(form({ days_back }))).toEqual({});
    expect(refreshBody(form({ days_back }))).toEqual({ payer_id: "87726", days_back: days });
    expect(requestUpdateInput.parse(refreshBody(form({ days_back }))).days_back).toBe(days);
  });
});
