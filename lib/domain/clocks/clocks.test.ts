import { afterAll, describe, expect, it } from "vitest";
import type { CareStage, DecisionLevel, LineOfBusiness } from "@/lib/core/notice";
import { provisionsFor } from "@/lib/domain/authority/shelf";
import { addBusinessDays, lastWorkingDay } from "./business-day";
import { type ClockFacts, clocksOf, stepIn } from "./clocks";
import { SENT_ON_BY_PLAN } from "./rules";
import { nextClock } from "./schema";

const BARE: ClockFacts = {
  lineOfBusiness: null,
  kind: "denial",
  stage: null,
  level: null,
  noticeDate: null,
  stated: null,
  firstService: null,
  sent: null,
  negotiable: false,
  followUps: [],
};
const of = (changes: Partial<ClockFacts>) => clocksOf({ ...BARE, ...changes });
const due = (changes: Partial<ClockFacts>, kind: string) =>
  of(changes).find((clock) => clock.kind === kind)?.due;

/**
 * The same dates by another way: an ordinal of the day counted by hand, walked a day or a month at a time, with tables of its own.
 * Nothing of the module is used.
 */
const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const leap = (y: number) => (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0;
const lengthOf = (y: number, m: number) => (m === 2 && leap(y) ? 29 : (LENGTHS[m - 1] ?? 0));
type Day = { y: number; m: number; d: number };
const parse = (text: string): Day => {
  const [y = 0, m = 0, d = 0] = text.split("-").map(Number);
  return { y, m, d };
};
const print = ({ y, m, d }: Day) => `${y}-${m < 10 ? "0" : ""}${m}-${d < 10 ? "0" : ""}${d}`;
const tomorrow = ({ y, m, d }: Day): Day =>
  d < lengthOf(y, m) ? { y, m, d: d + 1 } : m < 12 ? { y, m: m + 1, d: 1 } : { y: y + 1, m: 1, d: 1 };
/** Sakamoto's method; 0 is Sunday. */
const weekday = ({ y, m, d }: Day) => {
  const year = m < 3 ? y - 1 : y;
  const t = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4][m - 1] ?? 0;
  return (year + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400) + t + d) % 7;
};
const holiday = (day: Day) => {
  const { y, m, d } = day;
  const nth = Math.ceil(d / 7);
  const w = weekday(day);
  if ((m === 1 && d === 1) || (m === 7 && d === 4) || (m === 11 && d === 11) || (m === 12 && d === 25))
    return true;
  if (m === 6 && d === 19) return y > 2020;
  if (w === 1 && ((m === 1 && nth === 3) || (m === 2 && nth === 3) || (m === 9 && nth === 1))) return true;
  if (w === 1 && m === 10 && nth === 2) return true;
  if (w === 1 && m === 5 && d + 7 > 31) return true;
  return w === 4 && m === 11 && nth === 4;
};
const walkDays = (from: string, n: number) => {
  let day = parse(from);
  for (let i = 0; i < n; i += 1) day = tomorrow(day);
  return print(day);
};
const walkMonths = (from: string, n: number) => {
  let { y, m } = parse(from);
  for (let i = 0; i < n; i += 1) [y, m] = m === 12 ? [y + 1, 1] : [y, m + 1];
  return print({ y, m, d: Math.min(parse(from).d, lengthOf(y, m)) });
};
const walkBusinessDays = (from: string, n: number) => {
  let day = parse(from);
  for (let left = n; left > 0; ) {
    day = tomorrow(day);
    if (weekday(day) !== 0 && weekday(day) !== 6 && !holiday(day)) left -= 1;
  }
  return print(day);
};

