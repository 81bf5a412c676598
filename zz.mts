import { readLines } from "@/lib/domain/reading/page/page-lines";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readFileSync } from "node:fs";
for (const l of readLines(fromPlainText(readFileSync(process.argv[2]!, "utf8")), true).slice(0, 14)) console.log(l.page, l.offset, JSON.stringify(l.text));
