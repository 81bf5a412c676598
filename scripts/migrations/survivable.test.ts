import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import packageJson from "@/package.json";
import { hurtsTheOldBuild } from "./survivable";

const FOLDER = "db/migrations";
const judge = (sql: string, name = "0099_change.sql", release = "0.3.0") =>
  hurtsTheOldBuild({ name, sql }, release);

describe("a migration", () => {
  // The first two make a database; there is no build before them.
  it("is survived by the build of one release ago: each of ours (else: CONTRIBUTING.md, expand and contract)", () => {
    const files = readdirSync(FOLDER).filter((name) => /^\d{4}_.*\.sql$/.test(name) && name > "0002");
    expect(files.length).toBeGreaterThan(20);
    expect(
      files.flatMap((name) =>
        hurtsTheOldBuild({ name, sql: readFileSync(`${FOLDER}/${name}`, "utf8") }, packageJson.version),
      ),
    ).toEqual([]);
  });

  it.each([
    'DROP TABLE "claims"',
    'ALTER TABLE "claims" DROP COLUMN "notes"',
    'ALTER TABLE "claims" RENAME COLUMN "notes" TO "remarks"',
    'ALTER TABLE "claims" RENAME TO "cases"',
    'ALTER TABLE "claims" ALTER COLUMN "notes" SET DATA TYPE jsonb',
    'ALTER TABLE "claims" ALTER COLUMN "notes" SET NOT NULL',
    'ALTER TABLE "claims" ALTER COLUMN "notes" DROP DEFAULT',
    'ALTER TABLE "claims" ADD COLUMN "origin" text NOT NULL',
    'ALTER TABLE "claims" ADD CONSTRAINT "claims_notes" CHECK ("notes" <> \'\')',
    'CREATE UNIQUE INDEX "claims_number" ON "claims" ("number")',
    "DROP FUNCTION app_fold(text)",
  ])("is refused where it hurts: %s", (sql) => {
    expect(judge(`-- why\nSELECT 1;--> statement-breakpoint\n${sql};`)).toHaveLength(1);
  });

  it.each([
    'ALTER TABLE "claims" ADD COLUMN "origin" text',
    'ALTER TABLE "claims" ADD COLUMN "origin" text DEFAULT \'paper\' NOT NULL',
    'CREATE TABLE "new" ("id" uuid NOT NULL);--> statement-breakpoint\nCREATE UNIQUE INDEX "one" ON "new" ("id")',
    'ALTER TABLE "claims" DROP CONSTRAINT "kind";--> statement-breakpoint\nALTER TABLE "claims" ADD CONSTRAINT "kind" CHECK (true)',
    'ALTER TABLE "claims" ALTER COLUMN "notes" DROP NOT NULL',
    'DROP INDEX "claims_newest"',
    "CREATE FUNCTION f() RETURNS void LANGUAGE sql AS $$ DROP TABLE x $$",
  ])("is let in where it grows: %s", (sql) => {
    expect(judge(sql)).toEqual([]);
  });

  it("takes away in a contract step only, one release after the last build that used it", () => {
    const sql = '-- contract: unused since 0.2.0\nALTER TABLE "claims" DROP COLUMN "notes";';
    expect(judge(sql, "0099_contract_notes.sql")).toEqual([]);
    expect(judge(sql, "0099_contract_notes.sql", "0.2.0")).toEqual([
      "0099_contract_notes.sql: version 0.2.0 may still run beside this one (0.2.0)",
    ]);
    expect(judge("DROP TABLE x", "0099_contract_notes.sql")).toHaveLength(1);
    expect(judge(sql)).toHaveLength(1);
  });
});
