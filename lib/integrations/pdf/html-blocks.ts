import { Parser } from "htmlparser2";
import type { Align, Block, Cell, Run, TableRow } from "./blocks";
import { alignment, BOUNDARIES, INLINE, safeLink, span, UNSEEN } from "./html-tags";
import { trimmed } from "./run-text";

/** Lists and quotes nested deeper than this are read as part of the level above. */
const MAX_DEPTH = 8;

type Style = Omit<Run, "text">;
type List = Extract<Block, { kind: "list" }>;
type Table = Extract<Block, { kind: "table" }>;
interface OpenText {
  kind: "paragraph" | "heading";
  level: 1 | 2 | 3;
  align: Align;
  runs: Run[];
  /** Written as a paragraph in the source, so it stays when it is empty. */
  explicit: boolean;
}

/** Reads HTML as a stream, so that depth and size of the markup cost no recursion. */
export function htmlToBlocks(html: string): Block[] {
  const builder = new BlockBuilder();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => builder.open(name, attributes),
      ontext: (text) => builder.text(text),
      onclosetag: (name) => builder.close(name),
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.write(html);
  parser.end();
  return builder.finish();
}

class BlockBuilder {
  private readonly root: Block[] = [];
  /** Where the next block goes; one entry per open item, quote and cell. */
  private readonly targets: Block[][] = [this.root];
  /** Undo steps, one per open tag. */
  private readonly undo: (() => void)[] = [];
  private lists: List[] = [];
  private tables: { table: Table; head: boolean; row: TableRow | undefined }[] = [];
  private styles: Style[] = [];
  private current: OpenText | undefined;
  private pre: string | undefined;
  private unseen = 0;
  private depth = 0;

  open(name: string, attributes: Record<string, string>) {
    this.undo.push(this.enter(name, attributes) ?? nothing);
  }

  close(_name: string) {
    this.undo.pop()?.();
  }

  text(text: string) {
    if (this.unseen) return;
    if (this.pre !== undefined) {
      this.pre += text;
      return;
    }
    if (!this.current && !/[^ \t\r\n\f]/.test(text)) return;
    // Text between rows or items belongs to no cell; it is kept as a paragraph of its own.
    const current = this.current ?? this.start("paragraph", 1, "left", false);
    current.runs.push({ text: text.replace(/[ \t\r\n\f]+/g, " "), ...this.styles.at(-1) });
  }

  finish(): Block[] {
    this.flush();
    return this.root;
  }

  private enter(name: string, attributes: Record<string, string>): (() => void) | undefined {
    if (this.unseen || UNSEEN.has(name)) {
      this.unseen += 1;
      return () => {
        this.unseen -= 1;
      };
    }
    const mark = INLINE[name];
    if (mark) return this.style({ [mark]: true });
    switch (name) {
      case "a": {
        const href = safeLink(attributes.href);
        return href ? this.style({ href }) : undefined;
      }
      case "br":
        if (this.pre !== undefined) this.pre += "\n";
        else (this.current ?? this.start("paragraph", 1, "left", true)).runs.push({ text: "\n" });
        return undefined;
      case "hr":
        this.flush();
        this.target().push({ kind: "rule" });
        return undefined;
      case "input":
        if (attributes.type === "checkbox") this.text("checked" in attributes ? "☒ " : "☐ ");
        return undefined;
      case "p":
      case "h1":
      case "h2":
      case "h3":
      case "h4":
      case "h5":
      case "h6":
        return this.textBlock(name, attributes);
      case "pre":
        return this.preformatted();
      case "blockquote":
        return this.nest((target) => {
          const blocks: Block[] = [];
          target.push({ kind: "quote", blocks });
          return blocks;
        });
      case "ul":
      case "ol":
        return this.list(name === "ol", attributes.start);
      case "li":
        return this.item();
      case "table":
        return this.table();
      case "thead":
      case "tbody":
      case "tfoot":
        return this.section(name === "thead");
      case "tr":
        return this.row();
      case "th":
      case "td":
        return this.cell(name === "th", attributes);
      default:
        if (!BOUNDARIES.has(name)) return undefined;
        this.flush();
        return () => this.flush();
    }
  }

  private target(): Block[] {
    return this.targets.at(-1) ?? this.root;
  }

  private style(style: Style): () => void {
    this.styles.push({ ...this.styles.at(-1), ...style });
    return () => {
      this.styles.pop();
    };
  }

