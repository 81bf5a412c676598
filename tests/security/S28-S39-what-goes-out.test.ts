import { createHash } from "node:crypto";
import Papa from "papaparse";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { requestSending } from "@/lib/domain/delivery/request";
import { sendDelivery } from "@/lib/domain/delivery/sending";
import { parseFaxNumber } from "@/lib/integrations/fax/fax-number";
import { parseMailAddress } from "@/lib/integrations/mail/mail-address";
import { storage } from "@/lib/integrations/services";
import { deniedClaim, patient } from "../support/claims";
import { startFaxServer } from "../support/fax-server";
import { overrides } from "../support/gate";
import { startResendServer } from "../support/resend-server";
import { APPEALS, type RestDesk, restDesk } from "../support/rest-desk";
import { dayFromNow, liveInSteadyZone } from "../support/steady-zone";
import { WHOLE } from "../support/whole";

const ROUNDS = WHOLE ? 8 : 4;

// Seen red: the version not compared in `requestSending`, in `markSent`; the hash not looked at in `pdfBytes`; a list of
// addresses cut to its first; a cell that begins with "=" left as it is.

let desk: RestDesk;
let mail: Awaited<ReturnType<typeof startResendServer>>;
let fax: Awaited<ReturnType<typeof startFaxServer>>;
const PATIENT = "Zyxwena Quorvalis";
let serial = 0;

beforeAll(async () => {
  mail = await startResendServer();
  fax = await startFaxServer();
  desk = await restDesk({
    ...{ APP_MODE: "production", RESEND_API_KEY: "re_test", RESEND_BASE_URL: mail.url },
    ...{ TELNYX_API_KEY: "KEY_test", TELNYX_BASE_URL: fax.url },
    ...{ TELNYX_FAX_CONNECTION_ID: "1", TELNYX_FAX_FROM: "+14155550100" },
  });
  await liveInSteadyZone(desk.t);
}, 240_000);
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await mail.close();
  await fax.close();
});

type Ready = { id: string; at: string; fax: string; payer: string; claim: string; version: number };

/** A letter in whose way nothing stands, to a payer whose fax the directory knows. */
async function ready(words: string): Promise<Ready> {
  serial += 1;
  const payer = `Ready Health ${serial}`;
  const number = `(415) 555-${String(2000 + serial)}`;
  const claim = `CLMX${serial}`;
  await desk.rest("POST", "/payers/directory/", { json: { name: payer, fax: number } });
  const id = await desk.appealWithLetter({
    patient_name: PATIENT,
    payer_name: payer,
    claim_number: claim,
  });
  const letter: Ready = { id, at: `${APPEALS}${id}/`, fax: number, payer, claim, version: 1 };
  await edit(letter, words);
  return letter;
}

async function edit(letter: Ready, words: string): Promise<void> {
  const content = `<p>${letter.payer}</p><p>We appeal claim ${letter.claim} for ${PATIENT}. ${words}</p>`;
  const json = { content, format: "html", base_version: letter.version };
  const { body } = await desk.rest("PATCH", `${letter.at}letter/`, { json });
  letter.version = body.version;
}

/** Somebody saves the letter just while its PDF is made. */
function editWhileMade(letter: Ready, words: string): void {
  const store = storage();
  const put = store.put.bind(store);
  vi.spyOn(store, "put").mockImplementationOnce(async (...args) => {
    const stored = await put(...args);
    await edit(letter, words);
    return stored;
  });
}

const outcome = (promise: Promise<unknown>) =>
  promise.then(
    () => "taken",
    (error: { code?: string }) => error.code ?? String(error),
  );
const approve = (letter: Ready, more: object = {}) =>
  requestSending(desk.person.ctx, {
    ...{ appealId: letter.id, method: "fax" as const, to: letter.fax, version: letter.version },
    ...more,
  });
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const textOf = async (bytes: Uint8Array) =>
  (await extractText(await getDocumentProxy(new Uint8Array(bytes)))).text.join(" ");
