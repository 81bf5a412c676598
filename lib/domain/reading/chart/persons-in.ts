import type { Line } from "../page/page-lines";
import type { ChartSubject } from "./chart";
import { delimitedIn } from "./forms/delimited";
import { stackedIn } from "./forms/stacked";
import { accountsOf, withRows } from "./person/account-lines";
import { householdRows } from "./person/household-rows";
import { namesakeRows } from "./person/namesake-rows";
import { withoutNamedOthers } from "./person/other-persons";
import { withoutOthersSentences } from "./person/others-sentences";
import { type Known, learnIdentity, learnSex, type OwnedLines, ownLines } from "./person/page-owner";
import { type HiddenPerson, withoutOthersColumns } from "./person/person-columns";
import { proxysOwnWords } from "./person/proxy-writers";

/** A paper's lines without the cells that are another person's, and whose each line is. */
type OwnedPaper = { lines: Line[]; hidden: HiddenPerson[]; owned: OwnedLines };

/** Whose each line of a chart's papers is. What one paper says of the patient tells a namesake on another one apart. */
export function personsIn(
  papers: readonly Line[][],
  subject: ChartSubject,
): { papers: OwnedPaper[]; known: Known | undefined } {
  const learned = learnIdentity(papers, subject);
  const sex = learned && learnSex(papers, learned);
  const all = papers.map((lines) => {
    const columns = withoutOthersColumns(lines, learned);
    const sentences = withoutOthersSentences(
      columns.lines,
      learned && { ...learned, ...(sex ? { sex } : {}) },
    );
    return { lines: sentences.lines, hidden: [...columns.hidden, ...sentences.hidden] };
  });
  const identity = learnIdentity(
    all.map(({ lines }) => lines),
    subject,
  );
  const known = identity && { ...identity, ...(sex ? { sex } : {}) };
  const withoutOthersRows = accountsOf(
    all.map(({ lines }) => lines),
    known,
  );
  const owners = withoutNamedOthers(
    all.map(({ lines }, at) => ({
      lines,
      owned: withRows(
        withoutOthersRows(lines, ownLines(lines, known)),
        new Map([
          // From the paper as printed: a name that was taken out of its row as another column's still tells whose the row is.
          ...(known ? householdRows(papers[at] ?? [], known.name) : []),
          ...(known ? namesakeRows(papers[at] ?? [], known.name) : []),
          ...delimitedIn(lines, known?.name, known).others,
          ...stackedIn(lines, () => true, known?.name).others,
          ...(known ? proxysOwnWords(lines, known.name) : []),
        ]),
      ),
    })),
    known?.name,
  );
  return { papers: all.map((paper, at) => ({ ...paper, owned: owners[at] as OwnedLines })), known };
}
