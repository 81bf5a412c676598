import { describe, expect, it } from "vitest";
import { sortOf } from "@/lib/domain/claim/filter-table";
import { choicesOf, claimsHref, readClaimsAddress, withChoice } from "./claims-address";
import { sortState, turnSort } from "./claims-sort";

const PATIENT = "3f2a9c1e-0000-4000-8000-000000000001";

const load = (query: string) =>
  readClaimsAddress(Promise.resolve(Object.fromEntries(new URLSearchParams(query))));

describe("the page's address", () => {
  it("ignores what it does not know", async () => {
    const place = await load("?status=pending&patient=Maria&move=wait&sort=name&view=x&from=a");
    expect(Object.values(place).every((value) => value === null)).toBe(true);
    expect(choicesOf(place)).toEqual({});
  });

  it("takes the offered statuses and a patient's id", async () => {
    const place = await load(
      `?status=denied&patient=${PATIENT.toUpperCase()}&sort=-total_charges&move=appeal`,
    );
    expect(choicesOf(place)).toEqual({
      status: "denied",
      patient_id: PATIENT,
      right_move: "appeal",
      sort: "-total_charges",
    });
  });

  it.each([
    "/claims?view=all",
    "/claims?view=needs_attention",
    `/claims?status=denied&patient=${PATIENT}&move=send_records&sort=deadline&cursor=a%2Bb=&from=51`,
  ])("writes %s as it reads it", async (href) => {
    expect(claimsHref(await load(href.slice("/claims".length)))).toBe(href);
  });

  it.each(["0", "-3", "1.5", "1e400", "", "1"])("begins at the first row for from=%j", async (from) => {
    expect((await load(`?from=${from}`)).from).toBeNull();
  });

  it("begins at the first page with another choice, and has no status where all claims are denied", async () => {
    const place = await load("?status=paid&cursor=abc&from=51&sort=deadline");
    expect(withChoice(place, { right_move: "appeal" })).toBe("/claims?status=paid&move=appeal&sort=deadline");
    expect(withChoice(place, { view: "needs_attention", sort: null })).toBe("/claims?view=needs_attention");
    expect(choicesOf(await load("?view=needs_attention&status=paid"))).toEqual({ view: "needs_attention" });
  });
});

it("turns a column's order: first, other, none", () => {
  expect(turnSort("-created_at", "-total_charges")).toBe("-total_charges");
  expect(turnSort("-total_charges", "-total_charges")).toBe("total_charges");
  expect(turnSort("total_charges", "-total_charges")).toBeNull();
  expect(turnSort("deadline", "deadline")).toBe("-deadline");
  expect(sortState("total_charges", "-total_charges")).toBe("ascending");
  expect(sortState("-total_charges", "-total_charges")).toBe("descending");
  expect(sortState("deadline", "-total_charges")).toBe("none");
});

it("shows what is due first where something is due", () => {
  expect(sortOf({ view: "needs_attention", sort: null })).toBe("deadline");
  expect(sortOf({ view: "all", sort: null })).toBe("-created_at");
  expect(sortOf({ view: "needs_attention", sort: "-total_charges" })).toBe("-total_charges");
});
