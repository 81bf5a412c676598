import { InngestTestEngine } from "@inngest/test";
import { eq, ne } from "drizzle-orm";
import { Inngest } from "inngest";
import { beforeAll, describe, expect, it } from "vitest";
import { eventOutbox } from "@/db/schema/system";
import { inngestFunctions } from "@/inngest/bind-inngest";
import { beginSilentAgain } from "@/inngest/reconcile";
import { relayOutbox } from "@/inngest/relay-outbox";
import { workflows } from "@/inngest/workflows";
import { requestPasswordReset } from "@/lib/domain/account/password-reset";
import { signUp } from "@/lib/domain/account/sign-up";
import { requestExtraction } from "@/lib/domain/appeal/documents/extraction-run";
import { uploadAppealDocuments } from "@/lib/domain/appeal/documents/upload";
import { createAppeal, deleteAppeal } from "@/lib/domain/appeal/mutations";
import { getAppeal } from "@/lib/domain/appeal/queries";
import { requestSending } from "@/lib/domain/delivery/request";
import { uploadClaimDocument } from "@/lib/domain/document/upload/claim-upload";
import { inContext } from "@/lib/domain/kernel/context";
import { requestLetter } from "@/lib/domain/letter/writing/generation";
import { inviteColleague } from "@/lib/domain/practice/invitations";
import { requestClaimsUpdate } from "@/lib/domain/remittance/gateway/request-update";
import { bindEvents, emit } from "@/lib/events";
import { freshSignUp, origin } from "../support/account";
import { useAppEnv } from "../support/app-env";
import { claim } from "../support/claims";
import { type TestDatabase, testDatabase } from "../support/database";
import { DECISION_FILES } from "../support/era-claim-files";
import { overrides } from "../support/gate";
import { imported } from "../support/remittance";
import { startStandIn } from "../support/stand-in-server";
import { uploadOf } from "../support/upload";
import { verifiedAccount } from "../support/verified-account";

let t: TestDatabase;
let person: Awaited<ReturnType<typeof verifiedAccount>>;
const client = new Inngest({ id: "test", isDev: true, eventKey: "test" });
const functions = inngestFunctions(client, workflows);

/** The newest event in the outbox of that name, as Inngest would deliver it. */
async function emitted(name: string) {
  const rows = await t.db
    .select()
    .from(eventOutbox)
    .where(eq(eventOutbox.name, name))
    .orderBy(eventOutbox.createdAt);
  const row = rows.at(-1);
  if (!row) throw new Error(`nothing emitted as ${name}`);
  return { id: row.id, name: row.name, data: row.data };
}

async function runFunction(name: string, event?: Awaited<ReturnType<typeof emitted>>) {
  const id = name.replaceAll(/[/.]/g, "-");
  const fn = functions.find((one) => one.id() === id);
  if (!fn) throw new Error(`no function ${id}`);
  const engine = new InngestTestEngine({ function: fn, events: [event ?? (await emitted(name))] as never });
  return engine.execute();
}

beforeAll(async () => {
  t = await testDatabase();
  useAppEnv(t, { INNGEST_DEV: "1" });
  bindEvents({ engine: "inngest", relay: () => {} });
  person = await verifiedAccount(t);
});

