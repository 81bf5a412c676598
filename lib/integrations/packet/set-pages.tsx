import { Document, Page, renderToBuffer, Text, View } from "@react-pdf/renderer";
import { blockViews, type Setting } from "../pdf/block-view";
import type { Block } from "../pdf/blocks";
import { LETTER_FONT, letterFonts, SYMBOL_FONT } from "../pdf/fonts";
import { BODY_SIZE, MARGIN, styles, TEXT_WIDTH } from "../pdf/letter-style";
import { type Letterhead, letterheadView } from "../pdf/letterhead";
import { Printable } from "../pdf/printable";

export const STAMP_SIZE = 8;
/** In points; the stamp's line is set on a strip of this size. */
export const STAMP_BOX = { width: 540, height: 12 } as const;
const QUIET = "#4a4a4a";
const MARK_SIZE = 8.5;

/** A line of which only the title is cut when it is too long. */
type Mark = { start: string; title: string; end: string };

/** Sets blocks on US Letter, under the letterhead, or with a marking line at the head of every page. */
export async function setPages(
  blocks: readonly Block[],
  { letterhead, mark }: { letterhead?: Letterhead; mark?: Mark },
): Promise<Buffer> {
  const { setting, fontFamily } = await open();
  const head = letterhead ? letterheadView(letterhead, setting) : null;
  const views = blockViews(blocks, setting);
  const line = mark && markLine(mark, setting);
  return renderToBuffer(
    <Document>
      <Page size="LETTER" style={{ ...styles.page, fontFamily: fontFamily() }}>
        {line === undefined ? null : (
          <View fixed style={{ position: "absolute", left: MARGIN, right: MARGIN, top: 36 }}>
            <Text style={{ fontSize: MARK_SIZE, color: QUIET }}>{line}</Text>
          </View>
        )}
        {head}
        {views}
      </Page>
    </Document>,
  );
}

/** A page's stamp; a claim number that is too long for the line is cut, the page never. */
export type Stamp = {
  /** Of an enclosure: as the letter cites it, "Enclosure 2, page 5". */
  place: { enclosure: number; page: number } | null;
  claimNumber: string | null;
  page: number;
  of: number;
  draft: boolean;
};

/** One strip for each stamp, with the text at its right end. */
export async function setStamps(stamps: readonly Stamp[]): Promise<Buffer> {
  const { setting, fontFamily } = await open();
  const texts = stamps.map(({ place, claimNumber, page, of, draft }) => {
    const claim = claimNumber?.trim()
      ? `${fitted(`Claim ${claimNumber}`, STAMP_SIZE, STAMP_BOX.width - 210, setting)} · `
      : "";
    const cited = place ? `Enclosure ${place.enclosure}, page ${place.page} · ` : "";
    return `${draft ? "DRAFT · " : ""}${cited}${claim}page ${page} of ${of}`;
  });
  const style = { color: QUIET, fontSize: STAMP_SIZE, textAlign: "right" as const };
  const size: [number, number] = [STAMP_BOX.width, STAMP_BOX.height];
  return renderToBuffer(
    <Document>
      {texts.map((text) => (
        <Page
          key={text}
          size={size}
          style={{ fontFamily: fontFamily(), fontFeatureSettings: { liga: false } as unknown as string[] }}
        >
          <Text style={style}>{text}</Text>
        </Page>
      ))}
    </Document>,
  );
}

function markLine({ start, title, end }: Mark, setting: Setting): string {
  const rest = setting.fonts.width(start + end, MARK_SIZE, false);
  return `${start}${fitted(title, MARK_SIZE, TEXT_WIDTH - rest, setting)}${end}`;
}

async function open(): Promise<{ setting: Setting; fontFamily: () => string }> {
  const fonts = await letterFonts();
  const printable = new Printable(fonts);
  return {
    setting: { fonts, printable, width: TEXT_WIDTH, size: BODY_SIZE, bold: false },
    // Asked for after the text was made printable, which tells whether the second font is needed.
    fontFamily: () =>
      (printable.needsSymbols ? [LETTER_FONT, SYMBOL_FONT] : [LETTER_FONT]) as unknown as string,
  };
}

/** On one line: cut with "…" where it is too long. */
function fitted(text: string, size: number, width: number, { printable, fonts }: Setting): string {
  let line = printable.text(text.replace(/\s+/g, " ").trim());
  if (fonts.width(line, size, false) <= width) return line;
  while (line.length > 1 && fonts.width(`${line}…`, size, false) > width) line = line.slice(0, -1);
  return `${line.trimEnd()}…`;
}
