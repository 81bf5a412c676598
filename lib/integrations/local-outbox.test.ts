import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { OutboxFaxer } from "./fax/outbox-faxer";
import type { OutboxRow } from "./local-outbox";
import { OutboxMailer } from "./mail/outbox-mailer";
import { LocalStorage } from "./storage/local-storage";

let folder: string;
let storage: LocalStorage;
const rows: (OutboxRow & { id: string })[] = [];
const store = async (row: OutboxRow) => {
  const there = rows.find(({ idempotencyKey }) => idempotencyKey === row.idempotencyKey);
  if (there) return { id: there.id, duplicate: true };
  rows.push({ ...row, id: `row-${rows.length + 1}` });
  return { id: `row-${rows.length}`, duplicate: false };
};
const storedFiles = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "outbox-"));
  storage = new LocalStorage(folder, "a secret");
  rows.length = 0;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it("keeps a mail and its file, once per key", async () => {
  const mailer = new OutboxMailer(store, storage);
  const mail = {
    idempotencyKey: "delivery-1",
    to: "appeals@payer.example",
    subject: "Appeal letter from Elm Street Clinic",
    text: "text",
    html: "<p>html</p>",
    attachments: [{ filename: "a.pdf", contentType: "application/pdf", bytes: Buffer.from("%PDF letter") }],
  };
  const [first, second] = [await mailer.send(mail), await mailer.send(mail)];
  expect(first).toEqual({ provider: "outbox", reference: "row-1" });
  expect(second).toEqual(first);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    channel: "email",
    recipient: "appeals@payer.example",
    subject: mail.subject,
  });
  const key = rows[0]?.attachments[0]?.storageKey ?? "";
  expect(rows[0]?.attachments[0]?.size).toBe(11);
  expect(Buffer.from(await storage.getBytes(key, 100)).toString()).toBe("%PDF letter");
  expect(await storedFiles()).toHaveLength(1);
});

it("keeps a fax and its file, once per key", async () => {
  const faxer = new OutboxFaxer(store, storage);
  const fax = {
    idempotencyKey: "delivery-2",
    to: "+18005550199",
    pdf: Buffer.from("%PDF"),
    filename: "appeal-letter-0190e8a2.pdf",
  };
  const first = await faxer.send(fax);
  expect(first).toEqual({ provider: "outbox", reference: "row-1", state: "sent" });
  expect(await faxer.send(fax)).toEqual(first);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ channel: "fax", recipient: "+18005550199" });
  expect(rows[0]?.attachments[0]?.filename).toBe("appeal-letter-0190e8a2.pdf");
  expect(await storedFiles()).toHaveLength(1);
});

it("refuses a list of recipients as the real services do", async () => {
  const mail = { idempotencyKey: "delivery-3", subject: "s", text: "t", html: "h" };
  await expect(
    new OutboxMailer(store, storage).send({ ...mail, to: "a@b.example,c@d.example" }),
  ).rejects.toThrow("Enter one email address");
  expect(rows).toHaveLength(0);
});
