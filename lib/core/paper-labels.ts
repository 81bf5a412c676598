import type { CareStage, DecisionLevel, LineOfBusiness, PaperKind } from "./notice";

type Paper = {
  kind: PaperKind | null;
  stage: CareStage | null;
  level: DecisionLevel | null;
  line_of_business: LineOfBusiness | null;
};
type Words = { [K in keyof Paper]: Readonly<Record<NonNullable<Paper[K]>, string>> };

/** "denial, Medicare Advantage, post-service, first decision"; empty while nothing was read. The words come from whoever has them. */
export const wordsOfPaper = ({ kind, line_of_business: line, stage, level }: Paper, words: Words): string =>
  [
    kind && words.kind[kind],
    line && words.line_of_business[line],
    stage && words.stage[stage],
    level && words.level[level],
  ]
    .filter(Boolean)
    .join(", ");
