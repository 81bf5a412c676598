import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, it } from "vitest";

const PAGE = "docs/api-walkthrough.md";

/** The page's ```bash blocks, one after the other, as a reader would paste them into one shell. */
async function script(): Promise<string> {
  const blocks = [...(await readFile(PAGE, "utf8")).matchAll(/^```bash\n(.*?)^```$/gms)].map(
    ([, block]) => block,
  );
  expect(blocks.length).toBeGreaterThan(10);
  return [
    "set -euo pipefail",
    `trap 'echo "stopped at: $BASH_COMMAND" >&2' ERR`,
    ...blocks,
    'printf %s "$CLAIM_NUMBER" > "$OUT/claim-number"',
    'printf %s "$ACCESS" > "$OUT/last-access"',
  ].join("\n");
}

function bash(source: string, env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    // The blocks call `node`; it is the one that runs this test.
    const search = `${path.dirname(process.execPath)}:${process.env.PATH}`;
    const child = spawn("bash", [], { env: { ...process.env, PATH: search, ...env } });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, output }));
    child.stdin.end(source);
  });
}

const pdfText = async (file: string) => {
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(file)));
  return (await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/g, " ");
};

it("the walkthrough of the REST API runs as it is written", async () => {
  const app = process.env.APP_UNDER_TEST ?? "";
  const out = await mkdtemp(path.join(tmpdir(), "walkthrough-"));
  try {
    const { code, output } = await bash(await script(), { APP: app, OUT: out });
    expect(code, output).toBe(0);

    const claimNumber = await readFile(path.join(out, "claim-number"), "utf8");
    expect(claimNumber).toBe("0202618250A7710X");
    const sent = await pdfText(path.join(out, "sent.pdf"));
    expect(sent).toContain(claimNumber);
    expect(sent).toContain("Please call us if you need anything else.");
    // What was exported first wasn't ready, and says so; what a person approved doesn't.
    expect(await pdfText(path.join(out, "appeal.pdf"))).toContain("DRAFT");
    expect(sent).not.toContain("DRAFT");
    expect(output).toContain("Appeal sent successfully via email!");

    const access = await readFile(path.join(out, "last-access"), "utf8");
    const after = await fetch(`${app}/api/v1/accounts/profile/`, {
      headers: { Authorization: `Bearer ${access}` },
    });
    expect(after.status, "signing out ends the access token").toBe(401);
  } finally {
    await rm(out, { recursive: true, force: true });
  }
});
