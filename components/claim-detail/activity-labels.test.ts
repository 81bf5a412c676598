import { describe, expect, it } from "vitest";
import { activityWords, fieldWords } from "./activity-labels";

const words = (
  entity: string,
  action: string,
  detail: Parameters<typeof activityWords>[0]["detail"] = {},
  names: [string, string][] = [],
  letter: string | null = null,
) => activityWords({ entity, action, entity_id: "1", detail, letter }, new Map(names));

it("has the form's label of a column, and plain words for one that no form shows", () => {
  expect(fieldWords("totalPaid")).toBe("Total Paid");
  expect(fieldWords("due_date")).toBe("Due date");
});

describe("a claim", () => {
  it("tells a new status and what else was changed", () => {
    expect(words("claim", "update", { fields: ["status", "totalPaid"], from: "denied", to: "paid" })).toBe(
      "changed the status from Denied to Paid; changed Total Paid",
    );
  });

  it("tells line items by what happened to them", () => {
    expect(words("claim", "update", { fields: [], lines_added: 2, lines_changed: 0, lines_removed: 1 })).toBe(
      "added 2 line items, removed 1 line item",
    );
  });

  it("says so when nothing was changed, and where a change came from", () => {
    expect(words("claim", "update", { fields: [] })).toBe("saved the claim without changes");
    expect(words("claim", "create", { source: "remittance" })).toBe("created the claim, from a remittance");
  });
});

describe("a document", () => {
  it("is called by its name while it is there", () => {
    const upload = { type: "denial_letter", pages: 1 };
    expect(words("document", "create", upload, [["1", "notice.pdf"]])).toBe(
      "uploaded notice.pdf (Denial letter, 1 page)",
    );
    expect(words("document", "delete")).toBe("deleted a document");
  });

  it("tells what became of its proposal", () => {
    expect(words("document", "update", { proposal: "accepted" })).toBe(
      "accepted the denial that a document describes",
    );
  });
});

it("tells what was done to an action item", () => {
  const names: [string, string][] = [["1", "Call payer"]];
  expect(words("action_item", "create", {}, names)).toBe("added the action item “Call payer”");
  expect(words("action_item", "create")).toBe("added an action item");
  expect(
    words("action_item", "update", { fields: ["status"], from: "pending", to: "completed" }, names),
  ).toBe("completed “Call payer”");
  expect(words("action_item", "update", { fields: ["due_date"] }, names)).toBe(
    "changed Due date of “Call payer”",
  );
});

describe("an appeal letter", () => {
  const of = (entity: string, action: string, detail = {}) => words(entity, action, detail, [], "Coding");

  it("is called by its template, where it has one", () => {
    expect(of("appeal", "create", { documents: 2 })).toBe("created the appeal letter “Coding”");
    expect(of("appeal", "delete")).toBe("deleted the appeal letter “Coding”");
    expect(words("appeal", "generate", { model: "o4-mini" })).toBe("generated an appeal letter");
  });

  it("tells an edit, a PDF and each way of sending", () => {
    expect(of("letter", "update", { version: 2 })).toBe("edited the appeal letter “Coding”");
    expect(of("letter", "export", { pages: 3 })).toBe("exported the appeal letter “Coding” to PDF (3 pages)");
    expect(of("letter", "export", { kept: true })).toBe("exported the appeal letter “Coding” to PDF");
    expect(of("letter", "download")).toBe("downloaded the PDF of the appeal letter “Coding”");
    expect(of("delivery", "approve", { method: "fax" })).toBe(
      "approved sending the appeal letter “Coding” by fax",
    );
    expect(of("delivery", "send", { method: "email" })).toBe("sent the appeal letter “Coding” by email");
    expect(of("delivery", "update", { state: "failed" })).toBe(
      "reported the appeal letter “Coding” as not delivered",
    );
    expect(of("appeal", "send", { method: "portal" })).toBe(
      "marked the appeal letter “Coding” as sent by portal",
    );
    expect(of("appeal", "send", { method: "manual" })).toBe("marked the appeal letter “Coding” as sent");
  });

  it("tells what was changed of it", () => {
    expect(of("appeal", "update", { fields: ["patient_name"] })).toBe(
      "changed Patient name of the appeal letter “Coding”",
    );
    expect(of("appeal", "update", { attached: 2 })).toBe("added 2 documents to the appeal letter “Coding”");
  });
});

it("still says something of what it doesn't know", () => {
  expect(words("appeal_plan", "generate")).toBe("generated appeal plan");
});
