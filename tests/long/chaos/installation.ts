import { readFile } from "node:fs/promises";
import path from "node:path";
import { buildIfNeeded, WORKER_PART } from "../../../scripts/launch/build";
import { freePort } from "../../../scripts/launch/free-port";
import { openInstallation, webArgs } from "../../../scripts/launch/installation";
import { FaultProxy, HTTP, POSTGRES } from "../../support/fault-proxy";
import { startFaxServer } from "../../support/fax-server";
import { startOpenAiServer } from "../../support/openai-server";
import { processesBelow } from "../../support/processes";
import { startResendServer } from "../../support/resend-server";
import { startS3Server } from "../../support/s3-server";

export const SERVICES = ["postgres", "s3", "mail", "fax", "model"] as const;
export type Service = (typeof SERVICES)[number];

/** What stands in the command of each process that may die. */
const PARTS = {
  postgres: "/bin/postgres",
  "postgres-host": "scripts/postgres-host.ts",
  worker: ".compiled/worker.js",
  web: "scripts/web.ts",
} as const;
export type PartName = keyof typeof PARTS;
export const PART_NAMES = Object.keys(PARTS) as PartName[];

const LETTER = [
  "## Why the decision should be changed",
  "We disagree with this decision and ask for a new one. The enclosed record answers the reason that your notice gives.",
  "Please read it with the pages that are named, and tell us which page you could not find.",
].join("\n\n");

export type ChaosInstallation = Awaited<ReturnType<typeof openChaosInstallation>>;

/**
 * The built app in production mode on a folder of its own, each service that it needs behind a proxy: PostgreSQL, and
 * stand-ins for the file store, mail, fax and model that keep what really reached them. Parts that end are started again.
 */
export async function openChaosInstallation(dataDir: string, settings: Record<string, string> = {}) {
  await buildIfNeeded();
  const [s3, mail, fax, model] = await Promise.all([
    startS3Server(),
    startResendServer(),
    startFaxServer(),
    startOpenAiServer(({ body }) =>
      body.stream ? { text: LETTER, pieces: 12, pieceDelayMs: 40 } : { text: "{}" },
    ),
  ]);
  const portOf = (url: string) => Number(new URL(url).port);
  const http = async (url: string) => FaultProxy.before(portOf(url), HTTP);
  const proxies = {
    s3: await http(s3.endpoint),
    mail: await http(mail.url),
    fax: await http(fax.url),
    model: await http(model.baseUrl),
  };
  const through = (proxy: FaultProxy, at = "") => `http://127.0.0.1:${proxy.port}${at}`;
  const port = await freePort();
  const installation = await openInstallation({
    ...process.env,
    NODE_ENV: "production",
    APP_MODE: "production",
    LOG_LEVEL: "info",
    DATA_DIR: dataDir,
    PORT: String(port),
    APP_URL: `http://localhost:${port}`,
    DATABASE_URL: "",
    WEB_CONCURRENCY: "1",
    S3_BUCKET: s3.bucket,
    S3_ENDPOINT: through(proxies.s3),
    S3_REGION: s3.region,
    S3_ACCESS_KEY_ID: s3.credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.credentials.secretAccessKey,
    S3_FORCE_PATH_STYLE: "true",
    RESEND_API_KEY: "re_chaos",
    RESEND_BASE_URL: through(proxies.mail),
    TELNYX_API_KEY: "KEYchaos",
    TELNYX_BASE_URL: through(proxies.fax),
    TELNYX_FAX_CONNECTION_ID: "1",
    TELNYX_FAX_FROM: "+12125550100",
    MODEL_DEEPSEEK_R1_BASE_URL: through(proxies.model, "/v1"),
    MODEL_DEEPSEEK_R1_NAME: "stand-in",
    MODEL_TIMEOUT_SECONDS: "20",
    THROTTLE_SIGN_UPS_PER_ADDRESS_HOUR: "100000",
    THROTTLE_SIGN_INS_PER_ADDRESS_HOUR: "100000",
    THROTTLE_MAILS_PER_ADDRESS_HOUR: "100000",
    ...settings,
  });
  const directUrl = installation.env.DATABASE_URL ?? "";
  const postgres = await FaultProxy.before(portOf(directUrl), POSTGRES);
  const proxied = new URL(directUrl);
  proxied.port = String(postgres.port);
  installation.env.DATABASE_URL = proxied.href;
  const all: Record<Service, FaultProxy> = { postgres, ...proxies };
  const stop = async () => {
    await installation.stop();
    for (const proxy of Object.values(all)) proxy.close();
    await Promise.all([s3.close(), mail.close(), fax.close(), model.close()]);
  };
  const parts = {
    worker: installation.start(WORKER_PART),
    web: installation.start({ name: "web", args: webArgs(port) }),
  };
  await installation.ready().catch(async (error) => {
    await stop();
    throw error;
  });
  installation.keepUp();
  const secrets = JSON.parse(await readFile(path.join(dataDir, "secrets.json"), "utf8"));
  const adminUrl = new URL(directUrl);
  adminUrl.username = "postgres";
  adminUrl.password = secrets.postgres.admin;
  return {
    base: `http://127.0.0.1:${port}`,
    /** The address that browsers know. */
    origin: `http://localhost:${port}`,
    port,
    parts,
    proxies: all,
    s3,
    mail,
    fax,
    model,
    /** Past the proxy: as the app's role, and as PostgreSQL's administrator. */
    directUrl,
    adminUrl: adminUrl.href,
    logDir: path.join(dataDir, "logs"),
    kill,
    stop,
  };
}

/** Kills a part as the machine's power would. False where it isn't running at the moment. */
async function kill(part: PartName): Promise<boolean> {
  const found = (await processesBelow(process.pid)).find(({ command }) => command.includes(PARTS[part]));
  if (!found) return false;
  try {
    process.kill(found.pid, "SIGKILL");
    return true;
  } catch {
    return false;
  }
}
