import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";

/** A bucket's rule for browsers, as it is set for S3. */
export type CorsRule = {
  AllowedOrigins: string[];
  AllowedMethods: string[];
  AllowedHeaders: string[];
  ExposeHeaders: string[];
};

/** The rule in S3's own form. */
const corsXml = (rule: CorsRule) =>
  `<CORSConfiguration><CORSRule>${Object.entries(rule)
    .flatMap(([name, values]) =>
      values.map((value) => `<${name.replace(/s$/, "")}>${value}</${name.replace(/s$/, "")}>`),
    )
    .join("")}</CORSRule></CORSConfiguration>`;

type Context = { method: string; headers: Record<string, string | undefined> };
type Middleware = (ctx: Context, next: () => Promise<void>) => Promise<void>;

/**
 * A copy in S3 is there as a whole or not at all; this server makes it of three files, and a copy whose source goes meanwhile
 * takes what was there with it. So one after the other is copied, deleted and looked at; only uploads run beside.
 */
function oneAtATime(): Middleware {
  let last = Promise.resolve();
  return ({ method, headers }, next) => {
    const isUpload = ["PUT", "POST"].includes(method) && !headers["x-amz-copy-source"];
    if (isUpload) return next();
    const mine = last.then(next);
    last = mine.catch(() => {});
    return mine;
  };
}

/** An S3-speaking server on a free port of loopback with one empty bucket, `files`. */
export async function startS3Server({ cors }: { cors?: CorsRule } = {}) {
  const directory = await mkdtemp(join(tmpdir(), "s3-server-"));
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: "files", configs: cors ? [corsXml(cors)] : [] }],
  });
  const slow = { ms: 0 };
  // Before its own: it is a Koa app, which its types don't say.
  const { middleware } = server as unknown as { middleware: Middleware[] };
  middleware.unshift(async ({ method }, next) => {
    if (method === "GET" && slow.ms > 0) await new Promise((resolve) => setTimeout(resolve, slow.ms));
    await next();
  }, oneAtATime());
  const { port } = await server.run();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: "files",
    region: "us-east-1",
    credentials: { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" },
    /** Milliseconds for which what is fetched is held up. */
    slow,
    /** Where the server keeps its files. */
    directory,
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
