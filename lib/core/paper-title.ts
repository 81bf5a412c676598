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
  // "1-277ca-reports": a transaction's or a test's own number goes on in letters.
  const title = words
    .replace(/^\d{1,2}[ .)]+(?=\d*\p{L})/u, "")
    .replace(SHORT_NAMES, (name) => name.toUpperCase());
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** "mri and ekg", "lefs sheets": what is never written in small letters but in a file's name. */
const SHORT_NAMES =
  /(?<![\p{L}\d])(?:mri|emg|ekg|ecg|xr|277ca|837p|abn|pcp|ime|eob|era|dme|cgm|tens|fce|hep|lefs|odi|ndi|dash|midas|phq ?9|gad ?7|ncv|lmn|npi|w9)(?![\p{L}\d])/gu;
