/** A text in pieces, those that are web addresses with `href`. `at` is where the piece begins. */
export function linkParts(text: string): { at: number; text: string; href: string | null }[] {
  const parts: { at: number; text: string; href: string | null }[] = [];
  let end = 0;
  for (const match of text.matchAll(/https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g)) {
    if (match.index > end) parts.push({ at: end, text: text.slice(end, match.index), href: null });
    parts.push({ at: match.index, text: match[0], href: match[0] });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ at: end, text: text.slice(end), href: null });
  return parts;
}
