import { header } from "@/tests/support/era-builder";

/** One payment with `count` claims of three lines each, written as it is read: the file is never whole in memory. */
export function* largeRemittance(count: number): Generator<Buffer> {
  const isa =
    "ISA*00*          *00*          *ZZ*LAKESIDE       *ZZ*HARBORPT       *260302*1200*^*00501*000000001*0*P*:~";
  const start = ["GS*HP*LAKESIDE*HARBORPT*20260302*1200*1*X*005010X221A1", "ST*835*0001"];
  const head = [...start, ...header(`${count * 140}.00`)];
  let block = [isa, ...head.map((segment) => `${segment}~\n`)].join("");
  for (let n = 1; n <= count; n += 1) {
    block += `${claimOf(n).join("~\n")}~\n`;
    if (block.length > 60_000) {
      yield Buffer.from(block);
      block = "";
    }
  }
  // 7 segments from ST to REF, 16 a claim, and SE.
  yield Buffer.from(`${block}SE*${8 + count * 16}*0001~\nGE*1*1~\nIEA*1*000000001~\n`);
}

/** Some thousand last names, so that namesakes are there but rare. */
const nameOf = (n: number): string =>
  `LIMA${[0, 1, 2].map((place) => String.fromCharCode(65 + (Math.floor(n / 17 ** place) % 17))).join("")}`;

function claimOf(n: number): string[] {
  const number = String(n).padStart(6, "0");
  return [
    `LX*${n}`,
    `CLP*A${number}*1*300*140*40*12*P${number}*11*1`,
    `NM1*QC*1*${nameOf(n)}*ANA****MI*W${number}`,
    "DTM*232*20260105",
    "SVC*HC:97110:GP*100*60**2",
    "DTM*472*20260105",
    "CAS*CO*45*20**253*0",
    "CAS*PR*2*20",
    "SVC*HC:97140:GP:59*120*80**1",
    "DTM*472*20260105",
    "CAS*CO*45*20",
    "CAS*PR*2*20",
    "SVC*HC:97530:GP*80*0**1",
    "DTM*472*20260105",
    "CAS*CO*50*80",
    "LQ*HE*N115",
  ];
}
