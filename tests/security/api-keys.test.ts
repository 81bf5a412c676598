import { beforeAll, describe, expect, it } from "vitest";
import { isApiKey, networkOf } from "@/lib/auth/api-key";
import { API_SCOPES, scopeOf } from "@/lib/core/api-scopes";
import { log } from "@/lib/core/log";
import { entryKind } from "@/lib/domain/kernel/permission";
import { throttleSettings } from "@/lib/integrations/app-settings";
import { type ApiCall, apiCalls } from "../support/api-calls";
import { SAMPLES } from "../support/api-samples";
import { useAppEnv as settingsOf } from "../support/app-env";
import { type TestDatabase, testDatabase } from "../support/database";
import { ctxOf, type Person, withKey } from "../support/people";
import { type PracticeAtWork, practiceAtWork } from "../support/practice-at-work";
import { callAs, inParallel } from "../support/probes";
import { restClient } from "../support/rest";
import { useDatabase as serveFrom } from "../support/routes";
import { workflowsOnDemand } from "../support/run-workflows";

let t: TestDatabase;
let w: PracticeAtWork;
let calls: ApiCall[];

beforeAll(async () => {
  log.level = "error";
  t = await testDatabase();
  settingsOf(t, { THROTTLE_API_CALLS_PER_KEY_MINUTE: "150" });
  serveFrom(t.db);
  w = await practiceAtWork(t, workflowsOnDemand(t.db));
  calls = (await apiCalls()).filter(({ name }) => name in SAMPLES);
}, 240_000);

const clients = (key: Person) => restClient(key.tokens.bearer);
const neededBy = (call: ApiCall) =>
  entryKind(call.handler.spec) === "user" ? scopeOf(call.method, call.path) : null;

