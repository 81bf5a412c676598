import { describe, expect, it } from "vitest";
import { stated } from "./facts";
import { isPeriod, isServiceDay } from "./service-period";

const DAYS = ["2026-08-10", "2026-09-04"];

const printed = (context: string) => isPeriod(DAYS, { value: DAYS.join(", "), context }, null);

describe("two days of service", () => {
  it.each([
    "Date(s) of service: 08/10/2026 - 09/04/2026   (8 visits)",
    "for dates of service August 10, 2026 through September 4, 2026",
    "Services 08/10/2026 to 09/04/2026, DOB 05/17/1974",
    "From/To dates  Codes  Billed  08/10/26 09/04/26  97110 97112  1,480.00",
    "First and last date   08/10/2026 | 09/04/2026",
  ])("are a period where they are printed as one: %s", (context) => {
    expect(printed(context)).toBe(true);
  });

  it.each([
    "Dates of service: 08/10/2026, 09/04/2026",
    "Dates of service 08/10/2026 and 09/04/2026",
    "08/10/2026  97110   09/04/2026  97110",
    "Dates  08/10/2026 09/04/2026",
    "",
  ])("are two days where they are not: %s", (context) => {
    expect(printed(context)).toBe(false);
  });

  it("are what the claim's lines say, else what the notice prints, else the claim's first and last", () => {
    const range = { value: DAYS.join(", "), context: "08/10/2026 - 09/04/2026" };
    const list = { value: DAYS.join(", "), context: "08/10/2026, 09/04/2026" };
    const claim = (servicePeriod: boolean) => ({ datesOfService: DAYS, servicePeriod });
    expect(isPeriod(DAYS, range, null)).toBe(true);
    expect(isPeriod(DAYS, list, null)).toBe(false);
    expect(isPeriod(DAYS, range, claim(false))).toBe(false);
    expect(isPeriod(DAYS, list, claim(true))).toBe(false);
    expect(isPeriod(DAYS, undefined, claim(true))).toBe(true);
    expect(isPeriod(["2026-08-10"], undefined, claim(true))).toBe(false);
  });

  it("are told as what they are", () => {
    expect(stated({ datesOfService: DAYS, servicePeriod: true }, "datesOfService")).toBe(
      "August 10, 2026 through September 4, 2026",
    );
    expect(stated({ datesOfService: DAYS }, "datesOfService")).toBe("August 10, 2026; September 4, 2026");
  });

  it("hold the visits between them where they are a period", () => {
    expect(isServiceDay({ datesOfService: DAYS, servicePeriod: true }, "2026-08-19")).toBe(true);
    expect(isServiceDay({ datesOfService: DAYS, servicePeriod: true }, "2026-09-05")).toBe(false);
    expect(isServiceDay({ datesOfService: DAYS }, "2026-08-19")).toBe(false);
  });
});
