/** A row of a table that has nothing but modifiers: "|            |   59, GP  |". */
const MODIFIERS_ALONE = /^[\s|]*((?:[A-Z][A-Z0-9]|\d\d)(?:[\s,|]{1,8}(?:[A-Z][A-Z0-9]|\d\d))*)[\s|]*$/;
const CODE_IN_ROW = /(?<![\w.$/-])(\d{5}|[A-V]\d{4})(?![\w/-]|\.\d)/;
const APART = /\b(?:25|58|59|76|77|78|79|91|X[EPSU])\b/;
/** "Does not release this pair on modifier 59 alone", "modifier 59 was reported but not supported": the payer has seen it. */
const SEEN_BY_PAYER =
  /\b(?:on|with|upon) (?:the )?modifier (25|59|76|77|91|X[EPSU]) (?:alone|by itself)\b|\b(?:the |your )?modifier (25|59|76|77|91|X[EPSU]) (?:(?:that |which )?(?:was|is) (?:billed|reported|appended|submitted|used|present|on the (?:line|claim))|you (?:billed|reported|appended|used|sent))\b|(?<!\b(?:if|when|unless)\b[^.]{0,60})\b(?:was|were) (?:billed|reported|submitted) with (?:the )?modifier (25|59|76|77|91|X[EPSU])\b/i;

/** The modifiers that set a denied line apart and stand below its code, or that the payer says it has seen: "97140 59". */
export function setApartBelow(paper: string, reason: string, denied: readonly string[]): string[] {
  const codes = denied.map((code) => code.slice(0, 5));
  const said = SEEN_BY_PAYER.exec(reason)?.slice(1).find(Boolean);
  const lines = paper.split("\n");
  const below = lines.flatMap((line, at) => {
    const modifiers = APART.exec(MODIFIERS_ALONE.exec(line)?.[1] ?? "")?.[0];
    const code = CODE_IN_ROW.exec(lines[at - 1] ?? "")?.[1];
    return modifiers && code && codes.includes(code) ? [`${code} ${modifiers}`] : [];
  });
  return said && codes[0] ? [...below, `${codes[0]} ${said}`] : below;
}
