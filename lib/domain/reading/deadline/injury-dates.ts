import { findDates, parseFormDate } from "../page/calendar-date";
import type { Reading } from "../page/candidate";

/** "DOI", "Date of accident", "Loss date", "Injured on", "Date of accident/injury", with the day behind them. */
const LABEL =
  /\b(?:DOI|D\/I|D\.O\.I\.?|DOL|D\/L|DOA|D\/A|(?:date|day) of (?:the |this )?(?:injury|accident|loss|incident|crash|collision)(?: ?\/ ?(?:injury|accident|loss|illness))?|(?:injury|accident|loss|incident|crash)(?: ?\/ ?(?:injury|accident|illness))? date|date injured|injured on|injury|accident|loss)\b[\s:.#_-]{0,24}$/i;

/** Such a label over the day, in the column of it. */
const ALONE =
  /^(?:DOI|D\.O\.I\.?|DOL|DOA|(?:date|day) of (?:the |this )?(?:injury|accident|loss|incident)(?: ?\/ ?(?:injury|accident|loss|illness))?|(?:injury|accident|loss|incident) date|date injured)\W*$/i;

/** The days that a label calls those of an accident or injury. They date no paper. */
export function injuryDatesOf({ lines }: Pick<Reading, "lines">): string[] {
  return lines.flatMap((line, at) => {
    const behind = findDates(line.text).flatMap(({ iso, start }) =>
      LABEL.test(line.text.slice(0, start)) ? [iso] : [],
    );
    const under = line.cells
      .filter(({ text }) => ALONE.test(text))
      .flatMap((label) => {
        const cell = lines[at + 1]?.cells.find(({ start, end }) => start < label.end && label.start < end);
        const [date] = findDates(cell?.text ?? "");
        const packed = parseFormDate(cell?.text ?? "");
        return date?.start === 0 ? [date.iso] : packed ? [packed] : [];
      });
    return [...behind, ...under];
  });
}
