import { Card } from "@/components/ui/card";
import type { ReferenceEditionDto } from "@/lib/domain/reference/schema";

const KINDS: Record<ReferenceEditionDto["kind"], string> = {
  ecfr: "Federal rules (eCFR)",
  ncci_ptp: "NCCI edits of code pairs",
  ncci_mue: "NCCI limits of units",
  lcd: "Local coverage determinations",
  article: "Coverage articles",
  hcpcs: "HCPCS Level II codes",
  icd10cm: "ICD-10-CM codes",
};

/** The official files that the practice loaded, each with its edition; what is missing is said to be missing. */
export function LoadedFiles({ editions }: { editions: readonly ReferenceEditionDto[] }) {
  const missing = (Object.keys(KINDS) as ReferenceEditionDto["kind"][]).filter(
    (kind) => !editions.some((edition) => edition.kind === kind),
  );
  return (
    <Card
      title="Official files loaded"
      description="Loaded with `npm run reference`. What is not loaded was not checked."
    >
      <ul className="text-sm">
        {editions.map(({ kind, filename, edition, through, row_count, setting }) => (
          <li key={`${kind} ${filename} ${edition}`} className="text-ink">
            {KINDS[kind]}
            {setting && `, ${setting}`}: {filename}, edition of {edition}
            {through && `, through ${through}`}, {row_count.toLocaleString("en-US")} entries
          </li>
        ))}
        {missing.map((kind) => (
          <li key={kind} className="text-ink-muted">
            {KINDS[kind]}: not loaded
          </li>
        ))}
      </ul>
    </Card>
  );
}
