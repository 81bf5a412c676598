import { beforeAll, describe, expect, it } from "vitest";
import { closingOfAppeal, closingOfClaim } from "@/lib/domain/case/worklist/closing";
import { deniedClaim, patient } from "../support/claims";
import { fileForm } from "../support/file-form";
import { pdfOfPages, textLines } from "../support/pdf-builder";
import { APPEALS, type RestDesk, restDesk } from "../support/rest-desk";

/** A claim, its case on the worklist and its appeal say one step (docs/product.md, I1). */

let desk: RestDesk;
beforeAll(async () => {
  desk = await restDesk();
});

const NOTICE = [
  "INVENTED HEALTH PLAN          EXPLANATION OF PAYMENT       October 23, 2026",
  "Patient  Ana Muestra     Member ID  INV604177201     Claim  IH26100933817",
  "Service  02/18/2026   90834   Billed $150.00   Paid $0.00   CO-29",
  "CO-29 The time limit for filing has expired. Claim received October 9, 2026, limit 180 days.",
  "Appeals within 180 days of this notice.",
];
const HISTORY = [
  "CLAIM HISTORY   Muestra, Ana   DOS 02/18/2026   90834",
  "02/25/2026   277CA   A3:33   REJECTED   subscriber id not found",
  "10/08/2026   id corrected, resubmitted",
  "10/09/2026   277CA   A2:20   accepted   IH26100933817",
];

const LATE = { category: "timely_filing", code: "CO-29", notice: NOTICE, chart: HISTORY };
const NEVER_ASKED = {
  ...{ category: "authorization", code: "CO-197" },
  notice: [
    ...NOTICE.slice(0, 2),
    "Service  02/18/2026   90834   Billed $150.00   Paid $0.00   CO-197",
    "CO-197 Precertification absent. Retroactive authorization requests are not accepted.",
    "Appeals within 180 days of this notice.",
  ],
  chart: [
    "BILLING NOTES   Muestra, Ana   DOS 02/18/2026   90834",
    "10/26/2026   checked the portal: nobody asked for an authorization before this visit",
    "10/27/2026   routine visit, coverage without a gap",
  ],
};

/** A claim that was denied, and an appeal of it with the notice and the practice's own paper, read. */
async function withAppeal(number: string, { category, code, notice, chart } = LATE) {
  const claim = await deniedClaim(desk.person.ctx, {
    patient: await patient(desk.person.ctx, { last_name: "Muestra" }),
    claim_number: number,
    denial_details: { denial_date: "2026-10-23", denial_category: category, denial_summary: code },
    line_items: [
      {
        ...{ procedure_code: "90834", date_of_service: "2026-02-18", total_charge: "150.00" },
        ...{ status: "DENIED", denied_amount: "150.00", uhc_code: code },
      },
    ],
  });
  const byCodes = await stepOf(claim.claim_id);
  const appealId = await desk.newAppeal({ claim: claim.claim_id });
  for (const [field, lines, name] of [
    ["denial_letter", notice, "notice.pdf"],
    ["supporting_docs", chart, "1-clearinghouse-history.pdf"],
  ] as const) {
    const form = fileForm({ field, name, bytes: pdfOfPages([{ content: textLines([...lines]) }]) });
    await desk.rest("POST", `${APPEALS}${appealId}/uploads/`, { form });
  }
  await desk.rest("POST", `${APPEALS}${appealId}/extract/`, { json: {} });
  await desk.workflows.run();
  return { claimId: claim.claim_id, appeal: `${APPEALS}${appealId}/`, byCodes };
}

const stepOf = async (claimId: string) => (await desk.rest("GET", `/claims/${claimId}/`)).body.advice;
const caseOf = async (number: string) => {
  const { results } = (await desk.rest("GET", "/worklist/?page_size=200")).body;
  return results.find((item: { claim_number: string }) => item.claim_number === number);
};

