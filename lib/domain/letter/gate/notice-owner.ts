import { npiWarning } from "@/lib/core/npi";
import { compactOf } from "../check/source-index";

/** What payers know a practice and its people by. Numbers as digits alone. */
export type OwnNames = { names: readonly string[]; tins: ReadonlySet<string>; npis: ReadonlySet<string> };

const NPI_IN_TEXT = /(?<!\d)\d{10}(?!\d)/g;
const NPI_LABEL = /\bNPI\b|national provider/i;
/** "Tax ID: 12-3456789", "EIN 123456789"; a bare nine-digit number is anything. */
const TIN_IN_TEXT =
  /\b(?:tax\s*(?:payer)?\s*(?:id|identification|i\.d\.)?(?:\s*(?:no|number))?|TIN|F?EIN|employer\s+id(?:entification)?(?:\s+number)?)\s*[.:#]*\s*(\d{2}[-\s]?\d{7})(?!\d)/gi;

/**
 * Whose notice it is (docs/product.md, I5), as with 835 files: `ours` where it prints the practice's name, NPI or TIN; `foreign` where it
 * prints such numbers, all of them others'; `unclear` where there is nothing to compare.
 */
export function noticeOwner(notice: string, own: OwnNames): "ours" | "foreign" | "unclear" {
  const compact = compactOf(notice);
  if (own.names.some((name) => isTelling(name) && compact.includes(compactOf(name)))) return "ours";
  const digits = notice.replace(/\D/g, " ");
  const npis = [...digits.matchAll(NPI_IN_TEXT)].map(([npi]) => npi);
  if (npis.some((npi) => own.npis.has(npi))) return "ours";
  const tins = [...notice.matchAll(TIN_IN_TEXT)].map(([, tin = ""]) => tin.replace(/\D/g, ""));
  if (tins.some((tin) => own.tins.has(tin))) return "ours";
  const printsNpi = NPI_LABEL.test(notice) && npis.some((npi) => npiWarning(npi) === null);
  const comparable = (printsNpi && own.npis.size > 0) || (tins.length > 0 && own.tins.size > 0);
  return comparable ? "foreign" : "unclear";
}

/** "PT" or "Care" stands in any letter. */
const isTelling = (name: string) => compactOf(name).length >= 6;
