import { Readable } from "node:stream";
import { beforeAll, describe, expect, it } from "vitest";
import { loadReferenceFile } from "@/lib/domain/reference/load";
import { deniedClaim } from "../support/claims";
import { fileForm } from "../support/file-form";
import { pdfOfPages, textLines } from "../support/pdf-builder";
import { APPEALS, type RestDesk, restDesk } from "../support/rest-desk";

let desk: RestDesk;
beforeAll(async () => {
  desk = await restDesk();
});

/** An appeal whose denial a person typed. */
async function typed(denial: Record<string, string>): Promise<string> {
  const id = await desk.newAppeal({ patient_name: "Ana Muestra" });
  await desk.rest("PATCH", `${APPEALS}${id}/metadata/`, { json: denial });
  return `${APPEALS}${id}/`;
}
const audits = (appealId: string) =>
  desk.t
    .admin`select detail from audit_events where entity_id = ${appealId} and action = 'generate' order by id`;

describe("the advice on an appeal", () => {
  it("is there once something was typed or read", async () => {
    const id = await desk.newAppeal({ patient_name: "Ana Muestra" });
    expect((await desk.rest("GET", `${APPEALS}${id}/`)).body.advice).toBeNull();
    const at = await typed({ denial_code: "CO-16 N290", payer_name: "Aetna" });
    expect((await desk.rest("GET", at)).body.advice).toMatchObject({
      move: "corrected_claim",
      appeal_possible: true,
      source: expect.stringContaining("CARC 16"),
      needs: expect.arrayContaining(["The payer's claim number"]),
      due: null,
      basis: null,
    });
  });

  it("says by when, as the notice does", async () => {
    const id = await desk.newAppeal({ patient_name: "Jasper Placeholder" });
    await desk.upload(id, "denial_letter", "denial-02.pdf");
    await desk.rest("POST", `${APPEALS}${id}/extract/`, { json: {} });
    await desk.workflows.run();
    const { advice } = (await desk.rest("GET", `${APPEALS}${id}/`)).body;
    expect(advice).toMatchObject({
      move: "appeal",
      appeal_possible: true,
      due: "2027-02-15",
      basis: "letter",
    });
  });

  it("knows from the payer's own earlier payment that nothing is due on a duplicate", async () => {
    const id = await desk.newAppeal({ patient_name: "Ana Muestra" });
    const page = (claim: string, paid: string, issued: string, notes: string[]) => [
      ...["INVENTED HEALTHCARE          EXPLANATION OF PAYMENT", `Issue date    ${issued}`],
      ...["Patient name        Ana Muestra", `Claim reference     ${claim}`, ""],
      "  Date         Code     Charge       Not allowed     Paid      Notes",
      ...[`  08/19/2026   99213    $141.00      ${paid}     A`, "", "Notes", ...notes],
    ];
    const put = (field: string, lines: string[]) =>
      desk.rest("POST", `${APPEALS}${id}/uploads/`, {
        form: fileForm({
          ...{ field, name: `${field}.pdf` },
          bytes: pdfOfPages([{ content: textLines(lines) }]),
        }),
      });
    await put(
      "denial_letter",
      page("5132626500418", "$141.00         $0.00", "09/25/2026", [
        "A   CO-18. This is an exact duplicate of a claim that we have already processed, reference 5132624300977.",
      ]),
    );
    await put(
      "supporting_docs",
      page("5132624300977", "$55.90          $85.10", "09/04/2026", ["A   CO-45. Over the contracted fee."]),
    );
    await desk.rest("POST", `${APPEALS}${id}/extract/`, { json: {} });
    await desk.workflows.run();
    const { advice, documents } = (await desk.rest("GET", `${APPEALS}${id}/`)).body;
    expect(documents.map(({ kind }: { kind: string }) => kind)).toEqual(["denial", "paid_eob"]);
    expect(advice).toMatchObject({ move: "none" });
  });
});

