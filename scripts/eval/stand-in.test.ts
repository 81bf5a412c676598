import { describe, expect, it } from "vitest";
import { proposeByModel } from "@/lib/domain/document/extraction/propose";
import { extractByRules } from "@/lib/domain/reading/extract";
import { readText, readTruth } from "./read";
import { type StandIn, startStandIn } from "./stand-in";

const DIR = "tests/fixtures/papers/seen";

async function readBy(how: StandIn, file: string) {
  const truth = (await readTruth(DIR)) ?? {};
  const server = await startStandIn(how, DIR, [file], truth);
  const text = await readText(`${DIR}/${file}`);
  const rules = extractByRules(text);
  const config = { label: how, baseUrl: server.baseUrl, apiKey: "none", model: how, timeoutMs: 20_000 };
  const joined = await proposeByModel(config, text, rules);
  await server.close();
  return { rules, joined, truth: truth[file] ?? {}, asked: server.requests[0]?.raw ?? "" };
}

describe("a model in the place of the rules", () => {
  it("makes values sure by answering the same, and sees no identifiers", async () => {
    const { joined, truth, asked } = await readBy("right", "hostile-1.txt");
    expect(joined.fields.claim_number).toMatchObject({ value: truth.claim_number, confidence: 0.99 });
    expect(joined.paperEvidence?.kind).toEqual({ confidence: 0.99 });
    expect(asked).not.toContain(String(truth.claim_number));
    expect(asked).not.toContain(String(truth.patient_name));
  });

  it("makes values doubtful by answering other words of the page", async () => {
    const { joined } = await readBy("wrong", "hostile-1.txt");
    expect(joined.fields.patient_name?.doubt).toMatch(/^The (model|rules) read "/);
    expect(joined.fields.patient_name?.confidence).toBeLessThan(0.6);
    expect(joined.kind).toBe("denial");
    expect(joined.paperEvidence?.kind).toMatchObject({
      ...{ confidence: 0.5, doubt: expect.stringMatching(/^The model took it for chart note: “/) },
    });
  });

  it.each<[StandIn, string]>([
    ["invented", "hostile-1.txt"],
    ["hostile", "hostile-2.txt"],
    ["hostile", "paid-hostile-2.txt"],
  ])("changes nothing by answers that are %s (%s)", async (how, file) => {
    const { rules, joined } = await readBy(how, file);
    expect(joined.fields).toEqual(rules.fields);
    expect(joined.facts).toEqual(rules.facts);
    const { kind, stage, level, lineOfBusiness, paperEvidence } = rules;
    expect(joined).toMatchObject({ kind, stage, level, lineOfBusiness, paperEvidence });
  });
});
