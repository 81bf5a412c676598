import type { Align } from "./blocks";

/** Tags that style the text inside them. */
export const INLINE: Record<string, "bold" | "italic" | "underline" | "strike" | "highlight" | "code"> = {
  b: "bold",
  strong: "bold",
  i: "italic",
  em: "italic",
  cite: "italic",
  u: "underline",
  ins: "underline",
  s: "strike",
  strike: "strike",
  del: "strike",
  mark: "highlight",
  code: "code",
  kbd: "code",
  samp: "code",
};
/** Tags whose content is no text of the letter. */
export const UNSEEN = new Set(
  "script style template title head textarea select option noscript iframe noembed noframes object svg math".split(
    " ",
  ),
);
/** Boxes: the text before, in and after them gets paragraphs of its own. */
export const BOUNDARIES = new Set(
  (
    "div section article header footer main aside nav address figure figcaption center form fieldset dl dt dd details " +
    "summary caption body html"
  ).split(" "),
);
const SAFE_LINK = /^(?:https?:\/\/|mailto:|tel:)[^\s<>"']+$/i;

/** The link if it may be printed as one (http, https, mailto, tel), else undefined. */
export const safeLink = (href: string | undefined) =>
  href && SAFE_LINK.test(href.trim()) ? href.trim() : undefined;

/** A `colspan` or `rowspan`. */
export const span = (value: string | undefined) => {
  const number = Number.parseInt(value ?? "1", 10);
  return number >= 1 && number <= 1000 ? number : 1;
};

export function alignment(attributes: Record<string, string>): Align | undefined {
  const value = /(?:^|;)\s*text-align\s*:\s*(left|center|right|justify)\s*(?:;|$)/i.exec(
    attributes.style ?? "",
  )?.[1];
  const named = (value ?? attributes.align)?.toLowerCase();
  return named === "left" || named === "center" || named === "right" || named === "justify"
    ? named
    : undefined;
}