describe("the advice on an appeal with the practice's own papers", () => {
  /** An appeal with the notice and one other paper, read. */
  async function withPaper(notice: string[], name: string, paper: string[]) {
    const id = await desk.newAppeal({});
    for (const [field, lines, file] of [
      ["denial_letter", notice, "notice.pdf"],
      ["supporting_docs", paper, name],
    ] as const)
      await desk.rest("POST", `${APPEALS}${id}/uploads/`, {
        form: fileForm({
          ...{ field, name: file },
          bytes: pdfOfPages([{ content: textLines([...lines]) }]),
        }),
      });
    await desk.rest("POST", `${APPEALS}${id}/extract/`, { json: {} });
    await desk.workflows.run();
    return `${APPEALS}${id}/`;
  }

  it("shows the words that a step rests on, with their paper and page", async () => {
    const at = await withPaper(
      [
        "INVENTED HEALTH PLAN          EXPLANATION OF PAYMENT       October 23, 2026",
        "Patient  Ana Muestra     Member ID  INV604177201     Claim  IH26100933817",
        "Service  02/18/2026   90834   Billed $150.00   Paid $0.00   CO-29",
        "CO-29 The time limit for filing has expired. Claim received October 9, 2026, limit 180 days.",
        "Appeals within 180 days of this notice.",
      ],
      "1-clearinghouse-history.pdf",
      [
        "CLAIM HISTORY   Muestra, Ana   DOS 02/18/2026   90834",
        "02/25/2026   277CA   A3:33   REJECTED   subscriber id not found",
        "10/08/2026   id corrected, resubmitted",
        "10/09/2026   277CA   A2:20   accepted   IH26100933817",
      ],
    );
    const { advice } = (await desk.rest("GET", at)).body;
    expect(advice).toMatchObject({
      ...{ move: "write_off", paper: null, appeal_possible: true },
      ground: {
        words: expect.stringContaining("REJECTED"),
        place: "Clearinghouse history, page 1",
      },
    });
  });

  it("advises an expedited appeal, which is then written by default", async () => {
    const at = await withPaper(
      [
        "INVENTED HEALTH PLAN     Utilization Management     November 25, 2026",
        "DENIAL OF A REQUEST FOR SERVICES     Reference UM263294417",
        "Member  Ana Muestra     Member ID  INV604177201",
        "Service requested: hand therapy, 97110, 12 visits, starting 11/30/2026",
        "Not approved. The request did not show that the service is medically necessary.",
        "You may appeal within 180 days. Expedited review is decided within 72 hours.",
      ],
      "2-surgeon-letter.pdf",
      [
        "Muestra, Ana     11/24/2026",
        "A 30-day wait would seriously jeopardize her ability to regain maximum function.",
        "Imogen Shah, MD",
      ],
    );
    const { advice } = (await desk.rest("GET", at)).body;
    expect(advice).toMatchObject({
      ...{ move: "appeal", paper: "expedited_appeal" },
      ground: { words: expect.stringContaining("maximum function"), place: "Surgeon letter, page 1" },
    });
    const generate = (json: object) => desk.rest("POST", `${at}generate/`, { json });
    expect((await generate({})).body).toMatchObject({ move: "appeal", paper: "expedited_appeal" });
  });

  it("advises a talk before the decision: an appeal has no standing yet, the talk's paper has", async () => {
    const notice = [
      "INVENTED REVIEW SERVICES     November 27, 2026",
      "Re: Case 204417728   Patient  Ana Muestra   ID INV604177201   Requested 72148 MRI lumbar spine",
      "THIS REQUEST DOES NOT MEET CRITERIA. A decision has not been made.",
      "You may speak with the reviewing physician (peer-to-peer) until December 1, 2099, 5:00 PM.",
      "No appeal can be filed now. If no call takes place by that time, the request is denied.",
    ];
    const at = await withPaper(notice, "note.pdf", [
      "Muestra, Ana   Visit 11/24/2026",
      "Foot 3/5. S. Roe MD",
    ]);
    const { advice } = (await desk.rest("GET", at)).body;
    expect(advice).toMatchObject({
      ...{
        move: "appeal",
        paper: "peer_to_peer",
        appeal_possible: false,
        due: "2099-12-01",
        basis: "letter",
      },
    });
    const generate = (json: object) => desk.rest("POST", `${at}generate/`, { json });
    expect((await generate({ paper: "appeal" })).body).toMatchObject({ code: "no_standing" });
    expect((await generate({})).body).toMatchObject({ move: "appeal", paper: "peer_to_peer" });
  });
});

