import { header, interchange, plainClaim, set } from "./era-builder";
import type { EraTruth } from "./era-truth";

/** A generated remittance with one trap, and what a person reads in it. */
export type EraFile = { name: string; bytes: Buffer; truth: EraTruth };

const file = (name: string, text: string, truth: EraTruth): EraFile => ({
  name,
  bytes: Buffer.from(text, "utf8"),
  truth,
});

const PLAIN =
  "A1 | P1 | 1 | 120.00 | 80.00 | 20.00 | ANA LIMA | line1 CO-45 20.00; line1 PR-2 20.00 | - | bill_patient";
const PLAIN_TRUTH: EraTruth = { status: "read", total: "80.00", claims: [PLAIN] };
const plainSet = set("0001", [...header("80"), ...plainClaim("A1", "P1")]);

const claim = (clp: string, ...rest: string[]) => [
  `LX*1`,
  `CLP*${clp}`,
  "NM1*QC*1*OKE*BEN****MI*W2",
  ...rest,
];
const single = (amount: string, segments: string[]) =>
  interchange([set("0001", [...header(amount), ...segments])]);

/** Envelopes, separators and line ends. */
const ENVELOPES: EraFile[] = [
  file("plain 5010", interchange([plainSet]), PLAIN_TRUTH),
  file("4010", interchange([plainSet], { release: "4010" }), PLAIN_TRUTH),
  file("newline as terminator", interchange([plainSet], { terminator: "\n", lineEnd: "" }), PLAIN_TRUTH),
  file("CRLF as terminator", interchange([plainSet], { terminator: "\r\n", lineEnd: "" }), PLAIN_TRUTH),
  file("CRLF after the terminator", interchange([plainSet], { lineEnd: "\r\n" }), PLAIN_TRUTH),
  file(
    "newline as terminator, CRLF only after ISA",
    interchange([plainSet], { terminator: "\n", lineEnd: "" }).replace("\n", "\r\n"),
    PLAIN_TRUTH,
  ),
  file("no line ends", interchange([plainSet], { lineEnd: "" }), PLAIN_TRUTH),
  file(
    "control characters as separators",
    interchange([plainSet], { element: "\x1d", component: "\x1f", terminator: "\x1c", lineEnd: "" }),
    PLAIN_TRUTH,
  ),
  file(
    "bars and brackets as separators",
    interchange([plainSet], { element: "|", component: "<", terminator: "!" }),
    PLAIN_TRUTH,
  ),
  file(
    "ISA16 declares : but > is written",
    interchange([plainSet], { component: ">", declaredComponent: ":" }),
    PLAIN_TRUTH,
  ),
  file("ISA without padding", interchange([plainSet], { padded: false }), PLAIN_TRUTH),
  file(
    "wrapped at 80 columns",
    interchange([plainSet], { lineEnd: "" }).replace(/(.{80})/g, "$1\r\n"),
    PLAIN_TRUTH,
  ),
  file("byte order mark and blank lines", `\ufeff\r\n\r\n${interchange([plainSet])}\r\n\x1a`, PLAIN_TRUTH),
  file("no terminator after IEA", interchange([plainSet], { lineEnd: "" }).slice(0, -1), PLAIN_TRUTH),
  file(
    "several payments in one group",
    interchange([plainSet, set("0002", [...header("80", "EFT2"), ...plainClaim("A2", "P2")])]),
    { status: "read", total: "160.00", claims: [PLAIN, PLAIN.replace("A1 | P1", "A2 | P2")] },
  ),
  file(
    "two interchanges with different separators",
    interchange([plainSet]) +
      interchange([set("0001", [...header("80", "EFT2"), ...plainClaim("A2", "P2")])], {
        element: "|",
        terminator: "'",
        control: "000000002",
      }),
    { status: "read", total: "160.00", claims: [PLAIN, PLAIN.replace("A1 | P1", "A2 | P2")] },
  ),
  file(
    "duplicate interchange control number",
    interchange([plainSet]) +
      interchange([set("0001", [...header("80", "EFT2"), ...plainClaim("A2", "P2")])]),
    {
      status: "flagged",
      total: "160.00",
      claims: [PLAIN, PLAIN.replace("A1 | P1", "A2 | P2")],
      problems: ["duplicate_interchange @22"],
    },
  ),
  file("the same interchange twice", interchange([plainSet]) + interchange([plainSet]), {
    status: "flagged",
    total: "80.00",
    claims: [PLAIN],
    problems: ["duplicate_interchange @22", "repeated_payment @24"],
  }),
  file(
    "wrong counts and control numbers",
    interchange([set("0001", [...header("80"), ...plainClaim("A1", "P1")], 99)])
      .replace("GE*1*1", "GE*4*7")
      .replace("IEA*1*000000001", "IEA*3*000000009"),
    {
      status: "flagged",
      total: "80.00",
      claims: [PLAIN],
      problems: [
        "segment_count @19",
        "payment_count @20",
        "control_number @20",
        "group_count @21",
        "control_number @21",
      ],
    },
  ),
];

