import { expect, it } from "vitest";
import { claimsOfTwoPatients } from "./two-patients";

const NOTICE = "Our claim 5520001111222\nPaid before: our claim 5520003333444.";
const sheet = (second: string, number = "5520003333444") =>
  `CLAIMS SENT 09/10/2026\n\n Patient           AMES-TELL ROSA       ${second}\n Date of service   09/08/2026           09/08/2026\n Payer's claim     5520001111222        ${number}\n`;
const held = (page: string, notice = NOTICE) => claimsOfTwoPatients([page], notice);

it("sees that the first claim is another person's", () => expect(held(sheet("AMES-TELL RUTH"))).toBe(true));

it("sees none in one person's claims or in a claim that the payer does not name", () => {
  expect(held(sheet("AMES-TELL, ROSA"))).toBe(false);
  expect(held(sheet("AMES-TELL RUTH", "5520009999888"))).toBe(false);
  expect(held(sheet("AMES-TELL RUTH"), "Our claim 5520001111222")).toBe(false);
});
