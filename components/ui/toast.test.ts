import { beforeEach, expect, it, vi } from "vitest";

/** The module holds what waits; each test has its own. */
let toasts: typeof import("./toast");
beforeEach(async () => {
  vi.resetModules();
  toasts = await import("./toast");
});

it("keeps messages until the toaster is there, in their order", () => {
  const load = vi.fn();
  const shown: string[] = [];
  toasts.toast.success("Saved");
  toasts.onToasterNeeded(load);
  expect(load).toHaveBeenCalledOnce();
  toasts.toast.error("Failed");
  expect(load).toHaveBeenCalledTimes(2);
  toasts.connectToaster(({ kind, text }) => shown.push(`${kind}: ${text}`));
  toasts.toast.warning("Look");
  expect(shown).toEqual(["success: Saved", "error: Failed", "warning: Look"]);
});

it("loads nothing while nothing is said", () => {
  const load = vi.fn();
  toasts.onToasterNeeded(load);
  expect(load).not.toHaveBeenCalled();
  toasts.loadToaster();
  expect(load).toHaveBeenCalledOnce();
});

it("shows a message once, also when the toaster comes a second time", () => {
  const shown: string[] = [];
  const take = ({ text }: { text: string }) => shown.push(text);
  toasts.toast.success("Saved");
  toasts.connectToaster(take)();
  toasts.connectToaster(take);
  expect(shown).toEqual(["Saved"]);
});
