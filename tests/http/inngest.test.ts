import { type ChildProcess, spawn } from "node:child_process";
import { expect, it } from "vitest";
import { freePort } from "../../scripts/launch/free-port";
import { NEXT } from "../../scripts/launch/installation";
import { executeServed } from "../support/inngest-executor";
import { startStandIn } from "../support/stand-in-server";
import { waitFor } from "../support/wait";

/**
 * The same build with Inngest configured: events go to Inngest's event API, and the served endpoint runs the workflows
 * when Inngest calls it.
 */
it("the served endpoint runs what was emitted to Inngest", async () => {
  const inngest = await startStandIn(async () => ({ status: 200, body: { ids: ["x"], status: 200 } }));
  const port = await freePort();
  const settings = JSON.parse(process.env.APP_SETTINGS ?? "{}") as Record<string, string>;
  const web: ChildProcess = spawn(process.execPath, [NEXT, "start", "-p", String(port), "-H", "127.0.0.1"], {
    env: {
      ...settings,
      NODE_ENV: "production",
      APP_URL: `http://localhost:${port}`,
      INNGEST_DEV: inngest.url,
      INNGEST_BASE_URL: inngest.url,
    },
    stdio: "ignore",
  });
  const ended = new Promise((resolve) => web.once("exit", resolve));
  try {
    const base = `http://127.0.0.1:${port}`;
    await waitFor(
      () =>
        fetch(`${base}/api/health`).then(
          (r) => r.ok,
          () => false,
        ),
      { what: "the server" },
    );
    const introspection = await (await fetch(`${base}/api/inngest`)).json();
    expect(introspection).toMatchObject({ function_count: expect.any(Number), mode: "dev" });
    expect(introspection.function_count).toBeGreaterThanOrEqual(5);

    const username = `inngest-${crypto.randomUUID()}`;
    const email = `${username}@clinic.example`;
    const password = "correct horse battery";
    const registered = await fetch(`${base}/api/v1/accounts/auth/register/`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ username, email, password, password2: password }),
    });
    expect(registered.ok).toBe(true);

    const call = await waitFor(async () => inngest.requests.find((one) => one.path.startsWith("/e/")), {
      what: "the event at Inngest",
    });
    const [event] = JSON.parse(call.body.toString("utf8")) as { id: string; name: string; data: unknown }[];
    expect(event).toMatchObject({
      name: "account/verification.requested",
      data: { accountId: expect.any(String) },
    });
    expect(JSON.stringify(event)).not.toContain(email);

    const run = await executeServed(
      `${base}/api/inngest`,
      "appeals-desk-account-verification-requested",
      event as { id: string; name: string; data: unknown },
    );
    expect(run.steps).toEqual(["mail"]);
    const outbox = await (await fetch(`${base}/api/dev/outbox/?to=${email}`)).json();
    expect(outbox.results).toHaveLength(1);
    expect(outbox.results[0].text).toContain("/verify-email/");
  } finally {
    web.kill("SIGTERM");
    await ended;
    await inngest.close();
  }
});