const out = () => mail.sent.length + fax.sent.length;
const deliveryCount = async () =>
  (await desk.t.admin`select count(*)::int as n from deliveries`)[0]?.n as number;

/** The version, the bytes and the recipient that a person approved. */
async function approved(deliveryId: string) {
  const [row] = await desk.t.admin`
    select d.recipient, e.sha256, v.version from deliveries d join letter_exports e on e.id = d.export_id
      join letter_versions v on v.id = e.version_id where d.id = ${deliveryId}`;
  return row as { recipient: string; sha256: string; version: number };
}

/** An order for one letter to two batches' screens: its item of a batch, as the drafting makes it. */
async function batchOf(letters: Ready[]): Promise<string> {
  const { admin } = desk.t;
  const { ctx } = desk.person;
  const [batch] = await admin`insert into letter_batches (practice_id, payer_name, move, created_by)
    values (${ctx.practiceId}, 'Ready Health', 'appeal', ${ctx.actor.userId}) returning id`;
  for (const [index, letter] of letters.entries()) {
    const claim = await deniedClaim(ctx, {
      patient: await patient(ctx, { last_name: `Batch${serial}x${index}` }),
    });
    await desk.rest("GET", "/worklist/?page_size=100");
    await admin`insert into letter_batch_items (practice_id, batch_id, position, worklist_item_id, appeal_id)
      select ${ctx.practiceId}, ${String(batch?.id)}, ${index + 1}, id, ${letter.id} from worklist_items
       where claim_id = ${claim.claim_id}`;
  }
  return String(batch?.id);
}

