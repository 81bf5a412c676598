import { header, interchange, plainClaim, set } from "./era-builder";
import { claim, type EraFile, file, single } from "./era-files";

const SERVICE = "DTM*472*20260105";

/** Balances, adjustments and amounts. */
export const AMOUNT_FILES: EraFile[] = [
  file(
    "six triplets in one CAS",
    single(
      "10",
      claim(
        "B1*1*100*10*40*12*Q1",
        "SVC*HC:97110*100*10",
        SERVICE,
        "CAS*CO*45*20**253*.5*1*97*9.50**59*5**222*10**B7*5",
        "CAS*PR*1*15**2*15.00**3*10",
      ),
    ),
    {
      status: "read",
      total: "10.00",
      claims: [
        "B1 | Q1 | 1 | 100.00 | 10.00 | 40.00 | BEN OKE | line1 CO-45 20.00; line1 CO-253 0.50; line1 CO-97 9.50; line1 CO-59 5.00; line1 CO-222 10.00; line1 CO-B7 5.00; line1 PR-1 15.00; line1 PR-2 15.00; line1 PR-3 10.00 | benefit_exclusion | write_off",
      ],
    },
  ),
  file(
    "adjustments on the claim and on its lines",
    single(
      "50",
      claim(
        "B2*1*200*50*0*12*Q2",
        "SVC*HC:97110*120*70",
        SERVICE,
        "CAS*CO*45*50",
        "SVC*HC:97140:59*80*0",
        SERVICE,
        "CAS*CO*97*80",
      ).toSpliced(2, 0, "CAS*OA*23*20"),
    ),
    {
      status: "read",
      total: "50.00",
      claims: [
        "B2 | Q2 | 1 | 200.00 | 50.00 | 0.00 | BEN OKE | OA-23 20.00; line1 CO-45 50.00; line2 CO-97 80.00 | coding | corrected_claim",
      ],
    },
  ),
  file(
    "provider adjustments",
    interchange([
      set("0001", [
        ...header("55.25"),
        ...plainClaim("A1", "P1"),
        "PLB*1234567893*20261231*WO:OLD77*30*L6*-5.25",
      ]),
    ]),
    {
      status: "read",
      total: "55.25",
      claims: [
        "A1 | P1 | 1 | 120.00 | 80.00 | 20.00 | ANA LIMA | line1 CO-45 20.00; line1 PR-2 20.00 | - | bill_patient",
      ],
    },
  ),
  file(
    "line, claim and payment out of balance",
    single("99", claim("B3*1*120*80*0*12*Q3", "SVC*HC:97110*120*75", SERVICE, "CAS*CO*45*30")),
    {
      status: "flagged",
      total: "99.00",
      claims: ["B3 | Q3 | 1 | 120.00 | 80.00 | 0.00 | BEN OKE | line1 CO-45 30.00 | - | none"],
      problems: ["line_balance @13", "claim_balance @11", "payment_balance @3"],
    },
  ),
  file(
    "amount too large",
    single("0", claim("B4*1*123456789012345.00*0*0*12*Q4", "SVC*HC:97110*100000000*0", SERVICE)),
    {
      status: "flagged",
      total: "0.00",
      claims: ["B4 | Q4 | 1 | ? | 0.00 | 0.00 | BEN OKE |  | - | none"],
      problems: ["amount_overflow @11", "amount_overflow @13"],
    },
  ),
  file(
    "amounts that are none",
    single("80", claim("B5*1*12O*80*0*12*Q5", "SVC*HC:97110*1,200*80.005", SERVICE)),
    {
      status: "flagged",
      total: "80.00",
      claims: ["B5 | Q5 | 1 | ? | 80.00 | 0.00 | BEN OKE |  | - | none"],
      problems: ["amount @11", "amount @13", "amount_fraction @13"],
    },
  ),
  file(
    "dates in 2099 and of no calendar",
    single("20", claim("B6*1*20*20*0*12*Q6", "DTM*232*20990105", "SVC*HC:97110*20*20", "DTM*472*20260231")),
    {
      status: "flagged",
      total: "20.00",
      claims: ["B6 | Q6 | 1 | 20.00 | 20.00 | 0.00 | BEN OKE |  | - | none"],
      problems: ["date_range @13", "date @15"],
    },
  ),
  file(
    "separator inside SVC01",
    single("60", claim("B7*1*100*60*0*12*Q7", "SVC*HC*97110*100*60**1", SERVICE, "CAS*CO*45*40")),
    {
      status: "flagged",
      total: "60.00",
      claims: ["B7 | Q7 | 1 | 100.00 | 60.00 | 0.00 | BEN OKE | line1 CO-45 40.00 | - | none"],
      problems: ["procedure @13"],
    },
  ),
  file("claim without a number or a patient", single("10", ["LX*1", "CLP**1*10*10**12"]), {
    status: "flagged",
    total: "10.00",
    claims: [" |  | 1 | 10.00 | 10.00 | 0.00 |  |  | - | none"],
    problems: ["missing @11", "missing @11", "missing @11"],
  }),
];

