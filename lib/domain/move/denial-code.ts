import type { LetterFacts } from "@/lib/domain/letter/facts/facts";

/** "CO-50", "PR 204", "co50" and a bare "50" are all the reason 50. Empty when no reason code is given. */
export function carcOf(facts: LetterFacts): string {
  const code = (facts.denialCode ?? "").toUpperCase();
  const grouped = /\b(?:CO|PR|OA|PI|CR)[\s-]*0*([ABDPWY]?\d{1,3})\b/.exec(code);
  const bare = /^\s*(?:CARC\s*)?0*([ABDPWY]?\d{1,3})\s*$/.exec(code);
  return grouped?.[1] ?? bare?.[1] ?? "";
}

/** Remark codes from their own field and from the code and the reason as printed. */
export function remarksOf(facts: LetterFacts): string[] {
  const printed = `${facts.denialCode ?? ""} ${facts.denialText ?? ""}`.toUpperCase();
  const found = printed.match(/\b(?:MA\d{1,3}|[MN]\d{1,3})\b/g) ?? [];
  return [...new Set([...(facts.remarkCodes ?? []).map((code) => code.trim().toUpperCase()), ...found])];
}

/** The group code in front of the reason: who bears the amount. */
export function groupCodeOf(facts: LetterFacts): "CO" | "PR" | "OA" | "PI" | undefined {
  const group = /\b(CO|PR|OA|PI)[\s-]*0*[ABDPWY]?\d{1,3}\b/i.exec(facts.denialCode ?? "")?.[1]?.toUpperCase();
  return group as "CO" | "PR" | "OA" | "PI" | undefined;
}

export const denialSays = (facts: LetterFacts, pattern: RegExp) => pattern.test(facts.denialText ?? "");
