import type { CheckedCopy } from "./provision";

/** The day on which the entries were held against their copies. */
export const CHECKED_ON = "2026-11-22";
/** An edition of the federal rules is relied on for about half a year. */
export const GOOD_THROUGH = "2027-04-30";

export const ECFR_TITLE = (title: number, part: string) =>
  `Code of Federal Regulations, title ${title}, part ${part} (ecfr.gov)`;

const verified = (copy: string, dated: string): CheckedCopy => ({ copy, dated, ecfr: true });

/** What was read, named once each. A tool that quotes a section as read in the eCFR is a copy of those words, no more. */
export const COPIES = {
  erisaFull: verified(
    "The eCFR's own page of 29 CFR 2560.503-1, stored by a public repository",
    "2026-09-30",
  ),
  acaFull: verified("The eCFR's own page of 45 CFR 147.136, stored by a public repository", "2026-10-01"),
  erisaQuoted: verified(
    "Public deadline calculator that quotes 29 CFR 2560.503-1 as read in the eCFR",
    "2026-09-25",
  ),
  acaQuoted: verified(
    "Public deadline calculator that quotes 45 CFR 147.136 as read in the eCFR",
    "2026-09-25",
  ),
  ruleTable: {
    copy: "Public table of federal appeal rights, held against law.cornell.edu",
    dated: "2026-09-18",
  },
  regFigures: verified(
    "Public table of figures checked against stored eCFR pages of 29 CFR 2560.503-1 and 45 CFR 147.136",
    "2026-10-06",
  ),
  maQuoted: verified(
    "Public deadline calculator that quotes 42 CFR 422.568-422.602 as read in the eCFR",
    "2026-09-25",
  ),
  maDesign: {
    copy: "Public design paper that quotes 42 CFR 422.566-422.592 and 438.402-438.408 section by section",
    dated: "2026-10",
  },
  maFixtures: {
    copy: "Public test data with the text of 42 CFR 422.568 and 422.572 from law.cornell.edu",
    dated: "2026-06-28",
  },
  priorAuthTable: verified(
    "Public table of the prior authorization rules, marked as verified against an eCFR mirror",
    "2026-09",
  ),
  priorAuthNote: {
    copy: "Public design paper that quotes 42 CFR 422.122(a) and the timeframes of 422.568 and 440.230",
    dated: "2026-10",
  },
  partDQuoted: verified(
    "Public deadline calculator that quotes 42 CFR 423.568-423.600 as read in the eCFR",
    "2026-09-25",
  ),
  medicaidQuoted: verified(
    "Public deadline calculator that quotes 42 CFR 438.402-438.420 and 438.210 as read in the eCFR",
    "2026-09-25",
  ),
  reviewerModule: verified(
    "Public module on reviewers' qualification that quotes 42 CFR 438.406(b)(2) against the eCFR",
    "2026-10",
  ),
  lawstack: (section: string) =>
    verified(`law.lawstack.com, 42 CFR ${section}, marked as verified against eCFR.gov`, "2026-06-20"),
  pathways: verified(
    "Public table of appeal routes, whose change log says that it was confirmed against the eCFR",
    "2026-07",
  ),
} as const;