/** What was decided, and what to do. */
export const DECISION_FILES: EraFile[] = [
  file(
    "reversal and correction",
    single("15", [
      ...claim("C1*22*-100*-60*0*12*R1", "SVC*HC:97110*-100*-60", SERVICE, "CAS*CO*45*-40"),
      ...claim("C1*1*100*75*0*12*R2", "SVC*HC:97110*100*75", SERVICE, "CAS*CO*45*25"),
    ]),
    {
      status: "read",
      total: "15.00",
      claims: [
        "C1 | R1 | 22 | -100.00 | -60.00 | 0.00 | BEN OKE | line1 CO-45 -40.00 | - | none",
        "C1 | R2 | 1 | 100.00 | 75.00 | 0.00 | BEN OKE | line1 CO-45 25.00 | - | none",
      ],
    },
  ),
  file(
    "status 1, nothing paid, denied",
    single("0", claim("C2*1*150*0*0*12*R3", "SVC*HC:97110*150*0", SERVICE, "CAS*CO*50*150", "LQ*HE*N115")),
    {
      status: "read",
      total: "0.00",
      claims: [
        "C2 | R3 | 1 | 150.00 | 0.00 | 0.00 | BEN OKE | line1 CO-50 150.00 | medical_necessity | appeal",
      ],
    },
  ),
  file(
    "status 4, all to the deductible",
    single("0", claim("C3*4*150*0*110*12*R4", "SVC*HC:97110*150*0", SERVICE, "CAS*CO*45*40", "CAS*PR*1*110")),
    {
      status: "read",
      total: "0.00",
      claims: [
        "C3 | R4 | 4 | 150.00 | 0.00 | 110.00 | BEN OKE | line1 CO-45 40.00; line1 PR-1 110.00 | - | bill_patient",
      ],
    },
  ),
  file(
    "Medicare, unprocessable by MA130",
    single("0", claim("C4*1*90*0*0*MB*R5", "MOA***MA130*MA63", "SVC*HC:99213*90*0", SERVICE, "CAS*CO*16*90")),
    {
      status: "read",
      total: "0.00",
      claims: ["C4 | R5 | 1 | 90.00 | 0.00 | 0.00 | BEN OKE | line1 CO-16 90.00 | billing | corrected_claim"],
    },
  ),
  file(
    "inpatient remarks in MIA",
    single(
      "0",
      claim("C5*1*900*0*0*MA*R6", "MIA*1***0*M127***************0*N706").toSpliced(2, 0, "CAS*CO*252*900"),
    ),
    {
      status: "read",
      total: "0.00",
      claims: ["C5 | R6 | 1 | 900.00 | 0.00 | 0.00 | BEN OKE | CO-252 900.00 | documentation | send_records"],
    },
  ),
  file(
    "Medicare timely filing",
    single("0", claim("C6*1*90*0*0*MB*R7", "SVC*HC:99213*90*0", SERVICE, "CAS*CO*29*90")),
    {
      status: "read",
      total: "0.00",
      claims: ["C6 | R7 | 1 | 90.00 | 0.00 | 0.00 | BEN OKE | line1 CO-29 90.00 | timely_filing | write_off"],
    },
  ),
  file(
    "secondary payer",
    single(
      "20",
      claim("C7*2*150*20*0*12*R8", "SVC*HC:97110*150*20", SERVICE, "CAS*OA*23*130").toSpliced(
        3,
        0,
        "NM1*TT*2*NEXT PLAN*****PI*99",
      ),
    ),
    {
      status: "read",
      total: "20.00",
      claims: ["C7 | R8 | 2 | 150.00 | 20.00 | 0.00 | BEN OKE | line1 OA-23 130.00 | - | none"],
    },
  ),
  file(
    "primary's decision is missing",
    single("0", claim("C8*1*80*0*0*12*R9", "SVC*HC:97110*80*0", SERVICE, "CAS*OA*22*80", "LQ*HE*MA04")),
    {
      status: "read",
      total: "0.00",
      claims: [
        "C8 | R9 | 1 | 80.00 | 0.00 | 0.00 | BEN OKE | line1 OA-22 80.00 | eligibility | bill_right_payer",
      ],
    },
  ),
  file(
    "partly denied, largest amount decides",
    single(
      "40",
      claim(
        "C9*1*300*40*10*12*S1",
        "SVC*HC:97110*100*40",
        SERVICE,
        "CAS*CO*45*50",
        "CAS*PR*3*10",
        "SVC*HC:97140*90*0",
        SERVICE,
        "CAS*CO*97*90",
        "SVC*HC:97530*110*0",
        SERVICE,
        "CAS*CO*197*110",
      ),
    ),
    {
      status: "read",
      total: "40.00",
      claims: [
        "C9 | S1 | 1 | 300.00 | 40.00 | 10.00 | BEN OKE | line1 CO-45 50.00; line1 PR-3 10.00; line2 CO-97 90.00; line3 CO-197 110.00 | authorization | appeal",
      ],
    },
  ),
  file(
    "duplicate, not covered and wrong payer",
    single("0", [
      ...claim("D1*1*50*0*0*12*S2", "SVC*HC:97110*50*0", SERVICE, "CAS*CO*18*50"),
      ...claim("D2*1*50*0*50*12*S3", "SVC*HC:97110*50*0", SERVICE, "CAS*PR*204*50"),
      ...claim("D3*1*50*0*0*MB*S4", "SVC*HC:97110*50*0", SERVICE, "CAS*CO*109*50", "LQ*HE*N418"),
    ]),
    {
      status: "read",
      total: "0.00",
      claims: [
        "D1 | S2 | 1 | 50.00 | 0.00 | 0.00 | BEN OKE | line1 CO-18 50.00 | duplicate | corrected_claim",
        "D2 | S3 | 1 | 50.00 | 0.00 | 50.00 | BEN OKE | line1 PR-204 50.00 | benefit_exclusion | bill_patient",
        "D3 | S4 | 1 | 50.00 | 0.00 | 0.00 | BEN OKE | line1 CO-109 50.00 | eligibility | bill_right_payer",
      ],
    },
  ),
];
