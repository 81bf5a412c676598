import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { AUDIT_ACTIONS } from "@/lib/domain/kernel/audit";
import { ACTION_OPTIONS, activityWords } from "./activity-labels";

const of = (action: string, entity: string, detail = {}) => activityWords({ action, entity, detail });

it.each([
  ["list", "claim", {}, "Viewed the list of claims"],
  ["read", "patient", {}, "Viewed a patient"],
  ["search", "appeal", {}, "Searched the appeals"],
  ["update", "user", {}, "Changed their profile"],
  ["update", "practice", {}, "Changed the practice's settings"],
  ["export", "activity", {}, "Downloaded the activity as a file"],
  ["export", "claim", {}, "Downloaded the claims as a file"],
  ["export", "letter", {}, "Made the PDF of an appeal letter"],
  ["sign_in", "session", {}, "Signed in"],
  ["revoke_sessions", "session", { count: 2 }, "Signed out everywhere"],
  ["second_factor", "user", { step: "on" }, "Turned on two-factor authentication"],
  ["change_member", "member", { change: "owner" }, "Made a team member the owner"],
  ["list", "contact", {}, "Viewed the list of contacts with the payers"],
  ["create", "decision", {}, "Added a payer's answer"],
  ["read", "fax_number", {}, "Viewed fax number"],
])("%s %s %j reads %s", (action, entity, detail, words) => expect(of(action, entity, detail)).toBe(words));

it("has words for every action that is recorded, and offers only those", () => {
  for (const action of AUDIT_ACTIONS) expect(of(action, "claim"), action).toMatch(/^[A-Z]/);
  for (const { value } of ACTION_OPTIONS) expect(AUDIT_ACTIONS).toContain(value);
});

it("has words for everything that the code records something about", async () => {
  const files = (await readdir("lib", { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const sources = await Promise.all(files.map((name) => readFile(path.join("lib", name), "utf8")));
  const named = sources.flatMap((text) =>
    [...text.matchAll(/\bentity: "([a-z_]+)"/g)].map((match) => match[1] as string),
  );
  expect(named).toContain("appeal");
  const bare = (entity: string) => of("read", entity) === `Viewed ${entity.replaceAll("_", " ")}`;
  expect([...new Set(named)].filter(bare)).toEqual([]);
});
