import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { timeLimit } from "./time-limit";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("lets work go on that gets on, and ends it when it stands still", () => {
  const over = vi.fn();
  const limit = timeLimit({ milliseconds: 60, longest: 1000 }, over);
  for (let page = 0; page < 5; page++) {
    vi.advanceTimersByTime(50);
    limit.answered();
  }
  expect(over).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60);
  expect(over).toHaveBeenCalledOnce();
});

it("ends it at the longest time, however well it gets on", () => {
  const over = vi.fn();
  const limit = timeLimit({ milliseconds: 60, longest: 200 }, over);
  for (let page = 0; page < 5; page++) {
    vi.advanceTimersByTime(40);
    limit.answered();
  }
  expect(over).toHaveBeenCalledOnce();
});

it("counts the whole time where no longest one is given, and none once it is stopped", () => {
  const over = vi.fn();
  const limit = timeLimit({ milliseconds: 60 }, over);
  vi.advanceTimersByTime(50);
  limit.answered();
  vi.advanceTimersByTime(10);
  expect(over).toHaveBeenCalledOnce();
  const stopped = vi.fn();
  timeLimit({ milliseconds: 60, longest: 100 }, stopped).stop();
  vi.advanceTimersByTime(200);
  expect(stopped).not.toHaveBeenCalled();
});
