import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { PDFDocument } from "@cantoo/pdf-lib";
import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { writeSecrets } from "../../scripts/launch/data-dir";
import { ensureDatabase } from "../../scripts/launch/database-roles";
import { freePort } from "../../scripts/launch/free-port";
import { TYPESCRIPT } from "../../scripts/launch/installation";
import { Part } from "../../scripts/launch/part";
import { overrides } from "../support/gate";
import { startHostProxy } from "../support/host-proxy";
import { startSignedInngest } from "../support/hosted-inngest";
import { havePgBouncer, startPgBouncer } from "../support/pgbouncer";
import { startResendServer } from "../support/resend-server";
import { PASSWORD } from "../support/running-app";
import { startS3Server } from "../support/s3-server";
import { waitFor } from "../support/wait";

/**
 * The traced build alone, as a Vercel-style host runs it: another folder, nothing writable but /tmp, no sources and no
 * development packages, a proxy that takes 4.5 MB and a minute, PgBouncer in transaction mode, a bucket, and Inngest.
 * `npm run test:hosted` makes the build first.
 */
const STANDALONE = ".next/standalone";
/** Whom the app runs as where this test runs as root, to whom no file is read-only. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : null;
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

/** The build and Node itself, in a folder that the app's user may only read. */
async function copyOut(): Promise<{ app: string; node: string; tmp: string }> {
  if (!existsSync(`${STANDALONE}/server.js`)) throw new Error("Run `npm run build` first.");
  const app = path.join(folder, "app");
  await cp(STANDALONE, app, { recursive: true, verbatimSymlinks: true });
  const node = path.join(folder, "node");
  await cp(process.execPath, node);
  const tmp = path.join(folder, "tmp");
  await mkdir(tmp);
  await chmod(tmp, 0o1777);
  if (!NOBODY)
    for (const file of await readdir(app, { recursive: true })) await readOnly(path.join(app, file));
  return { app, node, tmp };
}

async function readOnly(file: string): Promise<void> {
  const { mode } = await stat(file);
  await chmod(file, mode & 0o555);
}

async function startPostgres() {
  const at = path.join(folder, "database");
  await mkdir(at);
  await writeSecrets(at, { postgres: { admin: "test", owner: "test", app: "test" } });
  const port = await freePort();
  const args = [
    ...TYPESCRIPT,
    "scripts/postgres-host.ts",
    path.join(at, "postgres"),
    String(port),
    "disposable",
  ];
  const server = new Part({ name: "postgres", args, env: process.env, logDir: at });
  closing.push(() => server.stop());
  await server.message();
  const url = (user: string, name: string) => `postgres://${user}:test@127.0.0.1:${port}/${name}`;
  await ensureDatabase(url("postgres", "postgres"), "hosted");
  return {
    app: url("appeals_app", "hosted"),
    owner: url("appeals_owner", "hosted"),
    admin: url("postgres", "hosted"),
  };
}

