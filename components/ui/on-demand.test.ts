import { expect, it, vi } from "vitest";
import { onDemand } from "./on-demand";

const Part = () => null;

it("is fetched once for all that ask, from the first one on", async () => {
  const fetchPart = vi.fn(async () => Part);
  const part = onDemand(fetchPart);
  expect(part.loaded()).toBeNull();
  part.ahead.onPointerEnter();
  part.ahead.onFocus();
  expect(await Promise.all([part.load(), part.load()])).toEqual([Part, Part]);
  expect(part.loaded()).toBe(Part);
  expect(fetchPart).toHaveBeenCalledOnce();
});

it("asks again after a failure, which is told to who waits for it", async () => {
  const fetchPart = vi.fn(async () => Part).mockRejectedValueOnce(new TypeError("offline"));
  const part = onDemand(fetchPart);
  part.ahead.onFocus();
  await expect(part.load()).rejects.toThrow("offline");
  expect(part.loaded()).toBeNull();
  expect(await part.load()).toBe(Part);
});
