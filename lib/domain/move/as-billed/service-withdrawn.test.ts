import { expect, it } from "vitest";
import { adviceFor } from "../advice";
import { servicesWithdrawn } from "./service-withdrawn";

const query = (answer: string) =>
  `CODING QUERY TO CLINICIAN   10/26/2026   DOS 09/28/2026
From: Ida Kent, CPC     To: Dr. Roe
Q. 99213-25 was on the charge slip with 99396. Was a second service done?
A. ${answer}
                          A. Roe, MD   10/27/2026`;
const isBack = (answer: string, denied = ["99213-25"], days = ["2026-09-28"]) =>
  servicesWithdrawn([query(answer)], days, denied);

it("sees that the clinician takes the denied service back", () => {
  expect(isBack("No. I did the physical and nothing more. Please take the\n   99213 off.")).toBe(true);
  expect(isBack("The 99213 was marked by mistake.")).toBe(true);
  expect(isBack("Please remove 99213 and 93000 from the claim.", ["99213-25", "93000"])).toBe(true);
  expect(isBack("Please take the 25 off 99213 and 93000.", ["99213-25", "93000"])).toBe(false);
});

it("leaves alone what the clinician stands by, asks, or was told", () => {
  expect(isBack("Yes, the knee was looked at. Do not take the 99213 off.")).toBe(false);
  expect(isBack("Should we take the 99213 off?")).toBe(false);
  expect(isBack("The payer wants us to remove 99213. The note stands.")).toBe(false);
});

it("asks for every denied service, and for a paper of its day", () => {
  expect(isBack("Please remove 99213.", ["99213-25", "93000"])).toBe(false);
  expect(isBack("Please remove 99213.", ["99213-25"], ["2026-08-03"])).toBe(false);
  expect(isBack("Please remove 99213.", [])).toBe(false);
  expect(servicesWithdrawn(["Claim of 09/28/2026: please remove 99213."], ["2026-09-28"], ["99213"])).toBe(
    false,
  );
});

it("makes no appeal of it", () => {
  const denied = { carc: "97", category: "coding" as const, procedures: ["99213-25"] };
  expect(adviceFor(denied).move).not.toBe("write_off");
  expect(adviceFor({ ...denied, held: ["service_withdrawn"] }).move).toBe("write_off");
});
