import { shareRight, type Tally } from "./compare";
import { calibrationShare, inventedShare, type Result, type Scores, sumOf } from "./score";

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

export function printFound(results: Result[]): void {
  for (const result of results) {
    console.log(
      `\n${result.file}  (${result.kind}, ${result.ms} ms)${result.error ? `  ${result.error}` : ""}`,
    );
    for (const [name, value] of Object.entries(result.found)) {
      const shown = Array.isArray(value) ? value.map((line) => JSON.stringify(line)).join(" ") : value;
      if (shown) console.log(`  ${name.padEnd(22)} ${shown}`);
    }
  }
}

const row = (name: string, t: Tally) =>
  `${name.padEnd(22)}${[t.right, t.none, t.wrong, t.missed, t.invented].map((n) => String(n).padStart(9)).join("")}${percent(shareRight(t)).padStart(11)}`;

export function printScores(scores: Scores): void {
  console.log(`${scores.documents} documents compared\n`);
  console.log(
    `${"field".padEnd(22)}${["right", "empty", "wrong", "missed", "invented"].map((h) => h.padStart(9)).join("")}      share`,
  );
  for (const [field, tally] of Object.entries(scores.all.fields)) console.log(row(field, tally));
  console.log(row("all", sumOf(scores.all.fields)));
  console.log(`\n${"kind of file".padEnd(22)}documents    share  invented  of others  shown as sure, right`);
  const kinds = Object.entries(scores.by_file_kind);
  const all = { ...scores.all, documents: scores.documents };
  for (const [name, part] of [...kinds, ["all", all] as const]) {
    const { sure, right } = part.calibration;
    console.log(
      `${name.padEnd(22)}${String(part.documents).padStart(9)}${percent(shareRight(sumOf(part.fields))).padStart(9)}${percent(inventedShare(part)).padStart(10)}${String(part.others).padStart(11)}  ${right} of ${sure} (${percent(calibrationShare(part.calibration))})`,
    );
  }
  const notAll = Object.entries(scores.calibration_by_field).filter(([, { sure, right }]) => right < sure);
  if (notAll.length > 0) console.log("\nShown as sure and not right, by field:");
  for (const [field, { sure, right }] of notAll)
    console.log(`  ${field.padEnd(20)} ${sure - right} of ${sure}`);
  if (scores.faults.length > 0) console.log(`\nNot right:\n${scores.faults.join("\n")}`);
}
