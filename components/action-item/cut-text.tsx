import { cutText } from "./item-texts";
import { OpenText } from "./open-text";

/** A text cut at so many letters: the full one on hover and focus, and in its place by a click or a tap. */
export function CutText({ text, length }: { text: string; length: number }) {
  const { shown, isCut } = cutText(text, length);
  if (!isCut) return <span className="whitespace-pre-line break-words">{text}</span>;
  return <OpenText text={text} shown={shown} />;
}
