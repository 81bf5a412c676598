import type { Tx } from "@/db/client";
import type { Ctx } from "@/lib/domain/kernel/context";
import type { BundlingEdit } from "@/lib/domain/move/facts/move-facts";
import { ncciEdit } from "@/lib/domain/reference/edits";

/** Reasons that say one service is paid within another. */
const BUNDLING = new Set(["97", "231", "234", "236", "B14", "B15"]);
const MOST_CODES = 8;

/**
 * What the practice's loaded edits say of a bundled line: a pair with no modifier allowed before one that allows it. Null where the
 * reason is another one, or nothing was loaded for that day; "not loaded" is never taken for "no edit".
 */
export async function bundlingEdit(
  tx: Tx,
  ctx: Ctx,
  { carc, procedures, on }: { carc: string; procedures: readonly string[]; on: string | null },
): Promise<BundlingEdit | null> {
  if (!BUNDLING.has(carc) || !on) return null;
  const codes = [...new Set(procedures.map((code) => code.split("-")[0]?.toUpperCase() ?? ""))]
    .filter((code) => /^[A-Z0-9]{5}$/.test(code))
    .slice(0, MOST_CODES);
  let found: BundlingEdit | null = null;
  for (const [index, codeA] of codes.entries()) {
    for (const codeB of codes.slice(index + 1)) {
      const answer = await ncciEdit(tx, ctx, { codeA, codeB, on });
      if (answer.state === "not_loaded") return null;
      if (answer.state === "no_edit") found ??= "no_edit";
      else if (answer.modifier === "not_allowed") return "modifier_not_allowed";
      else if (answer.modifier === "allowed") found = "modifier_allowed";
    }
  }
  return found;
}
