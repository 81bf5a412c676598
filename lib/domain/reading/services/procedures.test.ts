import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";

const table = (heading: string, own: string) =>
  extractByRules(
    fromPlainText(
      [
        "HARBORLINE INDEMNITY COMPANY          EXPLANATION OF REVIEW",
        "Injured worker: Odette Marlowe        Date of injury: 02/11/2026",
        "Claim number: 44-WC-770912",
        "",
        `Line   Service date   ${heading}   Charge    Allowed   Paid`,
        "1      08/04/2026     97530     96.00     61.20     61.20",
        `2      08/04/2026     ${own.padEnd(7)}   80.00      0.00      0.00`,
      ].join("\n"),
    ),
  ).facts.procedure_codes?.value;

it("counts a state's own code in the column of the procedures among them", () => {
  expect(table("Code   ", "WC007")).toBe("97530, WC007");
});

it("takes no remark and no reason there for a service, and no word of another column", () => {
  expect(table("Code   ", "MA130")).toBe("97530");
  expect(table("Code   ", "PR204")).toBe("97530");
  expect(table("Service", "total")).toBe("97530");
});

it("takes no ZIP for a service where the state before it is written out", () => {
  const letter = (town: string) =>
    extractByRules(
      fromPlainText(
        [
          "COVENANT RIVER HEALTH PLAN",
          `${town}                              Provider Services 616-555-0112`,
          "",
          "Dear Billing Manager:",
          "",
          "We denied claim 26-2210-4471 for Ada Brandt. You charged $120.00 for code 97110.",
        ].join("\n"),
      ),
    ).facts.procedure_codes?.value;
  expect(letter("Saginaw, Michigan 48601")).toBe("97110");
  expect(letter("Lenoir, North Carolina 28645")).toBe("97110");
});

it("counts services by their units to the end of a line, and no receipt's number", () => {
  const letter = (sentence: string) =>
    extractByRules(
      fromPlainText(["COVENANT RIVER HEALTH PLAN", "We denied this claim.", "", sentence].join("\n")),
    ).facts.procedure_codes?.value;
  expect(letter("Claim         H26 0611 00482, four units of 97110 and two of 97530")).toBe("97110, 97530");
  expect(letter("Your $25.00 filing fee, receipt 40127, is not refunded.")).toBeUndefined();
});

it("reads the service that a letter cannot pay", () => {
  const { facts } = extractByRules(
    fromPlainText(
      [
        "COVENANT RIVER HEALTH PLAN",
        "Claim ID: E8K4LT9PX00",
        "",
        "Thank you for the records. After reading them we still cannot pay 99213-25.",
        "",
        "The note tells of the injection (20610) that was given. The visit is included in the injection.",
      ].join("\n"),
    ),
  );
  expect(facts.procedure_codes?.value).toBe("99213, 20610");
});

it("reads the service in a grid of boxes under its heading", () => {
  const grid = (heading: string) =>
    extractByRules(
      fromPlainText(
        [
          "COPPER MESA HEALTH                                                       Date: 2026/10/15",
          "",
          "We have denied the claim below.",
          "",
          "    PATIENT                        MEMBER ID                      CLAIM ID",
          "    Orin Whitefeather-Cruz         CSH88 017 4402                 2610-C-0077183",
          "",
          `    ${heading.padEnd(31)}DIAGNOSIS                      PATIENT ACCOUNT`,
          "    99204                          R05.3                          MFP-6617",
        ].join("\n"),
      ),
    ).facts.procedure_codes?.value;
  expect(grid("SERVICES")).toBe("99204");
  expect(grid("BOX")).toBeUndefined();
});

it("takes no license of a reviewer for a service", () => {
  const letter = (sentence: string) =>
    extractByRules(
      fromPlainText(["COVENANT RIVER HEALTH PLAN", "We denied this claim.", "", sentence].join("\n")),
    ).facts.procedure_codes?.value;
  expect(letter("Services 97110, 97140. Reviewer: Ada Ott, MD, Texas lic. K5509")).toBe("97110, 97140");
  expect(letter("Services 97110. Reviewed by Ada Ott, DC, license no. C4471")).toBe("97110");
  expect(letter("Services J1030, 20610")).toBe("J1030, 20610");
});

const codesOf = (...lines: string[]) =>
  extractByRules(fromPlainText(["BAY HEALTH PLAN", "NOTICE OF DENIAL", ...lines].join("\n"))).facts
    .procedure_codes?.value;
const ROW = "PROC 97110    CHARGE 918.00    DENIED";

it.each([
  "PROV NO 426508    TOB 741    S/LOC S B6001",
  "STATUS/LOCATION: P B9997    CLAIM TYPE 741",
  "CLAIM STATUS AND LOC  S B6001   CODES BELOW",
  "LOC B9000   SERVICES 1",
])("takes the place of a claim in a system for no service: %s", (line) => {
  expect(codesOf(line, ROW)).toBe("97110");
});

it("keeps a service that is printed like such a place", () => {
  expect(codesOf("PROC B4150    CHARGE 91.00    DENIED", ROW)).toBe("B4150, 97110");
});

it.each([
  "New York Central Mutual Fire Insurance Company  (14834)   services $10.00",
  "Bay Casualty Co.   (NAIC 14834)   codes below",
])("takes the number of an insurer for no service, however far behind its name: %s", (line) => {
  expect(codesOf(line, ROW)).toBe("97110");
});

it("keeps a service in brackets behind other words", () => {
  expect(codesOf("Services of the practice  (97140)   billed", ROW)).toBe("97140, 97110");
});