/** Runs a compiled program of the copy to its end, or starts it. */
function start(from: Awaited<ReturnType<typeof copyOut>>, file: string, settings: Record<string, string>) {
  const output: string[] = [];
  const child: ChildProcess = spawn(from.node, [file], {
    cwd: from.app,
    env: { PATH: "/usr/bin:/bin", TMPDIR: from.tmp, HOME: from.tmp, NODE_ENV: "production", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
    ...NOBODY,
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk) => output.push(String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { child, ended, output };
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

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape are looked into
type Body = any;

it.skipIf(!pooled)(
  "the main job runs on the traced build alone (PgBouncer, S3, Inngest, a host's limits)",
  async () => {
    const copy = await copyOut();
    const files = await readdir(copy.app, { recursive: true });
    expect(
      files.filter((file) =>
        /node_modules\/(tsx|typescript|esbuild|vitest|drizzle-kit|@playwright)(\/|$)/.test(file),
      ),
    ).toEqual([]);
    expect(files.filter((file) => !file.startsWith("node_modules") && /\.tsx?$/.test(file))).toEqual([]);

    const database = await startPostgres();
    const migrated = start(copy, ".compiled/migrate.js", {
      DATABASE_URL: database.app,
      DATABASE_MIGRATION_URL: database.owner,
    });
    expect(await migrated.ended, migrated.output.join("")).toBe(0);
    const pool = await startPgBouncer(folder, database.app, NOBODY);
    const bucket = await startS3Server();
    const mail = await startResendServer();
    const inngest = await startSignedInngest(KEYS);
    closing.push(pool.close, bucket.close, mail.close, inngest.close);

    const port = await freePort();
    const proxy = await startHostProxy(port);
    closing.push(proxy.close);
    const base = `http://localhost:${proxy.port}`;
    inngest.world.app = base;
    const web = start(copy, "server.js", {
      PORT: String(port),
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
      INNGEST_EVENT_KEY: KEYS.event,
      INNGEST_SIGNING_KEY: KEYS.signing,
      INNGEST_BASE_URL: inngest.url,
      CRON_SECRET: "a secret of the host's clock",
    });
    closing.push(async () => {
      web.child.kill("SIGTERM");
      await web.ended;
    });
    const told = () => `${web.output.join("")}\n${inngest.failures.join("\n")}`;
    const isReady = () =>
      fetch(`${base}/api/ready`).then(
        (answer) => answer.ok,
        () => false,
      );
    await waitFor(isReady, { what: "the app to be ready" }).catch((error) =>
      Promise.reject(new Error(`${error}\n${told()}`)),
    );

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
        const answer = await fetch(part.url, { method: "PUT", body });
        expect(answer.status, await answer.text()).toBe(200);
        parts.push({ number: part.number, etag: answer.headers.get("etag") ?? "" });
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

    // Read, confirm, write, look at the gate, export.
    const until = (what: string, check: (body: Body) => boolean) =>
      waitFor(async () => check((await call("GET", at)).body), { what, forMs: 240_000, everyMs: 500 }).catch(
        (error) => Promise.reject(new Error(`${error}\n${told()}`)),
      );
    expectOk(await call("POST", `${at}extract/`, {}));
    await until("the reading", (body) => body.extraction.state === "done");
    expectOk(await call("POST", `${at}generate/`, {}));
    await until("the letter", (body) => body.generation?.status === "done");
    expectOk(await call("GET", `${at}gate/`));
    const enclosures = uploaded_documents.map((document: { id: string }) => document.id);
    const exported = expectOk(await call("POST", `${at}export/`, { enclosures }));
    expect(exported.pages).toBeGreaterThan(2);
    const pdf = await fetch(`${base}${exported.pdf_url}`, { headers: { Authorization: bearer } });
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");

    // Send, and its status.
    expectOk(await call("POST", `${at}send/`, { method: "email", to: "payer@payer.example", overrides }));
    await until("the sending", (body) => body.status === "sent");
    expect((await call("GET", at)).body.deliveries).toMatchObject([{ state: "sent" }]);
    expect(mail.sent.filter(({ to }) => to.includes("payer@payer.example"))).toHaveLength(1);

    // The host's clock.
    expect((await call("GET", "/cron")).status).toBe(401);
    bearer = "Bearer a secret of the host's clock";
    expect(expectOk(await call("GET", "/cron"))).toMatchObject({ failed: [] });

    expect(inngest.failures).toEqual([]);
    expect(proxy.refused).toEqual([`413 POST /api${at}uploads/`]);
    expect(proxy.largest.bytes).toBeLessThan(4_500_000);
    // Nothing stays behind of what was read, and nothing was written beside it.
    expect(await readdir(copy.tmp)).toEqual([]);
    const admin = postgres(database.admin, { max: 1, onnotice: () => {} });
    const [row] = await admin`select count(*)::int as n from staged_uploads`;
    await admin.end();
    expect(row?.n).toBe(0);
    console.log(`steps: ${inngest.steps.join(", ")}; the largest request had ${proxy.largest.bytes} bytes`);
  },
  900_000,
);
