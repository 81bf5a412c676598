import { StyleSheet } from "@react-pdf/renderer";

/** US Letter in points, and the text area within one-inch margins. */
const PAGE_WIDTH = 612;
export const MARGIN = 72;
export const TEXT_WIDTH = PAGE_WIDTH - 2 * MARGIN;

export const BODY_SIZE = 11;
export const TABLE_SIZE = 9.5;
/** Space between blocks, and between those of a list item or cell. It is the gap of what holds them and never their
 * margin: a gap vanishes at a page break, a margin would be carried over or push its block to the next page. */
const BLOCK_GAP = 8;
const TIGHT_GAP = 3;
export const LIST_INDENT = 22;
export const QUOTE_INDENT = 20;
export const HEADING_SIZE = { 1: 14, 2: 12.5, 3: 11 } as const;

/**
 * Line height in points, in quarters of a point. All heights are such: the layout engine adds them up in single
 * precision, and takes a long table or list whose sums are off for one that cannot be broken.
 */
export const lineHeight = (size: number) => Math.round(size * 1.3 * 4) / 4;

/** As text, because a bare number would be taken for a multiple of the font size. */
export const textSize = (size: number) => ({ fontSize: size, lineHeight: `${lineHeight(size)}pt` });

const INK = "#111111";
const QUIET = "#4a4a4a";
const LINE = "#8a8a8a";

export const styles = StyleSheet.create({
  page: {
    paddingTop: MARGIN,
    paddingHorizontal: MARGIN,
    paddingBottom: MARGIN + 4,
    rowGap: BLOCK_GAP,
    color: INK,
    fontSize: BODY_SIZE,
    // Ligatures would make "fi" one sign; searching and copying a name must find its letters.
    fontFeatureSettings: { liga: false } as unknown as string[],
  },
  footer: {
    position: "absolute",
    left: MARGIN,
    right: MARGIN,
    bottom: 38,
    color: QUIET,
    textAlign: "center",
  },
  draft: {
    position: "absolute",
    left: MARGIN,
    right: MARGIN,
    top: 22,
    fontSize: 11,
    fontWeight: 700,
    color: "#9f1d16",
    textAlign: "center",
  },
  letterhead: { marginTop: -20, marginBottom: 16 },
  letterheadTop: { flexDirection: "row", alignItems: "flex-end", justifyContent: "space-between" },
  letterheadRule: { marginTop: 8, borderBottomWidth: 0.75, borderBottomColor: INK },
  logo: { height: 44, objectFit: "contain", objectPosition: "left" },
  practice: { ...textSize(17), fontWeight: 600 },
  contact: { ...textSize(9), color: QUIET },
  heading: { fontWeight: 600, marginTop: 6, marginBottom: -3 },
  together: { rowGap: BLOCK_GAP },
  list: { rowGap: TIGHT_GAP },
  // Not stretched: a marker as tall as its item could not be broken.
  item: { flexDirection: "row", alignItems: "flex-start" },
  tight: { rowGap: TIGHT_GAP },
  quote: {
    marginLeft: QUOTE_INDENT - 10,
    paddingLeft: 10,
    rowGap: TIGHT_GAP + 2,
    borderLeftWidth: 1.25,
    borderLeftColor: LINE,
  },
  rule: { borderBottomWidth: 0.5, borderBottomColor: LINE, marginVertical: 4 },
  tableTop: { borderTopWidth: 0.5, borderColor: LINE },
  row: { flexDirection: "row" },
  cell: {
    rowGap: TIGHT_GAP,
    paddingHorizontal: 5,
    paddingTop: 3,
    paddingBottom: 3,
    borderColor: LINE,
    borderRightWidth: 0.5,
  },
  cellFirst: { borderLeftWidth: 0.5 },
  cellClosed: { borderBottomWidth: 0.5 },
  cellGoesOn: { paddingBottom: 1.5 },
  cellContinued: { paddingTop: 1.5 },
  cellHeader: { fontWeight: 600, backgroundColor: "#f0f0f0" },
  bold: { fontWeight: 600 },
  italic: { fontStyle: "italic" },
  underline: { textDecoration: "underline" },
  strike: { textDecoration: "line-through" },
  both: { textDecoration: "underline line-through" as "underline" },
  highlight: { backgroundColor: "#fff1a8" },
  link: { color: INK, textDecoration: "underline" },
});
