import { describe, expect, it } from "vitest";
import { waitForPages } from "./page-allowance";

const now = new Date("2026-03-01T12:00:00Z");
const ago = (minutes: number, pages: number) => ({ pages, at: new Date(now.getTime() - minutes * 60_000) });

describe("100 pages an hour for a claim", () => {
  it.each([
    ["an empty hour takes a file of any length", [], 400, 0],
    ["up to 100 in all", [ago(10, 60)], 40, 0],
    ["the 101st waits for the first to be an hour old", [ago(10, 60)], 41, 50 * 60],
    ["only as long as needed", [ago(50, 30), ago(10, 60)], 40, 10 * 60],
    ["what is older than an hour counts no more", [ago(60, 100), ago(61, 100)], 100, 0],
    ["a long file waits until the hour is empty", [ago(59, 1), ago(30, 1)], 150, 30 * 60],
    ["at least a second", [{ pages: 100, at: new Date(now.getTime() - 3_599_999) }], 1, 1],
  ])("%s", (_name, recent, pages, seconds) => {
    expect(waitForPages(recent, pages, now)).toBe(seconds);
  });
});
