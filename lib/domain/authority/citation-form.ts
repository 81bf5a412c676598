/** A citation of federal rules or law, taken apart. `from` and `to` bound a range of sections; paragraphs go from the outside in. */
export type CitationForm =
  | { code: "cfr" | "usc"; title: number; part: string; subpart?: string }
  | { code: "cfr" | "usc"; title: number; from: string; to: string; paragraphs: string[] }
  | { code: "ncd"; number: string };

const NCD = /^NCD\s+(\d+(?:\.\d+)*)$/i;
const CODE =
  /^(\d+)\s*(C\.?\s?F\.?\s?R\.?|U\.?\s?S\.?\s?C\.?)\s*(?:§+\s*|sections?\s+|sec\.\s*)?(?:(parts?)\s+)?(\d[\w.-]*?)((?:\s?\([A-Za-z0-9]{1,5}\))*)(?:\s*[-–]\s*(\d[\d.]*))?(?:,?\s*subpart\s+([A-Z]))?$/i;

/** Null where the text is no citation of the federal rules, the US Code or a national coverage determination. */
export function citationForm(text: string): CitationForm | null {
  const plain = text
    .normalize("NFKC")
    .replace(/[‐‑‒–—]/g, "-")
    .replace(/\s+/g, " ")
    .replace(/[.,;:]+$/, "")
    .trim();
  const ncd = NCD.exec(plain);
  if (ncd?.[1]) return { code: "ncd", number: ncd[1] };
  const match = CODE.exec(plain);
  if (!match) return null;
  const [, title, name = "", part, section = "", groups = "", end, subpart] = match;
  const code = /^c/i.test(name) ? "cfr" : "usc";
  const number = section.replace(/[.-]+$/, "");
  if (part || (subpart && !number.includes(".")))
    return {
      code,
      title: Number(title),
      part: number,
      ...(subpart ? { subpart: subpart.toUpperCase() } : {}),
    };
  const [from = number, to = from] = end ? [number, end] : splitRange(number);
  const paragraphs = [...groups.matchAll(/\(([^)]+)\)/g)].map(([, name = ""]) => name);
  return { code, title: Number(title), from, to, paragraphs };
}

/** "405.940-405.958" is a range; "2560.503-1" and "54.9815-2719" are sections with a hyphen. */
function splitRange(number: string): string[] {
  const parts = /^(\d+)\.(\d+)-(\d+)\.(\d+)$/.exec(number);
  return parts && parts[1] === parts[3] ? [`${parts[1]}.${parts[2]}`, `${parts[3]}.${parts[4]}`] : [number];
}

/**
 * How closely a rule of the shelf answers to a citation: 0 not at all; 1 where the citation is broader, as a section is than its
 * paragraph; above that the more, the more of the citation it names. A whole section answers for itself, not for its paragraphs.
 */
export function closeness(entry: CitationForm, cited: CitationForm): number {
  if (entry.code === "ncd" || cited.code === "ncd")
    return entry.code === "ncd" && cited.code === "ncd" && entry.number === cited.number ? 2 : 0;
  if (entry.code !== cited.code || entry.title !== cited.title) return 0;
  if ("part" in entry || "part" in cited)
    return "part" in entry && "part" in cited && entry.part === cited.part && entry.subpart === cited.subpart
      ? 2
      : 0;
  if (entry.from !== cited.from || entry.to !== cited.to) return 0;
  const [own, asked] = [entry.paragraphs, cited.paragraphs];
  const shared = own.findIndex((name, index) => asked[index] !== name);
  if (shared === -1) return own.length === 0 && asked.length > 0 ? 0 : 2 + own.length;
  return asked.every((name, index) => own[index] === name) ? 1 : 0;
}