type Expected = [days: number | null, months?: number, businessDays?: number];
/** What each step is due by, told once more: by line, kind, stage and level. */
const expected = (
  line: LineOfBusiness,
  kind: string,
  stage: CareStage,
  level: DecisionLevel,
): Expected | null => {
  const isPrivate = ["erisa", "marketplace", "commercial"].includes(line);
  const after = stage === "post_service";
  switch (kind) {
    case "appeal": {
      if (level !== "initial") return null;
      if (line === "fehb") return [null, 6];
      const all: Partial<Record<LineOfBusiness, number>> = {
        medicare_ffs: 125,
        medicare_advantage: 60,
        part_d: 65,
        medicaid_mco: 60,
        tricare: 90,
        erisa: 180,
        marketplace: 180,
        commercial: 180,
      };
      return all[line] ? [all[line]] : null;
    }
    case "second_level": {
      const all: Partial<Record<LineOfBusiness, number>> = {
        medicare_ffs: 185,
        part_d: 65,
        tricare: 60,
        fehb: 90,
        medicaid_mco: 90,
        erisa: 60,
        commercial: 60,
      };
      return level === "first" && all[line] ? [all[line]] : null;
    }
    case "external_review":
      return isPrivate && (level === "first" || level === "second") ? [null, 4] : null;
    case "peer_to_peer":
      return (isPrivate || line === "medicare_advantage" || line === "medicaid_mco") &&
        !after &&
        level === "initial"
        ? [14]
        : null;
    case "acknowledgment":
      if (isPrivate) return [15];
      return line === "medicaid_mco" ? [null, undefined, 5] : null;
    case "payer_response": {
      if (isPrivate || line === "medicare_advantage") return [after ? 60 : 30];
      if (line === "part_d") return [after ? 14 : 7];
      if (line === "medicare_ffs") return [60];
      return line === "medicaid_mco" || line === "fehb" ? [30] : null;
    }
    case "follow_up":
      return ["tricare", "workers_comp", "auto"].includes(line) ? [30] : null;
    case "recoupment":
      return line === "medicare_ffs" && (level === "initial" || level === "first")
        ? [level === "initial" ? 30 : 60]
        : null;
    case "idr":
      return (isPrivate || line === "fehb") && after ? [null, undefined, 30] : null;
    default:
      return line === "medicare_ffs" ? [null, 12] : null;
  }
};
const reference = (from: string, [days, months, businessDays]: Expected) =>
  days ? walkDays(from, days) : months ? walkMonths(from, months) : walkBusinessDays(from, businessDays ?? 0);

const LINES = [
  "medicare_ffs",
  "medicare_advantage",
  "part_d",
  "medicaid_mco",
  "tricare",
  "fehb",
  "erisa",
  "marketplace",
  "commercial",
  "workers_comp",
  "auto",
] as const;
const ZONES = ["UTC", "America/Los_Angeles", "Pacific/Auckland"];
/** Every day of five years with two leap years, one after the other. */
const DAYS: string[] = [];
for (let day = parse("2023-12-01"); print(day) < "2028-12-01"; day = tomorrow(day)) DAYS.push(print(day));
/** So many dates all lines, stages and levels have together, from each day; the zone changes from day to day. */
const COMBINATIONS = 183 * DAYS.length;

