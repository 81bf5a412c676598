import type { AppealDocumentType } from "./enums";

const TITLES: Record<AppealDocumentType, string> = {
  denial_letter: "Denial letter",
  claim_form: "Original claim",
  supporting_docs: "",
};

type Named = { type: AppealDocumentType; name: string };

/** What the letter, its list of enclosures and every screen beside it call a paper. */
export const paperTitle = ({ type, name }: Named): string => TITLES[type] || titleOfFile(name);

/** A file's name as a title: a number that only sorts the files is no part of it. */
export function titleOfFile(name: string): string {
  const words = name
    .replace(/\.[A-Za-z0-9]{1,5}$/, "")
    .replaceAll(/[_-]+/g, " ")
    .trim();
  const title = words.replace(/^\d{1,2}[ .)]+(?=\p{L})/u, "");
  return title.charAt(0).toUpperCase() + title.slice(1);
}
