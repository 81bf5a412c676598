import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import journal from "@/db/migrations/meta/_journal.json";

/** The migrations that stay as they are; `npm run db:catalog` adds new ones. */
export const LANDED = "tests/fixtures/migrations.txt";

/** One line per migration of the journal, in its order: the file's SHA-256 and its name. */
export function migrationFiles(): Promise<string[]> {
  return Promise.all(
    journal.entries.map(async ({ tag }) => {
      const bytes = await readFile(`db/migrations/${tag}.sql`);
      return `${createHash("sha256").update(bytes).digest("hex")}  ${tag}.sql`;
    }),
  );
}

export async function readLines(file: string): Promise<string[]> {
  return (await readFile(file, "utf8")).split("\n").filter((line) => line !== "");
}
