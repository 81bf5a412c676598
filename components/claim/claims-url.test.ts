import { describe, expect, it } from "vitest";
import { CLAIM_SORTS } from "@/lib/domain/claim/filter-table";
import {
  askQuery,
  claimsHref,
  filterQuery,
  orderOf,
  readClaimsUrl,
  SORTS,
  sortState,
  turnSort,
} from "./claims-url";

const PATIENT = "3f2a9c1e-0000-4000-8000-000000000001";
const ALL = { view: "all", status: null, patient: null, move: null, search: "" } as const;

describe("the page's address", () => {
  const load = (query: string) => readClaimsUrl(new URLSearchParams(query));

  it("ignores what it does not know", () => {
    expect(load("?status=pending&patient=Maria&move=wait&sort=name&view=x&from=a")).toEqual({
      view: "all",
      status: null,
      patient: null,
      move: null,
      sort: null,
      cursor: null,
      from: 1,
    });
  });

  it("takes the offered statuses and a patient's id", () => {
    expect(load(`?status=denied&patient=${PATIENT}&sort=-total_charges`)).toMatchObject({
      status: "denied",
      patient: PATIENT,
      sort: "-total_charges",
    });
  });

  it.each([
    "/claims",
    "/claims?view=needs_attention",
    `/claims?status=denied&patient=${PATIENT}&move=send_records&sort=deadline&cursor=a%2Bb%3D&from=51`,
  ])("writes %s as it reads it", (href) => {
    expect(claimsHref(load(href.slice("/claims".length)))).toBe(href);
  });

  it.each(["0", "-3", "1.5", "1e400", ""])("begins at the first row for from=%j", (from) => {
    expect(load(`?from=${from}`).from).toBe(1);
  });
});

it("knows every order of the calls", () => {
  expect(SORTS).toEqual(CLAIM_SORTS);
});

it("asks for what is chosen and no more", () => {
  expect(filterQuery({ ...ALL, move: "appeal" }).toString()).toBe("right_move=appeal");
  expect(filterQuery(ALL).toString()).toBe("");
  expect(
    askQuery({ ...ALL, status: "denied", search: " 47-11 ", sort: "deadline", cursor: "abc" }).toString(),
  ).toBe("status=denied&search=47-11&sort=deadline&cursor=abc");
  expect(filterQuery({ ...ALL, view: "needs_attention", status: "paid", patient: PATIENT }).toString()).toBe(
    `view=needs_attention&patient_id=${PATIENT}`,
  );
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
  expect(orderOf({ view: "needs_attention", sort: null })).toBe("deadline");
  expect(orderOf({ view: "all", sort: null })).toBe("-created_at");
  expect(orderOf({ view: "needs_attention", sort: "-total_charges" })).toBe("-total_charges");
});