describe("writing a letter", () => {
  it("is refused with the advice where an appeal has no standing, and goes on with a reason that is kept", async () => {
    const at = await typed({ denial_code: "CO-45", payer_name: "Aetna" });
    for (const json of [{}, { move: "appeal" }, { override_reason: "  " }]) {
      const { status, body } = await desk.rest("POST", `${at}generate/`, { json });
      expect(status).toBe(409);
      expect(body).toMatchObject({
        code: "no_standing",
        advice: { move: "none", appeal_possible: false },
        detail: body.advice.reason,
        error: body.advice.reason,
      });
    }
    const reason = "The payer's call center says the rate is wrong.";
    const written = await desk.rest("POST", `${at}generate/`, { json: { override_reason: reason } });
    expect(written.body).toMatchObject({ status: "queued", move: "appeal", paper: "appeal" });
    const [kept] = await audits(at.split("/").at(-2) ?? "");
    expect(kept?.detail).toMatchObject({ move: "appeal", override_reason: reason });
  });

  it.each([
    ["CO-16 N290", "Aetna", "corrected_claim", "corrected_claim"],
    ["CO-252 N706", "Aetna", "send_records", "records"],
    ["CO-22", "Aetna", "bill_right_payer", "other_payer"],
    ["CO-4", "Noridian Healthcare Solutions", "reopening", "reopening"],
    ["PR-27", "Aetna", "bill_right_payer", "other_payer"],
    ["CO-256", "Aetna", "appeal", "appeal"],
    ["CO-50", "Aetna", "appeal", "appeal"],
  ])("%s of %s is answered by a %s", async (denial_code, payer_name, move, paper) => {
    const at = await typed({ denial_code, payer_name });
    expect((await desk.rest("POST", `${at}generate/`, { json: {} })).body).toMatchObject({ move, paper });
  });

  it("writes the step's own paper, and names it at the letter's attempt", async () => {
    const at = await typed({
      denial_code: "CO-16 N290",
      denial_text: "The claim lacks the rendering provider's number.",
      payer_name: "Aetna",
      claim_number: "E1F2G3H4",
    });
    await desk.rest("POST", `${at}generate/`, { json: {} });
    await desk.workflows.run();
    const { content } = (await desk.rest("GET", `${at}letter/`)).body;
    expect(content).toContain("frequency code 7 with your claim number E1F2G3H4");
    expect(content).not.toMatch(/\bappeal\b/i);
    expect((await desk.rest("GET", at)).body.generation).toMatchObject({ paper: "corrected_claim" });

    const codes = async () =>
      (await desk.rest("GET", `${at}gate/`)).body.problems.map(({ code }: { code: string }) => code);
    expect(await codes()).toContain("no_change_named");

    const [question] = (await desk.rest("GET", `${at}letter/`)).body.questions;
    expect(question.text).toContain("What does the corrected claim say");
    const answered = await desk.rest("POST", `${at}letter/answers/`, {
      json: { question_id: question.id, text: "Rendering NPI 1234567893" },
    });
    expect(answered.body.content).toContain("Rendering NPI 1234567893");
    expect(answered.body.content).toContain("frequency code 7");
    expect(answered.body.questions).toEqual([]);
    expect(await codes()).not.toContain("no_change_named");
  });

  it("stops an appeal at the gate whose notice turned out to deny nothing", async () => {
    const at = await typed({ denial_code: "CO-50", payer_name: "Aetna", claim_number: "E1F2G3H4" });
    await desk.rest("POST", `${at}generate/`, { json: {} });
    await desk.workflows.run();
    const codes = async () =>
      (await desk.rest("GET", `${at}gate/`)).body.problems.map(({ code }: { code: string }) => code);
    expect(await codes()).not.toContain("no_standing");
    await desk.rest("PATCH", `${at}metadata/`, { json: { denial_code: "CO-45" } });
    expect(await codes()).toContain("no_standing");
    await desk.rest("POST", `${at}generate/`, { json: { override_reason: "The payer asked for it." } });
    expect(await codes()).not.toContain("no_standing");
  });

  it("takes a step that a person chose, and only papers that belong to it", async () => {
    const at = await typed({ denial_code: "CO-50", payer_name: "Aetna" });
    const ask = (json: object) => desk.rest("POST", `${at}generate/`, { json });
    expect((await ask({ move: "bill_patient" })).body).toEqual({
      move: ["No letter is written for this step."],
    });
    expect((await ask({ move: "send_records", paper: "peer_to_peer" })).body).toEqual({
      paper: ["This paper does not belong to this step."],
    });
    expect((await ask({ move: "give_up" })).status).toBe(400);
    expect((await ask({ paper: "peer_to_peer" })).body).toMatchObject({
      move: "appeal",
      paper: "peer_to_peer",
    });
  });
});

