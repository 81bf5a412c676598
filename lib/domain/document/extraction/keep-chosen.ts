import { PAPER_VALUES, type PaperEvidence, type PaperReading, type PaperValueName } from "@/lib/core/notice";

type Paper = Pick<PaperReading, PaperValueName> & { paperEvidence?: PaperEvidence };

/** A paper that is read again: what a person chose stays, with what is read now as what it replaces. */
export function keepChosen(read: Paper, before: Paper): Paper {
  const { kind, stage, level, lineOfBusiness } = read;
  const kept: Paper = { kind, stage, level, lineOfBusiness, paperEvidence: { ...read.paperEvidence } };
  for (const name of PAPER_VALUES) {
    const chosen = before.paperEvidence?.[name];
    if (!chosen?.confirmed) continue;
    Object.assign(kept, { [name]: before[name] });
    const now = read.paperEvidence?.[name];
    kept.paperEvidence = {
      ...kept.paperEvidence,
      [name]: {
        ...chosen,
        confirmed: { ...chosen.confirmed, read: read[name], ...(now ? { evidence: now } : {}) },
      },
    };
  }
  return kept;
}
