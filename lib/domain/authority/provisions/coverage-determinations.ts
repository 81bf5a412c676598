import { CHECKED_ON, GOOD_THROUGH } from "../copies";
import type { CheckedCopy, Provision } from "../provision";

const LIST: CheckedCopy = {
  copy: "Public list of national coverage determinations, drawn from CMS's coverage interface",
  dated: "2026-04",
};
const cms = (number: string, dated = "undated"): CheckedCopy => ({
  copy: `cms.gov, Medicare Coverage Database, NCD ${number}`,
  dated,
});

/** Number and title alone; what one says is read from the file that a practice loads. */
const determination = (
  number: string,
  title: string,
  about: string,
  ...against: CheckedCopy[]
): Provision => ({
  id: `ncd-${number}`,
  citation: `NCD ${number}`,
  title,
  purpose: "coverage_policy",
  obliges: about,
  linesOfBusiness: ["medicare_ffs", "medicare_advantage"],
  source: "Medicare National Coverage Determinations Manual, CMS publication 100-03",
  edition: against[0]?.dated ?? "undated",
  goodThrough: GOOD_THROUGH,
  checked: { against, on: CHECKED_ON },
});

/** National coverage determinations that these practices meet. None was held against CMS's current text, so no letter cites one. */
export const COVERAGE_DETERMINATIONS: readonly Provision[] = [
  determination(
    "30.3.3",
    "Acupuncture for Chronic Lower Back Pain (cLBP)",
    "Medicare covers up to 12 visits in 90 days for chronic low back pain as it is defined there, 8 more with improvement, and at most 20 a year.",
    cms("30.3.3", "2020-01-21"),
  ),
  determination(
    "160.27",
    "Transcutaneous Electrical Nerve Stimulation (TENS) for Chronic Low Back Pain (CLBP)",
    "Medicare's rule on TENS for chronic low back pain.",
    LIST,
    cms("160.27"),
  ),
  determination(
    "150.13",
    "Percutaneous Image-Guided Lumbar Decompression for Lumbar Spinal Stenosis",
    "Medicare's rule on percutaneous image-guided lumbar decompression.",
    LIST,
  ),
  determination(
    "280.1",
    "Durable Medical Equipment Reference List",
    "Medicare's list of equipment and its coverage.",
    LIST,
  ),
  determination("190.20", "Blood Glucose Testing", "Medicare's rule on blood glucose testing.", LIST),
  determination("190.23", "Lipid Testing", "Medicare's rule on lipid testing.", LIST),
  determination("190.22", "Thyroid Testing", "Medicare's rule on thyroid testing.", LIST),
  determination(
    "190.21",
    "Glycated Hemoglobin/Glycated Protein",
    "Medicare's rule on glycated hemoglobin and protein.",
    LIST,
  ),
  determination(
    "210.3",
    "Colorectal Cancer Screening Tests",
    "Medicare's rule on colorectal screening.",
    LIST,
  ),
];
