import { expect, it } from "vitest";
import { hostileUploads } from "../support/hostile-uploads";
import { sendBy, verdict, WAYS } from "../support/hostile-ways";
import { restDesk } from "../support/rest-desk";

/** S30: each of the hostile files by each way in, some 950 uploads; `npm test` sends a sample of them. */
it("takes none of more than 300 hostile files as it is, by any way in", { timeout: 3_600_000 }, async () => {
  const desk = await restDesk();
  const files = await hostileUploads();
  expect(files.length).toBeGreaterThanOrEqual(300);
  const uploads = files.flatMap((file) => WAYS.map((way) => ({ file, way })));
  const wrong: string[] = [];
  let sent = 0;
  const hand = async () => {
    for (let next = uploads.pop(); next; next = uploads.pop()) {
      const what = verdict(next.file, next.way, await sendBy(desk, next.way, next.file));
      if (what) wrong.push(what);
      sent += 1;
    }
  };
  await Promise.all([hand(), hand(), hand()]);
  expect(wrong).toEqual([]);
  expect(sent).toBe(files.length * WAYS.length);
});
