import type { Reading } from "../page/candidate";
import { kept } from "../page/kept";
import { type Paper, paperOf } from "../signs/statements";
import { paperSigns } from "./paper-signs";
import { likeliestActs } from "./said";
import { SENDER_TABLE } from "./tables/sender";
import { weigh, weightsOf } from "./weights";

/** From these shares of an act on somewhere in the paper. */
const STEPS = [0.3, 0.5, 0.7, 0.9];

/** What a paper's sender is told by: its words and tables, and what its sentences do. */
export const senderSigns = (reading: Reading, paper: Paper): string[] => [
  ...paperSigns(reading, paper),
  ...[...likeliestActs(paper)].flatMap(([act, share]) =>
    STEPS.filter((least) => share >= least).map((least) => `act:${act}:${least}`),
  ),
];

const weights = weightsOf(SENDER_TABLE);

/**
 * How surely a payer decided on a claim or a request in this paper, asked for something or told what it paid: 1 for surely, 0 for a paper of a
 * chart, an office's own or anybody else's. The weights are made from all papers with a truth (docs/measured/reading.md).
 */
export const payerShare: (reading: Reading) => number = kept(
  (reading: Reading) => weigh(weights(), senderSigns(reading, paperOf(reading))).get("payer") ?? 0,
);

/** From here on a paper that the weights had not met came from a payer but for one in a hundred, most of them other payers' papers. */
export const OF_A_PAYER = 0.8;
export const SURELY_OF_A_PAYER = 0.95;
