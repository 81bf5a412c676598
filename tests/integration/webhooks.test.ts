import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { log } from "@/lib/core/log";
import { tendWebhooks } from "@/lib/domain/practice/webhook/deliver";
import { TRIES } from "@/lib/domain/practice/webhook/tries";
import { bindEvents, EVENTS, WORKFLOW_QUEUE } from "@/lib/events";
import { deniedClaim } from "../support/claims";
import { addPerson } from "../support/people";
import { type RestDesk, restDesk } from "../support/rest-desk";
import { startStandIn } from "../support/stand-in-server";

let desk: RestDesk;
let sink: Awaited<ReturnType<typeof startStandIn>>;
let webhook: { id: string; secret: string };

beforeAll(async () => {
  log.level = "fatal";
  desk = await restDesk({ WEBHOOK_LOOPBACK: "true" });
  sink = await startStandIn(() => ({ status: 204, body: undefined }));
}, 120_000);
afterAll(() => sink?.close());

beforeEach(async () => {
  await desk.t.admin`update webhook_endpoints set deleted_at = now()`;
  [sink.requests.length, sink.faults.length, sink.script.always] = [0, 0, undefined];
  const { status, body } = await desk.rest("POST", "/practice/webhooks/", {
    json: { url: `${sink.url}/hook?tenant=7`, events: ["claim.created", "claim.updated"] },
  });
  expect(status).toBe(201);
  webhook = { id: body.webhook.id, secret: body.secret };
});

const run = () => desk.workflows.run("webhook/message.due");
const messages = async () =>
  (await desk.rest("GET", `/practice/webhooks/${webhook.id}/messages/`)).body.results;
/** The time of the next try has come. */
async function later(): Promise<void> {
  await desk.t
    .admin`update webhook_messages set due_at = now() - interval '1 second' where state = 'waiting'`;
  await tendWebhooks(desk.person.ctx);
  await run();
}
const newClaim = async () => (await deniedClaim(desk.person.ctx, {})).claim_id;

