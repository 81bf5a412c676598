import { readFileSync, writeFileSync } from "node:fs";
import { scopeOf } from "@/lib/core/api-scopes";
import { OTHER_ROUTES, PAGES, SERVER_ACTIONS } from "@/lib/core/entry-points";
import { CALLERS, ENTRY_KINDS, type EntryKind, ROLE_TABLE } from "@/lib/domain/kernel/permission";
import type { OpenApiDocument } from "@/lib/transport/openapi/document";

/**
 * `npx tsx scripts/role-table.ts`: writes the role table into docs/security.md. A test fails when it stands there
 * otherwise, so that a call that moves to other people shows in a review.
 */
const FILE = "docs/security.md";
const [BEGIN, END] = ["<!-- role table: begin -->", "<!-- role table: end -->"];

export function roleTable(document: OpenApiDocument): string {
  const calls = new Map<EntryKind, string[]>(ENTRY_KINDS.map((kind) => [kind, []]));
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (method === "servers" || !("x-access" in operation)) continue;
      calls.get(operation["x-access"] as EntryKind)?.push(`\`${method.toUpperCase()} ${path}\``);
    }
  }
  const keyless: string[] = [];
  for (const call of calls.get("user") ?? []) {
    const [method = "", path = ""] = call.replaceAll("`", "").split(" ");
    if (!scopeOf(method, path)) keyless.push(call);
  }
  const row = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
  const entries = Object.entries({ ...PAGES, ...SERVER_ACTIONS, ...OTHER_ROUTES });
  const others = [...new Set(entries.map(([, access]) => access))].map((access) =>
    row([
      access,
      entries
        .filter(([, one]) => one === access)
        .map(([name]) => `\`${name}\``)
        .join(", "),
    ]),
  );
  const named = ENTRY_KINDS.filter((kind) => kind !== "user");
  return [
    row(["Calls for", ...CALLERS]),
    row(["---", ...CALLERS.map(() => "---")]),
    ...ENTRY_KINDS.map((kind) => row([kind, ...CALLERS.map((caller) => ROLE_TABLE[kind][caller])])),
    "",
    `Every call is for any member (\`user\`, ${calls.get("user")?.length ?? 0} calls) but these:`,
    "",
    row(["Calls for", "Calls"]),
    row(["---", "---"]),
    ...named.map((kind) => row([kind, [...(calls.get(kind) ?? [])].sort().join(", ")])),
    "",
    `An API key is let in by its scopes at the calls for any member (\`lib/core/api-scopes.ts\`), but never at these ${keyless.length}: ${keyless.sort().join(", ")}.`,
    "",
    "Entries that are no call of the API:",
    "",
    row(["Access", "Pages, server actions and routes"]),
    row(["---", "---"]),
    ...others,
  ].join("\n");
}

/** The table as the document shows it. */
export function writtenRoleTable(): string {
  const text = readFileSync(FILE, "utf8");
  return text.slice(text.indexOf(BEGIN) + BEGIN.length, text.indexOf(END)).trim();
}

async function write(): Promise<void> {
  const { apiDocument } = await import("@/app/api/v1/openapi.json/api-document");
  const text = readFileSync(FILE, "utf8");
  const [before, rest = ""] = text.split(BEGIN);
  const after = rest.split(END)[1] ?? "";
  writeFileSync(FILE, `${before}${BEGIN}\n\n${roleTable(await apiDocument())}\n\n${END}${after}`);
}

if (process.argv[1]?.endsWith("role-table.ts")) await write();
