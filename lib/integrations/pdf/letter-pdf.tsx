import { Document, Page, renderToBuffer, Text, View } from "@react-pdf/renderer";
import { AppError } from "@/lib/core/errors";
import { blockViews, type Setting } from "./block-view";
import { type Block, type LetterFormat, MAX_LETTER, parseLetterBlocks } from "./blocks";
import { LETTER_FONT, letterFonts, SYMBOL_FONT } from "./fonts";
import { signatureGroups } from "./keep-together";
import { BODY_SIZE, styles, TEXT_WIDTH } from "./letter-style";
import { type Letterhead, letterheadView } from "./letterhead";
import { Printable } from "./printable";

export interface LetterPdfInput {
  letterhead: Letterhead;
  /** The letter as edited, with date, payer's address, RE block and signature block. Sanitized before it is stored. */
  content: string;
  format: LetterFormat;
  claimNumber: string | null;
  /** Says so at the head of each page (docs/product.md, I4). */
  draft?: boolean;
  /** Title in the file's metadata. Mail systems log it: no patient data. */
  title?: string;
  /** Creation date in the metadata; with the same date the same input gives the same bytes. */
  createdAt?: Date;
}

export interface LetterPdf {
  bytes: Uint8Array;
  pages: number;
  /** Characters that no font of ours has (most emoji, Chinese, Devanagari); each was printed as "�". */
  replaced: string[];
}

const MAX_PARTS = 12_000;
const TOO_LONG =
  "This letter is too long to be made into a PDF. Shorten it, or attach the long part as a document.";

/** Sets the letter on US Letter paper. Throws AppError (TOO_LARGE, UNPROCESSABLE) for content that cannot be set. */
export async function renderLetterPdf(input: LetterPdfInput): Promise<LetterPdf> {
  if (input.content.length > MAX_LETTER) throw new AppError("TOO_LARGE", TOO_LONG);
  const fonts = await letterFonts();
  const printable = new Printable(fonts);
  const setting: Setting = {
    fonts,
    printable,
    width: TEXT_WIDTH,
    size: BODY_SIZE,
    bold: false,
  };
  const blocks = readBlocks(input.content, input.format);
  if (countParts(blocks) > MAX_PARTS) throw new AppError("TOO_LARGE", TOO_LONG);

  const letterhead = letterheadView(input.letterhead, setting);
  const body = signatureGroups(blocks).map((group, index) =>
    group.together ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the letter is set once and never updated
      <View key={index} wrap={false} style={styles.together}>
        {blockViews(group.blocks, setting)}
      </View>
    ) : (
      blockViews(group.blocks, setting)
    ),
  );
  const claim = input.claimNumber?.replace(/\s+/g, " ").trim();
  const footerStart = claim ? `Claim ${printable.text(claim)} · ` : "";
  const footerSize = Math.max(
    5,
    Math.min(9, (9 * (TEXT_WIDTH - 80)) / fonts.width(footerStart || " ", 9, false)),
  );
  let pages = 0;

  const letter = (
    <Document
      title={input.title ?? "Appeal letter"}
      language="en-US"
      creator="Appeals desk"
      producer="Appeals desk"
      creationDate={input.createdAt ?? new Date()}
    >
      <Page
        size="LETTER"
        style={{ ...styles.page, fontFamily: fontStack(printable) }}
        layout={({ children, pageNumber = 1, totalPages = pageNumber }) => {
          pages = Math.max(pages, pageNumber);
          return (
            <>
              {children}
              {input.draft && <Text style={styles.draft}>DRAFT · not ready to be sent</Text>}
              <Text style={{ ...styles.footer, fontSize: footerSize }} hyphenationPenalty={10_000}>
                {`${footerStart}Page ${pageNumber} of ${totalPages}`}
              </Text>
            </>
          );
        }}
      >
        {letterhead}
        {body}
      </Page>
    </Document>
  );
  const bytes = new Uint8Array(await renderToBuffer(letter));
  return { bytes, pages, replaced: [...printable.replaced] };
}

/** The symbol font is named, and so loaded and embedded, only when a letter needs it. */
const fontStack = (printable: Printable) =>
  (printable.needsSymbols ? [LETTER_FONT, SYMBOL_FONT] : [LETTER_FONT]) as unknown as string;

function readBlocks(content: string, format: LetterFormat): Block[] {
  try {
    return parseLetterBlocks(content, format);
  } catch (cause) {
    // The Markdown reader recurses; brackets or quotes nested thousands deep end its stack.
    if (cause instanceof RangeError) {
      throw new AppError(
        "UNPROCESSABLE",
        "The layout of this letter is too deeply nested. Simplify it and try again.",
      );
    }
    throw cause;
  }
}

/** Texts, cells and items: what the time of setting depends on beside the characters. */
function countParts(blocks: readonly Block[]): number {
  let count = 0;
  for (const block of blocks) {
    count += 1;
    if ("runs" in block) count += block.runs.length;
    else if (block.kind === "quote") count += countParts(block.blocks);
    else if (block.kind === "list") for (const item of block.items) count += 1 + countParts(item);
    else if (block.kind === "table") {
      for (const row of block.rows) for (const cell of row.cells) count += 1 + countParts(cell.blocks);
    }
  }
  return count;
}
