"use client";

import { createContext, useContext } from "react";
import type { Highlight } from "@/components/document/highlight";
import { Button } from "@/components/ui/button";

interface LetterBeside {
  /** Shows a place of a document. */
  onShow: (place: Highlight) => void;
  /** Puts a sentence into the letter. */
  onPut: (sentence: string) => void;
}

const BesideContext = createContext<LetterBeside | null>(null);

/** The letter that the evidence stands beside. */
export const LetterBesideProvider = BesideContext.Provider;

function useLetterBeside(): LetterBeside {
  const letter = useContext(BesideContext);
  if (!letter) throw new Error("evidence stands outside the letter's step");
  return letter;
}

/** Leads to the place of a passage: "Chart note.pdf, page 3". */
export function ShowPassage({ place, name }: { place: Highlight; name: string }) {
  const { onShow } = useLetterBeside();
  return (
    <Button
      size="sm"
      className="max-w-full"
      // Read as one: the two parts below are boxes of their own, so that only the name is cut.
      aria-label={`${name}, page ${place.page}`}
      onClick={() => onShow(place)}
    >
      <span aria-hidden className="icon icon-crosshair" />
      <span className="flex min-w-0">
        <span className="truncate">{name}</span>
        <span className="shrink-0 whitespace-pre">, page {place.page}</span>
      </span>
    </Button>
  );
}

export function PutSentence({ sentence }: { sentence: string }) {
  const { onPut } = useLetterBeside();
  return (
    <Button size="sm" onClick={() => onPut(sentence)}>
      <span aria-hidden className="icon icon-plus" /> Put in
    </Button>
  );
}
