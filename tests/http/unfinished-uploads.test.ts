import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort } from "../../scripts/launch/free-port";
import { webArgs } from "../../scripts/launch/installation";
import { Part } from "../../scripts/launch/part";
import { awaitReady } from "../../scripts/launch/ready";
import { signUp } from "../support/running-app";
import { waitFor } from "../support/wait";

/** Somebody closes the browser in the middle of an upload: nothing of ours failed, and the log says so in one line. */
const ROUNDS = 6;
let folder: string;
let web: Part;
let port: number;
let token: string;
beforeAll(async () => {
  token = (await signUp()).token;
  folder = await mkdtemp(path.join(tmpdir(), "appeals-unfinished-"));
  port = await freePort();
  const settings = JSON.parse(process.env.APP_SETTINGS ?? "{}");
  const env = { ...settings, PORT: String(port), LOG_LEVEL: "info", WEB_CONCURRENCY: "1" };
  web = new Part({ name: "web", args: webArgs(port), env, logDir: folder });
  if (!(await awaitReady(port))) throw new Error(`The app did not become ready:\n${web.lastLines()}`);
});
afterAll(async () => {
  await web.stop();
  await rm(folder, { recursive: true, force: true });
});

const logged = async () =>
  (await Promise.all((await readdir(folder)).map((file) => readFile(path.join(folder, file), "utf8")))).join(
    "",
  );

/** Sends the first part of an upload and hangs up, once the server has begun with it. */
function hangUp(where: string): Promise<void> {
  return new Promise((resolve) => {
    const sent = request({
      ...{ host: "127.0.0.1", port, method: "POST", path: where },
      headers: {
        Authorization: `Bearer ${token}`,
        "Content-Type": "multipart/form-data; boundary=x",
        "Content-Length": "5000000",
        Expect: "100-continue",
      },
    });
    sent.on("error", () => resolve());
    sent.on("close", () => resolve());
    sent.on("continue", () => {
      sent.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n');
      sent.write(Buffer.alloc(200_000, 0x20), () => setTimeout(() => sent.destroy(), 150));
    });
    sent.flushHeaders();
  });
}

it("is one line of information, without a stack", async () => {
  const places = ["/api/v1/payers/remittances/", "/api/v1/documents/uploads/"];
  for (let round = 0; round < ROUNDS; round += 1) await hangUp(places[round % places.length] ?? "");
  // Whatever a hang-up leads to is written by the time that this is.
  await fetch(`http://127.0.0.1:${port}/api/v1/patients/`, { headers: { Authorization: `Bearer ${token}` } });
  await waitFor(async () => (await logged()).split("the upload was not finished").length > ROUNDS, {
    what: "the lines of the log",
  });
  const all = await logged();
  expect(all).not.toMatch(/"level":"(?:warn|error|fatal)"/);
  expect(all).not.toMatch(/^\s+at |ECONNRESET|aborted|unhandled/m);
  expect(all.split("the upload was not finished")).toHaveLength(ROUNDS + 1);
});
