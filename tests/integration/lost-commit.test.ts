import { createHash } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { connect } from "@/db/client";
import { uploadDocument } from "@/lib/domain/document/upload/library-upload";
import type { Ctx } from "@/lib/domain/kernel/context";
import { storage } from "@/lib/integrations/services";
import { useAppEnv } from "../support/app-env";
import { patient } from "../support/claims";
import { type TestDatabase, testDatabase } from "../support/database";
import { FaultProxy, POSTGRES } from "../support/fault-proxy";
import { uploadOf } from "../support/upload";
import { verifiedAccount } from "../support/verified-account";

let t: TestDatabase;
let ctx: Ctx;
let patientId: string;
beforeAll(async () => {
  t = await testDatabase();
  useAppEnv(t);
  ({ ctx } = await verifiedAccount(t));
  patientId = await patient(ctx);
});

/** Uploads while the connection ends at the commit of the row, and answers the rows with the bytes of their files. */
async function uploadCutAt(when: "before" | "after") {
  const url = new URL(t.appUrl);
  const proxy = await FaultProxy.before(Number(url.port), POSTGRES);
  url.port = String(proxy.port);
  const db = connect(url.href, { max: 3 });
  proxy.traps.add({
    when,
    waitsFor: (request, earlier) =>
      request === "commit" && earlier.some((one) => /insert into "documents"/.test(one)),
    spring: async () => {},
  });
  const file = await uploadOf("tests/fixtures/denials/denial-02.pdf", {
    field: "file",
    filename: `${when}.pdf`,
  });
  const fields = {
    patient: patientId,
    document_type: "supporting_docs",
    description: "",
    original_filename: "",
  };
  await expect(uploadDocument({ ...ctx, db }, fields as never, [file])).rejects.toThrow();
  await db.$client.end({ timeout: 5 });
  proxy.close();
  const rows = await t.admin`
    select storage_key as key, sha256 from documents where original_filename = ${`${when}.pdf`}`;
  return Promise.all(
    rows.map(async ({ key, sha256 }) => {
      const bytes = await storage().getBytes(key, 10_000_000);
      return createHash("sha256").update(bytes).digest("hex") === sha256;
    }),
  );
}

it("keeps the file of an upload whose commit went through though its answer was lost", async () => {
  expect(await uploadCutAt("after")).toEqual([true]);
});

it("keeps no row of an upload whose commit never came", async () => {
  expect(await uploadCutAt("before")).toEqual([]);
});
