import type { documents } from "@/db/schema/documents";
import type { PaperValueName } from "@/lib/core/notice";

/** What is told of a paper as a whole, by the names of the wire. */
export const PAPER_NAMES = ["kind", "stage", "level", "line_of_business"] as const;

type Paper = Pick<
  typeof documents.$inferSelect,
  "kind" | "careStage" | "decisionLevel" | "lineOfBusiness" | "paperEvidence"
>;

const VALUES = {
  kind: { key: "kind", column: "kind" },
  stage: { key: "stage", column: "careStage" },
  level: { key: "level", column: "decisionLevel" },
  line_of_business: { key: "lineOfBusiness", column: "lineOfBusiness" },
} as const satisfies Record<(typeof PAPER_NAMES)[number], { key: PaperValueName; column: keyof Paper }>;

/** What a person said of a paper against what was read: its kind, stage, level and plan. */
export function correctedPaper(paper: Paper) {
  return Object.fromEntries(
    PAPER_NAMES.flatMap((name) => {
      const { key, column } = VALUES[name];
      const chosen = paper.paperEvidence[key]?.confirmed;
      const value = paper[column];
      if (!chosen || value === null || value === chosen.read) return [];
      const { read, evidence } = chosen;
      const correction = {
        value,
        read,
        confidence: evidence?.confidence ?? null,
        page: null,
        boxes: [],
        drawn: false,
      };
      return [[name, correction] as const];
    }),
  );
}
