import type { PaperKind } from "@/lib/core/notice";
import { classifyDenial } from "@/lib/domain/reading/denial/category";
import { isNoReason, reasonStrength } from "@/lib/domain/reading/denial/denial-cues";
import { sentencesOn } from "./facts/ground";
import { OF_A_SHARE, unpaidRows } from "./facts/unpaid-row";

/** "DENIED: EX-TF1 Timely filing.", "EX18  DUPLICATE CLAIM/SERVICE": a line that gives the payer's word for it. */
const HEADED =
  /^(?:claim |line )?(?:denied|denial(?: reason)?|denied because|reason(?: for denial)?|explanation|remark)\s*(?:[:=-]|\s(?=(?:EX|CO|PR|OA)?-?[A-Z]?\d))/i;
const CALLED_DENIED =
  /\b(?:closed|finalized|processed) as denied\b|\bduplicate (?:claim|charge|service|bill|line)s?\b|\bdenied (?:as|for|because|due to)\b/i;
/** What a paper says of disputes, proofs and later claims is no reason. */
const OF_RIGHTS =
  /\b(?:you may|you can|if you|to (?:appeal|dispute)|appeals?\b|disputes?\b|reconsideration|send (?:it|us|the)|submit|within \d+ days)\b/i;
/** Papers in which a reason is wanting and may still be printed; a paid one, a bill or a request for records gives none. */
const MAY_GIVE_ONE: readonly (PaperKind | null)[] = [
  ...(["denial", "partial_denial", "remittance", "other", "chart_note", "proof_of_sending"] as const),
  null,
];
const STRONG = 2;
const MOST = 3;

/** What the payer says beside a service that it paid with nothing: words that weigh too little where no such row stands. */
const SOME = 0.7;
function saidBesideRow(noticeText: string): string {
  const all = sentencesOn({ text: noticeText, place: "" });
  if (unpaidRows(noticeText).length === 0) return "";
  const told = all
    .map(behindAmounts)
    .filter((said) => said !== "" && !AMOUNTS_ALONE.test(said) && !isNoReason(said) && !OF_A_SHARE.test(said))
    .filter((said) => !OF_RIGHTS.test(said) || reasonStrength(said) >= STRONG)
    .filter((said) => reasonStrength(said) >= SOME || (categoryOfReason(said) ?? "other") !== "other");
  return [...new Set(told)].slice(0, MOST).join(" ");
}
const AMOUNTS_ALONE = /^[\d\s$.,/-]*$/;

/**
 * The payer's words for its refusal, for the step alone, where no reason was read from its paper. Of a paper that reads like one of a paid claim, only those
 * beside a service of which nothing was paid.
 */
export function reasonOnPaper(noticeText: string, kind: PaperKind | null): string {
  const said = reasonInWords(noticeText, kind);
  return said === "" && (kind === "paid_eob" || MAY_GIVE_ONE.includes(kind))
    ? saidBesideRow(noticeText)
    : said;
}

function reasonInWords(noticeText: string, kind: PaperKind | null): string {
  if (!MAY_GIVE_ONE.includes(kind)) return "";
  const isRefusal = (said: string) =>
    !isNoReason(said) &&
    (HEADED.test(said) || CALLED_DENIED.test(said) || reasonStrength(said) >= STRONG) &&
    !(OF_RIGHTS.test(said) && !HEADED.test(said) && reasonStrength(said) < STRONG);
  const found = sentencesOn({ text: noticeText, place: "" }).map(behindAmounts);
  // "DENIED: EX-TF1 Timely filing. Claim received 10/15/2026. Network limit 180 days": its line goes on.
  const all = found.flatMap((said, at) => (isRefusal(said) ? [said, ...followers(found, at)] : []));
  return [...new Set(all)].slice(0, MOST).join(" ");
}

/** "99213   104.00   0.00   EX18  DUPLICATE CLAIM/SERVICE": the last column of a row has its reason. */
const behindAmounts = (said: string) =>
  /\d\.\d{2}(?!\d)\s+(?!.*(?<![A-Z]\d?)\d\.\d{2}(?!\d))(\S.*)$/.exec(said)?.[1] ?? said;

const followers = (found: readonly string[], at: number): string[] => {
  const next = found[at + 1];
  return HEADED.test(found[at] ?? "") && next && !OF_RIGHTS.test(next) ? [next] : [];
};

export const categoryOfReason = (reason: string) =>
  reason === "" ? null : (classifyDenial(reason, undefined)?.category ?? null);
