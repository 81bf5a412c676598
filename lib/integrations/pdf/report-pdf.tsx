import { Document, Page, renderToBuffer, StyleSheet, Text, View } from "@react-pdf/renderer";
import { LETTER_FONT, letterFonts, SYMBOL_FONT } from "./fonts";
import { Printable } from "./printable";

export interface ReportTable {
  title: string;
  /** Under a table without rows. */
  none: string;
  headings: readonly string[];
  rows: readonly (readonly string[])[];
  /** Share of each column; what is not the first is set to the right unless `words` says so. */
  widths: readonly number[];
  words?: readonly number[];
}

export interface Report {
  title: string;
  practice: string;
  period: string;
  figures: readonly { label: string; value: string; note: string }[];
  tables: readonly ReportTable[];
  notes: readonly string[];
  createdAt: Date;
}

const QUIET = "#4a4a4a";
const LINE = "#c8c8c8";

const styles = StyleSheet.create({
  page: { paddingHorizontal: 54, paddingVertical: 40, fontSize: 9.5, color: "#111111" },
  practice: { fontSize: 10, color: QUIET },
  title: { fontSize: 19, fontWeight: 600, marginTop: 2 },
  period: { fontSize: 10.5, color: QUIET, marginTop: 2 },
  figures: {
    flexDirection: "row",
    marginTop: 14,
    marginBottom: 4,
    paddingVertical: 9,
    borderTopWidth: 0.75,
    borderBottomWidth: 0.75,
    borderColor: "#111111",
  },
  figure: { flex: 1, paddingRight: 8 },
  label: { fontSize: 8.5, color: QUIET },
  value: { fontSize: 16, fontWeight: 600, marginTop: 2 },
  note: { fontSize: 8, color: QUIET, marginTop: 1 },
  heading: { fontSize: 11, fontWeight: 600, marginTop: 12, marginBottom: 3 },
  row: { flexDirection: "row", paddingVertical: 2.5, borderBottomWidth: 0.5, borderColor: LINE },
  head: { fontSize: 8.5, color: QUIET },
  cell: { paddingRight: 6, maxLines: 3, textOverflow: "ellipsis" },
  right: { textAlign: "right" },
  none: { color: QUIET },
  notes: { position: "absolute", left: 54, right: 54, bottom: 28, fontSize: 8, color: QUIET },
});

/** Sets figures and tables on one sheet of US Letter paper. The caller keeps the tables short. */
export async function renderReportPdf(report: Report): Promise<Uint8Array<ArrayBuffer>> {
  const printable = new Printable(await letterFonts());
  const text = (value: string) => printable.text(value);
  const body = (
    <>
      <Text style={styles.practice}>{text(report.practice)}</Text>
      <Text style={styles.title}>{text(report.title)}</Text>
      <Text style={styles.period}>{text(report.period)}</Text>
      <View style={styles.figures}>
        {report.figures.map(({ label, value, note }) => (
          <View key={label} style={styles.figure}>
            <Text style={styles.label}>{label}</Text>
            <Text style={styles.value}>{value}</Text>
            <Text style={styles.note}>{note}</Text>
          </View>
        ))}
      </View>
      {report.tables.map((table) => (
        <TableView key={table.title} table={table} text={text} />
      ))}
      <View style={styles.notes}>
        {report.notes.map((note) => (
          <Text key={note}>{note}</Text>
        ))}
      </View>
    </>
  );
  const fonts = (printable.needsSymbols ? [LETTER_FONT, SYMBOL_FONT] : [LETTER_FONT]) as unknown as string;
  const bytes = await renderToBuffer(
    <Document
      title={report.title}
      language="en-US"
      creator="Appeals desk"
      producer="Appeals desk"
      creationDate={report.createdAt}
    >
      <Page size="LETTER" style={{ ...styles.page, fontFamily: fonts }}>
        {body}
      </Page>
    </Document>,
  );
  return new Uint8Array(bytes);
}

function TableView({ table, text }: { table: ReportTable; text: (value: string) => string }) {
  const style = (index: number) => ({
    ...styles.cell,
    width: `${table.widths[index] ?? 10}%`,
    ...(index > 0 && !table.words?.includes(index) && styles.right),
  });
  return (
    <View>
      <Text style={styles.heading}>{table.title}</Text>
      {table.rows.length === 0 ? (
        <Text style={styles.none}>{table.none}</Text>
      ) : (
        <>
          <View style={{ ...styles.row, ...styles.head }}>
            {table.headings.map((heading, index) => (
              <Text key={heading} style={style(index)}>
                {heading}
              </Text>
            ))}
          </View>
          {table.rows.map((cells) => (
            <View key={cells.join("|")} style={styles.row} wrap={false}>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the sheet is set once and never updated
                <Text key={index} style={style(index)} hyphenationPenalty={10_000}>
                  {text(cell)}
                </Text>
              ))}
            </View>
          ))}
        </>
      )}
    </View>
  );
}