describe("the workflows bound to Inngest", () => {
  it("has one function per workflow", () => {
    expect(functions.map((fn) => fn.id()).sort()).toEqual(
      workflows.map((workflow) => workflow.event.replaceAll(/[/.]/g, "-")).sort(),
    );
  });

  it("mails the verification link", async () => {
    const { error } = await runFunction("account/verification.requested");
    expect(error).toBeUndefined();
    const [mail] = await t.admin`select recipient, subject, text from local_outbox where channel = 'email'`;
    expect(mail?.recipient).toBe(person.input.email);
    expect(mail?.text).toContain("/verify-email/");
  });

  it("takes an appeal from its denial letter to the outbox", async () => {
    const { ctx } = person;
    const appeal = await createAppeal(ctx, {});
    await uploadAppealDocuments(ctx, { appealId: appeal.id }, [
      await uploadOf("tests/fixtures/denials/denial-02.pdf"),
    ]);
    await requestExtraction(ctx, { appealId: appeal.id });
    expect((await runFunction("appeal/extraction.requested")).error).toBeUndefined();
    expect(await getAppeal(ctx, { appealId: appeal.id })).toMatchObject({
      claim_number: "EFKQ2T7XX00",
      extraction: { state: "done" },
    });
    await requestLetter(ctx, { appealId: appeal.id, model: "deepseek-r1" });
    expect((await runFunction("appeal/letter.requested")).error).toBeUndefined();
    await requestSending(ctx, {
      appealId: appeal.id,
      method: "email",
      to: "appeals@payer.example",
      overrides,
    });
    expect((await runFunction("delivery/requested")).error).toBeUndefined();
    const sent = await getAppeal(ctx, { appealId: appeal.id });
    expect(sent).toMatchObject({ status: "sent", letter: { engine: "built-in", version: 1 } });
    expect(sent.deliveries).toMatchObject([{ state: "sent", provider: "outbox" }]);
  });

  it("ends quietly when the appeal was deleted while it was being read", async () => {
    const { ctx } = person;
    const appeal = await createAppeal(ctx, {});
    await uploadAppealDocuments(ctx, { appealId: appeal.id }, [
      await uploadOf("tests/fixtures/denials/denial-02.pdf"),
    ]);
    await requestExtraction(ctx, { appealId: appeal.id });
    await deleteAppeal(ctx, { appealId: appeal.id });
    expect((await runFunction("appeal/extraction.requested")).error).toBeUndefined();
  });

  it("shows the failure on the screen when a run has ended for good", async () => {
    const { ctx } = person;
    const appeal = await createAppeal(ctx, { patient_name: "Ana Muestra" });
    const generation = await requestLetter(ctx, { appealId: appeal.id, model: "gpt-4o" });
    const letter = workflows.find((workflow) => workflow.event === "appeal/letter.requested");
    await letter?.failed?.(await emitted("appeal/letter.requested"));
    expect(await getAppeal(ctx, { appealId: appeal.id })).toMatchObject({
      generation: { id: generation.id, status: "failed", error: expect.stringContaining("try again") },
      letter: null,
    });
  });
});

describe("each mail around an account", () => {
  const lastMail = async () => {
    const [mail] =
      await t.admin`select recipient, text from local_outbox order by created_at desc, id limit 1`;
    return mail;
  };

  it("carries the reset link", async () => {
    await requestPasswordReset({ db: t.db, origin: origin() }, { email: person.input.email });
    expect((await runFunction("account/reset.requested")).error).toBeUndefined();
    expect(await lastMail()).toMatchObject({
      recipient: person.input.email,
      text: expect.stringContaining("/reset-password/"),
    });
  });

  it("tells the holder of an address that it was entered again", async () => {
    await signUp({ db: t.db, origin: origin() }, freshSignUp({ email: person.input.email }));
    expect((await runFunction("account/address.reused")).error).toBeUndefined();
    expect(await lastMail()).toMatchObject({ recipient: person.input.email });
  });

  it("carries the invitation", async () => {
    await inviteColleague(person.ctx, { email: "colleague@clinic.example" });
    expect((await runFunction("practice/invitation.requested")).error).toBeUndefined();
    expect(await lastMail()).toMatchObject({
      recipient: "colleague@clinic.example",
      text: expect.stringContaining("/invite/"),
    });
  });

  it("says that the second factor changed", async () => {
    const data = {
      accountId: person.ctx.actor.userId,
      requestId: crypto.randomUUID(),
      change: "on" as const,
    };
    await inContext(person.ctx, (tx) => emit(tx, "account/second-factor.changed", data));
    expect((await runFunction("account/second-factor.changed")).error).toBeUndefined();
    expect(await lastMail()).toMatchObject({ recipient: person.input.email });
  });
});

describe("the workflows around claims", () => {
  it("reads a claim's document", async () => {
    const { claim_id } = await claim(person.ctx);
    const file = await uploadOf("tests/fixtures/denials/denial-02.pdf", { field: "file" });
    const input = { claimId: claim_id, document_type: "denial_letter" };
    const document = await uploadClaimDocument(person.ctx, input, [file]);
    expect((await runFunction("document/uploaded")).error).toBeUndefined();
    const [read] = await t.admin`select ocr_status from documents where id = ${document.id}`;
    expect(read?.ocr_status).toBe("success");
  });

  it("posts a remittance and says so", async () => {
    const [sample] = DECISION_FILES;
    if (!sample) throw new Error("no sample remittance");
    const file = await imported(person.ctx, sample.bytes);
    await inContext(person.ctx, (tx) =>
      emit(tx, "payer/remittance.apply-requested", {
        practiceId: person.ctx.practiceId,
        userId: person.ctx.actor.userId,
        fileId: file.id,
        createMissing: true,
      }),
    );
    expect((await runFunction("payer/remittance.apply-requested")).error).toBeUndefined();
    const [told] = await t.admin`select count(*)::int as n from notifications`;
    expect(told?.n).toBe(1);
  });

  it("refreshes from the payers and tells the result", async () => {
    await requestClaimsUpdate(person.ctx, {});
    expect((await runFunction("payer/refresh.requested")).error).toBeUndefined();
    const [told] = await t.admin`select count(*)::int as n from notifications`;
    expect(told?.n).toBe(2);
  });
});

