import { Link, Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { type Align, type Block, type Run, runsText } from "./blocks";
import type { LetterFonts } from "./fonts";
import { leadsOn } from "./keep-together";
import {
  BODY_SIZE,
  HEADING_SIZE,
  LIST_INDENT,
  lineHeight,
  QUOTE_INDENT,
  styles,
  textSize,
} from "./letter-style";
import type { Printable } from "./printable";
import { tableView } from "./table-view";
import { fitWords, pieces } from "./text-fit";

/** Space that has to stay free below a heading for it to stand there: two lines of text. */
const PRESENCE = 44;
/** Text narrower than this, in points, is not indented further. */
const NARROW = 48;
/** Longer paragraphs are set in pieces: line breaking costs more than linearly. */
const MAX_WHOLE = 6000;
/** Above this cost the line breaker never takes the seam between two styles of one word as a break. */
const NEVER = 10_000;

/** What every part of a letter needs in order to be set. */
export interface Setting {
  fonts: LetterFonts;
  printable: Printable;
  width: number;
  size: number;
  bold: boolean;
}

// These are called as functions, not mounted as components: a letter of forty pages has thousands of them, and an
// error thrown in a component never reaches the caller.
export function blockViews(blocks: readonly Block[], setting: Setting): ReactNode[] {
  return blocks.flatMap((block, index) => blockView(block, blocks[index + 1], `${index}`, setting));
}

function blockView(block: Block, next: Block | undefined, key: string, setting: Setting): ReactNode[] {
  switch (block.kind) {
    case "paragraph":
      if (block.runs.length === 0) return [<View key={key} style={{ height: lineHeight(setting.size) }} />];
      return [textView(block.runs, block.align, key, setting, {}, leadsOn(block, next))];
    case "heading": {
      const size = Math.max(setting.size, HEADING_SIZE[block.level] * (setting.size / BODY_SIZE));
      const heading = { ...setting, size, bold: true };
      return [textView(block.runs, block.align, key, heading, styles.heading, leadsOn(block, next))];
    }
    case "preformatted": {
      const text = block.text
        .replace(/\t/g, "    ")
        .replace(/^ +| {2,}/gm, (spaces) => "\u00A0".repeat(spaces.length));
      return [textView([{ text }], "left", key, setting, {}, false)];
    }
    case "rule":
      return [<View key={key} style={styles.rule} />];
    case "quote":
      if (setting.width - QUOTE_INDENT < NARROW) return blockViews(block.blocks, setting);
      return [
        <View key={key} style={styles.quote}>
          {blockViews(block.blocks, { ...setting, width: setting.width - QUOTE_INDENT })}
        </View>,
      ];
    case "list":
      return listViews(block, key, setting);
    case "table":
      return [tableView(block.rows, key, setting, blockViews)];
  }
}

function listViews(list: Extract<Block, { kind: "list" }>, key: string, setting: Setting): ReactNode[] {
  const markers = list.items.map((_, index) => (list.ordered ? `${list.start + index}.` : "•"));
  const widths = markers.map((marker) => setting.fonts.width(marker, setting.size, setting.bold));
  const indent = Math.ceil(widths.reduce((widest, each) => Math.max(widest, each + 10), LIST_INDENT));
  const inner = { ...setting, width: setting.width - indent };
  if (inner.width < NARROW) {
    const marked = list.items.flatMap((item, index) => [
      markerParagraph(`${markers[index]} `, item[0]),
      ...item.slice(1),
    ]);
    return [
      <View key={key} style={styles.list}>
        {blockViews(marked, setting)}
      </View>,
    ];
  }
  const marker = {
    ...textSize(setting.size),
    width: indent - 6,
    marginRight: 6 - indent,
    textAlign: "right" as const,
  };
  return [
    <View key={key} style={styles.list}>
      {list.items.map((item, index) => (
        // The marker takes no room in the row: after a page break the text goes on without it and keeps its indent.
        // biome-ignore lint/suspicious/noArrayIndexKey: the letter is set once and never updated
        <View key={index} style={styles.item}>
          <Text style={marker}>{markers[index]}</Text>
          <View style={{ ...styles.tight, marginLeft: indent, width: inner.width }}>
            {item.length > 0 ? (
              blockViews(item, inner)
            ) : (
              <View style={{ height: lineHeight(setting.size) }} />
            )}
          </View>
        </View>
      ))}
    </View>,
  ];
}

/** In a column too narrow for an indent, the marker is in the text. */
function markerParagraph(marker: string, block: Block | undefined): Block {
  if (block?.kind === "paragraph") return { ...block, runs: [{ text: marker }, ...block.runs] };
  const alone: Block = { kind: "paragraph", align: "left", runs: [{ text: marker.trim() }] };
  return alone;
}

type TextStyle = Record<string, unknown>;

function textView(
  runs: readonly Run[],
  align: Align,
  key: string,
  setting: Setting,
  style: TextStyle,
  leads: boolean,
): ReactNode {
  const printable = runs.map((run) => ({ ...run, text: setting.printable.text(run.text) }));
  const fitted = fitWords(printable, setting.fonts, setting.size, setting.width, setting.bold);
  const textStyle = {
    ...textSize(setting.size),
    ...style,
    ...(align === "left" ? {} : { textAlign: align }),
  };
  const presence = leads ? { minPresenceAhead: PRESENCE } : {};
  if (runsText(fitted).length <= MAX_WHOLE) {
    return (
      <Text key={key} hyphenationPenalty={NEVER} style={textStyle} {...presence}>
        {fitted.map(runView)}
      </Text>
    );
  }
  return (
    <View key={key} {...presence}>
      {pieces(fitted).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the letter is set once and never updated
        <Text key={index} hyphenationPenalty={NEVER} style={textStyle}>
          {part.map(runView)}
        </Text>
      ))}
    </View>
  );
}

function runView(run: Run, index: number): ReactNode {
  const style = {
    ...(run.href ? styles.link : {}),
    ...(run.bold ? styles.bold : {}),
    ...(run.italic ? styles.italic : {}),
    ...(run.highlight ? styles.highlight : {}),
    ...decoration(run),
  };
  if (run.href) {
    return (
      <Link key={index} src={run.href} style={style}>
        {run.text}
      </Link>
    );
  }
  if (Object.keys(style).length === 0) return run.text;
  return (
    <Text key={index} style={style}>
      {run.text}
    </Text>
  );
}

function decoration(run: Run) {
  const underline = run.underline || run.href;
  if (underline && run.strike) return styles.both;
  if (run.strike) return styles.strike;
  return underline ? styles.underline : {};
}
