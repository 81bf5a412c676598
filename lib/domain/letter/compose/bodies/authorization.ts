import { denialSays } from "@/lib/domain/move/denial-code";
import { isStated, stated } from "../../facts/facts";
import { heading, paragraph } from "../blocks";
import { type LetterBody, type LetterContext, pointByPoint } from "../letter-body";

export function authorization({ facts, carc, preService }: LetterContext): LetterBody {
  const referral = carc === "288" || carc === "287" || denialSays(facts, /\breferral\b/i);
  const paper = referral ? "referral" : "authorization";
  const known = isStated(facts, "authorizationNumber") && !preService;
  const exceeded = carc === "198" || denialSays(facts, /exceed/i);
  const mismatch = carc === "284" || carc === "296";
  return {
    answer: [
      heading(`The ${paper} for this service`),
      paragraph(
        known
          ? `The claim carries ${paper} number ${stated(facts, "authorizationNumber")}. Please compare it with the claim:`
          : `These are the steps taken for the ${paper}:`,
      ),
      ...pointByPoint(facts, "our answer, with its date and reference number"),
      {
        kind: "list",
        ordered: true,
        items: [
          known
            ? [
                "What was approved",
                `[dates, codes, units and provider approved under ${stated(facts, "authorizationNumber")}]`,
              ]
            : [
                `${capital(paper)} or calls made`,
                `[${paper} number and the dates it covers; or each call: date, time, person and reference number]`,
              ],
          ...(exceeded || mismatch || known
            ? ([
                [
                  "Match with the claim",
                  "[code, units, provider and dates on the claim beside those approved]",
                ],
              ] as [string, string][])
            : []),
          ["Eligibility check", "[date and result of the check made before the service]"],
          ...(known
            ? []
            : ([
                [
                  "Why it could not be obtained beforehand",
                  "[the reason; if the service was urgent or an emergency, the findings that show it]",
                ],
              ] as [string, string][])),
        ],
      },
      heading("Second ground: medical necessity"),
      paragraph(
        `${isStated(facts, "diagnosisCodes") ? `Diagnosis: ${stated(facts, "diagnosisCodes")}. ` : ""}[why the service was needed on that date: findings, earlier treatment and risk of waiting, from the record]`,
      ),
    ],
    asks: preService
      ? ["review the request on the enclosed clinical record"]
      : [
          `${known ? `apply the ${paper} on file` : `grant a retrospective review of the ${paper}`}`,
          "decide on medical necessity from the enclosed record, should the first ground not be enough",
        ],
    needs: [
      known ? `${paper} approval` : `call log or portal record of the ${paper} request`,
      "eligibility response for the service date",
      "signed chart notes",
    ],
  };
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