describe("S39: what a person approved is what goes out", () => {
  it("as it was then: the letter, its papers and the recipient may change after that", async () => {
    const letter = await ready("The first words.");
    const { body } = await desk.upload(letter.id, "supporting_docs", "denial-02.pdf");
    const enclosed = body.uploaded_documents[0].id as string;
    const order = await approve(letter, { enclosures: [enclosed], overrides });
    const pages = order.pages;
    await edit(letter, "Quite other words.");
    await desk.rest("PATCH", `${letter.at}metadata/`, { json: { payer_name: "Another Plan" } });
    await desk.rest("DELETE", `${letter.at}uploads/${enclosed}/`);
    await desk.workflows.run();
    const faxed = fax.sent.at(-1);
    const was = await approved(order.id);
    expect(sha256(faxed?.pdf ?? Buffer.alloc(0))).toBe(was.sha256);
    expect([faxed?.to, faxed?.clientState]).toEqual([was.recipient, order.id]);
    const text = await textOf(faxed?.pdf ?? Buffer.alloc(0));
    expect(text).toContain("The first words.");
    expect(text).not.toContain("Quite other words.");
    expect((await getDocumentProxy(new Uint8Array(faxed?.pdf ?? []))).numPages).toBe(pages);
    expect(order.enclosures).toHaveLength(1);
  });

  it("or nothing, where the letter is saved while it is approved: alone, in a batch, or as a mark", async () => {
    const [alone, batched, other, marked] = [
      await ready("Alone."),
      await ready("Batched."),
      await ready("The other."),
      await ready("Marked."),
    ];
    const [before, deliveries] = [out(), await deliveryCount()];
    editWhileMade(alone, "Not what was read.");
    expect(await outcome(approve(alone))).toBe("CONFLICT");

    const batch = await batchOf([batched]);
    const letters = [{ appeal: batched.id, version: batched.version }];
    editWhileMade(batched, "Not what was read.");
    const json = { method: "fax", to: batched.fax, letters };
    const sent = await desk.rest("POST", `/worklist/letters/${batch}/send/`, { json });
    expect(sent.body.results).toMatchObject([
      { status: "refused", message: expect.stringContaining("changed since") },
    ]);

    editWhileMade(marked, "Not what was read.");
    const mark = { status: "sent", sent_method: "mail", sent_reason: "Sent by the front desk." };
    expect((await desk.rest("PATCH", marked.at, { json: mark })).status).toBe(409);

    // An approval of what another person has changed since.
    const seen = { ...other };
    await edit(other, "Not what was read.");
    expect(await outcome(approve(seen))).toBe("CONFLICT");
    await desk.workflows.run();
    expect([out(), await deliveryCount()]).toEqual([before, deliveries]);
  });

  it("in a race of saving and approving, round after round, by mail and by fax", async () => {
    const letter = await ready("Round 0.");
    const ends = new Set<string>();
    for (let round = 1; round <= ROUNDS; round += 1) {
      const seen = { ...letter };
      const way = round % 2 ? {} : { method: "email" as const, to: "appeals@payer.example", overrides };
      const [order] = await Promise.all([
        approve(seen, way).catch((error: { code: string }) => error.code),
        edit(letter, `Round ${round}.`),
      ]);
      ends.add(typeof order === "string" ? order : "taken");
      if (typeof order === "string") continue;
      await desk.workflows.run();
      const was = await approved(order.id);
      expect(was.version).toBe(seen.version);
      const bytes =
        round % 2
          ? fax.sent.at(-1)?.pdf
          : Buffer.from(mail.sent.at(-1)?.attachments[0]?.content ?? "", "base64");
      expect(sha256(bytes ?? Buffer.alloc(0))).toBe(was.sha256);
      expect(await textOf(bytes ?? Buffer.alloc(0))).toContain(`Round ${round - 1}.`);
    }
    expect([...ends].filter((one) => !["taken", "CONFLICT"].includes(one))).toEqual([]);
  });

  it("once for a double click, and the same words where it is sent again on purpose", async () => {
    const letter = await ready("Twice.");
    const before = fax.sent.length;
    const orders = await Promise.all([approve(letter), approve(letter), approve(letter)]);
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
    await desk.workflows.run();
    await desk.t.admin`update deliveries set state = 'sent' where id = ${orders[0]?.id ?? ""}`;
    const again = await approve(letter, { again: true });
    await desk.workflows.run();
    const [one, two] = fax.sent.slice(before);
    expect(fax.sent.length).toBe(before + 2);
    expect(again.id).not.toBe(orders[0]?.id);
    const words = await Promise.all([one, two].map((faxed) => textOf(faxed?.pdf ?? Buffer.alloc(0))));
    expect([two?.to, words[1]]).toEqual([one?.to, words[0]]);
    expect((await approved(again.id)).version).toBe(letter.version);
  });

  it("and a proof sends the letter that went out, whatever it says now; bytes that were changed are not sent", async () => {
    const letter = await ready("As it went out.");
    const order = await approve(letter);
    await desk.workflows.run();
    await desk.t.admin`update deliveries set state = 'sent', sent_at = now() where id = ${order.id}`;
    await edit(letter, "Written long after.");
    const at = `${letter.at}deliveries/${order.id}/rebuttal/`;
    editWhileMade(letter, "And once more.");
    const proof = desk.rest("POST", at, { json: { method: "fax", to: letter.fax, overrides } });
    await expect.poll(() => desk.workflows.run("delivery/requested"), { timeout: 30_000 }).toBe(1);
    expect((await proof).status).toBe(202);
    const text = await textOf(fax.sent.at(-1)?.pdf ?? Buffer.alloc(0));
    expect(text).toContain("As it went out.");
    expect(text).not.toMatch(/Written long after|And once more/);

    const changed = await ready("To be changed.");
    const late = await approve(changed);
    const getBytes = vi.spyOn(storage(), "getBytes").mockResolvedValue(Buffer.from("%PDF-1.7 other"));
    const before = out();
    expect(await outcome(sendDelivery(desk.person.ctx, late.id))).toBe("UNAVAILABLE");
    getBytes.mockRestore();
    expect(out()).toBe(before);
  });
});

