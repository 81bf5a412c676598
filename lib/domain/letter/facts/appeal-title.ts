import type { LineOfBusiness } from "@/lib/core/notice";

export type AppealTitle = { request: string; heading: string };

/** The name that the plan's own rules give the request. */
export function appealTitle(
  plan: LineOfBusiness | null,
  level: 1 | 2 | 3,
  /** The payer wants back what it paid. */
  takenBack = false,
): AppealTitle {
  if (plan === "medicare_ffs" && level === 3)
    return {
      request: "a hearing before an administrative law judge",
      heading: "Request for a Medicare hearing (third level of appeal)",
    };
  if (plan === "medicare_ffs")
    return level === 1
      ? {
          request: "a redetermination",
          heading: "Request for Medicare redetermination (first level of appeal)",
        }
      : {
          request: "a reconsideration",
          heading: "Request for Medicare reconsideration (second level of appeal)",
        };
  if (plan === "medicare_advantage" || plan === "tricare" || plan === "fehb")
    return { request: "a reconsideration", heading: `Request for reconsideration (${levelWords(level)})` };
  if (plan === "part_d")
    return { request: "a redetermination", heading: `Request for redetermination (${levelWords(level)})` };
  if (takenBack)
    return { request: "an appeal", heading: `Dispute of an overpayment decision (${levelWords(level)})` };
  return { request: "an appeal", heading: `Appeal of denied claim (${levelWords(level)})` };
}

const LEVEL_WORDS = { 1: "first level of appeal", 2: "second level of appeal", 3: "further level of appeal" };
const levelWords = (level: 1 | 2 | 3) => LEVEL_WORDS[level];
