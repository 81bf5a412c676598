import type { ChartFact } from "@/lib/domain/reading/chart/chart";

export const isApproval = ({ topics, quote }: ChartFact) =>
  topics.includes("authorization") && APPROVED.test(quote) && !/\b(?:not|never|no)\b/i.test(quote);

export const APPROVED = /\b(?:authori[sz]ation|approval|certification|auth)\b[^.]{0,20}\d{3}|\bapproved\b/i;
