import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import type { LetterFindingDto } from "@/lib/domain/letter/schema";
import { blankPlaces, placeOf } from "./letter-places";

type Marks = { findings: readonly LetterFindingDto[]; set: DecorationSet };

const KEY = new PluginKey<Marks>("letter-marks");

const BLANK_CLASS = "rounded-[2px] bg-mark text-on-mark";
const DOUBT_CLASS = "underline decoration-[#b3261e] decoration-wavy decoration-1 underline-offset-4";

function draw(doc: Node, findings: readonly LetterFindingDto[]): DecorationSet {
  const blanks = blankPlaces(doc).map(({ from, to }) =>
    Decoration.inline(from, to, { class: BLANK_CLASS, title: "A blank to fill" }),
  );
  const doubts = findings.flatMap((finding) => {
    const place = placeOf(doc, finding.text, finding.occurrence);
    if (!place) return [];
    return [
      Decoration.inline(place.from, place.to, { class: DOUBT_CLASS, title: "Not found in any source" }),
    ];
  });
  return DecorationSet.create(doc, [...blanks, ...doubts]);
}

/** Marks bracketed blanks, and the facts that no source holds; drawn on the letter, never part of it. */
export const LetterMarks = Extension.create({
  name: "letterMarks",
  addProseMirrorPlugins() {
    return [
      new Plugin<Marks>({
        key: KEY,
        state: {
          init: (_config, { doc }) => ({ findings: [], set: draw(doc, []) }),
          apply: (transaction, before) => {
            const findings: Marks["findings"] = transaction.getMeta(KEY) ?? before.findings;
            if (!transaction.docChanged && findings === before.findings) return before;
            return { findings, set: draw(transaction.doc, findings) };
          },
        },
        props: { decorations: (state) => KEY.getState(state)?.set },
      }),
    ];
  },
  addCommands() {
    return {
      markFindings:
        (findings) =>
        ({ tr, dispatch }) => {
          dispatch?.(tr.setMeta(KEY, findings).setMeta("addToHistory", false));
          return true;
        },
    };
  },
});

declare module "@tiptap/core" {
  interface Commands<ReturnType> {
    letterMarks: { markFindings: (findings: readonly LetterFindingDto[]) => ReturnType };
  }
}
