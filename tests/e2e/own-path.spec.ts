import { expect } from "@playwright/test";
import fc from "fast-check";
import { isOwnPath } from "@/lib/core/own-path";
import { test } from "../support/browser-test";
import { craftedPath } from "../support/crafted-paths";
import { appUrl } from "../support/running-app";

/** Where the browser itself goes by a path that was taken as one of ours: as an address, as a link, and once more. */
test("none of 10,000 paths that are taken leads off the site, as the browser reads them", async ({
  page,
}) => {
  const taken = fc.sample(craftedPath.filter(isOwnPath), 10_000);
  await page.goto(`${appUrl()}/login`);
  const away = await page.evaluate((paths) => {
    const link = document.createElement("a");
    const leaves = (path: string) => {
      const once = new URL(path, location.href);
      link.href = path;
      const again = new URL(once.pathname + once.search, location.href);
      return [once.origin, link.origin, again.origin].some((origin) => origin !== location.origin);
    };
    return { read: paths.length, wrong: paths.filter(leaves), seen: leaves("/..//evil.example") };
  }, taken);
  // The same eyes see one that leaves.
  expect(away).toEqual({ read: 10_000, wrong: [], seen: true });
});
