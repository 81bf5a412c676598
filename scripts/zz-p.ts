import { readCase } from "./eval/write-case";
import { planLetter } from "@/lib/domain/letter/points/plan";
const c = await readCase(process.argv[2]!);
const plan = planLetter(c.facts, c.evidence);
console.log(c.facts.denialCategory, c.facts.denialText, c.facts.reasonPoints);
for (const p of plan.points) console.log(JSON.stringify({ text: p.text, kind: p.kind, disputed: p.disputed, topics: p.topics, pass: p.passages.length, series: p.series.length }));
console.log(plan.supporting.map(({ need, facts }) => [need.id, facts.length, facts.map((f)=>f.quote.slice(0,60))]));
