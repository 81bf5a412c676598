/** What the payer says, asks for or requires, before its points are counted. */
export type Point = {
  kind: "reason" | "criterion" | "item";
  /** As printed, spaces aside. */
  text: string;
  /** A criterion that the notice does not hold against the claim may be answered, but need not be. */
  disputed: boolean;
  /** The payer says that it is met: nothing is argued for it. */
  granted?: boolean;
  /** The words of the numbered criterion that this reason says is not met: what it asks for answers the reason. */
  asks?: string;
  /** The number or letter under which the notice gives it. */
  mark?: string;
};
