import { randomBytes } from "node:crypto";
import { chmod, lstat, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { PDFDocument } from "@cantoo/pdf-lib";
import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort } from "../../scripts/launch/free-port";
import { FAX_WEBHOOK_PUBLIC_KEY, faxWebhook, startFaxServer } from "../support/fax-server";
import { overrides } from "../support/gate";
import { startHostProxy } from "../support/host-proxy";
import { copyOut, inventory, NOBODY, start, startPostgres } from "../support/hosted-copy";
import { startSignedInngest } from "../support/hosted-inngest";
import { handedOver } from "../support/hosted-late";
import { havePgBouncer, startPgBouncer } from "../support/pgbouncer";
import { startResendServer } from "../support/resend-server";
import { PASSWORD } from "../support/running-app";
import { type CorsRule, startS3Server } from "../support/s3-server";
import { waitFor } from "../support/wait";

/**
 * The traced build alone, as a Vercel-style host runs it: another folder, nothing writable but /tmp, no sources and no
 * development packages, a proxy that takes 4.5 MB and a minute, PgBouncer in transaction mode, a bucket, and Inngest.
 * `npm run test:hosted` makes the build first.
 */
const KEYS = { event: "evt-of-the-test", signing: `signkey-test-${"ab".repeat(32)}` };
const BIG = 20_000_000;

const pooled = havePgBouncer();
if (!pooled)
  console.warn("SKIPPED: PgBouncer is not on this machine and can't be installed (Debian: pgbouncer)");

let folder: string;
const closing: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "appeals-hosted-"));
  await chmod(folder, 0o755);
});
afterAll(async () => {
  for (const close of closing.reverse()) await close();
  await rm(folder, { recursive: true, force: true });
});

/** The rule that docs/deploy/vercel.md tells to set, for this origin. */
async function documentedCors(origin: string): Promise<CorsRule> {
  const [, json = ""] =
    /```json\s+(\[\{ "AllowedOrigins[\s\S]+?)```/.exec(await readFile("docs/deploy/vercel.md", "utf8")) ?? [];
  const [rule] = JSON.parse(json) as CorsRule[];
  if (!rule) throw new Error("no rule");
  return { ...rule, AllowedOrigins: [origin] };
}

/** Sends a part as a browser does to another origin: it asks first, and reads the tag only if the store shows it. */
async function putFrom(origin: string, url: string, body: Uint8Array<ArrayBuffer>) {
  const asked = { Origin: origin, "Access-Control-Request-Method": "PUT" };
  const preflight = await fetch(url, { method: "OPTIONS", headers: asked });
  const allowed = preflight.headers.get("access-control-allow-origin") ?? "";
  if (!preflight.ok || !["*", origin].includes(allowed)) return { status: preflight.status, etag: null };
  expect(preflight.headers.get("access-control-allow-methods")).toContain("PUT");
  const answer = await fetch(url, { method: "PUT", body, headers: { Origin: origin } });
  const readable = answer.headers.get("access-control-expose-headers") ?? "";
  expect(answer.headers.get("access-control-allow-origin")).toBe(origin);
  return {
    status: answer.status,
    etag: /\betag\b/i.test(readable) ? answer.headers.get("etag") : null,
  };
}

/** A PDF of one page and many bytes. */
async function bigPdf(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.addPage([612, 792]).drawText("Operative report of the knee, Ana Muestra. Conservative care failed.", {
    x: 50,
    y: 700,
    size: 12,
  });
  pdf.context.register(pdf.context.stream(randomBytes(BIG)));
  return Buffer.from(await pdf.save());
}

/** Files there that belong to the app's user, who could write nowhere else but to its folder for temporary files. */
async function written(places: string[]): Promise<string[]> {
  if (!NOBODY) return [];
  const found: string[] = [];
  for (const place of places)
    for (const name of await readdir(place)) {
      // What others keep there may be gone by now.
      const one = await lstat(path.join(place, name)).catch(() => null);
      if (one?.uid === NOBODY.uid) found.push(path.join(place, name));
    }
  return found;
}

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape are looked into
type Body = any;

