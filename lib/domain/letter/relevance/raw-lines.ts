/** "PROBLEM LIST (last edited 09/08/2026 10:31 by A. Ott)": the head of a list with when somebody last touched it. */
const EDIT_STAMP =
  /^[\p{L} /&-]{3,40}[\s,(:–-]{1,4}last (?:edited|updated|modified|changed|reconciled|saved)\b[^;]{0,50}$/iu;

/** "off = off work", "0 = no problem": one meaning of a legend. "99214 = E11.65" links two codes. */
const MEANING = /(?:^|\s)(?!\d{5})[\p{L}\d/*+%-]{1,8} ?= ?\p{L}{2}/gu;
const LEGEND_HEAD = /^(?:key|legend)\b/i;

/** "encounter: 2026-09-22 type: VISIT 5": what an export calls its own entries. */
const ENTRY_OF_EXPORT =
  /^(?:encounter|visit|record|entry|note|patient|doc(?:ument)?)(?:_?(?:id|date|no|type))?: ?[\d/-]{4,10}(?: \([^()]{1,12}\))?(?: [a-z_]{2,14}: .{1,50})?$/;

/** "#PT|AMES^ROSA^^|19600102|F", ">>Signed: …": a segment of an export, or a mark of its own with nothing else. */
const SEGMENT = /^\W{0,2}[A-Z]{2,4}\|.*[|^].*[|^]|^(?:>>|[#@~^])\s?[\p{L}._ -]{2,32}:?$/u;

/**
 * "2010AA NM1*85*2*BAY THERAPY": who sent what to whom, of a claim in X12. What such a claim proves (REF, CLM, SV1, HI, DTP, who ordered) stands in
 * other segments.
 */
const X12_ENVELOPE =
  /^(?:\d{4}[A-F]{0,2}\s+)?(?:(?:ISA|GS|ST|BHT|HL|N[34]|PER|PRV|SBR|PAT|DMG|LX|SE|GE|IEA)\*|NM1\*(?:85|87|QC|IL|PR|PE|40|41)\*)\S*/;

/** "BP 98/60 P 104 O2 91 Wt 88.4 kg PHQ2 0 falls 0": what is taken of everybody at the door. */
const VITAL = /\b(?:BP|P|HR|RR|R|T|Temp|O2|SpO2|Wt|Ht|BMI|PHQ-?2|falls)\b:? ?\d/g;
const MOST_VITALS = 3;

/** "Search: member 7712, dates 03/01/2026 - 04/30/2026   2 results": what somebody asked a screen for. */
const ASKED_OF_SCREEN =
  /^(?:search|query|filter)(?:ed)?\b.*\b\d+ (?:results?|matches|hits|rows|records?)(?: found)?$/i;

/** "1 pain 4 2 care 1 3 lifting 4": the numbered questions of a form with the number that each was answered by. */
const ANSWERS =
  /(?:\b\d{1,2} (?!min|units?|we(?:e)?ks?|visits?|days?|times?|sets?|reps?)[a-z]{3,12} \d{1,2}(?=\s)\s){2,}/;

/** "walks two miles X", "opens a jar ......": a questionnaire's row, whose answer is the head of a column that the line does not show. */
const ROW_WITHOUT_ANSWER =
  /(?:\.{5,}|_{5,})$|^[\p{Ll} /]{4,40} \.$|^(?=.*\p{Ll}{3})[^.:;"]{4,60}(?<!\b(?:[Tt]ypes?|[Ff]actors?|[Nn]erves?|[Cc]lass|[Ss]tage|[Gg]rade|[Ll]evel|[Rr]ibs?|[Ff]ragile|[Cc]hromosome|[Yy]es|YES|[Nn]o|NO|[Nn]one)) X$/u;

/** "Goals by 01/15/2027:", "Knee Survey   name R. Ames   date 09/02/2026", "CALL LOG October 2026   kept by: front desk": the head of what stands below. */
const HEAD_OF_FORM =
  /^[^:]{3,60}:$|^(?![^;:]*\bsign)[^.;:]{4,60}\bname\b:? [^;:]{3,40}\bdate\b:? ?[\d /-]{6,14}$|^[^.;:]{0,60}\b(?:log|diary)\b[^.;:]{0,40}\bkept by:? (?:\p{L}{1,12}\.? ?){1,2}$/iu;

/** "1st exam 2nd exam 3rd exam". */
const COUNTED_HEADS = /\b1st (\p{L}+)\s+2nd \1\b/iu;

/** What a cell under a head may hold: said without the head, it says nothing. */
const CELL =
  /^(?:[<>~]?-?\d{1,3}(?:\.\d)?[+-]?%?|[0-5][+-]?\/5[+-]?|n\/?[adt]|y|n|yes|no|x|-{1,2}|off|on|none|met|same)$/i;
const CELLS = 3;
const MOST_NAME_WORDS = 6;

/** "Swelling 2+ 2+ 1+ 1+", "Auth Wk 1 Wk 2 Wk 3": a name and a row of cells, or heads counted up. */
function isRowOfCells(words: readonly string[]): boolean {
  let most = 0;
  let [run, from] = [0, 0];
  words.forEach((word, at) => {
    if (!CELL.test(word)) run = 0;
    else if (run++ === 0) from = at;
    if (run > most && from <= MOST_NAME_WORDS) most = run;
  });
  const counted = words.filter(
    (word, at) => /^(?:wk|week|visit|session|day)$/i.test(word) && /^\d{1,2}$/.test(words[at + 1] ?? ""),
  );
  return most > CELLS || counted.length >= CELLS || (most === CELLS && words.length <= CELLS + 2);
}

/** "Work off off off", "Tobacco never never never". */
const repeats = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      /\p{L}{2}/u.test(word) &&
      words[at + 1]?.toLowerCase() === word.toLowerCase() &&
      words[at + 2]?.toLowerCase() === word.toLowerCase(),
  );

/** "1 01/06/2026 attended 2 01/08/2026 attended …": rows of a list that were printed beside each other, read as one line. */
const ROW_WITH_DAY = /\d{1,3}\s+\d{1,2}\/\d{1,2}\/\d{2,4}\s+(?:\p{L}[\p{L}.]*\s?){1,4}/gu;
const MOST_ROWS = 3;
/** "2 09/16/2026 kept   8 10/12/2026 kept", and nothing else. */
const ROWS_ALONE =
  /^(?:\d{1,3}\s+\d{1,2}\/\d{1,2}\/\d{2,4}\s+\p{L}[\p{L}.]*(?:,? \p{L}[\p{L}.]*){0,4}(?:\s+|$)){2,}$/u;

/**
 * A line as a machine prints it, which nobody would quote in a letter: the head of a list with its edit stamp, cells of a table without
 * their heads, a legend, one word again and again, the head of an export's entry.
 */
export function isRawLine(text: string): boolean {
  const line = text.trim();
  const words = line.split(/[\s|]+/).filter(Boolean);
  const meanings = line.match(MEANING)?.length ?? 0;
  return (
    EDIT_STAMP.test(line) ||
    meanings > 1 ||
    (meanings > 0 && LEGEND_HEAD.test(line)) ||
    ENTRY_OF_EXPORT.test(line) ||
    SEGMENT.test(line) ||
    X12_ENVELOPE.test(line) ||
    (line.match(VITAL) ?? []).length > MOST_VITALS ||
    ASKED_OF_SCREEN.test(line) ||
    ANSWERS.test(`${line} `) ||
    ROW_WITHOUT_ANSWER.test(line) ||
    HEAD_OF_FORM.test(line) ||
    COUNTED_HEADS.test(line) ||
    repeats(words) ||
    ROWS_ALONE.test(line) ||
    (line.match(ROW_WITH_DAY) ?? []).length > MOST_ROWS ||
    isRowOfCells(words)
  );
}
