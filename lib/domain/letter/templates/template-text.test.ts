import { describe, expect, it } from "vitest";
import { renderTemplate, templateBlanks } from "./template-text";

const BODY = "The treating provider, {{provider_name}}, is available for questions.";
const facts = { practiceName: "Tallgrass Physical Therapy PC" };

describe("the name of who treated in a template", () => {
  it.each([
    ["Wynn Callister, PT", "The treating provider, Wynn Callister, PT, is available for questions."],
    ["Tallgrass Physical Therapy PC", "The treating provider is available for questions."],
    ["TALLGRASS PHYSICAL THERAPY", "The treating provider is available for questions."],
    ["Harbor Point Rehab LLC", "The treating provider is available for questions."],
  ])("is a person's, never an organization's: %s", (providerName, said) => {
    expect(renderTemplate(BODY, { ...facts, providerName }, [])).toBe(`<p>${said}</p>`);
    expect(templateBlanks(BODY, { ...facts, providerName })).toEqual([]);
  });

  it("is a blank where nobody is named", () => {
    expect(templateBlanks(BODY, facts)).toHaveLength(1);
  });

  it("stays where the sentence is about the organization", () => {
    const providerName = "Tallgrass Physical Therapy PC";
    expect(renderTemplate("{{provider_name}} billed it.", { ...facts, providerName }, [])).toBe(
      `<p>${providerName} billed it.</p>`,
    );
  });
});
