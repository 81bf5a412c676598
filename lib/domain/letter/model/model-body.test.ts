import { describe, expect, it } from "vitest";
import { letterText } from "../text/letter-text";
import { frameModelBody } from "./frame";
import { cleanModelBody } from "./model-body";

describe("cleanModelBody", () => {
  it("drops the parts of the frame that a model writes anyway", () => {
    const body = cleanModelBody(
      "```markdown\n**November 2, 2026**\n\nAetna\nPO Box 1\n\n**RE: Claim 5**\n\nDear Sir or Madam:\n\nThe service was needed.\n\n## What we ask\n\n- Pay.\n\nSincerely,\n\nDr. Nobody\n```",
    );
    expect(body).toBe("The service was needed.\n\n### What we ask\n\n- Pay.");
  });

  it("lets nothing leave or run", () => {
    const body = cleanModelBody(
      'See ![x](https://evil.example/p.png?d=1) and [the policy](https://evil.example) or <img src="https://evil.example/q">.<script>alert(1)</script>\n[ref]: https://evil.example\nhttps://evil.example/z <b>bold</b>',
    );
    expect(body).not.toMatch(/evil|<|script|alert/);
    expect(body).toContain("the policy");
    expect(body).toContain("bold");
  });

  it("keeps blanks, tables and lists", () => {
    const text = "[objective findings]\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n\n1. one\n2. two";
    expect(cleanModelBody(text)).toBe(text);
  });

  it("keeps a body that thanks in its middle", () => {
    const text = `Thank you, we received it.\n\n${"A point.\n\n".repeat(3)}Pay the claim.`;
    expect(cleanModelBody(text)).toContain("Pay the claim.");
  });
});

describe("frameModelBody", () => {
  it("sets the facts, escaped, around the body", () => {
    const { content, format } = frameModelBody(
      {
        patientName: "Ann *Bold* <b>Doe</b>",
        claimNumber: "A_1_B|2",
        letterDate: "2026-11-20",
        denialText: "Not needed. # 1",
        denialCode: "CO-50",
      },
      "### Why\n\nWe ask you to pay the claim.",
    );
    expect(format).toBe("markdown");
    const text = letterText(content, "markdown");
    expect(text).toContain("Patient: Ann *Bold* <b>Doe</b>");
    expect(text).toContain("Claim number: A_1_B|2");
    expect(text).toContain("“Not needed. # 1”");
    expect(text).not.toContain("Member ID");
    expect(text.indexOf("RE:")).toBeLessThan(text.indexOf("We ask you to pay the claim."));
    expect(text.indexOf("We ask you to pay the claim.")).toBeLessThan(text.indexOf("Sincerely,"));
  });
});