it.skipIf(!pooled)(
  "the main job runs on the traced build alone (PgBouncer, S3, Inngest, a host's limits)",
  async () => {
    const copy = await copyOut(folder);
    const before = await inventory(copy.app);
    const files = await readdir(copy.app, { recursive: true });
    expect(
      files.filter((file) =>
        /node_modules\/(tsx|typescript|esbuild|vitest|drizzle-kit|@playwright)(\/|$)/.test(file),
      ),
    ).toEqual([]);
    expect(files.filter((file) => !file.startsWith("node_modules") && /\.tsx?$/.test(file))).toEqual([]);

    const database = await startPostgres(folder);
    closing.push(database.close);
    const migrated = start(copy, ".compiled/migrate.js", {
      DATABASE_URL: database.app,
      DATABASE_MIGRATION_URL: database.owner,
    });
    expect(await migrated.ended, migrated.output.join("")).toBe(0);
    const pool = await startPgBouncer(folder, database.app, NOBODY);
    const port = await freePort();
    const proxy = await startHostProxy(port);
    const base = `http://localhost:${proxy.port}`;
    const bucket = await startS3Server({ cors: await documentedCors(base) });
    const [mail, fax] = [await startResendServer(), await startFaxServer()];
    const inngest = await startSignedInngest(KEYS);
    closing.push(pool.close, proxy.close, bucket.close, mail.close, fax.close, inngest.close);
    inngest.world.app = base;
    const settings = {
      HOSTNAME: "127.0.0.1",
      APP_URL: base,
      APP_SECRET: "a secret of the tests, long enough for all",
      FIELD_KEYS: `1:${Buffer.alloc(32, 7).toString("base64")}`,
      DATABASE_URL: pool.url,
      DATABASE_PREPARED_STATEMENTS: "false",
      DATA_DIR: "/nowhere",
      LOG_LEVEL: "warn",
      S3_BUCKET: bucket.bucket,
      S3_ENDPOINT: bucket.endpoint,
      S3_FORCE_PATH_STYLE: "true",
      S3_ACCESS_KEY_ID: bucket.credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.credentials.secretAccessKey,
      RESEND_API_KEY: "re_test",
      RESEND_BASE_URL: mail.url,
      TELNYX_API_KEY: "KEY_test",
      TELNYX_BASE_URL: fax.url,
      TELNYX_FAX_CONNECTION_ID: "1",
      TELNYX_FAX_FROM: "+14155550100",
      TELNYX_PUBLIC_KEY: FAX_WEBHOOK_PUBLIC_KEY,
      INNGEST_EVENT_KEY: KEYS.event,
      INNGEST_SIGNING_KEY: KEYS.signing,
      INNGEST_BASE_URL: inngest.url,
      CRON_SECRET: "a secret of the host's clock",
    };
    const output: string[][] = [];
    const told = () => `${output.flat().join("")}\n${inngest.failures.join("\n")}`;
    const serve = async (on: number, changes: Record<string, string> = {}) => {
      const web = start(copy, "server.js", { ...settings, ...changes, PORT: String(on) });
      output.push(web.output);
      closing.push(async () => {
        web.child.kill("SIGTERM");
        await web.ended;
      });
      const isReady = () =>
        fetch(`http://127.0.0.1:${on}/api/ready`).then(
          (answer) => answer.ok,
          () => false,
        );
      await waitFor(isReady, { what: "the app to be ready" }).catch((error) =>
        Promise.reject(new Error(`${error}\n${told()}`)),
      );
    };
    await serve(port);

    const page = await fetch(`${base}/login`);
    expect(page.headers.get("content-security-policy")).toContain(`connect-src 'self' ${bucket.endpoint};`);

    let bearer = "";
    const call = async (
      method: string,
      where: string,
      body?: unknown,
    ): Promise<{ status: number; body: Body }> => {
      const isForm = body instanceof FormData;
      const answer = await fetch(`${base}/api${where}`, {
        method,
        headers: {
          ...(bearer && { Authorization: bearer }),
          ...(body !== undefined && !isForm && { "Content-Type": "application/json" }),
        },
        ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      });
      const text = await answer.text();
      return { status: answer.status, body: text.startsWith("{") ? JSON.parse(text) : text };
    };
    const expectOk = ({ status, body }: { status: number; body: Body }) => {
      expect(status, `${JSON.stringify(body)}\n${told()}`).toBeLessThan(300);
      return body;
    };

    // Sign up, and the link in the mail.
    const email = "owner@clinic.example";
    expectOk(
      await call("POST", "/v1/accounts/auth/register/", {
        username: "owner",
        email,
        password: PASSWORD,
        password2: PASSWORD,
      }),
    );
    const link = await waitFor(
      async () =>
        /verify-email\/[\w=-]+\/[\w.=-]+/.exec(mail.sent.find(({ to }) => to.includes(email))?.text ?? ""),
      { what: "the verification mail" },
    ).catch((error) => Promise.reject(new Error(`${error}\n${told()}`)));
    expectOk(await call("GET", `/v1/accounts/${link[0]}/`));
    const login = expectOk(
      await call("POST", "/v1/accounts/auth/login/", { username: "owner", password: PASSWORD }),
    );
    bearer = `Bearer ${login.tokens.access}`;

    // Upload: no request can carry the large file, the store takes it by itself.
    const { id } = expectOk(await call("POST", "/v1/documents/minimal-appeals/", {}));
    const at = `/v1/documents/minimal-appeals/${id}/`;
    const report = await bigPdf();
    const form = new FormData();
    form.append("supporting_docs", new Blob([new Uint8Array(report)]), "report.pdf");
    expect((await call("POST", `${at}uploads/`, form)).status).toBe(413);
    const staged = async (field: string, filename: string, bytes: Buffer) => {
      const begun = expectOk(await call("POST", "/v1/uploads/", { size: bytes.length }));
      const parts: { number: number; etag: string }[] = [];
      let from = 0;
      for (const part of begun.parts as { number: number; url: string; bytes: number }[]) {
        expect(part.url.startsWith(bucket.endpoint)).toBe(true);
        const body = new Uint8Array(bytes.subarray(from, from + part.bytes));
        expect((await putFrom("https://elsewhere.example", part.url, body)).status).toBe(403);
        const { status, etag } = await putFrom(base, part.url, body);
        expect([status, etag]).toEqual([200, expect.stringMatching(/\w{32}/)]);
        parts.push({ number: part.number, etag: etag ?? "" });
        from += part.bytes;
      }
      return { field, filename, upload: begun.id, parts };
    };
    const notice = await readFile("tests/fixtures/denials/denial-02.pdf");
    const taken = [
      await staged("denial_letter", "notice.pdf", notice),
      await staged("supporting_docs", "report.pdf", report),
    ];
    const { uploaded_documents } = expectOk(await call("POST", `${at}uploads/`, { files: taken }));
    expect(uploaded_documents).toHaveLength(2);
    const stored = (await readdir(bucket.directory, { recursive: true })).join("\n");
    expect(stored).not.toContain("quarantine/");

    // A picture, in another appeal: character recognition comes along, too.
    const { id: other } = expectOk(await call("POST", "/v1/documents/minimal-appeals/", {}));
    const picture = new FormData();
    const bytes = new Uint8Array(await readFile("tests/fixtures/denials/denial-08.png"));
    picture.append("denial_letter", new Blob([bytes]), "scan.png");
    expectOk(await call("POST", `/v1/documents/minimal-appeals/${other}/uploads/`, picture));
    expectOk(await call("POST", `/v1/documents/minimal-appeals/${other}/extract/`, {}));

    // Read, and confirm what was read: each value, and what kind of paper it is.
    const until = (what: string, check: (body: Body) => boolean) =>
      waitFor(async () => check((await call("GET", at)).body), { what, forMs: 240_000, everyMs: 500 }).catch(
        (error) => Promise.reject(new Error(`${error}\n${told()}`)),
      );
    expectOk(await call("POST", `${at}extract/`, {}));
    await until("the reading", (body) => body.extraction.state === "done");
    const read = expectOk(await call("GET", at));
    expect(read.extraction.to_check).toEqual(expect.arrayContaining(["claim_number", "denial_code"]));
    for (const name of read.extraction.to_check)
      expectOk(await call("POST", `${at}confirmations/`, { name, value: read[name] }));
    const paper = read.documents.find((one: Body) => one.document_type === "denial");
    for (const [name, evidence] of Object.entries<Body>(paper.paper_evidence))
      if (name === "kind" || evidence?.doubt)
        expectOk(await call("POST", `${at}uploads/${paper.id}/paper/`, { name, value: paper[name] }));
    expect(expectOk(await call("GET", at)).extraction.to_check).toEqual([]);

    const recognized = await waitFor(
      async () => {
        const { body } = await call("GET", `/v1/documents/minimal-appeals/${other}/`);
        return body.extraction.state === "done" ? body : null;
      },
      { what: "the picture's reading", forMs: 240_000 },
    ).catch((error) => Promise.reject(new Error(`${error}\n${told()}`)));
    expect(recognized.documents[0]).toMatchObject({ ocr_status: "success", ocr_error: null });
    expect(recognized.claim_number).toBeTruthy();

    // Write, look at the gate, which nothing stands before now, and export.
    expectOk(await call("POST", `${at}generate/`, {}));
    await until("the letter", (body) => body.generation?.status === "done");
    const gate = expectOk(await call("GET", `${at}gate/`));
    // The notice is of 2026: its time runs out one day, which a person may pass with a reason.
    const open = gate.problems.map(({ code }: { code: string }) => code);
    expect(open.filter((code: string) => code !== "deadline_passed")).toEqual([]);
    const passed = overrides.filter(({ code }) => ["deadline_passed", "unknown_recipient"].includes(code));
    const enclosures = uploaded_documents.map((document: { id: string }) => document.id);

    // On a host that gives ten seconds, the app two of them: what takes longer is a workflow's.
    const hasty = await freePort();
    await serve(hasty, { REQUEST_SECONDS: "3" });
    const short = await startHostProxy(hasty, 10_000);
    closing.push(short.close);
    const late = { hasty: `http://localhost:${short.port}`, base, bearer, at, paper: enclosures[0] };
    await handedOver({ ...late, slow: bucket.slow }).catch((error) =>
      Promise.reject(new Error(`${error}\n${told()}`)),
    );
    expect(inngest.steps.filter((step) => step.endsWith(": count"))).toEqual([
      "document/count.requested: count",
    ]);
    expect(inngest.steps).toContain("letter/packet.requested: build");
    expect(short.refused).toEqual([]);

    const exported = expectOk(await call("POST", `${at}export/`, { enclosures }));
    expect(exported.draft).toBe(open.length > 0);
    expect(exported.pages).toBeGreaterThan(2);
    const pdf = await fetch(`${base}${exported.pdf_url}`, { headers: { Authorization: bearer } });
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");

    // Send by both ways, and their states.
    expectOk(
      await call("POST", `${at}send/`, { method: "email", to: "payer@payer.example", overrides: passed }),
    );
    await until("the mail", (body) => body.status === "sent");
    expect((await call("GET", at)).body.deliveries).toMatchObject([{ state: "sent" }]);
    expect(mail.sent.filter(({ to }) => to.includes("payer@payer.example"))).toHaveLength(1);
    expectOk(await call("POST", `${at}send/`, { method: "fax", to: "(415) 555-0123", overrides: passed }));
    await waitFor(async () => fax.sent.length > 0, { what: "the fax", forMs: 240_000 }).catch((error) =>
      Promise.reject(new Error(`${error}\n${told()}`)),
    );
    const delivered = faxWebhook({
      type: "fax.delivered",
      payload: { fax_id: fax.sent[0]?.id, direction: "outbound" },
    });
    const webhook = { method: "POST", body: delivered.body, headers: delivered.headers };
    expect((await fetch(`${base}/api/webhooks/telnyx`, webhook)).status).toBe(200);
    await until("the fax's state", (body) =>
      body.deliveries.every((delivery: Body) => delivery.state === "sent"),
    );
    expect((await call("GET", at)).body.deliveries).toHaveLength(2);

    // The host's clock.
    expect((await call("GET", "/cron")).status).toBe(401);
    bearer = "Bearer a secret of the host's clock";
    expect(expectOk(await call("GET", "/cron"))).toMatchObject({ failed: [] });

    // Above the host's time a request is ended; none of the job was.
    const hurried = await startHostProxy(port, 1);
    closing.push(hurried.close);
    expect((await fetch(`http://localhost:${hurried.port}/login`)).status).toBe(504);

    expect(inngest.failures).toEqual([]);
    expect(proxy.refused).toEqual([`413 POST /api${at}uploads/`]);
    expect(proxy.largest.bytes).toBeLessThan(4_500_000);
    // Nothing stays behind of what was read, and nothing was written beside it.
    expect(await readdir(copy.tmp)).toEqual([]);
    expect(await inventory(copy.app)).toEqual(before);
    expect(await written(["/var/tmp", "/dev/shm"])).toEqual([]);
    const admin = postgres(database.admin, { max: 1, onnotice: () => {} });
    const [row] = await admin`select count(*)::int as n from staged_uploads`;
    await admin.end();
    expect(row?.n).toBe(0);
    console.log(
      `steps: ${inngest.steps.join(", ")}; the largest request had ${proxy.largest.bytes} bytes, ` +
        `the slowest took ${proxy.slowest.ms} ms (${proxy.slowest.name}); ` +
        `where a request has 2 s: ${short.slowest.ms} ms (${short.slowest.name})`,
    );
  },
  900_000,
);
