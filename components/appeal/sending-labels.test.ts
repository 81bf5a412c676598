import { describe, expect, it } from "vitest";
import type { AppealDto, DeliveryDto } from "@/lib/domain/appeal/schema";
import { earlierSending, proposedFaxes, tooLargeWords } from "./sending-labels";

const limits = { email: { bytes: 2000, pages: 20 }, fax: { bytes: 4000, pages: 10 } };

describe("tooLargeWords", () => {
  it("counts a fax's cover sheet", () => {
    expect(tooLargeWords({ pages: 9, size_bytes: 4000 }, { limits }, "fax")).toBeNull();
    expect(tooLargeWords({ pages: 10, size_bytes: 1 }, { limits }, "fax")).toContain(
      "11 pages; a fax takes 10",
    );
    expect(tooLargeWords({ pages: 20, size_bytes: 2000 }, { limits }, "email")).toBeNull();
  });

  it("holds the size against the way's own limit", () => {
    expect(tooLargeWords({ pages: 1, size_bytes: 2001 }, { limits }, "email")).toContain("an email takes");
    expect(tooLargeWords({ pages: 1, size_bytes: 2001 }, { limits }, "fax")).toBeNull();
  });
});

describe("earlierSending", () => {
  const delivery: DeliveryDto = {
    id: "d",
    method: "fax",
    to: "+14155550100",
    state: "sent",
    provider: "outbox",
    reference: null,
    letter_version: 2,
    pages: 5,
    enclosures: [{ document: "a", title: "Chart notes", pages: 3, first_page: 3, pages_left_out: [] }],
    error: null,
    overrides: [],
    proves: null,
    created_at: "2026-01-02T00:00:00.000Z",
    sent_at: null,
  };
  const letter = { version: 2 } as AppealDto["letter"];
  const asked = (
    enclosures: string[],
    to: string,
    state: DeliveryDto["state"] = "sent",
    leftOut: number[] = [],
  ) => {
    const documents = [{ id: "a", pages_left_out: leftOut }] as AppealDto["documents"];
    return earlierSending({ letter, documents, deliveries: [{ ...delivery, state }] }, enclosures, "fax", to);
  };

  it("knows the same version, enclosures and number however it is written", () => {
    expect(asked(["a"], "(415) 555-0100")).toContain("already sent");
    expect(asked(["a"], "415-555-0100", "check_needed")).toContain("We don't know");
  });

  it("is another sending with other enclosures, to another number, or after a failure", () => {
    expect(asked([], "(415) 555-0100")).toBeNull();
    expect(asked(["a"], "(415) 555-0101")).toBeNull();
    expect(asked(["a"], "(415) 555-0100", "sent", [2])).toBeNull();
    expect(asked(["a"], "(415) 555-0100", "failed")).toBeNull();
  });
});

it("proposes the directory's fax before the notice's, and of an expedited appeal its own", () => {
  const facts = { payer_fax: { value: "801-555-0144" }, expedited_fax: { value: "801-555-0155" } };
  const of = (paper: string) =>
    ({ extraction: { facts }, generation: { paper } }) as unknown as Parameters<typeof proposedFaxes>[0];
  const entry = { fax: "+18015550166" };
  const known = (paper: string, more: Partial<Parameters<typeof proposedFaxes>[1]> = {}) =>
    proposedFaxes(of(paper), { entry: null, place: null, ...more }).knownFax;
  expect(known("appeal")).toBe("(801) 555-0144");
  expect(known("appeal", { entry })).toBe("(801) 555-0166");
  expect(known("expedited_appeal", { entry })).toBe("(801) 555-0155");
  // Red where a corrected claim was proposed to where appeals go.
  expect(known("corrected_claim", { entry, place: { fax: "" } })).toBe("");
  expect(known("corrected_claim", { entry, place: { fax: "801-555-0190" } })).toBe("(801) 555-0190");
});
