import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { applyRemittanceFile } from "@/inngest/apply-remittance";
import type { Step } from "@/inngest/define-workflow";
import { refreshClaims } from "@/inngest/refresh-claims";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { listNotifications } from "@/lib/domain/practice/notification/notifications";
import { requestClaimsUpdate } from "@/lib/domain/remittance/gateway/request-update";
import { applyRemittance, begin } from "@/lib/domain/remittance/posting/apply";
import { listRemittances } from "@/lib/domain/remittance/posting/files";
import { failApply, requestApply } from "@/lib/domain/remittance/posting/request-apply";
import { storage } from "@/lib/integrations/services";
import { account } from "../support/account";
import { useAppEnv } from "../support/app-env";
import { startClamdServer, TEST_VIRUS } from "../support/clamd-server";
import { type TestDatabase, testDatabase } from "../support/database";
import { imported } from "../support/remittance";
import { PAID, payment, remittance } from "../support/remittance-claim";
import { useDatabase } from "../support/routes";

let t: TestDatabase;
let settings: Record<string, string>;
let clamd: Awaited<ReturnType<typeof startClamdServer>>;

beforeAll(async () => {
  clamd = await startClamdServer();
  t = await testDatabase();
  settings = useAppEnv(t, { CLAMD_HOST: clamd.host, CLAMD_PORT: String(clamd.port) });
  useDatabase(t.db);
});
afterAll(() => clamd.close());
beforeEach(() => {
  clamd.scanned.length = 0;
});

const steps: Step = {
  run: ((_name: string, fn: () => Promise<unknown>) => fn()) as Step["run"],
  sleep: async () => {},
};
const REMIT = remittance(payment("80", PAID));
const only = async (ctx: Ctx) => (await listRemittances(ctx, { page_size: 10 })).results[0];
const news = async (ctx: Ctx) => (await listNotifications(ctx, { page_size: 10 })).results[0];

describe("the virus scanner", () => {
  it("sees every byte of an uploaded remittance", async () => {
    const { ctx } = await account(t.db);
    expect((await imported(ctx, REMIT)).state).toBe("ready");
    expect(clamd.scanned.map(String)).toEqual([REMIT]);
  });

  it("keeps an upload that it objects to from being read", async () => {
    const { ctx } = await account(t.db);
    const kept = await imported(ctx, `${REMIT}${TEST_VIRUS}`, "odd.835");
    expect(kept.state).toBe("quarantined");
    expect(await only(ctx)).toMatchObject({
      state: "quarantined",
      status: "quarantined",
      quarantine_reason:
        "The virus scanner flagged odd.835. It is in quarantine, and none of it was read. Ask the payer or clearinghouse for a clean file.",
      payer_name: null,
      claim_count: 0,
    });
    await expect(requestApply(ctx, { remittanceId: kept.id, create_missing: true })).rejects.toMatchObject({
      code: "CONFLICT",
      message: kept.quarantineReason,
    });
    const again = await imported(ctx, `${REMIT}${TEST_VIRUS}`, "odd.835");
    expect(again.id).toBe(kept.id);
    const audited =
      await t.admin`select result, detail from audit_events where entity = 'remittance' and entity_id = ${kept.id} and action = 'create'`;
    expect(audited).toMatchObject([{ result: "refused", detail: { quarantined: "Win.Test.EICAR_HDB-1" } }]);
  });

  it("sees what a gateway fetched, and the person is told", async () => {
    const { ctx } = await account(t.db);
    const folder = path.join(settings.DATA_DIR ?? "", "era-inbox", ctx.practiceId);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, "odd.835"), `${REMIT}${TEST_VIRUS}`);
    const { refresh_id } = await requestClaimsUpdate(ctx, {});
    const data = { practiceId: ctx.practiceId, userId: ctx.actor.userId, refreshId: refresh_id };
    await refreshClaims.run({ id: crypto.randomUUID(), data, step: steps });
    expect(await news(ctx)).toMatchObject({
      text: "1 file with a virus in quarantine",
      link: "/claims/remittances",
    });
    expect(await t.admin`select 1 from claims where practice_id = ${ctx.practiceId}`).toEqual([]);
  });
});

describe("applying that fails for good", () => {
  /** A file whose bytes the store has lost, and how they come back. */
  async function lost() {
    const { ctx } = await account(t.db);
    const file = await imported(ctx, REMIT);
    await storage().delete(file.storageKey);
    const restore = () =>
      storage().put(file.storageKey, Buffer.from(REMIT), {
        contentType: "application/edi-x12",
        sha256: file.sha256,
      });
    return { ctx, id: file.id, restore };
  }

  it("ends a background run in a state and a notification that say what to do", async () => {
    const { ctx, id, restore } = await lost();
    await inContext(ctx, (tx) => begin(tx, ctx, id, true));
    const { practiceId, actor } = ctx;
    const data = { practiceId, userId: actor.userId, fileId: id, createMissing: true };
    await expect(applyRemittanceFile.run({ id: "x", data, step: steps })).rejects.toThrow();
    expect(await only(ctx)).toMatchObject({ state: "applying" });
    await applyRemittanceFile.failed?.({ id: "x", data });
    expect(await only(ctx)).toMatchObject({ state: "stopped" });
    expect(await news(ctx)).toMatchObject({
      kind: "remittance_failed",
      text: "Applying a remittance stopped because of an error on our side. What was posted stays: open Remittances and apply the file again.",
      link: "/claims/remittances",
      read: false,
    });
    await restore();
    expect(await requestApply(ctx, { remittanceId: id, create_missing: true })).toMatchObject({
      status: "applied",
      created: 1,
    });
    expect(await only(ctx)).toMatchObject({ state: "applied", result: { created: 1 } });
  });

  it("leaves no file being applied for ever when the caller waited", async () => {
    const { ctx, id, restore } = await lost();
    await expect(requestApply(ctx, { remittanceId: id, create_missing: true })).rejects.toThrow();
    expect(await only(ctx)).toMatchObject({ state: "stopped" });
    await restore();
    expect(await applyRemittance(ctx, id, { createMissing: true })).toMatchObject({ created: 1 });
  });

  it("says nothing when the file was applied after all", async () => {
    const { ctx } = await account(t.db);
    const file = await imported(ctx, REMIT);
    await applyRemittance(ctx, file.id, { createMissing: true });
    await failApply(ctx, file.id);
    expect(await only(ctx)).toMatchObject({ state: "applied" });
    expect(await news(ctx)).toBeUndefined();
  });
});