describe("the advice on a claim", () => {
  const line = { procedure_code: "97110", date_of_service: "2026-02-11", total_charge: "180.00" };

  it("follows its codes, and stands on its answer as long as a denial does", async () => {
    const { claim_id } = await deniedClaim(desk.person.ctx, {
      line_items: [{ ...line, status: "DENIED", uhc_code: "CO-16", remarks: "M77, MA130" }],
    });
    const read = await desk.rest("GET", `/claims/${claim_id}/`);
    expect(read.body.advice).toMatchObject({ move: "corrected_claim", appeal_possible: false });
    const refused = await desk.rest("POST", "/documents/appeal/generate/", {
      json: { claim_id, move: "appeal" },
    });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: "no_standing", advice: { move: "corrected_claim" } });
    const paid = await desk.rest("PATCH", `/claims/${claim_id}/`, { json: { status: "paid" } });
    expect(paid.body.advice).toBeNull();
  });

  it("gives way to the step that a person chose", async () => {
    const { claim_id } = await deniedClaim(desk.person.ctx, {
      denial_details: { denial_category: "medical_necessity" },
    });
    expect((await desk.rest("GET", `/claims/${claim_id}/`)).body.advice.move).toBe("appeal");
    const saved = await desk.rest("PATCH", `/claims/${claim_id}/`, { json: { right_move: "write_off" } });
    expect(saved.body.advice).toMatchObject({
      move: "write_off",
      reason: "A person chose this step for the claim.",
    });
  });

  it("knows that the other claim of a duplicate was paid", async () => {
    const { ctx } = desk.person;
    const denied = { denial_details: { denial_category: "duplicate" } };
    const second = await deniedClaim(ctx, { ...denied, line_items: [{ ...line, status: "DENIED" }] });
    const moveNow = async () => (await desk.rest("GET", `/claims/${second.claim_id}/`)).body.advice.move;
    expect(await moveNow()).toBe("corrected_claim");
    const paid = { ...line, status: "PAID", insurance_paid_amount: "90.00" };
    await desk.rest("POST", "/claims/", {
      json: { patient: second.patient, status: "paid", line_items: [paid] },
    });
    expect(await moveNow()).toBe("none");
  });

  it("looks a bundled pair up in the edits that the practice loaded, and nowhere else", async () => {
    const { ctx } = desk.person;
    const bundled = async (second: string) => {
      const on = { date_of_service: "2026-10-05", total_charge: "80.00" };
      const { claim_id } = await deniedClaim(ctx, {
        denial_details: { denial_category: "coding" },
        line_items: [
          { ...on, procedure_code: "Z0003", status: "PAID" },
          { ...on, procedure_code: second, status: "DENIED", denied_amount: "80.00", uhc_code: "CO-97" },
        ],
      });
      return (await desk.rest("GET", `/claims/${claim_id}/`)).body.advice.move;
    };
    expect(await bundled("Z0004")).toBe("corrected_claim");
    const rows = "Z0003\tZ0004\t\t20200101\t*\t0\tInvented";
    const text = `Column 1\tColumn 2\t*=in existence\tEffective\tDeletion\tModifier\tRationale\n${rows}`;
    const open = async () => Readable.from([Buffer.from(text)]);
    await loadReferenceFile(
      ctx,
      { name: "ccipra-v324r0-f1.TXT", open },
      { edition: "2026-10-01", setting: null },
    );
    expect(await bundled("Z0004")).toBe("write_off");
    expect(await bundled("Z0009")).toBe("appeal");
  });
});
