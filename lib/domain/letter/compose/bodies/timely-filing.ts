import { stated } from "../../facts/facts";
import { lawFor } from "../../facts/law";
import { heading, paragraph } from "../blocks";
import { type LetterBody, type LetterContext, pointByPoint } from "../letter-body";

/** Medicare gives no appeal of a late claim, only exceptions to the filing limit, so its letter asks for one. */
export function timelyFiling(context: LetterContext): LetterBody {
  return context.plan === "medicare_ffs" ? filingException(context) : filedInTime(context);
}

function filingException({ facts }: LetterContext): LetterBody {
  const [rule] = lawFor(facts, "filing_exception");
  return {
    heading: "Request for an exception to the timely filing limit",
    request: "an exception to the timely filing limit",
    mainAsk: "grant the exception and process the claim",
    answer: [
      heading("Ground for the exception"),
      paragraph(
        `We ask for an exception to the filing limit${rule ? ` under ${rule.citation}` : ""}. The ground that applies is marked; the others are to be deleted.`,
      ),
      {
        kind: "list",
        items: [
          ["Error of the agency or its contractor", "[what was misstated, by whom and when]"],
          ["Retroactive Medicare entitlement", "[date of the notice of entitlement and its effective date]"],
          [
            "Recoupment by a State Medicaid agency",
            "[date of recoupment and of the retroactive entitlement]",
          ],
          [
            "Retroactive disenrollment from a Medicare Advantage or PACE plan",
            "[dates of disenrollment and recoupment]",
          ],
        ],
      },
    ],
    asks: [],
    needs: ["the notice or letter that proves the ground", "copy of the claim"],
  };
}

function filedInTime({ facts }: LetterContext): LetterBody {
  return {
    answer: [
      heading("Proof that the claim was filed in time"),
      paragraph(
        `Service: ${stated(facts, "datesOfService")}. We answer with the date of each step and the paper that proves it for this patient and service date.`,
      ),
      ...pointByPoint(facts, "our answer, with the report and its date"),
      {
        kind: "list",
        ordered: true,
        items: [
          ["First sending", "[date and way of the first sending, and its batch or trace number]"],
          [
            "Acceptance by the payer",
            "[277CA, or 999 with the clearinghouse's acceptance: date and control number]",
          ],
          ["Filing limit", "[days allowed by the contract or plan, and the date on which they ended]"],
          [
            "If the delay was not ours",
            "[retroactive coverage, date of the primary payer's explanation of benefits, or payer's error, with proof; or delete this point]",
          ],
        ],
      },
    ],
    asks: ["correct the received date of the claim and process it"],
    needs: [
      "payer acceptance report (277CA, or 999 with clearinghouse acceptance)",
      "proof of the cause of delay, if any",
    ],
  };
}
