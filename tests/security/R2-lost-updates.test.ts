import { beforeAll, describe, expect, it } from "vitest";
import { AppError } from "@/lib/core/errors";
import { updateClaim } from "@/lib/domain/claim/mutations";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import type { Ctx } from "@/lib/domain/kernel/context";
import { claim } from "../support/claims";
import { practiceOfTwo } from "../support/invited";
import { restClient } from "../support/rest";
import { APPEALS, type RestDesk, refusal, restDesk } from "../support/rest-desk";

const TEMPLATES = "/documents/appeal-templates/";

let desk: RestDesk;
let two: Awaited<ReturnType<typeof practiceOfTwo>>;
let people: Ctx[];
beforeAll(async () => {
  desk = await restDesk();
  two = await practiceOfTwo(desk.t);
  people = [two.owner.ctx, two.colleague.ctx];
});

/** Adds a line to the list as it was read, and after a conflict to the list as it is now. How often it was told of one. */
async function addLine(ctx: Ctx, read: ClaimDto, remarks: string): Promise<number> {
  let seen = read;
  for (let conflicts = 0; ; conflicts += 1) {
    const line_items = [...seen.line_items, { remarks }];
    const edit = { claimId: read.claim_id, line_items, updated_at: seen.updated_at };
    try {
      await updateClaim(ctx, edit as Parameters<typeof updateClaim>[1]);
      return conflicts;
    } catch (error) {
      if (!(error instanceof AppError && error.code === "CONFLICT")) throw error;
      seen = error.extra?.current as ClaimDto;
    }
  }
}

describe("a list that replaces another", () => {
  it("loses no line of 1,000 pairs who edit the same state at once", async () => {
    const [claims, rounds] = [50, 20];
    let conflicts = 0;
    await Promise.all(
      Array.from({ length: claims }, async () => {
        let read: ClaimDto = await claim(two.owner.ctx);
        for (let round = 0; round < rounds; round += 1) {
          const told = await Promise.all(
            people.map((ctx, who) => addLine(ctx, read, `line ${round} of person ${who}`)),
          );
          conflicts += told.reduce((sum, one) => sum + one, 0);
          const none = { claimId: read.claim_id } as Parameters<typeof updateClaim>[1];
          read = await updateClaim(two.owner.ctx, none);
        }
        const expected = Array.from({ length: rounds }, (_, round) => [0, 1].map((who) => [round, who]));
        expect(read.line_items.map(({ remarks }) => remarks).toSorted()).toEqual(
          expected
            .flat()
            .map(([round, who]) => `line ${round} of person ${who}`)
            .toSorted(),
        );
      }),
    );
    // Of each pair one came second and was told.
    expect(conflicts).toBe(claims * rounds);
  });

  it("is asked for the version that was edited, in the body or as If-Match", async () => {
    const rest = restClient(two.owner.tokens.access);
    const made = await claim(two.owner.ctx);
    const at = `/claims/${made.claim_id}/`;
    const first = await rest("PATCH", at, { json: { line_items: [{ remarks: "first" }] } });
    expect(first.status).toBe(200);
    const bare = await rest("PATCH", at, { json: { line_items: [] } });
    expect([bare.status, bare.body]).toEqual([
      428,
      refusal(
        "The list of line items replaces the one that is there. Read the claim, then send its updated_at along with the list.",
      ),
    ]);
    const any = await rest("PATCH", at, { json: { line_items: [] }, headers: { "if-match": "*" } });
    expect(any.status).toBe(428);
    expect((await rest("PATCH", at, { json: { remarks: "a single field" } })).status).toBe(200);
    const version = (await rest("GET", at)).body.updated_at;
    const late = await rest("PATCH", at, { json: { line_items: [], updated_at: first.body.updated_at } });
    expect([late.status, late.body.code]).toEqual([409, "changed_meanwhile"]);
    const named = { json: { line_items: [] }, headers: { "if-match": `"${version}"` } };
    expect((await rest("PATCH", at, named)).body.line_items).toEqual([]);
  });
});

describe("a text that replaces another", () => {
  it("of a letter is saved as the documented call says, but not over a colleague's", async () => {
    const [owner, colleague] = [two.owner, two.colleague].map((one) => restClient(one.tokens.access)) as [
      ReturnType<typeof restClient>,
      ReturnType<typeof restClient>,
    ];
    const { id } = (await owner("POST", APPEALS, { json: { patient_name: "Ana Muestra" } })).body;
    await owner("POST", `${APPEALS}${id}/generate/`, { json: {} });
    await desk.workflows.run();
    const at = `${APPEALS}${id}/letter/`;
    const write = (by: typeof owner, content: string, more = {}) =>
      by("PATCH", at, { json: { content, format: "html", ...more } });
    expect((await write(owner, "<p>The owner's.</p>")).status).toBe(200);
    expect((await write(owner, "<p>The owner's, again.</p>")).status).toBe(200);
    const bare = await write(colleague, "<p>The colleague's.</p>");
    expect(bare.status).toBe(428);
    expect(bare.body.error).toContain("base_version");
    expect((await owner("GET", at)).body.content).toBe("<p>The owner's, again.</p>");
    const { version } = (await colleague("GET", at)).body;
    const [one, other] = await Promise.all([
      write(owner, "<p>One.</p>", { base_version: version }),
      write(colleague, "<p>Other.</p>", { base_version: version }),
    ]);
    expect([one.status, other.status].toSorted()).toEqual([200, 409]);
  });

  it("of a template needs its version once somebody changed it", async () => {
    const rest = restClient(two.owner.tokens.access);
    const [{ id }] = (await rest("GET", TEMPLATES)).body.templates;
    const at = `${TEMPLATES}${id}/`;
    const write = (body: string, more = {}) => rest("PATCH", at, { json: { body, ...more } });
    const [one, other] = await Promise.all([write("One. {{argument}}"), write("Other. {{argument}}")]);
    expect([one.status, other.status].toSorted()).toEqual([200, 428]);
    const { updated_at } = (await rest("GET", at)).body;
    const both = await Promise.all(
      ["Third. {{argument}}", "Fourth. {{argument}}"].map((body) => write(body, { updated_at })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
