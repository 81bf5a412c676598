import { denialSays } from "@/lib/domain/move/denial-code";
import { isStated, stated } from "../../facts/facts";
import { askedByLaw } from "../../facts/law";
import { heading, paragraph } from "../blocks";
import { type LetterBody, type LetterContext, pointByPoint } from "../letter-body";

const EXPERIMENTAL = /experimental|investigational|unproven|not (been )?proven/i;

export function medicalNecessity(context: LetterContext): LetterBody {
  const { facts, carc } = context;
  const experimental = carc === "55" || carc === "114" || denialSays(facts, EXPERIMENTAL);
  const diagnosis = isStated(facts, "diagnosisCodes")
    ? `${stated(facts, "diagnosisCodes")}. [severity and how it limits the patient, from the record]`
    : "[diagnosis and its code, severity, and how it limits the patient, from the record]";
  const visits = isStated(facts, "datesOfService") ? `visit of ${stated(facts, "datesOfService")}` : "visit";
  return {
    answer: [
      heading(
        experimental ? "Why the service is not experimental" : "Why the service was medically necessary",
      ),
      paragraph(
        "We disagree with this reason. The points below answer it; the page of the enclosed record is named with each.",
      ),
      ...pointByPoint(facts, "what the record shows, with its date and page"),
      {
        kind: "list",
        ordered: true,
        items: [
          ["Diagnosis and severity", diagnosis],
          ["Objective findings", `[examination, scores, imaging and test results from the ${visits}]`],
          ["Treatment tried before", "[each earlier treatment, its dates and its result]"],
          ["Risk of not treating", "[what the clinician expects without the service]"],
          ["Your policy", policyBlank(context)],
          [
            "Guideline or literature",
            "[name, year and page of what was read and applies, or delete this point]",
          ],
          ...(experimental ? experimentalPoints : []),
        ],
      },
    ],
    asks: [...reviewerAsks(context), ...(experimental ? externalReviewAsk(context) : [])],
    needs: [
      "signed chart notes with the objective findings",
      "imaging and test reports",
      "letter of medical necessity signed by the treating clinician",
      ...(experimental ? ["FDA clearance or compendium listing"] : []),
    ],
  };
}

const experimentalPoints: [string, string][] = [
  ["Regulatory status", "[FDA approval or clearance, or compendium listing, with its number and date]"],
  [
    "The plan's definition",
    "[each part of the plan's own definition of experimental, quoted, and the answer to it]",
  ],
  ["Comparative evidence", "[studies read, with year and finding]"],
  ["Why standard options failed or do not fit", "[from the record]"],
];

const policyBlank = ({ plan }: LetterContext) =>
  plan === "medicare_ffs"
    ? "[the LCD or NCD relied on: each criterion quoted, and the page of the record that meets it]"
    : "[the medical policy relied on: each criterion quoted, and the page of the record that meets it]";

/** Who must review and what must be shown differ by plan: Medicare has no peer-to-peer at redetermination. */
function reviewerAsks({ plan, facts }: LetterContext): string[] {
  if (plan === "medicare_ffs")
    return [
      "have the enclosed record reviewed by a person who took no part in the first decision",
      "name the coverage determination (LCD or NCD) or other policy used, if any part stays denied",
    ];
  const credential = isStated(facts, "providerName")
    ? ` as ${stated(facts, "providerName")}`
    : " as the treating provider";
  const criteria = askedByLaw(facts, ["criteria", "claim_file"]);
  return [
    `assign a reviewer of the same specialty${credential}`,
    "offer a peer-to-peer conversation with the treating provider before any decision to uphold",
    ...askedByLaw(facts, ["reviewer"]),
    ...(criteria.length > 0
      ? criteria
      : ["send us the criteria and the clinical rationale used for the denial"]),
  ];
}

const externalReviewAsk = ({ plan }: LetterContext) =>
  plan === "commercial" || plan === "erisa" || plan === "marketplace" || plan === null
    ? ["tell us how to ask for external review, if the denial is upheld"]
    : [];