describe("an API key", () => {
  it("is shown once: its hash is kept, its first letters and nothing more are listed", async () => {
    const { status, body } = await w.rest("POST", "/practice/api-keys/", {
      json: { name: "Nightly import", scopes: ["claims:write", "claims:read"], expires_in_days: 7 },
    });
    expect(status).toBe(201);
    expect(isApiKey(body.key)).toBe(true);
    expect(body.api_key).toMatchObject({
      ...{ name: "Nightly import", prefix: body.key.slice(0, 10), scopes: ["claims:read", "claims:write"] },
      ...{ state: "active", last_used_at: null, last_used_from: "" },
    });
    const listed = await w.rest("GET", "/practice/api-keys/");
    expect(JSON.stringify(listed.body)).not.toContain(body.key);
    const rows = await t.admin`select k::text as whole from api_keys k`;
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ whole }) => whole.includes(body.key))).toEqual([]);
    const records = await t.admin`select detail::text as detail from audit_events where entity = 'api_key'`;
    expect(records.filter(({ detail }) => detail.includes(body.key.slice(4, 20)))).toEqual([]);
  });

  it("is one of twenty at most, also where fifty are asked for at once; a webhook one of ten", async () => {
    const json = { name: "One of many", scopes: ["claims:read"] };
    const keys = Array.from({ length: 50 }, () => w.rest("POST", "/practice/api-keys/", { json }));
    const statuses = (await Promise.all(keys)).map(({ status }) => status);
    expect([...new Set(statuses)].sort()).toEqual([201, 409]);
    const [kept] = await t.admin`select
      (select count(*)::int from api_keys where practice_id = ${w.practiceId} and revoked_at is null) as keys`;
    expect(kept?.keys).toBe(20);
    await w.noKeys();

    const hook = { url: "https://hooks.clinic.example/many", events: ["claim.created"] };
    const hooks = Array.from({ length: 25 }, () => w.rest("POST", "/practice/webhooks/", { json: hook }));
    expect([...new Set((await Promise.all(hooks)).map(({ status }) => status))].sort()).toEqual([201, 409]);
    const [registered] = await t.admin`
      select count(*)::int as n from webhook_endpoints where practice_id = ${w.practiceId} and deleted_at is null`;
    expect(registered?.n).toBe(10);
    await w.noWebhooks();
  });

  it.each([
    [{ name: "", scopes: ["claims:read"] }, "name"],
    [{ name: "x", scopes: [] }, "scopes"],
    [{ name: "x", scopes: ["practice:write"] }, "scopes.0"],
    [{ name: "x", scopes: ["claims:read"], expires_in_days: 400 }, "expires_in_days"],
  ])("is not made from %j", async (json, field) => {
    const { status, body } = await w.rest("POST", "/practice/api-keys/", { json });
    expect([status, Object.keys(body)[0]]).toEqual([400, field]);
  });

  it("opens no more than its scopes: each call is refused to a key with all the others", async () => {
    const without = new Map<string, Person>();
    const only = new Map<string, Person>();
    for (const scope of API_SCOPES) {
      without.set(scope, await keyBeyondTheLimit(API_SCOPES.filter((one) => one !== scope)));
      only.set(scope, await keyBeyondTheLimit([scope]));
    }
    const wrong: string[] = [];
    let asked = 0;
    await inParallel(calls, async (call) => {
      const scope = neededBy(call);
      const sample = {
        params: Object.fromEntries(paramsOf(call).map((name) => [name, crypto.randomUUID()])),
      };
      if (entryKind(call.handler.spec) === "public") return;
      asked += 1;
      if (!scope) {
        const { status } = await callAs(call, w.people["API key"], "bearer", sample);
        if (![401, 403].includes(status)) wrong.push(`${call.name} by a key: ${status}`);
        return;
      }
      const refused = await callAs(call, without.get(scope) ?? null, "bearer", sample);
      if (refused.status !== 403 || !refused.text.includes(scope)) {
        wrong.push(`${call.name} without ${scope}: ${refused.status} ${refused.text.slice(0, 80)}`);
      }
      const admitted = await callAs(call, only.get(scope) ?? null, "bearer", sample);
      if ([401, 403].includes(admitted.status)) wrong.push(`${call.name} with ${scope}: ${admitted.status}`);
    });
    expect(wrong).toEqual([]);
    expect(asked).toBeGreaterThan(120);
  }, 120_000);

  it("is named in the record of what it did, and of what it was refused", async () => {
    const key = await keyBeyondTheLimit(["patients:read"]);
    expect((await clients(key)("GET", `/patients/${w.patientId}/`)).status).toBe(200);
    expect((await clients(key)("GET", "/claims/")).status).toBe(403);
    const rows = await t.admin`select actor_kind, actor_id, result, detail from audit_events
      where detail ->> 'api_key' = ${key.keyId} order by id`;
    expect(rows.map((row) => [row.actor_kind, row.actor_id, row.result])).toEqual([
      ["api_key", w.people.owner.userId, "success"],
      ["api_key", w.people.owner.userId, "refused"],
    ]);
  });

  it("says when it was used last, and from which network", async () => {
    const key = await keyBeyondTheLimit(["claims:read"]);
    await clients(key)("GET", "/claims/");
    const { body } = await w.rest("GET", "/practice/api-keys/");
    const used = body.results.find(({ id }: { id: string }) => id === key.keyId);
    expect(used.last_used_at).not.toBeNull();
    expect(networkOf("203.0.113.77")).toBe("203.0.113.0/24");
    expect(networkOf("2001:db8:12:34::9")).toBe("2001:db8:12::/48");
    expect(networkOf("direct")).toBe("");
  });

  it.each(["revoked", "expired", "maker gone", "in a cookie", "made up"])("%s opens nothing", async (how) => {
    const maker = await w.newPerson("owner");
    const key = await keyBeyondTheLimit(["claims:read"], maker);
    expect((await clients(key)("GET", "/claims/")).status).toBe(200);
    const call = calls.find(({ name }) => name === "GET /claims/") as ApiCall;
    if (how === "in a cookie") return expect((await callAs(call, key, "browser", {})).status).toBe(401);
    if (how === "made up") {
      return expect((await restClient(`adk_${"x".repeat(43)}`)("GET", "/claims/")).status).toBe(401);
    }
    if (how === "revoked") {
      expect((await w.rest("DELETE", `/practice/api-keys/${key.keyId}/`)).status).toBe(204);
      expect((await w.rest("DELETE", `/practice/api-keys/${key.keyId}/`)).status).toBe(404);
    }
    if (how === "expired")
      await t.admin`update api_keys set expires_at = now() - interval '1 second' where id = ${key.keyId}`;
    if (how === "maker gone")
      await t.admin`update members set deactivated_at = now() where user_id = ${maker.userId}`;
    expect((await clients(key)("GET", "/claims/")).status).toBe(401);
  });

  it("is told to slow down when it calls too often, alone", async () => {
    const [busy, other] = [
      await keyBeyondTheLimit(["claims:read"]),
      await keyBeyondTheLimit(["claims:read"]),
    ];
    const call = calls.find(({ name }) => name === "GET /reference/") as ApiCall;
    const statuses: number[] = [];
    const tries = Array.from({ length: throttleSettings().callsPerKeyMinute + 5 });
    await inParallel(tries, async () => void statuses.push((await callAs(call, busy, "bearer", {})).status));
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect((await clients(other)("GET", "/claims/")).status).toBe(200);
  }, 60_000);

  it("is not made without end: the twenty-first is refused", async () => {
    await w.noKeys();
    const json = { name: "x", scopes: ["claims:read"] };
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1)
      statuses.push((await w.rest("POST", "/practice/api-keys/", { json })).status);
    expect(statuses.filter((status) => status === 409).length).toBeGreaterThan(0);
    const [row] = await t.admin`select count(*)::int as n from api_keys
      where practice_id = ${w.practiceId} and revoked_at is null and expires_at > now()`;
    expect(row?.n).toBe(20);
  });
});

const paramsOf = ({ path }: ApiCall) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");

/** Those of before are moved out of the way of the limit and go on working. */
async function keyBeyondTheLimit(scopes: Parameters<typeof withKey>[2], maker = w.people.owner) {
  const kept =
    await t.admin`select id from api_keys where practice_id = ${w.practiceId} and revoked_at is null`;
  const ids = kept.map(({ id }) => id);
  await t.admin`update api_keys set revoked_at = now() where id = any(${ids})`;
  const key = await withKey(await ctxOf(t.db, maker), maker, scopes);
  await t.admin`update api_keys set revoked_at = null where id = any(${ids})`;
  return key;
}
