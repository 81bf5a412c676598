import { expect, it } from "vitest";
import { ApiError } from "@/components/app-shell/api-fetch";
import { BLANK_VALUES } from "./line";
import { refusedLines } from "./refused-lines";

it("brings the server's field errors to their cells, by the place in the list that was sent", () => {
  const sent = ["a", "b"].map((id) => ({ id, values: BLANK_VALUES }));
  const body = {
    "line_items.1.denied_amount": ["Too much."],
    "line_items.1.modifier_codes.0": ["Too long.", "Too odd."],
    "line_items.0.line_item_id": ["This line is gone."],
    "line_items.7.units": ["Nowhere."],
    line_items: ["Too many."],
  };
  expect(refusedLines(new ApiError(400, body, ""), sent)).toEqual({
    a: { line_number: "This line is gone." },
    b: { denied_amount: "Too much.", modifier_codes: "Too long. Too odd." },
  });
  expect(refusedLines(new TypeError("offline"), sent)).toEqual({});
});
