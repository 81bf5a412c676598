/** Compares a letter with what it must hold and must not (`truth.json` of a case). Pure. */

export type LetterTruth = {
  title: string;
  move: string;
  move_accept?: string[];
  facts: {
    id: string;
    what: string;
    must: boolean;
    tokens: string[];
    /** Left out where the truth says no place: then it counts as found alone. */
    paper?: string;
    page?: number;
    also?: [string, number][];
  }[];
  forbidden: { what: string; tokens: string[]; unless?: string[] }[];
  questions_max: number;
  missing: { what: string; tokens: string[] }[];
  /** Why nothing may go out: the notice is another practice's, or nothing is due. */
  must_stop?: LetterStop | "other_practice" | boolean | null;
};

export type LetterStop = "foreign_notice" | "no_standing";

/** What the app made of the case. `units` are the letter's paragraphs, list items and table rows. */
export type MadeLetter = {
  units: string[];
  /** Papers in the order of the list of enclosures. */
  papers: string[];
  /** The payer's words that the letter quotes. */
  notice: string;
  questions: string[];
  missing: string[];
  move: string;
  /** The one of the step's papers that is meant, where it is not its first one. */
  paper?: string;
  stop: LetterStop | null;
  /** What the gate finds in no record and no document, so that a person would have to settle it. */
  unsourced: string[];
};

export type LetterScore = {
  needed: number;
  found: number;
  /** Of the needed facts those whose place the truth gives, and of these the ones with the right page. */
  paged: number;
  placed: number;
  lacking: string[];
  forbidden: string[];
  unsourced: string[];
  brackets: number;
  questions: number;
  questionsMax: number;
  missing: number;
  missingNamed: number;
  /** The advised step, and whether it is right. */
  move: string;
  moveRight: boolean;
  stop: LetterStop | null;
  stopRight: boolean;
};

const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

/** A date, number or word in any usual form. */
function tokenPattern(token: string): RegExp {
  const written = /^\/(.+)\/([a-z]*)$/.exec(token);
  if (written) return new RegExp(written[1] ?? "", written[2]);
  const forms = token.split("|").map((one) => {
    const date = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(one);
    if (!date) return formOf(one);
    const [month, day, year] = [Number(date[1]), Number(date[2]), date[3] ?? ""];
    const name = MONTHS[month - 1] ?? "";
    return `(?:0?${month}[/-]0?${day}[/-](?:${year}|${year.slice(2)})(?!\\d)|(?:${name}|${name.slice(0, 3)}\\.?) 0?${day},? ${year}|${year}-${date[1]}-${date[2]}|0?${day}[- ](?:${name}|${name.slice(0, 3)}\\.?),?[- ]${year})`;
  });
  return new RegExp(`(?:${forms.join("|")})`, "i");
}

function formOf(token: string): string {
  const percent = /^(\d+(?:\.\d+)?)%$/.exec(token);
  if (percent) return `(?<![\\d.])${percent[1]}\\s*(?:%|percent)`;
  const ratio = /^(\d+[+-]?)\/(\d+)$/.exec(token);
  if (ratio) return `(?<![\\d.])${escaped(ratio[1] ?? "")}\\s*(?:/|of|out of)\\s*${ratio[2]}(?!\\d)`;
  const plain = escaped(token);
  // "36" of "36/56" is that score, "226.00" that amount; the "10" of "10/22" may be a month.
  return /^\d+(?:\.\d+)?$/.test(token)
    ? `(?<![\\d./])${plain}(?!\\d|\\/(?!(?:${outOf(Number(token))})(?!\\d))|\\.(?!00(?!\\d))\\d)`
    : plain;
}

/** What a score may be out of: no day of a month, but where the score is no month ("14/25"). */
const outOf = (score: number) =>
  Array.from({ length: 100 }, (_, at) => at + 1)
    .filter((most) => most > 31 || (score > 12 && most >= score))
    .join("|");

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** How many of a fact's tokens stand there, each in any usual form. */
export const tokensHeld = (unit: string, tokens: readonly string[]): number =>
  tokens.filter((token) => tokenPattern(token).test(unit)).length;

const holds = (unit: string, tokens: readonly string[]) => tokensHeld(unit, tokens) === tokens.length;

/** The enclosures and pages that a unit names. */
function placesIn(unit: string): { enclosure: number; page: number }[] {
  return [...unit.matchAll(/Enclosure (\d+), page (\d+)/g)].map(([, enclosure, page]) => ({
    enclosure: Number(enclosure),
    page: Number(page),
  }));
}

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, "");

/** What the letter says itself: quotations of the notice are the payer's words. */
function ownWords(unit: string, notice: string): string {
  const said = plain(notice);
  return unit.replace(/“([^”]*)”/g, (whole, inner: string) =>
    plain(inner).length > 8 && said.includes(plain(inner)) ? " " : whole,
  );
}

/** Steps that a truth calls by the name of their paper. */
const ALSO_CALLED: Record<string, string> = {
  records: "send_records",
  second_level_appeal: "appeal",
  expedited: "expedited_appeal",
};

const STOP_CALLED: Record<string, LetterStop> = { other_practice: "foreign_notice" };

export function scoreLetter(made: MadeLetter, truth: LetterTruth): LetterScore {
  const needed = truth.facts.filter(({ must }) => must);
  const lacking: string[] = [];
  let found = 0;
  let paged = 0;
  let placed = 0;
  for (const fact of needed) {
    const units = made.units.filter((unit) => holds(unit, fact.tokens));
    const places: [string, number][] = [
      ...(fact.paper && fact.page ? [[fact.paper, fact.page] as [string, number]] : []),
      ...(fact.also ?? []),
    ];
    const right = units.some((unit) =>
      placesIn(unit).some(({ enclosure, page }) =>
        places.some(([paper, at]) => made.papers[enclosure - 1] === paper && page === at),
      ),
    );
    if (units.length > 0) found++;
    if (places.length > 0) paged++;
    if (right) placed++;
    else if (units.length === 0 || places.length > 0)
      lacking.push(`${fact.what}${units.length > 0 ? " (other page)" : ""}`);
  }
  const own = made.units.map((unit) => ownWords(unit, made.notice));
  const forbidden = truth.forbidden.flatMap(({ what, tokens, unless = [] }) => {
    const unit = own.find(
      (text) =>
        tokens.some((token) => tokenPattern(token).test(text)) &&
        !unless.some((one) => tokenPattern(one).test(text)),
    );
    return unit ? [`${what}: ${unit.slice(0, 160)}`] : [];
  });
  const said = [...made.missing, ...made.questions].join("\n");
  return {
    needed: needed.length,
    found,
    paged,
    placed,
    lacking,
    forbidden,
    unsourced: made.unsourced,
    brackets: made.units.join("\n").match(/\[[^[\]\n]{2,300}\]/g)?.length ?? 0,
    questions: made.questions.length,
    questionsMax: truth.questions_max,
    missing: truth.missing.length,
    missingNamed: truth.missing.filter(({ tokens }) => tokens.some((token) => tokenPattern(token).test(said)))
      .length,
    move: made.move,
    // Nothing goes out over another practice's notice, so that no step of it is judged.
    moveRight:
      made.stop === "foreign_notice" ||
      [truth.move, ...(truth.move_accept ?? [])].some((move) =>
        [made.move, made.paper].includes(ALSO_CALLED[move] ?? move),
      ),
    stop: made.stop,
    stopRight:
      typeof truth.must_stop === "string"
        ? (STOP_CALLED[truth.must_stop] ?? truth.must_stop) === made.stop
        : Boolean(truth.must_stop) === (made.stop !== null),
  };
}
