/** "Our policy covers purchase after: chronic pain of three months; failure of other treatment; and a trial of 30 days". */
const LISTED =
  /\b(?:policy|guidelines?|plan|criteria|determination)\b[^:;]{0,40}\b(?:covers?|pays?|allows?|approves?|requires?|asks? for|calls? for)\b[^:;]{0,60}:\s+([^:]+;[^:]+)$/i;

/** "The policy allows this only if symptoms have lasted six months and three treatments failed": two criteria. */
export function conditionsOf(sentence: string): string[] {
  const listed =
    LISTED.exec(sentence)?.[1]
      ?.replace(/\.$/, "")
      .split(/;\s+(?:and\s+|or\s+)?/) ?? [];
  if (listed.length > 1 && listed.every((part) => part.split(" ").length >= 3))
    return listed.map((part) => part.trim());
  const found = /\b(?:policy|guidelines?|plan|criteria|contract)\b.{0,90}?\bonly (?:if|when)\s+(.+)$/i.exec(
    sentence,
  );
  const parts = (found?.[1] ?? "")
    .replace(/\.$/, "")
    .split(/[,;]\s+(?:and\s+)?|\s+and\s+(?=at least|the |no |there |symptoms|treatment|documentation)/i)
    .map((part) => part.trim());
  return parts.length > 1 && parts.every((part) => part.split(" ").length >= 3) ? parts : [];
}
