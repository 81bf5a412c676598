const TAG = /<(\/?)(?:think|thinking|thought|reasoning|reflection)\b[^<>]{0,100}>/gi;
/** The beginning of a tag at the very end of a text that is still coming in. */
const PARTIAL_TAG = /<\/?[a-z]{0,12}$/i;

/**
 * The answer without its reasoning, also when a block never ends or its opening tag was swallowed by the server. Called again
 * on the whole text as it streams in, so that a tag split over pieces is seen; with `complete` false a possible beginning of
 * a tag is held back.
 */
export function withoutReasoning(text: string, complete: boolean): string {
  let answer = "";
  let from = 0;
  let inside = false;
  for (const tag of text.matchAll(TAG)) {
    const closes = tag[1] === "/";
    // A closing tag without an opening one: all before it was reasoning.
    if (closes && !inside) answer = "";
    if (!closes && !inside) answer += text.slice(from, tag.index);
    inside = !closes;
    from = tag.index + tag[0].length;
  }
  if (!inside) answer += text.slice(from);
  return (complete ? answer : answer.replace(PARTIAL_TAG, "")).trim();
}
