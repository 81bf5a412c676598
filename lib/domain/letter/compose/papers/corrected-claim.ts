import { readClaimsPlace } from "@/lib/domain/reading/payer/claims-place";
import { cleanFact, isStated, type LetterFacts, stated } from "../../facts/facts";
import type { PlanQuestion } from "../../points/open/weighed-questions";
import { heading, paragraph } from "../../text/blocks";
import type { LetterContext } from "../letter-body";
import { onNotice } from "../place-of";
import { whatChanges } from "./changes";
import { answerTo, type WriteCover } from "./cover";
import { saidReason, theNotice } from "./labels";
import { changeBlocks } from "./miskeyed-day";

const NUMBER_QUESTION: PlanQuestion = {
  id: "payer-claim-number",
  text: "What is the payer's own number of the first claim (ICN or DCN)?",
  why: "A replacement is matched to the first claim by that number.",
  passages: [],
};

/** The number under which the payer keeps the first claim. */
export const payersNumber = (facts: LetterFacts) =>
  cleanFact(facts.payerClaimNumber ?? "") ||
  (isStated(facts, "claimNumber") ? stated(facts, "claimNumber") : "");

/**
 * The number of the bill itself. In workers' compensation and auto the claim number is that of the injury, under which every bill of it stands:
 * only a bill or document control number tells one from another.
 */
const billsNumber = ({ facts, plan }: LetterContext) => {
  const number = payersNumber(facts);
  const ofInjury = plan === "workers_comp" || plan === "auto";
  return ofInjury && number === cleanFact(facts.claimNumber ?? "") ? "" : number;
};

/** Goes with a corrected claim: frequency code 7 with the payer's number, or a new claim after a rejection (MA130). */
export const correctedClaim: WriteCover = (context, { plan, answers, noticeText }) => {
  const { facts } = context;
  const { address } = readClaimsPlace(noticeText);
  const isNew = context.remarks.includes("MA130");
  const number = answerTo(NUMBER_QUESTION.id, answers)?.text.trim() ?? billsNumber(context);
  const changes = whatChanges(facts, answers, plan);
  const practice = isStated(facts, "practiceName") ? stated(facts, "practiceName") : "We";
  const sends = practice === "We" ? "We send" : `${practice} sends`;
  return {
    heading: isNew
      ? "Corrected claim, sent as a new claim"
      : "Corrected claim (replacement of a prior claim)",
    reader: "Claims Department",
    // The appeals address takes no claims: a claim that goes there is lost, and its time runs.
    address: address ? [address] : [],
    blocks: [
      paragraph(
        isNew
          ? `${sends} a new claim in place of the one that was rejected as unprocessable.`
          : `${sends} a corrected claim for the services named above. It replaces the first claim in full and carries claim frequency code 7${number ? ` with your claim number ${number}${onNotice(number, facts, noticeText)} as the original reference number` : ""}.`,
      ),
      ...saidReason(facts, `${theNotice(facts, context.notice?.numberAlone)} gives`),
      ...changes.blocks,
      ...changeBlocks(plan, facts),
      heading("What we ask"),
      {
        kind: "list",
        items: [
          isNew ? "process the enclosed claim;" : "process the corrected claim in place of the first one;",
          "keep the date on which the first claim was received as proof of timely filing;",
          "tell us in writing if anything on the corrected claim still keeps you from processing it.",
        ],
      },
    ],
    questions: [
      ...(number || isNew ? [] : [NUMBER_QUESTION]),
      ...(plan.miskeyedDay.length > 0 ? [] : changes.questions),
    ],
  };
};
