import type { ReferenceKind } from "@/db/schema/reference";

/** One row that an official file gives. */
export type ReferenceRow =
  | {
      table: "edits";
      columnOne: string;
      columnTwo: string;
      effective: string;
      deleted: string | null;
      modifier: string;
    }
  | { table: "units"; code: string; units: number; adjudication: string }
  | {
      table: "texts";
      key: string;
      part: string;
      heading: string;
      body: string;
      from: string | null;
      through: string | null;
    };

export type RowsOf = (lines: AsyncIterable<string>) => AsyncIterable<ReferenceRow>;

/** What the first lines of a file show it to be; null for what is not loaded. */
export function kindOf(head: string): ReferenceKind | null {
  if (
    /^﻿?\s*<\?xml|^\s*<(?:ECFR|DLPSTEXTCLASS|DIV\d)\b/.test(head) &&
    /<DIV\d\b|<ECFR\b|DLPSTEXTCLASS/.test(head)
  )
    return "ecfr";
  if (/MUE Values/i.test(head)) return "ncci_mue";
  if (/Column 1[\s\S]{0,400}Column 2/i.test(head)) return "ncci_ptp";
  if (/^﻿?"?lcd_id"?,/i.test(head)) return "lcd";
  if (/^﻿?"?article_id"?,/i.test(head)) return "article";
  if (/^\d{5} [A-Z]\d[0-9A-Z]{1,5} +[01] /.test(head)) return "icd10cm";
  if (/^[A-Z]\d{4}[ \d]{5}\d?[37 ]/.test(head) && (head.split(/\r?\n/)[0] ?? "").length >= 280)
    return "hcpcs";
  return null;
}

/** "20260401" and "4/1/2026" to ISO; null for "*" and nothing. */
export function dayOf(text: string): string | null {
  const plain = text.trim();
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(plain);
  if (compact) return `${compact[1]}-${compact[2]}-${compact[3]}`;
  const written = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(plain);
  if (written) return `${written[3]}-${written[1]?.padStart(2, "0")}-${written[2]?.padStart(2, "0")}`;
  const iso = /^\d{4}-\d{2}-\d{2}/.exec(plain);
  return iso ? iso[0] : null;
}
