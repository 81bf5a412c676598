import { readCase } from "./eval/write-case";
import { eligibleFacts } from "@/lib/domain/letter/points/left-out/eligible";
const c = await readCase(process.argv[2]!);
const re = new RegExp(process.argv[3]!, "i");
const el = new Set(eligibleFacts(c.evidence.chart.facts, c.facts, c.notice).facts.map((x) => x.id));
for (const f of c.evidence.chart.facts) if (re.test(f.quote + f.heading + (f.measure?.name ?? ""))) console.log(el.has(f.id) ? "E" : "-", f.place.documentId, f.place.page, f.date, f.side, JSON.stringify(f.measure ?? ""), f.quote.slice(0, 160), "|", f.section, f.topics.join());
