/** The groups of the API's page, in its order; a path belongs to the first whose beginning it has. */
const TAGS: { name: string; description: string; paths: string[] }[] = [
  {
    name: "Quick appeals",
    description: "From a denial letter to a sent appeal.",
    paths: ["documents/minimal-appeals", "minimal-appeals"],
  },
  {
    name: "Appeal letters",
    description: "Letters that appeal a claim.",
    paths: ["documents/appeal", "documents/claims"],
  },
  { name: "Documents", description: "Papers of patients and claims.", paths: ["documents", "uploads"] },
  { name: "Claims", description: "Claims, their lines, papers and action items.", paths: ["claims"] },
  { name: "Patients", description: "The patients of the practice.", paths: ["patients"] },
  {
    name: "Accounts",
    description: "Signing up and in, tokens, the profile, colleagues.",
    paths: ["accounts", "users"],
  },
  {
    name: "Payers",
    description:
      "What payers decided: upload an X12 835 remittance, preview what it changes, apply it, and settle where a payer " +
      "differs from what was entered.",
    paths: ["payers"],
  },
  {
    name: "Notifications",
    description: "News for the signed-in user of what ran in the background.",
    paths: ["notifications"],
  },
  { name: "Practice", description: "The practice, its team, invitations and activity.", paths: ["practice"] },
];

/** The tag of a path without its leading slash. Paths that no rule knows are named by their first part. */
export function tagOf(path: string): { name: string; description?: string } {
  const known = TAGS.find((tag) => tag.paths.some((start) => path.startsWith(start)));
  if (known) return known;
  const [first = "other"] = path.split("/");
  return first.includes(".")
    ? { name: "This document" }
    : { name: first[0]?.toUpperCase() + first.slice(1).replaceAll(/[-_]/g, " ") };
}

/** Known groups in their order, then the others as they come. */
export function orderOf(tag: string): number {
  const index = TAGS.findIndex((one) => one.name === tag);
  return index === -1 ? TAGS.length : index;
}