describe("the step of a claim with an appeal", () => {
  it("is the appeal's once its papers are read, in the case's row too", async () => {
    const { claimId, appeal, byCodes } = await withAppeal("PAPERS");
    expect(byCodes.move).toBe("appeal");
    const { advice } = (await desk.rest("GET", appeal)).body;
    expect(advice).toMatchObject({
      move: "write_off",
      ground: { place: "Clearinghouse history, page 1" },
    });
    expect(await stepOf(claimId)).toEqual(advice);
    const { move, why } = await caseOf("PAPERS");
    expect(move).toBe("write_off");
    expect(advice.reason.startsWith(why)).toBe(true);
  });

  it("is one at claim, case and appeal where nobody asked for an approval", async () => {
    const { claimId, appeal, byCodes } = await withAppeal("UNASKED", NEVER_ASKED);
    expect(byCodes.move).toBe("appeal");
    const { advice } = (await desk.rest("GET", appeal)).body;
    expect(advice).toMatchObject({ move: "write_off", ground: { place: "Clearinghouse history, page 1" } });
    expect(advice.ground.words).toContain("nobody asked");
    expect(await stepOf(claimId)).toEqual(advice);
    expect(await caseOf("UNASKED")).toMatchObject({ move: "write_off" });
  });

  it("follows a paper that is taken out, and what a person says that a paper is", async () => {
    const { claimId, appeal } = await withAppeal("TAKEN");
    expect(await caseOf("TAKEN")).toMatchObject({ move: "write_off" });
    const { documents } = (await desk.rest("GET", appeal)).body;
    const [notice, history] = documents.map(({ id }: { id: string }) => id);
    await desk.rest("DELETE", `${appeal}uploads/${history}/`);
    const { advice } = (await desk.rest("GET", appeal)).body;
    expect(advice.move).toBe("appeal");
    expect(await stepOf(claimId)).toEqual(advice);
    expect(await caseOf("TAKEN")).toMatchObject({ move: "appeal" });
    const choice = { name: "kind", value: "records_request" };
    const chosen = await desk.rest("POST", `${appeal}uploads/${notice}/paper/`, { json: choice });
    expect(chosen.status).toBe(200);
    expect(await stepOf(claimId)).toEqual(chosen.body.advice);
    expect(await caseOf("TAKEN")).toMatchObject({ move: chosen.body.advice.move });
  });

  it("gives way to the step that a person chose on the claim, at the appeal too; a remittance's codes do not outweigh papers", async () => {
    const { claimId, appeal } = await withAppeal("CHOSEN");
    await desk.t
      .admin`update claims set right_move = 'corrected_claim', right_move_reason = 'CARC 29.' where id = ${claimId}`;
    expect(await stepOf(claimId)).toMatchObject({ move: "write_off" });
    await desk.rest("PATCH", `/claims/${claimId}/`, { json: { right_move: "negotiate" } });
    const { advice } = (await desk.rest("GET", appeal)).body;
    expect(advice).toMatchObject({ move: "negotiate", ground: null, source: "The claim's record" });
    expect(await stepOf(claimId)).toEqual(advice);
  });

  it("is that of its codes where the appeal went out before this denial, or has no paper that was read", async () => {
    const { claimId, appeal, byCodes } = await withAppeal("AGAIN");
    await desk.t
      .admin`update appeals set status = 'sent', sent_method = 'manual', sent_at = '2026-10-01T12:00:00Z'
      where id = ${appeal.split("/").at(-2) ?? ""}`;
    expect(await stepOf(claimId)).toEqual(byCodes);
  });
});

