/** What is drawn of the database: where its sentences stand, and who points to whom. */
export const DIAGRAM = "docs/database.md";

const FOREIGN_KEY = /^constraint (\w+)\.\S+ FOREIGN KEY \((.+?)\) REFERENCES (\w+)\((.+?)\)/;
/** Nearly every row names who did it; their arrows would hide the others. */
const PEOPLE = new Set(["users", "members", "practices"]);

/**
 * A page with a Mermaid diagram of the tables and their references, from the catalog's lines. References to people and
 * practices are told in words: every table of a practice has its `practice_id`.
 */
export function erDiagram(catalog: readonly string[]): string {
  const tables = catalog
    .map((line) => /^table (\w+), owner/.exec(line)?.[1])
    .filter((name): name is string => name !== undefined)
    .sort();
  const arrows = new Set<string>();
  for (const line of catalog) {
    const [, from, columns, to] = FOREIGN_KEY.exec(line) ?? [];
    if (!from || !columns || !to || PEOPLE.has(to)) continue;
    const by = columns
      .split(", ")
      .filter((column) => column !== "practice_id")
      .join(" ");
    arrows.add(`  ${to} ||--o{ ${from} : "${by}"`);
  }
  const alone = tables.filter((name) => ![...arrows].some((arrow) => arrow.includes(` ${name} `)));
  return `# The database

Written by \`npm run db:catalog\` from what the migrations make. ${tables.length} tables; an arrow goes from a row to the rows that
point to it. Every table of a practice begins its keys with \`practice_id\` and shows a transaction only that practice's rows;
references to people and practices are not drawn.

\`\`\`mermaid
erDiagram
${[...arrows].sort().join("\n")}
\`\`\`

Without an arrow: ${alone.join(", ")}.
`;
}