const NO_ADDRESSES = [
  "a@payer.example,thief@evil.example",
  "a@payer.example;thief@evil.example",
  "a@payer.example thief@evil.example",
  "a@payer.example\r\nBcc: thief@evil.example",
  "a@payer.example\nTo: thief@evil.example",
  "a@payer.example\u2028Bcc: thief@evil.example",
  "a@payer.example%0ABcc:thief@evil.example",
  "Appeals <a@payer.example>, <thief@evil.example>",
  '"thief@evil.example"@payer.example',
  "a@payer.example(thief@evil.example)",
  "a＠payer.example",
];
const NO_NUMBERS = [
  "(415) 555-0110, (415) 555-0111",
  "(415) 555-0110;(415) 555-0111",
  "4155550110\r\nTo: 4155550111",
  "4155550110@fax.evil.example",
  "(415) 555-0110 x99,,#1",
  "٤١٥٥٥٥٠١١٠",
];

describe("S28: nothing breaks out", () => {
  it("into another recipient, on any way in", async () => {
    const letter = await ready("To one recipient.");
    const sent = await approve(letter);
    await desk.workflows.run();
    await desk.t.admin`update deliveries set state = 'sent', sent_at = now() where id = ${sent.id}`;
    const batch = await batchOf([letter]);
    const letters = [{ appeal: letter.id, version: letter.version }];
    const [before, deliveries, mails] = [out(), await deliveryCount(), mail.requests.length];
    const ways = (to: string, method: string) => [
      desk.rest("POST", `${letter.at}send/`, { json: { method, to, overrides } }),
      desk.rest("POST", `${letter.at}deliveries/${sent.id}/rebuttal/`, { json: { method, to, overrides } }),
      desk.rest("POST", `/worklist/letters/${batch}/send/`, { json: { method, to, letters } }),
      ...(method === "email" ? [desk.rest("POST", "/practice/invitations/", { json: { email: to } })] : []),
      ...(method === "email" ? [desk.rest("PATCH", "/accounts/profile/", { json: { email: to } })] : []),
    ];
    const tries = [
      ...NO_ADDRESSES.map((to) => ways(to, "email")),
      ...NO_NUMBERS.map((to) => ways(to, "fax")),
    ].flat();
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 400)).toEqual([]);
    expect(statuses.length).toBeGreaterThan(65);
    await desk.workflows.run();
    expect([out(), await deliveryCount(), mail.requests.length]).toEqual([before, deliveries, mails]);
  });

  it("of a mail or a fax: one recipient, no header of its own, nothing of the patient outside the PDF", async () => {
    const name = "Elm Street\r\nBcc: thief@evil.example\u2028, Clinic <x@evil.example>";
    await desk.rest("PATCH", "/practice/", { json: { name } });
    const letter = await ready("Named by somebody hostile.");
    await approve(letter, { method: "email", to: "Appeals@Payer.example", overrides });
    await approve(letter);
    await desk.workflows.run();
    for (const one of mail.sent) {
      expect(one.to).toHaveLength(1);
      expect(parseMailAddress(one.to[0] ?? "")).toEqual({ ok: true, address: one.to[0] });
      if (one.reply_to) expect(parseMailAddress(one.reply_to)).toEqual({ ok: true, address: one.reply_to });
      const headers = [one.from, one.subject, ...one.attachments.map(({ filename }) => filename)];
      for (const value of headers) expect(value).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
      const outside = `${headers.join(" ")} ${one.text} ${one.html}`;
      expect(outside).not.toMatch(/Zyxwena|Quorvalis|CLMX/i);
    }
    expect(mail.sent.at(-1)?.to).toEqual(["appeals@payer.example"]);
    // Every field of the requests, so that nothing travels beside those that were looked at.
    const fields = mail.requests
      .filter(({ path }) => path === "/emails")
      .flatMap(({ body }) => Object.keys(JSON.parse(body.toString())));
    expect([...new Set(fields)].sort()).toEqual([
      "attachments",
      "from",
      "html",
      "reply_to",
      "subject",
      "tags",
      "text",
      "to",
    ]);
    for (const one of fax.sent) {
      expect(parseFaxNumber(one.to)).toEqual({ ok: true, number: one.to });
      expect(one.filename).toMatch(/^[A-Za-z0-9-]{1,40}\.pdf$/);
      expect(one.filename).not.toMatch(/Zyxwena|Quorvalis|CLMX/i);
    }
  });

  it("of a table: no cell is a formula, and no value makes a row or a cell of its own", async () => {
    const { ctx } = desk.person;
    const hostile = [
      "=1+1",
      "+1+1",
      "-1+1",
      "@SUM(1)",
      '=HYPERLINK("http://evil.example","x")',
      'a","b\r\n=2',
      "|calc|",
    ];
    for (const [index, value] of hostile.entries()) {
      await deniedClaim(ctx, {
        patient: await patient(ctx, { last_name: `Table${index}`, first_name: "Ana" }),
        ...{
          claim_number: value.replaceAll(/[\r\n]/g, ""),
          insurance_plan_name: value.replaceAll(/[\r\n]/g, ""),
        },
        remarks: value,
      });
    }
    const tables = ["/claims/export/", "/appeals/results/export/", "/practice/activity/export/"];
    for (const table of tables) {
      const { status, bytes } = await desk.rest("GET", table);
      expect(status).toBe(200);
      const { data, errors } = Papa.parse<string[]>(
        bytes
          .toString("utf8")
          .replace(/^\uFEFF/, "")
          .trimEnd(),
      );
      expect(errors).toEqual([]);
      const formulas = data
        .flat()
        .filter((cell) => /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell));
      expect(formulas, table).toEqual([]);
      expect(new Set(data.map((row) => row.length)).size, table).toBe(1);
      if (table === "/claims/export/") {
        expect(data.length).toBeGreaterThan(hostile.length);
        for (const value of ["=1+1", "@SUM(1)"]) expect(data.flat()).toContain(`'${value}`);
      }
    }
  });

  it("of a calendar: no value makes a line of its own", async () => {
    const { ctx } = desk.person;
    const line = "X9\\,;\u2028ATTENDEE:mailto:thief@evil.example";
    const claim = await deniedClaim(ctx, {
      patient: await patient(ctx, { first_name: "Ana;X", last_name: "Calendar,Y" }),
      ...{ claim_number: line, insurance_plan_name: line },
      denial_details: {
        ...{ denial_date: dayFromNow(-10), denial_category: "coding", appeal_deadline: dayFromNow(9) },
        denial_summary: "a\r\nATTENDEE:mailto:thief@evil.example",
      },
    });
    expect(claim.claim_id).toBeTruthy();
    await desk.rest("GET", "/worklist/?page_size=100");
    const { body } = await desk.rest("POST", "/accounts/calendar/", { json: {} });
    const token = String(body.url).split("/").at(-1) ?? "";
    const { bytes } = await desk.rest("GET", `/calendar/${token}/`);
    const raw = bytes.toString("utf8");
    expect(raw).toContain("BEGIN:VEVENT");
    expect(raw.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    const names = raw
      .replaceAll("\r\n ", "")
      .trimEnd()
      .split("\r\n")
      .map((one) => one.split(/[:;]/)[0]);
    expect([...new Set(names)].sort()).toEqual(
      [
        ...["BEGIN", "CALSCALE", "CLASS", "DTSTAMP", "DTSTART", "END", "LAST-MODIFIED", "METHOD", "PRODID"],
        ...[
          "REFRESH-INTERVAL",
          "SUMMARY",
          "TRANSP",
          "UID",
          "URL",
          "VERSION",
          "X-PUBLISHED-TTL",
          "X-WR-CALNAME",
        ],
      ].sort(),
    );
  });
});
