import { and, eq, inArray, isNull } from "drizzle-orm";
import { claims } from "@/db/schema/claims";
import { AppError, invalid } from "@/lib/core/errors";
import { audit } from "@/lib/domain/kernel/audit";
import { operation } from "@/lib/domain/kernel/operation";
import { balanceOf } from "../paper/balance";
import { getFileInPractice } from "../posting/files";
import { REMITTANCE_MESSAGES } from "../schema";
import { applyChange } from "./changes";
import { correctSheetAnswer, correctSheetInput, type SheetChange } from "./schema";
import { balanceDto } from "./sheet-dto";
import { isPaper, judgeSheet, replaceSheet, sheetOf } from "./sheets";

/** What may still change once a paper is posted: which claim a part of it belongs to. */
const AFTERWARD: ReadonlySet<SheetChange["field"]> = new Set(["claim_id", "left_out"]);

export const correctRemittance = operation(
  {
    name: "correctRemittance",
    access: "user",
    input: correctSheetInput,
    answer: correctSheetAnswer,
    summary: "Correct what was read on a remittance on paper",
    description:
      "Each change names its claim and line by their place on the paper, from 1; one behind the last is added. " +
      "claim_id says which claim on file it is, left_out keeps a part from being posted. Once a paper is posted only " +
      "these two change. version is that of the preview; 409 when somebody was faster.",
    refuses: ["CONFLICT"],
  },
  async (ctx, { remittanceId, version, changes }, tx) => {
    const file = await getFileInPractice(tx, ctx, remittanceId, { forUpdate: true });
    if (!isPaper(file) || (file.state !== "ready" && file.state !== "applied" && file.state !== "stopped"))
      throw new AppError("CONFLICT", REMITTANCE_MESSAGES.notCorrectable);
    if (
      file.state !== "ready" &&
      changes.some(({ field, line }) => !AFTERWARD.has(field) || line !== undefined)
    )
      throw new AppError("CONFLICT", REMITTANCE_MESSAGES.posted);
    const kept = await sheetOf(tx, ctx, remittanceId, { forUpdate: true });
    if (kept.version !== version) throw new AppError("CONFLICT", REMITTANCE_MESSAGES.correctedSince);
    const chosen = [
      ...new Set(changes.flatMap(({ field, value }) => (field === "claim_id" && value ? [value] : []))),
    ];
    const known =
      chosen.length === 0
        ? []
        : await tx
            .select({ id: claims.id })
            .from(claims)
            .where(
              and(
                eq(claims.practiceId, ctx.practiceId),
                inArray(claims.id, chosen),
                isNull(claims.deletedAt),
              ),
            );
    if (known.length < chosen.length) throw invalid({ changes: [REMITTANCE_MESSAGES.noSuchClaim] });
    const { sheet } = kept;
    for (const change of changes) {
      const wrong = applyChange(sheet, change);
      if (wrong) throw invalid({ changes: [wrong] });
    }
    await replaceSheet(tx, ctx, remittanceId, sheet);
    await judgeSheet(tx, ctx, file, sheet);
    await audit(tx, ctx, {
      action: "update",
      entity: "remittance",
      entityId: remittanceId,
      detail: { corrected: [...new Set(changes.map(({ field }) => field))].sort() },
    });
    return { version: version + 1, ...balanceDto(balanceOf(sheet)) };
  },
);
