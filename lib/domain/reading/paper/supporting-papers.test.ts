import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { PaperKind } from "@/lib/core/notice";
import { extractByRules } from "@/lib/domain/reading/extract";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { refuses } from "./kind-groups";

/**
 * The papers that stand beside a denial in the cases of the letters sets: charts, logs, ledgers, screens, reports of sending. Each has
 * the kind that a reader gave it, or those of its parts. Every fifth case is held out: the rules were not mended with it in view.
 */
const FIXTURES = path.resolve(import.meta.dirname, "../../../../tests/fixtures");
type Truth = Record<string, Record<string, PaperKind | PaperKind[]>>;
const truth = JSON.parse(readFileSync(path.join(FIXTURES, "kinds.json"), "utf8")) as Truth;
const cases = Object.entries(truth).sort(([a], [b]) => (a < b ? -1 : 1));
const HELD_OUT = 5;

function measure(heldOut: boolean) {
  const papers = cases
    .filter((_, at) => (at % HELD_OUT === HELD_OUT - 1) === heldOut)
    .flatMap(([folder, kinds]) =>
      Object.entries(kinds).map(([name, kind]) => ({ name: `${folder}/${name}`, kinds: [kind].flat() })),
    )
    .map(({ name, kinds }) => {
      const text = readFileSync(path.join(FIXTURES, `${name}.txt`), "utf8");
      const { kind } = extractByRules(fromPlainText(text));
      return { name, kind, right: kind !== null && kinds.includes(kind) };
    });
  return {
    papers: papers.length,
    right: papers.filter(({ right }) => right).length,
    refusing: papers.filter(({ kind, right }) => !right && refuses(kind)).map(({ name }) => name),
  };
}

describe("the kinds of papers beside a denial", () => {
  it("is told of those in view, and a payer's own papers alone are taken for a refusal", {
    timeout: 120_000,
  }, () => {
    const { papers, right, refusing } = measure(false);
    expect(papers).toBe(388);
    expect(right).toBeGreaterThanOrEqual(381);
    expect(refusing).toEqual([
      "letters-eighteenth/01-ot-retro-medicaid-authorization/1-state-notice",
      "letters-eleventh/03-secondary-claim-called-late/1-first-plan-eobs",
      "letters-fifth/07-auto-pip-exhausted/3-palisade-letter",
    ]);
  });

  it("is told nearly as often of those held out", { timeout: 120_000 }, () => {
    const { papers, right, refusing } = measure(true);
    expect(papers).toBe(93);
    expect(right).toBeGreaterThanOrEqual(88);
    expect(refusing.length).toBeLessThanOrEqual(2);
  });
});

describe("a paper of the practice", () => {
  const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n"))).kind;

  it("is a log or a ledger whatever refusal it quotes", () => {
    expect(
      read(
        "ASHEN FORD CLINIC   PATIENT LEDGER   acct 20117",
        "06/18/26   99214   office visit   212.00",
        "10/30/26   CO-29   0.00   denied",
        "balance   212.00",
      ),
    ).toBe("other");
    expect(
      read(
        "Ashen Ford, acct Doe J.",
        "06/18/26  claim out",
        "10/12/26  called plan, rep Ana: denied, was not received in time. ref 7711  tm",
        "10/20/26  called again, they say appeal it.  tm",
      ),
    ).toBe("other");
  });

  it("is a chart by what it measures, and not where a payer cites that", () => {
    const measured = ["Left knee flexion 84 deg, pain 6/10, LEFS 31/80. Gait with cane, 97110 23 min."];
    expect(
      read("ASHEN FORD PT   Ana Doe   02/03/1970   Medicare", ...measured, "J. Roe, PT  signed 09/10/2026"),
    ).toBe("chart_note");
    expect(
      read(
        "Invented Health Plan",
        "Member: Ana Doe   Claim number: QX-88120-26",
        "Dear provider, we reviewed the daily notes of 09/10/2026.",
        ...measured,
        "The claim was denied: the care was not medically necessary under the plan's policy. You may appeal.",
      ),
    ).toBe("denial");
  });

  it("is no chart where a reviewer decides at the end of a clinical summary", () => {
    expect(
      read(
        "UTILIZATION REVIEW",
        "Re: MRI lumbar spine, Ana Doe, DOB 02/03/1970",
        "Exam: flexion 40 degrees, strength 4/5, pain 7/10. BP 132/80. Oswestry 48%. Naproxen 500 mg.",
        "The request is non-certified. Six weeks of conservative care are not documented.",
        "Reviewed by: J. Roe, MD, 10/12/2026",
      ),
    ).toBe("prior_auth_denial");
  });

  it("is a claim as it was sent, and a fax that came through", () => {
    expect(
      read(
        "claim image   acct 3318   sent 10/02/2026",
        "21 A  M99.03   B  M54.59",
        "24 09 30 26  11  98940  AB  54.00  1",
        "28 54.00",
      ),
    ).toBe("claim_form");
    const fax = (row: string) =>
      read("FAX COVER   Ashen Ford PT", "To  Invented UM   Fax  1-888-555-0188", "Re  Doe, visits", row);
    expect(fax("10/08/2026 11:47   18885550188   9/9   02:51   SUCCESS")).toBe("proof_of_sending");
    expect(fax("10/08/2026 11:47   18885550188   0/9   00:51   BUSY")).toBe("other");
  });
});

describe("a paper that decides on no claim", () => {
  const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n"))).kind;

  it("tells since when somebody is covered, unless a claim is refused for it", () => {
    const ended = "Your coverage began 02/01/2023 and ended on 05/31/2026 because your employment ended.";
    expect(read("INVENTED HEALTH   Enrollment Services", "June 22, 2026", "Ana Doe", ended)).toBe("other");
    expect(
      read(
        "INVENTED HEALTH",
        "June 22, 2026",
        "Ana Doe",
        ended,
        "We cannot pay the claim for the visit of 06/10/2026.",
      ),
    ).toBe("denial");
  });

  it("grants care, unless a part of it is refused", () => {
    const granted = [
      "INVENTED HEALTH PLAN   Utilization Management",
      "Approved: 8830-114   Ana Doe   Member ID 77110",
      "8 visits, 97110. Your request of 08/11/2026.",
    ];
    const promise =
      "An approval is no promise of payment when the member is no longer covered or a benefit is used up.";
    expect(read(...granted, promise)).toBe("other");
    expect(read(...granted, "We denied the other four visits because the criteria are not met.")).not.toBe(
      "other",
    );
  });

  it("is a screen that gives a status without a reason", () => {
    const screen = ["Provider Portal > Claims > Detail", "Claim number  U264FLE88   Status  DENIED"];
    expect(read(...screen, "Member  Ana Doe", "Messages: none")).toBe("other");
    expect(read(...screen, "Member  Ana Doe", "Message: CO-29 The time limit for filing has expired.")).toBe(
      "denial",
    );
  });
});
