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
  PARAGRAPH_GAP,
  QUOTE_INDENT,
  styles,
  textSize,
} from "./letter-style";
import type { Printable } from "./printable";
import { tableView } from "./table-view";
import { fitWords, pieces } from "./text-fit";

/** Space that has to stay free below a heading for it to stand there: two lines of text. */
const PRESENCE = 44;
const TIGHT_GAP = 3;
/** Text narrower than this, in points, is not indented further. */
const NARROW = 48;
/** Above this cost the line breaker never takes the seam between two styles of one word as a break. */
const NEVER = 10_000;

/** What every part of a letter needs in order to be set. */
export interface Setting {
  fonts: LetterFonts;
  printable: Printable;
  width: number;
  size: number;
  bold: boolean;
  /** Inside a table cell, list item or quote: less space between blocks, none below the last. */
  tight: boolean;
}

// These are called as functions, not mounted as components: the renderer knows only its own elements well, and a
// letter of forty pages has thousands of them.
export function blockViews(blocks: readonly Block[], setting: Setting): ReactNode[] {
  return blocks.flatMap((block, index) => {
    const last = index === blocks.length - 1;
    const gap = setting.tight ? (last ? 0 : TIGHT_GAP) : undefined;
    return blockView(
      block,
      blocks[index + 1],
      gap === undefined ? {} : { marginBottom: gap },
      `${index}`,
      setting,
    );
  });
}

function blockView(
  block: Block,
  next: Block | undefined,
  gap: { marginBottom?: number },
  key: string,
  setting: Setting,
): ReactNode[] {
  switch (block.kind) {
    case "paragraph": {
      if (block.runs.length === 0) {
        return [
          <View
            key={key}
            style={{ height: lineHeight(setting.size), marginBottom: PARAGRAPH_GAP, ...gap }}
          />,
        ];
      }
      return textViews(
        block.runs,
        block.align,
        key,
        setting,
        { ...styles.paragraph, ...gap },
        leadsOn(block, next),
      );
    }
    case "heading": {
      const size = Math.max(setting.size, HEADING_SIZE[block.level] * (setting.size / BODY_SIZE));
      const style = { ...styles.heading, ...gap };
      return textViews(
        block.runs,
        block.align,
        key,
        { ...setting, size, bold: true },
        style,
        leadsOn(block, next),
      );
    }
    case "preformatted": {
      const text = block.text
        .replace(/\t/g, "    ")
        .replace(/^ +| {2,}/gm, (spaces) => "\u00A0".repeat(spaces.length));
      return textViews([{ text }], "left", key, setting, { ...styles.paragraph, ...gap }, false);
    }
    case "rule":
      return [<View key={key} style={styles.rule} />];
    case "quote":
      if (setting.width - QUOTE_INDENT < NARROW) return blockViews(block.blocks, setting);
      return [
        <View key={key} style={{ ...styles.quote, ...gap }}>
          {blockViews(block.blocks, { ...setting, width: setting.width - QUOTE_INDENT, tight: true })}
        </View>,
      ];
    case "list":
      return [listView(block, key, gap, setting)];
    case "table":
      return [tableView(block.rows, key, setting)];
  }
}

function listView(
  list: Extract<Block, { kind: "list" }>,
  key: string,
  gap: { marginBottom?: number },
  setting: Setting,
): ReactNode {
  const markers = list.items.map((_, index) => (list.ordered ? `${list.start + index}.` : "•"));
  const widest = Math.max(
    0,
    ...markers.map((marker) => setting.fonts.width(marker, setting.size, setting.bold)),
  );
  const indent = Math.max(LIST_INDENT, Math.ceil(widest) + 10);
  if (setting.width - indent < NARROW) {
    const marked = list.items.flatMap((item, index) => [
      markerParagraph(`${markers[index]} `, item[0]),
      ...item.slice(1),
    ]);
    return <View key={key}>{blockViews(marked, setting)}</View>;
  }
  return (
    <View key={key} style={{ ...styles.list, ...gap }}>
      {list.items.map((item, index) => (
        // The marker takes no room in the row: after a page break the text goes on without it and keeps its indent.
        // biome-ignore lint/suspicious/noArrayIndexKey: the letter is set once and never updated
        <View key={index} style={styles.item}>
          <Text
            style={{
              ...textSize(setting.size),
              width: indent - 6,
              marginRight: 6 - indent,
              textAlign: "right",
            }}
          >
            {markers[index]}
          </Text>
          <View style={{ marginLeft: indent, width: setting.width - indent }}>
            {item.length > 0 ? (
              blockViews(item, { ...setting, width: setting.width - indent, tight: true })
            ) : (
              <View style={{ height: lineHeight(setting.size) }} />
            )}
          </View>
        </View>
      ))}
    </View>
  );
}

/** In a column too narrow for an indent, the marker stands in the text. */
function markerParagraph(marker: string, block: Block | undefined): Block {
  if (block?.kind === "paragraph") return { ...block, runs: [{ text: marker }, ...block.runs] };
  return { kind: "paragraph", align: "left", runs: [{ text: marker }] };
}

type TextStyle = Record<string, unknown>;

function textViews(
  runs: readonly Run[],
  align: Align,
  key: string,
  setting: Setting,
  style: TextStyle,
  leads: boolean,
): ReactNode[] {
  const printable = runs.map((run) => ({ ...run, text: setting.printable.text(run.text) }));
  const fitted = fitWords(printable, setting.fonts, setting.size, setting.width, setting.bold);
  const parts = runsText(fitted).length > 6000 ? pieces(fitted) : [fitted];
  return parts.map((part, index) => (
    <Text
      // biome-ignore lint/suspicious/noArrayIndexKey: the letter is set once and never updated
      key={`${key}.${index}`}
      hyphenationPenalty={NEVER}
      {...(leads ? { minPresenceAhead: PRESENCE } : {})}
      style={{
        ...textSize(setting.size),
        ...style,
        ...(align === "left" ? {} : { textAlign: align }),
        ...(index < parts.length - 1 ? { marginBottom: 0 } : {}),
      }}
    >
      {part.map(runView)}
    </Text>
  ));
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
