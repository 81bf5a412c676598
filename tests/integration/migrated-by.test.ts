import { expect, it } from "vitest";
import { markMigrated, migratedBy } from "@/scripts/launch/migrated-by";
import { testDatabase } from "../support/database";

it("knows which build migrated a database, from the database itself", async () => {
  const { ownerUrl, admin } = await testDatabase();
  expect(await migratedBy(ownerUrl)).toBeNull();
  await markMigrated(ownerUrl, "a1b2 appeals_app");
  expect(await migratedBy(ownerUrl)).toBe("a1b2 appeals_app");
  // A database that was made anew has been migrated by nobody.
  await admin`drop schema drizzle cascade`;
  expect(await migratedBy(ownerUrl)).toBeNull();
});
