import { describe, expect, it } from "vitest";
import { checkMessage } from "@/lib/integrations/mail/mailer";
import { letterMail, letterReference } from "./letter";

const practice = {
  practiceName: "Elm Street Clinic",
  practicePhone: "(415) 555-0100",
  reference: "AB23CD45",
  filename: "appeal-letter-0190e8a2.pdf",
  paper: "appeal" as const,
};

describe("letterMail", () => {
  it("says who writes, what is attached and how to reach them, in both forms", async () => {
    const mail = await letterMail({ ...practice, practiceEmail: "front@clinic.example" });
    expect(mail.subject).toBe("Appeal letter from Elm Street Clinic");
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain("Elm Street Clinic");
      expect(body).toContain("AB23CD45");
      expect(body).toContain("appeal-letter-0190e8a2.pdf");
      expect(body).toContain("(415) 555-0100");
      expect(body).toContain("front@clinic.example");
    }
    expect(mail.text).not.toContain("<");
    expect(mail.html).not.toMatch(/<(img|script|link)\b/);
  });

  it("says what it carries, and of an appeal only where there is one", async () => {
    const appeal = await letterMail(practice);
    expect(appeal.text).toContain("is appealing a claim decision");
    expect(appeal.text).toContain("To the appeals department:");
    for (const paper of ["corrected_claim", "records", "reopening", "other_payer"] as const) {
      const { subject, text, html } = await letterMail({ ...practice, paper, filename: "letter.pdf" });
      for (const words of [subject, text, html]) expect(words, paper).not.toMatch(/appeal/i);
    }
    expect((await letterMail({ ...practice, paper: "corrected_claim" })).subject).toBe(
      "Corrected claim from Elm Street Clinic",
    );
  });

  it("is the same each time, so that a repeated sending counts as the same", async () => {
    expect(await letterMail(practice)).toEqual(await letterMail(practice));
  });

  it("escapes the practice's name and keeps it on the subject's line", async () => {
    const mail = await letterMail({ ...practice, practiceName: "<b>Elm</b>\r\nBcc: thief@evil.example" });
    expect(mail.subject).toBe("Appeal letter from <b>Elm</b> Bcc: thief@evil.example");
    expect(mail.html).not.toContain("<b>Elm</b>");
    const message = { ...mail, idempotencyKey: "delivery-1", to: "a@b.example" };
    expect(() => checkMessage(message)).not.toThrow();
  });

  it("cuts a very long name", async () => {
    const { subject } = await letterMail({ ...practice, practiceName: "Clinic ".repeat(100) });
    expect(subject.length).toBeLessThan(120);
  });
});

describe("letterReference", () => {
  it("is short, the same for a delivery, and different for others", () => {
    const one = letterReference("0190e8a2-0000-7000-8000-000000000001");
    expect(one).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    expect(letterReference("0190e8a2-0000-7000-8000-000000000001")).toBe(one);
    expect(letterReference("0190e8a2-0000-7000-8000-000000000002")).not.toBe(one);
  });
});
