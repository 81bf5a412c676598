import { describe, expect, it } from "vitest";
import type { LineItemDto } from "@/lib/domain/claim/line-item/schema";
import { BLANK_VALUES, lineBody, lineOf, withValue } from "./line";

const item: LineItemDto = {
  line_item_id: "4f3c9a52-7a5e-4f37-9a3e-0f1d2c3b4a59",
  line_number: 3,
  procedure_code: "97110",
  procedure_description: "Therapeutic exercise",
  units: 2,
  unit_charge: "50.00",
  total_charge: "100.00",
  allowed_amount: null,
  insurance_paid_amount: "0.00",
  patient_paid_amount: null,
  denied_amount: null,
  date_of_service: null,
  place_of_service_code: "",
  diagnosis_pointer: "A",
  modifier_codes: ["GP", "59"],
  status: null,
  remarks: "",
  uhc_code: "",
  uhc_description: "",
};

describe("a line in the editor", () => {
  it("is the wire's line as text, and back", () => {
    const line = lineOf(item);
    expect(line.values).toMatchObject({
      units: "2",
      modifier_codes: "GP 59",
      status: "",
      allowed_amount: "",
    });
    expect(lineBody(line)).toMatchObject({ line_item_id: item.line_item_id, line_number: "3", units: "2" });
    expect(lineBody({ id: "temp-1", values: BLANK_VALUES })).not.toHaveProperty("line_number");
  });

  it("has a total that goes with units and unit charge", () => {
    let values = withValue(BLANK_VALUES, "units", "3");
    expect(values.total_charge).toBe("");
    values = withValue(values, "unit_charge", "10.50");
    expect(values.total_charge).toBe("31.50");
    values = withValue(values, "units", "0");
    expect(values.total_charge).toBe("0.00");
    values = withValue(values, "unit_charge", "nonsense");
    expect(values.total_charge).toBe("");
  });

  it("keeps a total that someone typed until it is emptied", () => {
    let values = withValue(lineOf(item).values, "total_charge", "90.00");
    values = withValue(values, "units", "4");
    expect(values.total_charge).toBe("90.00");
    expect(withValue(values, "total_charge", "").total_charge).toBe("200.00");
  });
});