describe("a case that a person closed", () => {
  const act = (json: object) => desk.rest("POST", "/worklist/actions/", { json });
  const read = (claimId: string) => closingOfClaim(desk.person.ctx, { claimId });

  it("is told at its claim with who, when and why, until it is opened again or denied anew", async () => {
    const { claim_id: claimId } = await deniedClaim(desk.person.ctx, {
      claim_number: "CLOSED",
      denial_details: { denial_date: "2026-10-23", denial_category: "timely_filing" },
    });
    const { id } = await caseOf("CLOSED");
    expect(await read(claimId)).toBeNull();
    const close = () => act({ action: "close", ids: [id], reason: "Written off" });
    await close();
    const closing = await read(claimId);
    expect(closing).toEqual({
      id,
      closed_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      closed_by_name: expect.stringMatching(/\S/),
      reason: "Written off",
    });
    await act({ action: "reopen", ids: [id] });
    expect(await read(claimId)).toBeNull();
    await close();
    await desk.t.admin`update worklist_items set closed_at = '2026-10-20T12:00:00Z' where id = ${id}`;
    expect(await read(claimId)).toBeNull();
  });

  // Red where the evening of October 23 in New York counted as October 24, which it is in UTC.
  it("counts the day of its closing where the practice is", async () => {
    const evening = "2026-10-24T02:30:00Z";
    const deniedOn = (denial_date: string) =>
      deniedClaim(desk.person.ctx, {
        claim_number: `EVENING-${denial_date}`,
        denial_details: { denial_date, denial_category: "timely_filing" },
      });
    const later = await deniedOn("2026-10-24");
    const sameDay = await deniedOn("2026-10-23");
    const rows = await Promise.all(["24", "23"].map((day) => caseOf(`EVENING-2026-10-${day}`)));
    const ids = rows.map(({ id }) => id);
    await act({ action: "close", ids, reason: "Written off" });
    await desk.t.admin`update worklist_items set closed_at = ${evening} where id = any(${ids})`;
    expect(await read(later.claim_id)).toBeNull();
    expect(await read(sameDay.claim_id)).toMatchObject({ reason: "Written off" });

    const alone = await desk.newAppeal({ patient_name: "Ana Muestra", claim_number: "EVENING-ALONE" });
    const told = async (day: string) => {
      await desk.t.admin`update appeals set facts = ${desk.t.admin.json({ notice_date: { value: day } })}
        where id = ${alone}`;
      return closingOfAppeal(desk.person.ctx, { appealId: alone });
    };
    await desk.t.admin`update worklist_items set closed_at = ${evening}, close_reason = 'Moved', stale = false
      where appeal_id = ${alone}`;
    expect(await told("2026-10-24")).toBeNull();
    expect(await told("2026-10-23")).toMatchObject({ reason: "Moved" });

    // Read anew, the one that was denied the day after is open.
    await desk.t.admin`update worklist_items set stale = true where id = any(${ids})`;
    expect(await caseOf("EVENING-2026-10-24")).toMatchObject({ closed_at: null });
    expect(await caseOf("EVENING-2026-10-23")).toBeUndefined();
  });

  // Red where an appeal without a claim told nothing of its closing.
  it("is told at an appeal, its own or its claim's", async () => {
    const of = (appealId: string) => closingOfAppeal(desk.person.ctx, { appealId });
    const alone = await desk.newAppeal({ patient_name: "Ana Muestra", claim_number: "ALONE-1" });
    await desk.t
      .admin`update appeals set status = 'sent', sent_method = 'manual', sent_at = '2026-10-01T12:00:00Z'
      where id = ${alone}`;
    const { id } = await caseOf("ALONE-1");
    expect(await of(alone)).toBeNull();
    await act({ action: "close", ids: [id], reason: "Patient moved" });
    expect(await of(alone)).toMatchObject({ id, reason: "Patient moved" });
    await expect(closingOfAppeal(desk.otherPerson.ctx, { appealId: alone })).rejects.toThrow();
    const notice = { notice_date: { value: "2027-01-05" } };
    await desk.t.admin`update appeals set facts = ${desk.t.admin.json(notice)} where id = ${alone}`;
    expect(await of(alone)).toBeNull();

    const { claim_id: claim } = await deniedClaim(desk.person.ctx, {
      claim_number: "WITH-1",
      denial_details: { denial_date: "2026-10-23", denial_category: "timely_filing" },
    });
    const linked = await desk.newAppeal({ patient_name: "Ana Muestra", claim });
    const ofClaim = await caseOf("WITH-1");
    await act({ action: "close", ids: [ofClaim.id], reason: "Written off" });
    expect(await of(linked)).toMatchObject({ id: ofClaim.id, reason: "Written off" });
  });

  it("is nothing that another practice sees", async () => {
    const { claim_id: claimId } = await deniedClaim(desk.person.ctx, {
      claim_number: "OURS",
      denial_details: { denial_date: "2026-10-23", denial_category: "timely_filing" },
    });
    const { id } = await caseOf("OURS");
    await act({ action: "close", ids: [id], reason: "Paid" });
    expect(await read(claimId)).toMatchObject({ reason: "Paid" });
    expect(await closingOfClaim(desk.otherPerson.ctx, { claimId })).toBeNull();
  });
});

describe("the row of a draft whose step is to write off", () => {
  it("says whether a letter was written all the same", async () => {
    const { appeal } = await withAppeal("DRAFT");
    expect(await caseOf("DRAFT")).toMatchObject({ move: "write_off", written_anyway: false });
    await desk.rest("POST", `${appeal}generate/`, { json: { move: "appeal" } });
    await desk.workflows.run();
    expect(await caseOf("DRAFT")).toMatchObject({ appeal_status: "draft", written_anyway: true });
  });
});
