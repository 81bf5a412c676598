import { randomBytes, randomUUID } from "node:crypto";
import { createServer } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SendFailure } from "@/lib/integrations/send-failure";
import { startFaxServer } from "@/tests/support/fax-server";
import type { FaxMessage } from "./faxer";
import { TelnyxFaxer } from "./telnyx-faxer";

let server: Awaited<ReturnType<typeof startFaxServer>>;
const faxer = (changes: { baseUrl?: string; timeoutMs?: number } = {}) =>
  new TelnyxFaxer({
    apiKey: "KEY_test",
    connectionId: "1494404757140276705",
    from: "+14155550142",
    baseUrl: server.url,
    ...changes,
  });
const message = (changes: Partial<FaxMessage> = {}): FaxMessage => ({
  idempotencyKey: randomUUID(),
  to: "+18005550199",
  pdf: Buffer.from("%PDF letter"),
  filename: "appeal-letter-0190e8a2.pdf",
  ...changes,
});
const failure = async (promise: Promise<unknown>): Promise<SendFailure> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof SendFailure) return error;
  throw new Error(`expected a SendFailure, got ${String(error)}`);
};

beforeEach(async () => {
  server = await startFaxServer();
});
afterEach(() => server.close());

describe("TelnyxFaxer", () => {
  it("uploads the letter in the call and says that it is queued", async () => {
    const pdf = randomBytes(70_000);
    const fax = message({ pdf });
    const receipt = await faxer().send(fax);
    expect(receipt).toEqual({ provider: "telnyx", reference: server.sent[0]?.id, state: "queued" });
    expect(server.sent).toHaveLength(1);
    expect(server.sent[0]).toMatchObject({
      from: "+14155550142",
      to: "+18005550199",
      connectionId: "1494404757140276705",
      clientState: fax.idempotencyKey,
      filename: "appeal-letter-0190e8a2.pdf",
    });
    expect(server.sent[0]?.pdf.equals(pdf)).toBe(true);
    expect(server.requests[0]?.body.includes("media_url")).toBe(false);
  });

  it.each([
    ["a 500", { kind: "status", status: 500, accepted: true }],
    ["a 502", { kind: "status", status: 502 }],
    ["a 409", { kind: "status", status: 409, accepted: true }],
    ["a reset", { kind: "reset", accepted: true }],
    ["no answer", { kind: "hang", accepted: true }],
    ["an answer without an id", { kind: "status", status: 202, body: {}, accepted: true }],
  ] as const)("calls %s uncertain and makes one call only", async (_name, fault) => {
    server.faults.push(fault);
    // Only where nothing comes is the wait itself looked at: a busy machine may take longer for an answer.
    const timeoutMs = fault.kind === "hang" ? 300 : 10_000;
    const error = await failure(faxer({ timeoutMs }).send(message()));
    expect(error).toMatchObject({ kind: "uncertain", retryable: false });
    expect(server.requests).toHaveLength(1);
  });

  it("does not follow a redirect to another host", async () => {
    const other = await startFaxServer();
    server.faults.push({ kind: "status", status: 307, headers: { location: `${other.url}/faxes` } });
    expect(await failure(faxer().send(message()))).toMatchObject({ kind: "uncertain", retryable: false });
    expect(other.requests).toHaveLength(0);
    await other.close();
  });

  it.each([400, 401, 403, 404, 413, 422])("calls a %i rejected", async (status) => {
    server.faults.push({ kind: "status", status });
    const error = await failure(faxer().send(message()));
    expect(error).toMatchObject({ kind: "rejected", retryable: false, code: String(status) });
    expect(server.requests).toHaveLength(1);
  });

  it("hands a 429 back with its wait", async () => {
    server.faults.push({ kind: "status", status: 429, headers: { "retry-after": "30" } });
    const error = await failure(faxer().send(message()));
    expect(error).toMatchObject({ kind: "rejected", retryable: true, retryAfter: 30 });
  });

  it("knows that nothing was sent where nobody listens", async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, "127.0.0.1", resolve));
    const address = closed.address();
    await new Promise((resolve) => closed.close(resolve));
    const port = typeof address === "object" ? address?.port : 0;
    const error = await failure(faxer({ baseUrl: `http://127.0.0.1:${port}` }).send(message()));
    expect(error).toMatchObject({ kind: "rejected", retryable: true, code: "ECONNREFUSED" });
  });

  it.each([
    ["two numbers", { to: "+18005550199,+14155550100" }],
    ["a SIP address", { to: "sip:thief@evil.example" }],
    ["a number that is not canonical", { to: "800-555-0199" }],
    ["an empty file", { pdf: new Uint8Array() }],
    ["a path as file name", { filename: "../../x.pdf" }],
  ])("refuses %s before any call", async (_name, changes) => {
    const error = await failure(faxer().send(message(changes)));
    expect(error).toMatchObject({ kind: "rejected", retryable: false });
    expect(server.requests).toHaveLength(0);
  });
});
