import { amountOf } from "@/lib/core/money";
import { balanceOf } from "@/lib/domain/remittance/paper/balance";
import type { EobLine, EobSheet } from "@/lib/domain/remittance/paper/sheet";

type TrueLine = {
  date: string | null;
  code: string | null;
  units: number | null;
  billed: string | null;
  allowed: string | null;
  deductible: string | null;
  copay: string | null;
  coinsurance: string | null;
  paid: string | null;
  adjustments: string[];
  remarks: string[];
};
type TrueClaim = {
  patient: string | null;
  member_id: string | null;
  claim: string | null;
  account: string | null;
  reversal?: boolean;
  interest?: string;
  lines: TrueLine[];
};

/** What a remittance of the fixtures holds. Money is "12.00"; an adjustment is "CO-45 12.00". */
export type TrueSheet = {
  payer: string | null;
  trace: string | null;
  paid_on: string | null;
  total: string | null;
  provider_adjustments: string[];
  claims: TrueClaim[];
};

/** Cells that are right among those that the paper has, and those that were made up. */
export type SheetScore = {
  cells: number;
  right: number;
  invented: number;
  wrong: string[];
  balanced: boolean | null;
};

const money = (cents: number | null) => (cents === null ? null : amountOf(cents));
const plain = (text: string | null) => text?.toUpperCase().replace(/[^A-Z0-9]/g, "") ?? null;

const shownLine = (line: EobLine): TrueLine => ({
  date: line.serviceFrom,
  code: [line.code, ...line.modifiers].filter(Boolean).join("-") || null,
  units: line.units,
  billed: money(line.billed),
  allowed: money(line.allowed),
  deductible: money(line.deductible),
  copay: money(line.copay),
  coinsurance: money(line.coinsurance),
  paid: money(line.paid),
  adjustments: line.adjustments
    .map((one) => `${one.group}-${one.reason || one.printed.split(":")[0]} ${money(one.amount)}`)
    .sort(),
  remarks: line.remarks,
});

/** A code of the payer's own has no group on the paper; one that the patient's share tells is no error. */
const adjustmentKey = (text: string) => text.replace(/^(?:CO|PR|OA)?-(?=[A-Z]?\d*[A-Z]|0\d{3}|\d{4})/, "-");

export function scoreSheet(sheet: EobSheet, truth: TrueSheet): SheetScore {
  const score: SheetScore = {
    cells: 0,
    right: 0,
    invented: 0,
    wrong: [],
    balanced: balanceOf(sheet).balanced,
  };
  const compare = (where: string, found: unknown, right: unknown) => {
    if (right === null || right === undefined) {
      if (found !== null && found !== undefined) {
        score.invented += 1;
        score.wrong.push(`${where}: ${String(found)} is not on the paper`);
      }
      return;
    }
    score.cells += 1;
    if (String(found) === String(right)) score.right += 1;
    else score.wrong.push(`${where}: ${String(found)}, should be ${String(right)}`);
  };
  compare("payer", plain(sheet.payer), plain(truth.payer));
  compare("trace", plain(sheet.traceNumber), plain(truth.trace));
  compare("paid on", sheet.paidOn, truth.paid_on);
  compare("total", money(sheet.total), truth.total);
  compare(
    "provider adjustments",
    sheet.providerAdjustments.map(({ reason, amount }) => `${reason} ${money(amount)}`).join() || null,
    truth.provider_adjustments.join() || null,
  );
  compare("claims", sheet.claims.length, truth.claims.length);
  truth.claims.forEach((claim, index) => {
    const found = sheet.claims[index];
    const at = `claim ${index + 1}`;
    compare(`${at} patient`, words(found?.patientName ?? null), words(claim.patient));
    compare(`${at} member`, plain(found?.memberId ?? null), plain(claim.member_id));
    compare(`${at} number`, plain(found?.claimNumber ?? null), plain(claim.claim));
    compare(`${at} account`, plain(found?.patientAccount ?? null), plain(claim.account));
    compare(`${at} interest`, money(found?.interest ?? null), claim.interest ?? null);
    compare(`${at} reversal`, found?.reversal || null, claim.reversal ?? null);
    compare(`${at} lines`, found?.lines.length, claim.lines.length);
    claim.lines.forEach((line, order) => {
      const own = found?.lines[order];
      const shown = own ? shownLine(own) : null;
      for (const key of [
        "date",
        "code",
        "units",
        "billed",
        "allowed",
        "deductible",
        "copay",
        "coinsurance",
        "paid",
      ] as const)
        compare(`${at} line ${order + 1} ${key}`, shown?.[key] ?? null, line[key]);
      const keys = (list: readonly string[] | undefined) =>
        list?.map(adjustmentKey).sort().join("; ") || null;
      compare(`${at} line ${order + 1} adjustments`, keys(shown?.adjustments), keys(line.adjustments));
      compare(`${at} line ${order + 1} remarks`, shown?.remarks.join() || null, line.remarks.join() || null);
    });
  });
  return score;
}

/** "DOE, JANE" and "Jane Doe" are one name. */
const words = (name: string | null): string | null =>
  name === null ? null : (name.toUpperCase().match(/\p{L}+/gu) ?? []).sort().join(" ");
