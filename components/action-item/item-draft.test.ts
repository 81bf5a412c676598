import { expect, it } from "vitest";
import { editedFields, type ItemDraft, rebased } from "./item-draft";

const draft: ItemDraft = {
  priority: "medium",
  status: "pending",
  notes: "Called.",
  due_date: "2026-03-10",
  assigned_to: "0190a3c8-0000-7000-8000-000000000001",
};

it("sends what was edited and nothing else", () => {
  expect(editedFields(draft, draft)).toEqual({});
  expect(editedFields(draft, { ...draft, status: "completed" })).toEqual({ status: "completed" });
});

it("clears a due date and an assignee by null, notes by an empty text", () => {
  expect(editedFields(draft, { ...draft, due_date: "", assigned_to: "", notes: "" })).toEqual({
    due_date: null,
    assigned_to: null,
    notes: "",
  });
});

it("keeps what was typed on top of what someone else saved", () => {
  const theirs: ItemDraft = { ...draft, notes: "They called too.", priority: "high" };
  expect(rebased(draft, { ...draft, notes: "I wrote." }, theirs)).toEqual({ ...theirs, notes: "I wrote." });
});
