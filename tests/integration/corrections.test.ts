import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { extractByRules } from "@/lib/domain/reading/extract";
import { sourcesOfCorrections } from "@/scripts/eval/read";
import { plainValues, score } from "@/scripts/eval/score";
import { APPEALS, restDesk } from "../support/rest-desk";

const EXPORT = "/practice/corrections/export/";

it("keeps what a person corrected as a set that the reading is measured by", async () => {
  const { rest, other, workflows, upload, newAppeal } = await restDesk();
  const id = await newAppeal();
  await upload(id, "denial_letter", "denial-02.pdf");
  await rest("POST", `${APPEALS}${id}/extract/`, { json: { force: false } });
  await workflows.run();
  expect((await rest("GET", EXPORT)).body).toEqual({ documents: [] });

  const edit = (json: Record<string, string>) => rest("PATCH", `${APPEALS}${id}/metadata/`, { json });
  await edit({ patient_name: "Hortensia Placeholder", claim_number: "EFKQ2T7XX00" });
  const { body, headers } = await rest("GET", EXPORT);
  expect(headers.get("content-disposition")).toContain("corrections.json");
  expect(body.documents).toHaveLength(1);
  expect(body.documents[0]).toMatchObject({
    kind: "denial",
    corrections: {
      patient_name: { value: "Hortensia Placeholder", read: "Jasper Placeholder", page: 1 },
    },
  });
  expect(Object.keys(body.documents[0].corrections)).toEqual(["patient_name"]);
  expect(body.documents[0].corrections.patient_name.boxes.length).toBeGreaterThan(0);
  expect((await other("GET", EXPORT)).body).toEqual({ documents: [] });

  const folder = await mkdtemp(path.join(tmpdir(), "corrections-"));
  const file = path.join(folder, "corrections.json");
  await writeFile(file, JSON.stringify(body));
  const { sources, truth } = await sourcesOfCorrections(file);
  await rm(folder, { recursive: true });
  const [source] = sources;
  if (!source) throw new Error("nothing exported");
  const found = plainValues(extractByRules(await source.read()));
  const result = { file: source.file, kind: "denial", ms: 1, ...found };
  const scores = score([{ result, truth: truth[source.file] ?? {}, fileKind: source.fileKind }]);
  // The rules still read the other person, and only the corrected field is measured.
  expect(scores.all.fields).toEqual({
    patient_name: { right: 0, wrong: 1, missed: 0, invented: 0, none: 0 },
  });

  await edit({ patient_name: "Jasper Placeholder" });
  expect((await rest("GET", EXPORT)).body).toEqual({ documents: [] });
});