  private start(kind: "paragraph" | "heading", level: 1 | 2 | 3, align: Align, explicit: boolean): OpenText {
    this.current = { kind, level, align, runs: [], explicit };
    return this.current;
  }

  private flush() {
    const { current } = this;
    this.current = undefined;
    if (!current) return;
    const runs = trimmed(current.runs);
    if (runs.length === 0 && (!current.explicit || current.kind === "heading")) return;
    this.target().push(
      current.kind === "heading"
        ? { kind: "heading", level: current.level, align: current.align, runs }
        : { kind: "paragraph", align: current.align, runs },
    );
  }

  private textBlock(name: string, attributes: Record<string, string>): () => void {
    this.flush();
    const align = alignment(attributes) ?? "left";
    if (name === "p") this.start("paragraph", 1, align, true);
    else this.start("heading", Math.min(3, Number(name[1])) as 1 | 2 | 3, align, true);
    return () => this.flush();
  }

  private preformatted(): () => void {
    this.flush();
    this.pre ??= "";
    return () => {
      const text = this.pre?.replace(/^\n|\n$/g, "");
      this.pre = undefined;
      if (text) this.target().push({ kind: "preformatted", text });
    };
  }

  /** Opens a block that holds blocks; past the depth limit its content joins the block around it. */
  private nest(begin: (target: Block[]) => Block[]): () => void {
    this.flush();
    if (this.depth >= MAX_DEPTH) return () => this.flush();
    this.depth += 1;
    this.targets.push(begin(this.target()));
    return () => {
      this.flush();
      this.targets.pop();
      this.depth -= 1;
    };
  }

  private list(ordered: boolean, start: string | undefined): () => void {
    this.flush();
    if (this.depth >= MAX_DEPTH) return () => this.flush();
    const first = Number.parseInt(start ?? "1", 10);
    const list: List = { kind: "list", ordered, start: Math.abs(first) < 1e6 ? first : 1, items: [] };
    this.target().push(list);
    this.lists.push(list);
    return () => {
      this.flush();
      this.lists.pop();
    };
  }

  private item(): () => void {
    const list = this.lists.at(-1);
    if (!list) {
      this.flush();
      return () => this.flush();
    }
    return this.nest(() => {
      const blocks: Block[] = [];
      list.items.push(blocks);
      return blocks;
    });
  }

  private table(): () => void {
    this.flush();
    // A table inside a table cannot be printed within a column; its cells become paragraphs of the outer cell.
    if (this.tables.length > 0) return () => this.flush();
    const table: Table = { kind: "table", rows: [] };
    this.target().push(table);
    this.tables.push({ table, head: false, row: undefined });
    const lists = this.lists;
    this.lists = [];
    return () => {
      this.flush();
      this.tables.pop();
      this.lists = lists;
      markHeaders(table);
    };
  }

  private section(head: boolean): () => void {
    this.flush();
    const state = this.tables.at(-1);
    if (state) state.head = head;
    return () => {
      if (state) state.head = false;
    };
  }

  private row(): () => void {
    this.flush();
    const state = this.tables.at(-1);
    // targets grows inside a cell: a row there belongs to an inner table.
    if (!state || state.row) return () => this.flush();
    const row: TableRow = { header: state.head, cells: [] };
    state.row = row;
    return () => {
      this.flush();
      state.row = undefined;
      if (row.cells.length > 0) state.table.rows.push(row);
    };
  }

  private cellOpen = false;

  private cell(header: boolean, attributes: Record<string, string>): () => void {
    this.flush();
    const row = this.tables.at(-1)?.row;
    if (!row || this.cellOpen) return () => this.flush();
    const blocks: Block[] = [];
    const cell: Cell = {
      header,
      colspan: span(attributes.colspan),
      rowspan: span(attributes.rowspan),
      blocks,
    };
    row.cells.push(cell);
    this.targets.push(blocks);
    this.cellOpen = true;
    const align = alignment(attributes);
    return () => {
      this.flush();
      this.cellOpen = false;
      this.targets.pop();
      if (align)
        for (const block of blocks) if ("align" in block && block.align === "left") block.align = align;
    };
  }
}

const nothing = () => {};

function markHeaders(table: Table) {
  for (const row of table.rows) {
    if (row.header) continue;
    if (!row.cells.every((cell) => cell.header)) break;
    row.header = true;
  }
  // Only leading rows can be repeated on each page.
  const body = table.rows.findIndex((row) => !row.header);
  for (const row of table.rows.slice(Math.max(0, body))) if (body >= 0) row.header = false;
}
