import { beforeAll, describe, expect, it } from "vitest";
import { shiftDays } from "@/lib/core/dates";
import { longDate } from "@/lib/domain/letter/facts/facts";
import { addDays } from "@/lib/domain/reading/page/calendar-date";
import { deniedClaim } from "../support/claims";
import { fileForm } from "../support/file-form";
import { pdfOfPages, textLines } from "../support/pdf-builder";
import { APPEALS, type RestDesk, restDesk } from "../support/rest-desk";

let desk: RestDesk;
beforeAll(async () => {
  desk = await restDesk();
});

const clocksAt = async (path: string) => (await desk.rest("GET", path)).body.clocks;
const medicare = (fields: object = {}) =>
  deniedClaim(desk.person.ctx, {
    insurance_plan_name: "Noridian Medicare Part B",
    date_of_service_from: "2026-02-11",
    denial_details: { denial_date: "2026-03-02", denial_category: "medical_necessity" },
    ...fields,
  });

describe("the dates of an appeal", () => {
  it("are the notice's own where it states one", async () => {
    const id = await desk.newAppeal({ patient_name: "Jasper Placeholder" });
    expect(await clocksAt(`${APPEALS}${id}/`)).toEqual([]);
    await desk.upload(id, "denial_letter", "denial-02.pdf");
    await desk.rest("POST", `${APPEALS}${id}/extract/`, { json: {} });
    await desk.workflows.run();
    const clocks = await clocksAt(`${APPEALS}${id}/`);
    expect(clocks.filter(({ kind }: { kind: string }) => kind === "appeal")).toEqual([
      {
        kind: "appeal",
        due: "2027-02-15",
        // Presidents' Day, after a weekend.
        work_by: "2027-02-12",
        basis: "letter",
        source: "Stated in the notice",
        from: null,
        certain: true,
      },
    ]);
  });

  it("are the notice's own for a peer-to-peer talk, too", async () => {
    const id = await desk.newAppeal();
    const notice = [
      ...["Invented Health Plan", "November 2, 2026", "Member: Jasper Placeholder", "Reference: QX-88120-26"],
      "We do not approve the requested visits, because the criteria are not met.",
      "Peer-to-peer requests are accepted within 7 business days of this letter.",
    ];
    await desk.rest("POST", `${APPEALS}${id}/uploads/`, {
      form: fileForm({
        ...{ field: "denial_letter", name: "denial.pdf" },
        bytes: pdfOfPages([{ content: textLines(notice) }]),
      }),
    });
    await desk.rest("POST", `${APPEALS}${id}/extract/`, { json: {} });
    await desk.workflows.run();
    const clocks = await clocksAt(`${APPEALS}${id}/`);
    expect(clocks.filter(({ kind }: { kind: string }) => kind === "peer_to_peer")).toMatchObject([
      {
        due: "2026-11-12",
        basis: "letter",
        certain: true,
        source: "The notice: “Peer-to-peer requests are accepted within 7 business days of this letter”",
      },
    ]);
  });

  /** The dates of a notice that cuts care, dated so many days ago: to keep it one asks within 14 days. */
  async function clocksOfCut(daysAgo: number) {
    const id = await desk.newAppeal();
    const dated = addDays(new Date().toISOString().slice(0, 10), -daysAgo);
    const due = addDays(dated, 14);
    const notice = [
      ...["Invented Community Health Plan", "Medicaid managed care", longDate(dated)],
      ...["Member: Jasper Placeholder", "Reference: QX-88121-26"],
      "We will reduce your physical therapy visits, because the criteria are not met.",
      `To keep your services while we decide, ask for the appeal on or before ${longDate(due)}.`,
      "You can appeal within 60 days of the date of this notice.",
    ];
    await desk.rest("POST", `${APPEALS}${id}/uploads/`, {
      form: fileForm({
        ...{ field: "denial_letter", name: "denial.pdf" },
        bytes: pdfOfPages([{ content: textLines(notice) }]),
      }),
    });
    await desk.rest("POST", `${APPEALS}${id}/extract/`, { json: {} });
    await desk.workflows.run();
    return { due, clocks: await clocksAt(`${APPEALS}${id}/`) };
  }

  it("are the notice's own for care to go on, before the time to appeal", async () => {
    const { due, clocks } = await clocksOfCut(0);
    const [first, ...others] = clocks;
    expect(first).toMatchObject({
      ...{ kind: "keep_services", due, basis: "letter", certain: true },
      source: `The notice: “To keep your services while we decide, ask for the appeal on or before ${longDate(due)}”`,
    });
    expect(others.map(({ kind }: { kind: string }) => kind)).toContain("appeal");
  });

  it("leave out the day for care to go on once it is past: the services have ended, and the appeal goes on", async () => {
    const kinds = (await clocksOfCut(20)).clocks.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toContain("appeal");
    expect(kinds).not.toContain("keep_services");
  });

  // The second one red where only pages that say "corrected" or "replacement" were read.
  it.each([
    "Send a replacement claim (frequency 7) within 90 days of the payment date",
    "Correct and resend it within 90 days of the payment date",
  ])("are the notice's own for a corrected claim, which the advice is due by: %s", async (said) => {
    const id = await desk.newAppeal();
    const notice = [
      ...[
        "Invented Health Plan",
        "October 9, 2026",
        "Member: Jasper Placeholder",
        "Claim number: QX-88120-26",
      ],
      "Denial code CO-4: the modifier needed with this procedure is missing. We deny this claim.",
      `${said}.`,
      "You may appeal in writing within 12 months of the date of this letter.",
    ];
    await desk.rest("POST", `${APPEALS}${id}/uploads/`, {
      form: fileForm({
        ...{ field: "denial_letter", name: "denial.pdf" },
        bytes: pdfOfPages([{ content: textLines(notice) }]),
      }),
    });
    await desk.rest("POST", `${APPEALS}${id}/extract/`, { json: {} });
    await desk.workflows.run();
    const { body } = await desk.rest("GET", `${APPEALS}${id}/`);
    expect(body.advice).toMatchObject({ move: "corrected_claim", due: "2027-01-07", basis: "letter" });
    expect(body.clocks[0]).toMatchObject({
      ...{ kind: "corrected_claim", due: "2027-01-07", basis: "letter" },
      source: `The notice: “${said}”`,
    });
  });

  it("go on after it was sent, also where nothing tells whose rules it follows", async () => {
    const id = await desk.appealWithLetter();
    const marked = await desk.rest("PATCH", `${APPEALS}${id}/`, { json: { status: "sent" } });
    const [clock] = marked.body.clocks;
    expect(clock).toMatchObject({ kind: "follow_up", basis: "rule", certain: false });
    expect(clock.due).toBe(shiftDays(clock.from, 30));
  });
});

