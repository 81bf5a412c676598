import { expect, it } from "vitest";
import { onlySide, sideUnlessMarked } from "./line-sides";

// Red without the words that name no side.
it.each([
  ["Only 2 refills left of meloxicam.", undefined],
  ["Gave way twice, left work early both days.", undefined],
  ["She left by ambulance.", undefined],
  ["Leads with the left on stairs, cannot kneel.", undefined],
  ["Compared to the left, 20 deg less flexion.", undefined],
  ["12 approved, 9 used thru 8/12, 3 left, good til 9/11", undefined],
  ["She has 3 left on this authorization", undefined],
  ["Grip 22 left, 41 right", undefined],
  ["Grip 41 right, 22 left.", undefined],
  ["Grip 22 left hand", "left"],
  ["Swells right away after 10 min.", undefined],
  // Seen red: the side that hurt was taken for an adverb, and the other one for the only side that is named.
  ["Straight leg raise positive on the right at 35 degrees, left negative.", undefined],
  ["Pain worse on the right after walking.", "right"],
  ["Came right at 10:30.", undefined],
  ["Left knee flexion right at 110 deg.", "left"],
  ["A1c right at 7.2.", undefined],
  ["Knee flexion is right at 110 deg.", undefined],
  ["Straight leg raise: positive right at 35 degrees.", "right"],
  ["Came in right after the fall.", undefined],
  ["Fascia of 6.8 mm on the left against 3 mm on the other.", "left"],
  ["Pain was left sided.", "left"],
  ["Left knee flexion 90.", "left"],
  ["Rt shoulder sore.", "right"],
])("%s", (text, side) => expect(onlySide(text).side).toBe(side));

it.each([
  ["L shoulder unless marked", "left"],
  ["Right hand, unless otherwise noted", "right"],
  ["R knee except where noted", "right"],
  ["L shoulder", undefined],
  ["Unless marked, both sides", undefined],
])("the side of a table's rows that name none: %s", (text, side) =>
  expect(sideUnlessMarked(text)).toBe(side),
);