describe("the outbox of events", () => {
  it("is sent to Inngest once and again after a failure", async () => {
    const server = await startStandIn(async () => ({ status: 200, body: { ids: ["x"], status: 200 } }));
    const outside = new Inngest({ id: "test", baseUrl: server.url, eventKey: "test", isDev: true });
    // The client itself tries five times; an outage outlasts it.
    server.script.always = { kind: "status", status: 400, accepted: false };
    await expect(relayOutbox(t.db, outside)).rejects.toThrow();
    server.script.always = undefined;
    const sent = await relayOutbox(t.db, outside);
    expect(sent).toBeGreaterThan(0);
    expect(await relayOutbox(t.db, outside)).toBe(0);
    const body = JSON.parse(server.requests.at(-1)?.body.toString("utf8") ?? "[]");
    expect(body[0]).toMatchObject({
      id: expect.any(String),
      name: expect.any(String),
      data: expect.any(Object),
    });
    await server.close();
  });

  it("is sent once by callers that come at the same moment", async () => {
    const seen: string[] = [];
    const server = await startStandIn(async ({ body }) => {
      for (const event of JSON.parse(body.toString("utf8"))) seen.push(event.id);
      return { status: 200, body: { ids: ["x"], status: 200 } };
    });
    const outside = new Inngest({ id: "test", baseUrl: server.url, eventKey: "test", isDev: true });
    for (let n = 0; n < 10; n += 1)
      await requestPasswordReset({ db: t.db, origin: origin() }, { email: person.input.email });
    const counts = await Promise.all(Array.from({ length: 8 }, () => relayOutbox(t.db, outside)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(seen.length);
    expect(new Set(seen).size).toBe(seen.length);
    await server.close();
  });
});

describe("a run that fell silent", () => {
  const later = () => new Date(Date.now() + 10 * 60_000);
  const sentEvent = async () => {
    const appeal = await createAppeal(person.ctx, {});
    await uploadAppealDocuments(person.ctx, { appealId: appeal.id }, [
      await uploadOf("tests/fixtures/denials/denial-02.pdf"),
    ]);
    await requestExtraction(person.ctx, { appealId: appeal.id });
    const event = await emitted("appeal/extraction.requested");
    await t.db.update(eventOutbox).set({ endedAt: new Date() }).where(ne(eventOutbox.id, event.id));
    await t.db.update(eventOutbox).set({ sentAt: new Date() }).where(eq(eventOutbox.id, event.id));
    return { appeal, event };
  };
  const withServer = async (use: (outside: Inngest, ids: string[]) => Promise<void>) => {
    const ids: string[] = [];
    const server = await startStandIn(async ({ body }) => {
      const sent = JSON.parse(body.toString("utf8"));
      for (const event of Array.isArray(sent) ? sent : [sent]) ids.push(event.id);
      return { status: 200, body: { ids: ["x"], status: 200 } };
    });
    await use(new Inngest({ id: "test", baseUrl: server.url, eventKey: "test", isDev: true }), ids);
    await server.close();
  };

  it("is begun again under a new id, and left alone while it is heard of", async () => {
    const { event } = await sentEvent();
    await withServer(async (outside, ids) => {
      expect(await beginSilentAgain(t.db, outside, workflows)).toBe(0);
      expect(await beginSilentAgain(t.db, outside, workflows, later())).toBe(1);
      expect(ids).toEqual([`${event.id}:1`]);
      expect(await beginSilentAgain(t.db, outside, workflows, later())).toBe(0);
    });
    const run = await runFunction("appeal/extraction.requested", { ...event, id: `${event.id}:1` });
    expect(run.error).toBeUndefined();
    const [row] = await t.db.select().from(eventOutbox).where(eq(eventOutbox.id, event.id));
    expect(row?.endedAt).not.toBeNull();
  });

  it("is ended with its failure once it was begun too often, so that it can be asked for again", async () => {
    const { appeal, event } = await sentEvent();
    await t.db.update(eventOutbox).set({ tries: 6 }).where(eq(eventOutbox.id, event.id));
    await withServer(async (outside, ids) => {
      expect(await beginSilentAgain(t.db, outside, workflows, later())).toBe(1);
      expect(ids).toEqual([]);
    });
    const after = await getAppeal(person.ctx, { appealId: appeal.id });
    expect(after.extraction.state).toBe("done");
    expect(after.documents[0]?.ocr_status).toBe("failed");
    const again = await requestExtraction(person.ctx, { appealId: appeal.id });
    expect(again.run_id).not.toBe(event.id);
  });
});