/** Cut off, damaged or not a remittance at all. */
const truncated = (() => {
  const second = set("0002", [...header("80", "EFT2"), ...plainClaim("A2", "P2")]);
  const whole = interchange([plainSet, second], { lineEnd: "" });
  return whole.slice(0, whole.lastIndexOf("AMT*B6*100") + 5);
})();

const BROKEN: EraFile[] = [
  file("cut off in the second payment", truncated, {
    status: "flagged",
    total: "80.00",
    claims: [PLAIN],
    problems: [
      "truncated @35",
      "payment_not_closed @34",
      "group_not_closed @34",
      "interchange_not_closed @34",
    ],
  }),
  file("cut off after the last SE", interchange([plainSet]).split("GE*")[0] ?? "", {
    status: "flagged",
    total: "80.00",
    claims: [PLAIN],
    problems: ["group_not_closed @19", "interchange_not_closed @19"],
  }),
  file("only payment cut off", interchange([plainSet]).split("SVC*")[0] ?? "", {
    status: "unreadable",
    total: "0.00",
    claims: [],
    problems: ["payment_not_closed @13", "group_not_closed @13", "interchange_not_closed @13"],
  }),
  file(
    "first payment without SE",
    interchange([plainSet.slice(0, -1), set("0002", [...header("80", "EFT2"), ...plainClaim("A2", "P2")])]),
    {
      status: "flagged",
      total: "80.00",
      claims: [PLAIN.replace("A1 | P1", "A2 | P2")],
      problems: ["payment_not_closed @19"],
    },
  ),
  file("garbage between segments", interchange([plainSet]).replace("DTM*232", "\0\x01garbage~\nDTM*232"), {
    status: "flagged",
    total: "80.00",
    claims: [PLAIN],
    problems: ["garbage @13", "segment_count @20"],
  }),
  file(
    "837 claim file",
    interchange([set("0001", ["BHT*0019*00*1*20260302*1200*CH", "CLM*A1*120***11:B:1"], undefined, "837")], {
      groupType: "HC",
    }),
    { status: "unreadable", total: "0.00", claims: [], problems: ["not_835 @3"] },
  ),
  file(
    "999 acknowledgment before a remittance",
    interchange([set("0009", ["AK1*HC*1", "AK9*A*1*1*1"], undefined, "999"), plainSet]),
    { status: "flagged", total: "80.00", claims: [PLAIN], problems: ["not_835 @3"] },
  ),
  file("PDF", "%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj", {
    status: "unreadable",
    total: "0.00",
    claims: [],
    problems: ["binary @1"],
  }),
  {
    name: "picture",
    bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]),
    truth: { status: "unreadable", total: "0.00", claims: [], problems: ["binary @1"] },
  },
  file("spreadsheet text", "claim,charge,paid\nA1,120.00,80.00\n", {
    status: "unreadable",
    total: "0.00",
    claims: [],
    problems: ["not_x12 @1"],
  }),
  file("empty", "", { status: "unreadable", total: "0.00", claims: [], problems: ["empty"] }),
  file("only blanks", "\r\n  \r\n", { status: "unreadable", total: "0.00", claims: [], problems: ["empty"] }),
  file("broken ISA", "ISA*00*  *00*~GS*HP~ST*835*0001~", {
    status: "unreadable",
    total: "0.00",
    claims: [],
    problems: ["isa_broken @1"],
  }),
  file(
    "no terminator anywhere",
    interchange([plainSet], { lineEnd: "" }).slice(0, 106) + "A".repeat(70_000),
    {
      status: "unreadable",
      total: "0.00",
      claims: [],
      problems: ["segment_too_long @2", "interchange_not_closed @1", "missing @1"],
    },
  ),
];

export { claim, file, single };
export const ENVELOPE_FILES = ENVELOPES;
export const BROKEN_FILES = BROKEN;
