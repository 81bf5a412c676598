/** "The policy allows this only if symptoms have lasted six months and three treatments failed": two criteria. */
export function conditionsOf(sentence: string): string[] {
  const found = /\b(?:policy|guidelines?|plan|criteria|contract)\b.{0,90}?\bonly (?:if|when)\s+(.+)$/i.exec(
    sentence,
  );
  const parts = (found?.[1] ?? "")
    .replace(/\.$/, "")
    .split(/[,;]\s+(?:and\s+)?|\s+and\s+(?=at least|the |no |there |symptoms|treatment|documentation)/i)
    .map((part) => part.trim());
  return parts.length > 1 && parts.every((part) => part.split(" ").length >= 3) ? parts : [];
}