describe("the dates of a claim", () => {
  it("are counted where its record has none, and give way to a person's", async () => {
    const { claim_id } = await medicare();
    const counted = await clocksAt(`/claims/${claim_id}/`);
    expect(counted).toMatchObject([
      { kind: "appeal", due: "2026-07-05", work_by: "2026-06-30", from: "2026-03-02", certain: false },
      { kind: "corrected_claim", due: "2027-02-11" },
      { kind: "timely_filing", due: "2027-02-11", from: "2026-02-11" },
    ]);
    await desk.rest("PATCH", `/claims/${claim_id}/`, {
      json: { denial_details: { appeal_deadline: "2026-06-15" } },
    });
    await desk.rest("POST", `/claims/${claim_id}/action_items/`, {
      json: { title: "Call the payer", action_type: "follow_up", due_date: "2027-01-05" },
    });
    expect(await clocksAt(`/claims/${claim_id}/`)).toMatchObject([
      { kind: "appeal", due: "2026-06-15", basis: "person", from: null, certain: true },
      { kind: "follow_up", due: "2027-01-05", basis: "person", certain: true },
      { kind: "corrected_claim" },
      { kind: "timely_filing" },
    ]);
  });

  it("are the payer's once an appeal is sent, the same on both", async () => {
    const { claim_id } = await medicare();
    const id = await desk.appealWithLetter({ claim: claim_id, payer_name: "Noridian Medicare Part B" });
    await desk.rest("PATCH", `${APPEALS}${id}/`, { json: { status: "sent" } });
    const clocks = await clocksAt(`/claims/${claim_id}/`);
    expect(clocks).toMatchObject([{ kind: "payer_response", basis: "rule", work_by: null, certain: false }]);
    expect(clocks[0].due).toBe(shiftDays(clocks[0].from, 60));
    expect(await clocksAt(`${APPEALS}${id}/`)).toEqual(clocks);
  });

  it("count no appeal that has no standing, and keep what a person entered", async () => {
    const denial = { denial_date: "2026-03-02", denial_category: "timely_filing" };
    const { claim_id } = await medicare({ denial_details: denial });
    const { body } = await desk.rest("GET", `/claims/${claim_id}/`);
    expect(body.advice).toMatchObject({ appeal_possible: false });
    expect(body.clocks.map(({ kind }: { kind: string }) => kind)).toEqual([
      "corrected_claim",
      "timely_filing",
    ]);
    await desk.rest("PATCH", `/claims/${claim_id}/`, {
      json: { denial_details: { appeal_deadline: "2026-06-15" } },
    });
    expect((await clocksAt(`/claims/${claim_id}/`))[0]).toMatchObject({ kind: "appeal", due: "2026-06-15" });
  });

  it("ask about a corrected claim that was sent, and wait for no acknowledgment of an appeal", async () => {
    const { claim_id } = await deniedClaim(desk.person.ctx, {
      insurance_plan_name: "Aetna",
      date_of_service_from: "2026-02-11",
      denial_details: { denial_date: "2026-03-02", denial_category: "coding" },
    });
    const id = await desk.appealWithLetter({ claim: claim_id, payer_name: "Aetna" });
    await desk.rest("POST", `${APPEALS}${id}/generate/`, { json: { move: "corrected_claim" } });
    await desk.workflows.run();
    await desk.rest("PATCH", `${APPEALS}${id}/`, { json: { status: "sent" } });
    for (const path of [`${APPEALS}${id}/`, `/claims/${claim_id}/`]) {
      const [first, ...more] = await clocksAt(path);
      expect(first).toMatchObject({ kind: "follow_up", due: shiftDays(first.from, 30) });
      expect(more.map(({ kind }: { kind: string }) => kind)).not.toContain("acknowledgment");
    }
  });

  it("are only a person's where nothing was denied, and left out of lists", async () => {
    const { claim_id } = await medicare({ status: "submitted", denial_details: undefined });
    expect(await clocksAt(`/claims/${claim_id}/`)).toEqual([]);
    const { results } = (await desk.rest("GET", "/claims/")).body;
    expect(results.length).toBeGreaterThan(0);
    for (const row of results) expect(row).not.toHaveProperty("clocks");
  });
});