describe("a webhook", () => {
  it("is told once of what happened: ids alone, signed with its secret and the time", async () => {
    const claim = await newClaim();
    await run();
    expect(sink.requests).toHaveLength(1);
    const [{ body, headers, method, path } = {} as (typeof sink.requests)[number]] = sink.requests;
    expect([method, path, headers["content-type"]]).toEqual(["POST", "/hook?tenant=7", "application/json"]);
    const seen = new Webhook(webhook.secret).verify(body, headers as Record<string, string>);
    expect(seen).toEqual({ type: "claim.created", timestamp: expect.any(String), data: { claim_id: claim } });
    const old = {
      ...(headers as Record<string, string>),
      "webhook-timestamp": String(Date.now() / 1000 - 600),
    };
    expect(() => new Webhook(webhook.secret).verify(body, old)).toThrow();
    expect(() => new Webhook(webhook.secret).verify(`${body} `, headers as Record<string, string>)).toThrow();
    expect((await messages()).map(({ id, state }: { id: string; state: string }) => [id, state])).toEqual([
      [headers["webhook-id"], "delivered"],
    ]);
  });

  it("hears of nothing that was rolled back, not asked for, or another practice's", async () => {
    await desk.rest("POST", "/claims/", { json: { patient: crypto.randomUUID() } });
    await desk.other("POST", "/patients/", { json: { first_name: "Ann" } });
    const { body } = await desk.other("GET", "/practice/webhooks/");
    expect(body.results).toEqual([]);
    expect((await desk.other("GET", `/practice/webhooks/${webhook.id}/messages/`)).status).toBe(404);
    expect(await run()).toBe(0);
  });

  it("keeps its secret sealed, and shows it once", async () => {
    const rows = await desk.t.admin`select e::text as whole from webhook_endpoints e`;
    expect(rows.filter(({ whole }) => whole.includes(webhook.secret.slice(6)))).toEqual([]);
    const { body } = await desk.rest("GET", "/practice/webhooks/");
    expect(JSON.stringify(body)).not.toContain(webhook.secret.slice(6));
  });

  it.each([
    ["a 500", { kind: "status", status: 500 }, 500, "It answered 500."],
    [
      "a redirect",
      { kind: "status", status: 302, headers: { location: "http://169.254.169.254/" } },
      302,
      /redirect/,
    ],
    ["a reset", { kind: "reset" }, null, "It broke off the connection."],
  ] as const)(
    "that answers with %s is tried again by the same id until it takes it",
    async (_what, fault, status, said) => {
      sink.faults.push(fault, fault);
      await newClaim();
      await run();
      await later();
      await later();
      expect(sink.requests).toHaveLength(3);
      expect(new Set(sink.requests.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
      const [message] = await messages();
      expect(message.state).toBe("delivered");
      expect(message.attempts.map((one: { status: number | null }) => one.status)).toEqual([
        status,
        status,
        204,
      ]);
      expect(message.attempts[0].problem).toMatch(said);
    },
  );

  it("is tried once a time however many owners the practice has; each is told when it is turned off", async () => {
    const second = await addPerson(desk.t, desk.person.ctx.practiceId, "owner", desk.person.user.id);
    sink.script.always = { kind: "status", status: 503 };
    await newClaim();
    await run();
    const begun = async () =>
      Number(
        (await desk.t.admin`select count(*) as n from event_outbox where name = 'webhook/message.due'`)[0]?.n,
      );
    for (let n = 1; n < TRIES; n += 1) {
      const before = await begun();
      await desk.t
        .admin`update webhook_messages set due_at = now() - interval '1 second' where state = 'waiting'`;
      await tendWebhooks(desk.person.ctx);
      expect(await begun()).toBe(before + 1);
      await run();
    }
    expect(sink.requests).toHaveLength(TRIES);
    const mails = await desk.t.admin`select recipient from local_outbox where subject like 'A webhook%'`;
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(
      [desk.person.user.email, `${second.username}@clinic.example`].sort(),
    );
    await desk.t.admin`delete from local_outbox`;
    await desk.t.admin`update members set is_owner = false where user_id = ${second.userId}`;
  });

  it("that takes nothing is turned off after the last try, with a mail to the owner; resend begins anew", async () => {
    sink.script.always = { kind: "status", status: 503 };
    await newClaim();
    await run();
    for (let n = 1; n < TRIES + 2; n += 1) await later();
    expect(sink.requests).toHaveLength(TRIES);
    const listed = (await desk.rest("GET", "/practice/webhooks/")).body.results[0];
    expect([listed.state, listed.disabled_reason]).toEqual(["disabled", "failures"]);
    const [mail] = await desk.t.admin`select subject, text from local_outbox where subject like 'A webhook%'`;
    expect(mail?.text).toContain("127.0.0.1");
    expect(mail?.text).not.toContain("tenant=7");
    const [failed] = await messages();
    expect([failed.state, failed.due_at]).toEqual(["failed", null]);
    const again = `/practice/webhook-messages/${failed.id}/resend/`;
    expect((await desk.rest("POST", again, { json: {} })).status).toBe(409);
    expect((await desk.other("POST", again, { json: {} })).status).toBe(404);
    await newClaim();
    expect(await run()).toBe(0);
    expect((await desk.rest("POST", `/practice/webhooks/${webhook.id}/enable/`, { json: {} })).status).toBe(
      200,
    );
    sink.script.always = undefined;
    expect((await desk.rest("POST", again, { json: {} })).status).toBe(202);
    expect((await desk.rest("POST", again, { json: {} })).status).toBe(409);
    await run();
    expect((await messages())[0].state).toBe("delivered");
  });

  it("that says it is gone is turned off at once; one that was removed is told nothing more", async () => {
    sink.faults.push({ kind: "status", status: 410 });
    await newClaim();
    await run();
    expect((await desk.rest("GET", "/practice/webhooks/")).body.results[0].disabled_reason).toBe("gone");
    await desk.rest("POST", `/practice/webhooks/${webhook.id}/enable/`, { json: {} });
    await newClaim();
    expect((await desk.rest("DELETE", `/practice/webhooks/${webhook.id}/`)).status).toBe(204);
    await run();
    expect(sink.requests).toHaveLength(1);
  });

  it("is told by the database's own engine too: the run is enqueued with the row, as `emit` enqueues one", async () => {
    bindEvents({ engine: "dbos" });
    try {
      const claim = await newClaim();
      const [row] = await desk.t
        .admin`select m.id, i.inputs, w.name, w.queue_name, w.status from webhook_messages m
        join dbos.workflow_status w on w.workflow_uuid = m.id::text
        join dbos.workflow_input i on i.workflow_uuid = w.workflow_uuid where m.data ->> 'claim_id' = ${claim}`;
      expect(row).toMatchObject({
        name: "webhook/message.due",
        queue_name: WORKFLOW_QUEUE,
        status: "ENQUEUED",
      });
      const { id: userId } = desk.person.user;
      const data = { practiceId: desk.person.ctx.practiceId, messageId: row?.id, attempt: 1, userId };
      expect(JSON.stringify(row?.inputs)).toContain("webhook/message.due");
      expect(EVENTS["webhook/message.due"].parse(payloadOf(row?.inputs))).toEqual(data);
    } finally {
      bindEvents({ engine: "inngest", relay: () => {} });
    }
  });

  it("is not told twice by two runs of one attempt", async () => {
    await newClaim();
    await run();
    await desk.t.admin`insert into event_outbox (name, data) select name, data from event_outbox
      where name = 'webhook/message.due' order by created_at desc limit 1`;
    await run();
    expect(sink.requests).toHaveLength(1);
  });

  it.each([
    "ftp://example.com/x",
    "http://example.com/",
    "https://u:p@example.com/",
    "https://10.0.0.1/",
    "https://0xa.1/",
    "https://[::ffff:10.0.0.1]/",
    "https://printer.local/",
    "https://intranet/",
    "nonsense",
  ])("is not registered at %s", async (url) => {
    const { status, body } = await desk.rest("POST", "/practice/webhooks/", {
      json: { url, events: ["claim.created"] },
    });
    expect([status, Object.keys(body)]).toEqual([400, ["url"]]);
  });
});

/** The event's payload, wherever the engine keeps its arguments. */
function payloadOf(inputs: unknown): unknown {
  const parsed: unknown = typeof inputs === "string" ? JSON.parse(inputs) : inputs;
  const args = Array.isArray(parsed) ? parsed : (parsed as { positionalArgs: unknown[] }).positionalArgs;
  return (args[0] as { data: unknown }).data;
}
