import type { Tx } from "@/db/client";
import { AppError } from "@/lib/core/errors";
import type { Ctx } from "@/lib/domain/kernel/context";
import { balanceOf } from "../paper/balance";
import type { RemittanceFile } from "../posting/files";
import { REMITTANCE_MESSAGES } from "../schema";
import { balanceDto } from "./sheet-dto";
import { sheetOf } from "./sheets";

/** A paper is posted as a person has seen it: that version, and what is off only where they said so. Throws CONFLICT. */
export async function requireSeen(
  tx: Tx,
  ctx: Ctx,
  file: RemittanceFile,
  seen: { version?: number | undefined; accept_differences: boolean },
): Promise<void> {
  if (file.state !== "ready") return;
  const { sheet, version } = await sheetOf(tx, ctx, file.id);
  if (seen.version !== undefined && seen.version !== version)
    throw new AppError("CONFLICT", REMITTANCE_MESSAGES.correctedSince);
  const balance = balanceOf(sheet);
  if (balance.balanced !== false || seen.accept_differences) return;
  throw new AppError("CONFLICT", REMITTANCE_MESSAGES.offBy, {
    extra: { code: "not_balanced", ...balanceDto(balance) },
  });
}
