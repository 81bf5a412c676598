import { readFile } from "node:fs/promises";
import postgres from "postgres";
import { beforeAll, expect, it } from "vitest";
import { deniedClaim } from "../support/claims";
import { type RestDesk, restDesk } from "../support/rest-desk";

let desk: RestDesk;
beforeAll(async () => {
  desk = await restDesk();
});

async function migrate(name: string) {
  const file = await readFile(`db/migrations/${name}.sql`, "utf8");
  const migrating = postgres(desk.t.ownerUrl, { max: 1 });
  try {
    await migrating.begin(async (tx) => {
      for (const step of file.split("--> statement-breakpoint")) await tx.unsafe(step);
    });
  } finally {
    await migrating.end();
  }
}

/** What an earlier release read of a case stays on the list until something changes the case. */
it("has the cases that are open read anew once, and leaves alone what a person closed before", async () => {
  for (const claim_number of ["OPEN", "CLOSED", "SAME-DAY"])
    await deniedClaim(desk.person.ctx, {
      claim_number,
      denial_details: { denial_date: "2026-10-23", denial_category: "timely_filing" },
    });
  const list = async (query = "") => (await desk.rest("GET", `/worklist/${query}`)).body;
  const { results } = await list();
  const idOf = (number: string) =>
    results.find((item: { claim_number: string }) => item.claim_number === number).id as string;
  const closed = [idOf("CLOSED"), idOf("SAME-DAY")];
  await desk.rest("POST", "/worklist/actions/", { json: { action: "close", ids: closed, reason: "Paid" } });
  // The evening of October 22 in New York, which an earlier release counted as the day of the denial.
  await desk.t
    .admin`update worklist_items set closed_at = '2026-10-23T02:30:00Z' where id = ${idOf("SAME-DAY")}`;
  await list();
  await desk.t.admin`alter table worklist_items disable trigger user`;
  await desk.t.admin`update worklist_items set stale = false, why = 'As an earlier release read it.'`;
  await desk.t.admin`alter table worklist_items enable trigger user`;
  const before = await desk.t.admin`select id, state, rank, updated_at from worklist_items order by id`;
  await migrate("0048_read_cases_anew");
  const after = await desk.t.admin<{ id: string; stale: boolean }[]>`
    select id, state, rank, updated_at, stale from worklist_items order by id`;
  expect(after.map(({ stale: _, ...row }) => row)).toEqual([...before]);
  const stale = after.flatMap((row) => (row.stale ? [row.id] : []));
  expect(stale.sort()).toEqual([idOf("OPEN"), idOf("SAME-DAY")].sort());
  const { results: anew } = await list();
  const shown = anew.map(({ claim_number, why }: Record<string, string>) => [claim_number, why]);
  expect(shown.map(([number]: string[]) => number).sort()).toEqual(["OPEN", "SAME-DAY"]);
  expect(shown.flat()).not.toContain("As an earlier release read it.");
});
