import { createLoader, createSerializer, parseAsStringLiteral } from "nuqs/server";
import { RESULT_DIMENSIONS } from "@/lib/domain/case/results/schema";

export const RESULT_PERIODS = ["3", "12", "24"] as const;
export const PERIOD_LABELS = {
  "3": "Last 3 months",
  "12": "Last 12 months",
  "24": "Last 24 months",
} as const satisfies Record<(typeof RESULT_PERIODS)[number], string>;

/** What the Results tab keeps in its address. */
const address = {
  months: parseAsStringLiteral(RESULT_PERIODS).withDefault("12"),
  group: parseAsStringLiteral(RESULT_DIMENSIONS).withDefault("payer"),
};
export const readResultsAddress = createLoader(address);
export type ResultsAddress = Awaited<ReturnType<typeof readResultsAddress>>;
const serialize = createSerializer(address);
export const resultsHref = (to: ResultsAddress) => serialize("/appeals?tab=results", to);
