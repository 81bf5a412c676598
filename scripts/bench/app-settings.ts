/**
 * What a process of the app needs to start, for measurements that call it in their own process. Imported first, for its
 * effect: some modules read their settings when they are loaded.
 */
const defaults: Record<string, string> = {
  APP_MODE: "local",
  APP_URL: "http://localhost:3000",
  APP_SECRET: "a secret of the measurements, long enough",
  FIELD_KEYS: `1:${Buffer.alloc(32, 7).toString("base64")}`,
  DATABASE_URL: "postgres://unused:unused@127.0.0.1:1/unused",
};
for (const [name, value] of Object.entries(defaults)) process.env[name] ??= value;

export {};
