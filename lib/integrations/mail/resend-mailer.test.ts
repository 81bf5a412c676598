import { randomBytes, randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SendFailure } from "@/lib/integrations/send-failure";
import { startResendServer } from "@/tests/support/resend-server";
import type { MailMessage } from "./mailer";
import { ResendMailer } from "./resend-mailer";

let server: Awaited<ReturnType<typeof startResendServer>>;
const pauses: number[] = [];
const mailer = (timeoutMs = 5_000) =>
  new ResendMailer(
    { apiKey: "re_test", from: "Appeals Desk <no-reply@desk.example>", baseUrl: server.url, timeoutMs },
    async (seconds) => pauses.push(seconds),
  );
const message = (changes: Partial<MailMessage> = {}): MailMessage => ({
  idempotencyKey: randomUUID(),
  to: "appeals@payer.example",
  subject: "Appeal letter from Elm Street Clinic",
  text: "The letter is attached.",
  html: "<p>The letter is attached.</p>",
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
  server = await startResendServer();
  pauses.length = 0;
});
afterEach(() => server.close());

describe("ResendMailer", () => {
  it("sends one mail to the one recipient, with the file byte for byte", async () => {
    const bytes = randomBytes(50_000);
    const pdf = { filename: "appeal-letter-AB23CD45.pdf", contentType: "application/pdf", bytes };
    const mail = message({ attachments: [pdf], replyTo: "front@clinic.example" });
    const result = await mailer().send(mail);
    expect(result).toEqual({ provider: "resend", reference: server.sent[0]?.id });
    expect(server.sent).toHaveLength(1);
    const sent = server.sent[0];
    expect(sent?.to).toEqual(["appeals@payer.example"]);
    expect(sent?.reply_to).toBe("front@clinic.example");
    expect(sent?.subject).toBe(mail.subject);
    expect(sent?.idempotencyKey).toBe(mail.idempotencyKey);
    expect(sent?.attachments[0]?.filename).toBe(pdf.filename);
    expect(Buffer.from(sent?.attachments[0]?.content ?? "", "base64").equals(bytes)).toBe(true);
    expect(Object.keys(JSON.parse(server.requests[0]?.body.toString() ?? "{}")).sort()).toEqual([
      "attachments",
      "from",
      "html",
      "reply_to",
      "subject",
      "tags",
      "text",
      "to",
    ]);
  });

  it("sends the same key once, however often it is sent", async () => {
    const mail = message();
    const first = await mailer().send(mail);
    expect(await mailer().send(mail)).toEqual(first);
    expect(server.sent).toHaveLength(1);
  });

  it.each([
    ["a 500 before it", { kind: "status", status: 500 }],
    ["a 503 after it", { kind: "status", status: 503, accepted: true }],
    ["a reset after it", { kind: "reset", accepted: true }],
    ["a reset before it", { kind: "reset" }],
  ] as const)("repeats an attempt with the same key: %s", async (_name, fault) => {
    server.faults.push(fault);
    const mail = message();
    const { reference } = await mailer().send(mail);
    expect(server.requests).toHaveLength(2);
    expect(new Set(server.requests.map(({ headers }) => headers["idempotency-key"]))).toEqual(
      new Set([mail.idempotencyKey]),
    );
    expect(server.sent.map(({ id }) => id)).toEqual([reference]);
    expect(pauses).toEqual([1]);
  });

  it("waits as long as a 429 asks", async () => {
    server.faults.push({ kind: "status", status: 429, headers: { "retry-after": "7" } });
    await mailer().send(message());
    expect(pauses).toEqual([7]);
    expect(server.sent).toHaveLength(1);
  });

  it("hands a long wait back instead of holding the worker", async () => {
    server.faults.push({ kind: "status", status: 429, headers: { "retry-after": "600" } });
    const error = await failure(mailer().send(message()));
    expect(error).toMatchObject({ kind: "rejected", retryable: true, retryAfter: 600 });
    expect(pauses).toEqual([]);
  });

  it("calls it uncertain when no attempt was answered, and safe to repeat", async () => {
    server.script.always = { kind: "hang", accepted: true };
    const mail = message();
    expect(await failure(mailer(100).send(mail))).toMatchObject({ kind: "uncertain", retryable: true });
    expect(server.requests).toHaveLength(3);
    server.script.always = undefined;
    await mailer().send(mail);
    expect(server.sent).toHaveLength(1);
  });

  it.each([400, 422, 401, 403])("calls a %i rejected and does not repeat it", async (status) => {
    server.script.always = { kind: "status", status };
    expect(await failure(mailer().send(message()))).toMatchObject({ kind: "rejected", retryable: false });
    expect(server.requests).toHaveLength(1);
  });

  it("calls an answer that is not Resend's own uncertain", async () => {
    server.script.always = { kind: "status", status: 502, body: { error: "bad gateway" } };
    expect(await failure(mailer().send(message()))).toMatchObject({ kind: "uncertain", retryable: true });
  });

  it("does not repeat a key that was used for another mail", async () => {
    const mail = message();
    await mailer().send(mail);
    const error = await failure(mailer().send({ ...mail, text: "Another letter." }));
    expect(error).toMatchObject({ kind: "uncertain", retryable: false });
    expect(server.sent).toHaveLength(1);
  });

  it("does not follow a redirect to another host", async () => {
    const other = await startResendServer();
    server.script.always = { kind: "status", status: 307, headers: { location: `${other.url}/emails` } };
    await failure(mailer().send(message()));
    expect(other.requests).toHaveLength(0);
    await other.close();
  });

  it.each([
    ["a second recipient", { to: "a@b.example,c@d.example" }],
    ["a line break in the address", { to: "a@b.example\r\nBcc: c@d.example" }],
    ["an address that is not canonical", { to: "A@b.example" }],
    ["a bad answer address", { replyTo: "x@y.example, z@y.example" }],
    ["a line break in the subject", { subject: "Appeal\r\nBcc: c@d.example" }],
    ["a Unicode line break in the subject", { subject: "Appeal\u2028letter" }],
    ["an empty subject", { subject: " " }],
    ["a line break in the key", { idempotencyKey: "abcdefgh\r\nX-Evil: 1" }],
    [
      "a line break in a file name",
      { attachments: [{ filename: "a\r\n.pdf", contentType: "application/pdf", bytes: new Uint8Array(1) }] },
    ],
    [
      "too large a file",
      {
        attachments: [
          { filename: "a.pdf", contentType: "application/pdf", bytes: new Uint8Array(26 * 1024 * 1024) },
        ],
      },
    ],
  ])("refuses %s before any call", async (_name, changes) => {
    const error = await failure(mailer().send(message(changes)));
    expect(error).toMatchObject({ kind: "rejected", retryable: false });
    expect(server.requests).toHaveLength(0);
  });

  it("tells nothing of the recipient or the letter in a failure", async () => {
    server.script.always = {
      kind: "status",
      status: 422,
      body: { statusCode: 422, message: "appeals@payer.example" },
    };
    const error = await failure(mailer().send(message()));
    expect(`${error.message} ${error.code}`).not.toContain("payer.example");
  });
});
