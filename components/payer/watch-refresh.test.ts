import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchRefresh } from "./watch-refresh";

const MINE = "00000000-0000-4000-8000-000000000001";
const OTHER = "00000000-0000-4000-8000-000000000002";
const news = (cause_id: string) => ({
  id: `news of ${cause_id}`,
  kind: "refresh_done",
  cause_id,
  text: "1 claim updated",
  link: "/claims",
  read: false,
  created_at: "2026-11-01T12:00:00Z",
});
/** What each look finds, in its order; the last one stays. */
let looks: ReturnType<typeof news>[][] = [];
const answer = vi.fn<() => Promise<Response>>();
const told = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  told.mockReset();
  answer.mockReset().mockImplementation(async () => {
    const results = (looks.length > 1 ? looks.shift() : looks[0]) ?? [];
    return Response.json({ count: results.length, unread: 0, next: null, previous: null, results });
  });
  vi.stubGlobal("fetch", answer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function watch(stop = new AbortController()) {
  const ended = watchRefresh(MINE, told, stop.signal);
  await vi.runAllTimersAsync();
  await ended;
}

it("recognizes a run that ended before the first look", async () => {
  looks = [[news(OTHER), news(MINE)]];
  await watch();
  expect(told).toHaveBeenCalledExactlyOnceWith(news(MINE));
  expect(answer).toHaveBeenCalledTimes(1);
});

it("waits for its own run, whatever other news come meanwhile", async () => {
  looks = [[], [news(OTHER)], [news(OTHER)], [news(MINE), news(OTHER)]];
  await watch();
  expect(told).toHaveBeenCalledExactlyOnceWith(news(MINE));
  expect(answer).toHaveBeenCalledTimes(4);
});

it("looks again after a look that failed", async () => {
  looks = [[news(MINE)]];
  answer.mockRejectedValueOnce(new TypeError("no answer"));
  await watch();
  expect(told).toHaveBeenCalledTimes(1);
});

it("gives up after a while, and stops when the screen goes", async () => {
  looks = [[news(OTHER)]];
  await watch();
  expect(answer).toHaveBeenCalledTimes(61);
  answer.mockClear();
  const stop = new AbortController();
  stop.abort();
  looks = [[news(MINE)]];
  await watch(stop);
  expect(answer).not.toHaveBeenCalled();
  expect(told).not.toHaveBeenCalled();
});