describe("every rule on every day, by another way", () => {
  const zone = process.env.TZ;
  afterAll(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  it("is the same date, and never a day late", () => {
    const walked = new Map<string, string>();
    const wrong: string[] = [];
    const compared = new Set<string>();
    const offsets = new Set<number>();
    for (const [n, on] of DAYS.entries()) {
      process.env.TZ = ZONES[n % ZONES.length];
      offsets.add(new Date(2024, 6, 1).getTimezoneOffset());
      for (const line of LINES)
        for (const stage of ["pre_service", "concurrent", "post_service"] as const)
          for (const level of ["initial", "first"] as const) {
            const facts = {
              ...BARE,
              lineOfBusiness: line,
              stage,
              level,
              noticeDate: on,
              firstService: on,
              offersTalk: true,
            };
            const clocks = [
              ...clocksOf(facts),
              ...clocksOf({ ...facts, sent: { on, certain: true, appeals: true } }),
              ...(line === "medicare_ffs"
                ? clocksOf({ ...facts, kind: "recoupment" }).filter(({ kind }) => kind === "recoupment")
                : clocksOf({ ...facts, negotiable: true }).filter(({ kind }) => kind === "idr")),
            ];
            for (const clock of clocks) {
              const rule = expected(line, clock.kind, stage, level);
              const key = `${on} ${rule?.join(" ")}`;
              const right = rule ? (walked.get(key) ?? reference(on, rule)) : "no such date";
              walked.set(key, right);
              compared.add(`${line} ${stage} ${level} ${clock.kind} ${on}`);
              if (clock.due !== right || (clock.workBy !== null && clock.workBy > right))
                wrong.push(`${line} ${stage} ${level} ${clock.kind} from ${on}: ${clock.due}, not ${right}`);
            }
            const kinds = new Set(clocks.map(({ kind }) => kind as string));
            for (const kind of [
              "appeal",
              "second_level",
              "external_review",
              "acknowledgment",
              "payer_response",
              "follow_up",
            ])
              if (expected(line, kind, stage, level) && !kinds.has(kind))
                wrong.push(`${line} ${level}: no ${kind}`);
          }
    }
    expect(wrong.slice(0, 10)).toEqual([]);
    // Each is another one: none is counted twice.
    expect(compared.size).toBe(COMBINATIONS);
    expect(compared.size).toBeGreaterThanOrEqual(250_000);
    // The zones were truly another: UTC, seven hours behind, twelve ahead.
    expect([...offsets].sort((a, b) => a - b)).toEqual([-720, 0, 420]);
  }, 120_000);

  it("counts business days as the other way does, over all weekends and holidays of eight years", () => {
    for (let day = parse("2021-01-01"), n = 0; n < 2_900; day = tomorrow(day), n += 1) {
      const on = print(day);
      for (const amount of [1, 4, 30]) expect(addBusinessDays(on, amount)).toBe(walkBusinessDays(on, amount));
      const work = parse(lastWorkingDay(on));
      expect(print(work) <= on && weekday(work) % 6 !== 0 && !holiday(work)).toBe(true);
    }
  });
});

describe("a case's dates", () => {
  it("take the notice's own day before the usual limit, and keep the other steps", () => {
    const stated = {
      date: "2026-12-01",
      basis: "letter",
      certain: true,
      source: "printed on the notice",
    } as const;
    const known = {
      lineOfBusiness: "erisa",
      stage: "pre_service",
      noticeDate: "2026-10-01",
      stated,
    } as const;
    expect(of({ ...known, offersTalk: true })).toMatchObject([
      { kind: "peer_to_peer", due: "2026-10-15", basis: "rule", certain: false },
      { kind: "appeal", due: "2026-12-01", basis: "letter", certain: true, from: null },
    ]);
    // A talk that the notice does not offer has no time.
    expect(of(known).map(({ kind }) => kind)).toEqual(["appeal"]);
  });

  it("count no time to contest what has no standing or was not decided, and keep what the notice states", () => {
    const stated = { date: "2026-12-01", certain: true, source: "the notice" } as const;
    const known = {
      lineOfBusiness: "medicare_ffs",
      noticeDate: "2026-11-09",
      firstService: "2026-05-04",
    } as const;
    const contests = (more: Partial<ClockFacts>) => due({ ...known, ...more }, "appeal");
    expect(contests({})).toBe("2027-03-14");
    for (const none of [{ noStanding: true }, { undecided: true }]) {
      expect(contests(none)).toBeUndefined();
      expect(contests({ ...none, stated: { ...stated, basis: "rule" } })).toBeUndefined();
      expect(contests({ ...none, stated: { ...stated, basis: "letter" } })).toBe("2026-12-01");
      expect(contests({ ...none, stated: { ...stated, basis: "person" } })).toBe("2026-12-01");
      expect(due({ ...known, ...none }, "corrected_claim")).toBe("2027-05-04");
    }
  });

  it("call the notice's time after the step that its own words name", () => {
    expect(stepIn("60 days: A second appeal is decided by the committee")).toBe("second_level");
    expect(stepIn("Ask for a second-level review within 60 days.")).toBe("second_level");
    expect(stepIn("You may ask for independent external review within four months.")).toBe("external_review");
    expect(
      stepIn("After the appeal you may ask for external review; appeal within 60 days."),
    ).toBeUndefined();
    expect(stepIn("You may appeal within 180 days.")).toBeUndefined();
    const stated = { date: "2026-12-26", basis: "letter", certain: false, source: "the notice" } as const;
    const second = { kind: "appeal_decision_upheld", level: "second", stated } as const;
    expect(of({ ...second, stated: { ...stated, kind: "second_level" } })[0]?.kind).toBe("second_level");
    expect(of(second)[0]?.kind).toBe("external_review");
  });

  it("ask about what was sent and appeals nothing after 30 days, without an acknowledgment of an appeal", () => {
    for (const lineOfBusiness of ["commercial", "medicare_ffs", "medicaid_mco"] as const) {
      const sent = { on: "2026-11-02", certain: true };
      expect(of({ lineOfBusiness, sent: { ...sent, appeals: false } })).toMatchObject([
        { kind: "follow_up", due: "2026-12-02" },
      ]);
      expect(of({ lineOfBusiness, sent: { ...sent, appeals: true } })[0]?.kind).not.toBe("follow_up");
    }
  });

  it("take the notice's own time for a peer-to-peer talk before the usual one, after the service too", () => {
    const peerToPeer = { date: "2026-10-12", basis: "letter", certain: true, source: "The notice" } as const;
    for (const stage of ["pre_service", "post_service"] as const)
      expect(
        of({ lineOfBusiness: "erisa", stage, noticeDate: "2026-10-01", peerToPeer }).filter(
          ({ kind }) => kind === "peer_to_peer",
        ),
      ).toMatchObject([{ due: "2026-10-12", workBy: "2026-10-09", basis: "letter", certain: true }]);
  });

  // Red where the day stood in the advice alone, and the case showed the seven weeks of its appeal.
  it("begin with the day by which care goes on, while it was not all given and an appeal can be filed", () => {
    const keepServices = {
      date: "2026-12-01",
      basis: "letter",
      certain: true,
      source: "The notice",
    } as const;
    const cut = { lineOfBusiness: "medicaid_mco", noticeDate: "2026-11-17", keepServices } as const;
    for (const stage of ["pre_service", "concurrent", null] as const)
      expect(of({ ...cut, stage }).map(({ kind, due }) => [kind, due])).toEqual([
        ["keep_services", "2026-12-01"],
        ["appeal", "2027-01-16"],
      ]);
    const kinds = (more: Partial<ClockFacts>) => of({ ...cut, ...more }).map(({ kind }) => kind);
    expect(kinds({ stage: "post_service" })).not.toContain("keep_services");
    expect(kinds({ stage: null, firstService: "2026-10-06" })).not.toContain("keep_services");
    expect(kinds({ stage: null, firstService: "2026-12-03" })).toContain("keep_services");
    expect(kinds({ noStanding: true })).not.toContain("keep_services");
    expect(kinds({ sent: { on: "2026-11-20", certain: true, appeals: true } })).not.toContain(
      "keep_services",
    );
  });

  it("show the legal limit and the earlier day to work to, on a working day", () => {
    const [clock] = of({ lineOfBusiness: "medicare_ffs", noticeDate: "2026-09-15" });
    expect(clock).toMatchObject({
      kind: "appeal",
      due: "2027-01-18",
      workBy: "2027-01-13",
      from: "2026-09-15",
    });
    // New Year's Day of 2027 is a Friday; the Thursday before it is the last working day.
    expect(lastWorkingDay("2027-01-02")).toBe("2026-12-31");
    expect(lastWorkingDay("2026-07-03")).toBe("2026-07-02");
  });

  it("clamp to the end of the month", () => {
    expect(due({ lineOfBusiness: "fehb", noticeDate: "2026-08-31" }, "appeal")).toBe("2027-02-28");
    expect(
      due({ lineOfBusiness: "erisa", level: "first", noticeDate: "2026-10-31" }, "external_review"),
    ).toBe("2027-02-28");
    expect(due({ lineOfBusiness: "medicare_ffs", firstService: "2024-02-29" }, "timely_filing")).toBe(
      "2025-02-28",
    );
  });

  it("always have one more after sending, certain only where the payer surely has the request", () => {
    for (const lineOfBusiness of [...LINES, null])
      for (const stage of ["pre_service", "concurrent", "post_service", null] as const) {
        const clocks = of({
          lineOfBusiness,
          stage,
          sent: { on: "2026-11-02", certain: false, appeals: true },
        });
        const answers = clocks.filter(({ kind }) => kind !== "acknowledgment");
        expect(answers).toHaveLength(1);
        for (const clock of clocks)
          expect(clock).toMatchObject({ certain: false, from: "2026-11-02", workBy: null });
      }
    const faxed = {
      lineOfBusiness: "medicaid_mco",
      sent: { on: "2026-11-02", certain: true, appeals: true },
    } as const;
    expect(of({ ...faxed, stage: "post_service" })).toMatchObject([
      { kind: "acknowledgment", due: "2026-11-09", certain: false },
      { kind: "payer_response", due: "2026-12-02", certain: true },
    ]);
    expect(
      of({ lineOfBusiness: "tricare", sent: { on: "2026-11-02", certain: true, appeals: true } })[0],
    ).toMatchObject({
      kind: "follow_up",
      due: "2026-12-02",
    });
  });

  it("follow a surprise bill through negotiation to the dispute", () => {
    const bill = { lineOfBusiness: "commercial", stage: "post_service", negotiable: true } as const;
    expect(due({ ...bill, noticeDate: "2026-11-02" }, "idr")).toBe(walkBusinessDays("2026-11-02", 30));
  });

  it("give each step of a payment dispute its own date, over five years of weekends and holidays, ours apart from the others'", () => {
    const bill = { lineOfBusiness: "commercial", stage: "post_service", negotiable: true } as const;
    const none = { startedOn: null, selectedOn: null, offeredOn: null };
    const steps = (on: string, more: object, rest: Partial<ClockFacts> = {}) =>
      of({ ...bill, sent: { on, certain: true, appeals: true }, dispute: { ...none, ...more }, ...rest }).map(
        (clock) => [
          clock.kind,
          clock.due,
          clock.workBy === null ? "theirs" : clock.workBy <= clock.due ? "ours" : "late",
        ],
      );
    for (const on of DAYS) {
      const ends = walkBusinessDays(on, 30);
      const [started, selected, offered] = [{ startedOn: on }, { selectedOn: on }, { offeredOn: on }];
      expect(steps(on, {})).toEqual([
        ["idr", ends, "theirs"],
        ["idr", walkBusinessDays(ends, 4), "ours"],
      ]);
      expect(steps("2023-10-02", started)).toEqual([["idr", walkBusinessDays(on, 3), "ours"]]);
      const offers = walkBusinessDays(on, 10);
      expect(steps("2023-10-02", { ...started, ...selected })).toEqual([
        ["idr", offers, "ours"],
        ["idr", ends, "theirs"],
      ]);
      expect(steps("2023-10-02", { ...started, ...selected, ...offered })).toEqual([["idr", ends, "theirs"]]);
      const won = { outcome: "overturned", on, level: null, due: null, basis: "person" } as const;
      const decided = { ...won, paid: false, followed: false };
      expect(steps("2023-10-02", selected, { decided })).toEqual([["idr", walkDays(on, 30), "theirs"]]);
      expect(steps("2023-10-02", selected, { decided: { ...decided, paid: true } })).toEqual([]);
    }
  });

  it("are none where nothing was denied, and a person's own are kept", () => {
    expect(of({ lineOfBusiness: "erisa", kind: "paid_eob", noticeDate: "2026-10-01" })).toEqual([]);
    expect(of({ followUps: ["2026-12-05"] })).toMatchObject([
      { kind: "follow_up", due: "2026-12-05", workBy: "2026-12-04", basis: "person", certain: true },
    ]);
  });

  it("name the one that counts now", () => {
    const days = [{ due: "2026-10-01" }, { due: "2026-12-01" }];
    expect(nextClock(days, "2026-11-22")).toEqual({ due: "2026-12-01" });
    expect(nextClock(days, "2026-12-01")).toEqual({ due: "2026-12-01" });
    expect(nextClock(days, "2027-01-01")).toEqual({ due: "2026-12-01" });
    expect(nextClock([], "2027-01-01")).toBeNull();
  });
});

describe("a case that the payer has answered", () => {
  const sent = { on: "2026-06-01", certain: true, appeals: true };
  const facts: ClockFacts = {
    lineOfBusiness: "commercial",
    kind: "denial",
    stage: "post_service",
    level: "initial",
    noticeDate: "2026-05-01",
    stated: null,
    firstService: "2026-04-01",
    sent,
    negotiable: false,
    followUps: [],
  };
  const decided = {
    outcome: "upheld",
    on: "2026-07-10",
    level: "first",
    due: null,
    basis: "letter",
    paid: false,
    followed: false,
  } as const;
  const dates = (more: Partial<NonNullable<ClockFacts["decided"]>>) =>
    clocksOf({ ...facts, decided: { ...decided, ...more } }).map(({ kind, due, basis }) => [
      kind,
      due,
      basis,
    ]);

  it("waits for the next level and no longer for the payer, by the decision's own day where it has one", () => {
    expect(dates({})).toEqual([
      ["second_level", "2026-09-08", "rule"],
      ["external_review", "2026-11-10", "rule"],
    ]);
    // Individual coverage has no second level, and after one what is left is external review.
    const external = [{ kind: "external_review", due: "2026-11-10" }];
    expect(clocksOf({ ...facts, lineOfBusiness: "marketplace", decided })).toMatchObject(external);
    expect(clocksOf({ ...facts, decided: { ...decided, level: "second" } })).toMatchObject(external);
    expect(dates({ due: "2026-09-08" })).toContainEqual(["second_level", "2026-09-08", "letter"]);
    expect(dates({ outcome: "dismissed", due: "2026-09-08", basis: "person" })).toContainEqual([
      "second_level",
      "2026-09-08",
      "person",
    ]);
    expect(dates({ level: "second", due: "2026-09-08" })).toEqual([
      ["external_review", "2026-09-08", "letter"],
    ]);
    expect(dates({ followed: true })).toEqual([]);
  });

  it("has a date also where no rule gives one, until the next level is begun", () => {
    const unknown = { ...facts, lineOfBusiness: null, stage: null };
    for (const outcome of ["upheld", "dismissed", "partly_overturned"] as const)
      for (const level of ["first", "second", "external", null] as const)
        for (const paid of [false, true]) {
          const answer = { ...decided, outcome, level, paid };
          expect(clocksOf({ ...unknown, decided: answer })).toMatchObject([
            { kind: "follow_up", due: "2026-08-09", workBy: "2026-08-07", basis: "rule", certain: false },
          ]);
          expect(clocksOf({ ...unknown, decided: { ...answer, followed: true } })).toEqual([]);
        }
  });

  it("says that a Medicare Advantage plan itself sends on what it upheld, by the provision on the shelf", () => {
    const sourceOf = (more: Partial<NonNullable<ClockFacts["decided"]>>) =>
      clocksOf({ ...facts, lineOfBusiness: "medicare_advantage", decided: { ...decided, ...more } }).map(
        ({ kind, due, source }) => [kind, due, /send .* to the independent review entity/.test(source)],
      );
    for (const level of ["first", "initial", null] as const)
      for (const outcome of ["upheld", "partly_overturned"] as const)
        expect(sourceOf({ level, outcome })).toEqual([["follow_up", "2026-08-09", true]]);
    // A dismissal decides nothing, and the entity's own decision goes to nobody by itself.
    expect(sourceOf({ outcome: "dismissed" })).toEqual([["follow_up", "2026-08-09", false]]);
    expect(sourceOf({ level: "external" })).toEqual([["follow_up", "2026-08-09", false]]);
    const [forwards] = provisionsFor({
      ...{ lineOfBusiness: "medicare_advantage", stage: "post_service", level: "initial" },
      ...{ purpose: "next_level", today: "2026-11-22" },
    });
    expect(SENT_ON_BY_PLAN).toContain(`(${forwards?.citation})`);
  });

  it("can stop Medicare from taking the money at each level: 30 days from the demand, 60 from the first decision", () => {
    const demand = { ...facts, lineOfBusiness: "medicare_ffs", kind: "recoupment" } as const;
    const stops = (more: Partial<ClockFacts>) =>
      clocksOf({ ...demand, ...more }).flatMap(({ kind, due }) => (kind === "recoupment" ? [due] : []));
    expect(stops({ sent: null })).toEqual(["2026-05-31"]);
    expect(stops({ decided })).toEqual(["2026-09-08"]);
    expect(clocksOf({ ...demand, decided }).map(({ kind }) => kind)).toEqual(["recoupment", "second_level"]);
    expect(stops({ decided: { ...decided, level: "second" } })).toEqual([]);
  });

  it("still waits for the payer after a receipt, and sends what was asked for", () => {
    expect(dates({ outcome: "acknowledged" })).toEqual([["payer_response", "2026-07-31", "rule"]]);
    expect(dates({ outcome: "more_information", due: "2026-07-20" })).toEqual([
      ["follow_up", "2026-07-20", "letter"],
      ["payer_response", "2026-07-31", "rule"],
    ]);
  });

  it("asks for the payment of a won case until it is there", () => {
    expect(dates({ outcome: "overturned" })).toEqual([["follow_up", "2026-08-09", "rule"]]);
    expect(dates({ outcome: "overturned", paid: true })).toEqual([]);
  });
});