it("takes each code of a line that holds nothing else, where the first is one", () => {
  expect(codesOf("", "Services", "99214    83036    36415", "", "Total charge", "$263.00")).toBe(
    "99214, 83036, 36415",
  );
  expect(codesOf("", "Procedure codes", "99214, 83036,  36415-59")).toBe("99214, 83036, 36415");
  expect(codesOf("", "Our offices", "48601    49525    49503", "", ROW)).toBe("97110");
});

const said = (...lines: string[]) =>
  extractByRules(
    fromPlainText(
      [
        ...[
          "HARBORLINE HEALTH PLAN",
          "September 2, 2026",
          "",
          "Patient: Odette Marlowe",
          "Claim number: 26-771804402",
        ],
        ...lines,
        "We denied the services billed as 97110 and 97530. They were not medically necessary.",
      ].join("\n"),
    ),
  ).facts.procedure_codes?.value;

it.each([
  ["To: Odette Marlowe", "    E4480 COUNTY ROAD SS", "    WESTBY WI 54667"],
  ["    N6712 State Highway 27"],
  ["    W2281 Old Mill Rd"],
  ["Line of business  Medicare Advantage HMO (Invented Gold Plus H1036)"],
  ["Plan: Invented HMO (Harbor Choice H5216-041)"],
  ["If nothing comes it will be denied (N706 and 56900)."],
])("takes a house, a plan's contract or a code of why for no service: %s", (...lines) => {
  expect(said(...lines)).toBe("97110, 97530");
});

it.each([
  ["Service: E0720 TENS unit, two leads", "E0720, 97110, 97530"],
  ["Services: S9090, H2014", "S9090, H2014, 97110, 97530"],
  ["The plan does not pay for the service (Crisis Intervention S9484).", "S9484, 97110, 97530"],
  ["Codes: 97140 (N706) and 97112", "97140, 97112, 97110, 97530"],
  ["Diagnosis and procedure: N40, 52601", "52601, 97110, 97530"],
  ["Codes N401 and 52601", "52601, 97110, 97530"],
  ["Diagnosis and procedure (N401 and 52601)", "52601, 97110, 97530"],
  ["The HMO pays for home visits (Home Therapy S9131).", "S9131, 97110, 97530"],
  ["Your PPO covers one visit (Crisis Intervention S9484)", "S9484, 97110, 97530"],
  ["G0297  Low Dose Lung CT   250.00", "G0297, 97110, 97530"],
  ["S9090  Vertebral Axial Decompression Dr   120.00", "S9090, 97110, 97530"],
  ["L1902  Ankle Brace Dr", "L1902, 97110, 97530"],
])("still reads the service in: %s", (line, codes) => {
  expect(said(line)).toBe(codes);
});

it.each([
  [["member Rosa Ames-Tell", "dos 10/13/26", "97035"], "97035"],
  [["97035", "dos 10/13/26"], "97035"],
  [
    [
      "Service                Date         Submitted   Not payable   Plan paid",
      "Therapeutic exercise   10/09/2026      120.00        120.00        0.00",
      "97110",
    ],
    "97110",
  ],
  // Places and numbers of other kinds alone in their lines.
  [["Lake Oswego, Oregon", "97035"], undefined],
  [["Account", "97035"], undefined],
  [["Ticket", "97035", "dos 10/13/26"], undefined],
  [["dos 10/13/26", "97035", "Pt acct"], undefined],
  [["14 Birch Lane", "Lake Oswego, Oregon", "97035", "DOS: 10/13/26"], undefined],
  [["dos 10/13/26", "97035", "denied, why?"], "97035"],
  [["dos 10/13/26", "", "PO Box 31, Lake Oswego OR", "97035"], undefined],
  [["10/09/2026      120.00        120.00        0.00", "97035"], undefined],
  [["Total                  120.00        120.00        0.00", "                         97035"], undefined],
  [["Claim totals           120.00        120.00        0.00", "97035"], undefined],
  [
    [
      "Patient                Date         Submitted   Not payable   Plan paid",
      "Rosa Ames-Tell         10/09/2026      120.00        120.00        0.00",
      "97035",
    ],
    undefined,
  ],
])("reads a code alone by the day or the row that it belongs to: %s", (lines, expected) =>
  expect(
    extractByRules(
      fromPlainText(["Bay Health Plan", "Claim 26-HL-0904417 was denied.", "", ...lines].join("\n")),
    ).facts.procedure_codes?.value,
  ).toBe(expected),
);

it.each([
  ["Mail to Appeals, PO Box 1309, Elm Falls MN", "55440. The member may call us.", "97110"],
  ["Fern Ridge Chiropractic PA", "Procedure 98941 was denied.", "97110, 98941"],
  ["Send it to 12 Oak St, Elm Falls MN", "Procedure 98941 was denied.", "97110, 98941"],
  ["We judge each service the way that we do it", "98941 was denied.", "97110, 98941"],
  ["Seen by Dr Ada Roe MD", "98941 was denied.", "97110, 98941"],
  ["12 Oak St, Suite 4, Ada Roe MD", "98941   04/04/2026   120.00   0.00", "97110, 98941"],
  ["What was billed", "98941 spinal adjustment of three regions", "97110, 98941"],
  ["What we looked at", "98941 letters of that kind came in", "97110"],
])("takes a ZIP at the beginning of a line for no service: %s", (over, line, expected) => {
  const text = ["Invented Health Plan", "Procedure code: 97110", "", over, line].join("\n");
  expect(extractByRules(fromPlainText(text)).facts.procedure_codes?.value).toBe(expected);
});
