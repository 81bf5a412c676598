/** Writes X12 835 files for tests. Segments are written with `*` and `:`; the envelope turns them into any other. */

export type Envelope = {
  element?: string;
  component?: string;
  /** What ISA16 declares, when it is not what the segments use. */
  declaredComponent?: string;
  terminator?: string;
  /** After each terminator. */
  lineEnd?: string;
  release?: "5010" | "4010";
  control?: string;
  groupType?: string;
  padded?: boolean;
};

/** A set with its ST and SE; the count is right unless `said` is given. */
export function set(control: string, segments: string[], said?: number, type = "835"): string[] {
  return [`ST*${type}*${control}`, ...segments, `SE*${said ?? segments.length + 2}*${control}`];
}

/** BPR, TRN, DTM, N1 and REF: six segments, so that with ISA, GS and ST the next one is number 10. */
export function header(amount: string, trace = "EFT1", date = "20260302"): string[] {
  return [
    `BPR*I*${amount}*C*ACH*CCP*01*111000025*DA*1*1512345678**01*111000025*DA*2*${date}`,
    `TRN*1*${trace}*1512345678`,
    `DTM*405*${date}`,
    "N1*PR*LAKESIDE HEALTH PLAN",
    "N1*PE*HARBOR PHYSICAL THERAPY*XX*1234567893",
    "REF*TJ*123456789",
  ];
}

export function interchange(sets: string[][], envelope: Envelope = {}): string {
  const { element = "*", component = ":", terminator = "~", lineEnd = "\n" } = envelope;
  const { control = "000000001", groupType = "HP", padded = true } = envelope;
  const old = envelope.release === "4010";
  const version = old ? "004010X091A1" : "005010X221A1";
  const pad = (text: string, width: number) => (padded ? text.padEnd(width) : text);
  const isa = [
    "ISA",
    "00",
    pad("", 10),
    "00",
    pad("", 10),
    "ZZ",
    pad("LAKESIDE", 15),
    "ZZ",
    pad("HARBORPT", 15),
    "260302",
    "1200",
    old ? "U" : "^",
    old ? "00401" : "00501",
    control,
    "0",
    "P",
    envelope.declaredComponent ?? component,
  ].join(element);
  const rest = [
    `GS*${groupType}*LAKESIDE*HARBORPT*20260302*1200*1*X*${version}`,
    ...sets.flat(),
    `GE*${sets.length}*1`,
    `IEA*1*${control}`,
  ].map((segment) => segment.replaceAll(":", component).replaceAll("*", element));
  return [isa, ...rest].map((segment) => segment + terminator + lineEnd).join("");
}

/** One balanced claim of 120.00: 80.00 paid, 20.00 contract, 20.00 coinsurance. Nine segments. */
export function plainClaim(number: string, payerNumber: string): string[] {
  return [
    "LX*1",
    `CLP*${number}*1*120*80*20*12*${payerNumber}*11*1`,
    "NM1*QC*1*LIMA*ANA****MI*W1",
    "DTM*232*20260105",
    "SVC*HC:97110:GP*120*80**2",
    "DTM*472*20260105",
    "CAS*CO*45*20",
    "CAS*PR*2*20",
    "AMT*B6*100",
  ];
}
