import { afterEach, expect, it, vi } from "vitest";
import { refreshPage } from "./refresh-page";

afterEach(() => vi.unstubAllGlobals());

// Red where Next in step 1, pressed without a connection, ended in the browser's page of errors.
it.each([
  [true, 1],
  [false, 0],
])("draws the page anew with a connection alone (%s)", (onLine, times) => {
  vi.stubGlobal("navigator", { onLine });
  const router = { refresh: vi.fn() };
  refreshPage(router);
  expect(router.refresh).toHaveBeenCalledTimes(times);
});
