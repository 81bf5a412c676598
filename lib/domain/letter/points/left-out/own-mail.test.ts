import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { isOwnMail } from "./own-mail";

const mail = (writer: string, topics: ChartFact["topics"] = ["call"]) => ({
  heading: `E-mail from ${writer}`,
  topics,
});
const letter = { practiceName: "Front Range Physical Therapy LLC" };

it("keeps out what the practice's own desk wrote", () => {
  expect(isOwnMail(mail("Front Range PT front desk"), letter)).toBe(true);
  expect(isOwnMail(mail("Scheduling"), letter)).toBe(true);
  const message = (writer: string) => ({ heading: `Message from ${writer}`, topics: [] });
  expect(isOwnMail(message("frontrange (jvela)"), letter)).toBe(true);
  expect(isOwnMail(message("Bill Review"), letter)).toBe(false);
});

it("keeps the payer's words, and that something was sent", () => {
  expect(isOwnMail(mail("Monica Reyes (Acme Mutual, medical billing)"), letter)).toBe(false);
  expect(isOwnMail(mail("Front Range PT front desk", ["sent_before"]), letter)).toBe(false);
  expect(isOwnMail({ heading: "Visit note", topics: ["call"] }, letter)).toBe(false);
});
