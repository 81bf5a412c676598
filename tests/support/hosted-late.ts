import { PDFDocument } from "@cantoo/pdf-lib";
import { expect } from "vitest";
import { waitFor } from "./wait";

/** A chart of nearly all pages that are counted: opening it takes seconds on any machine. */
async function longChart(): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  for (let page = 1; page <= 4_900; page += 1)
    pdf.addPage([612, 792]).drawText(`Progress note ${page}. Conservative care failed.`, { x: 50, y: 700 });
  return new Uint8Array(await pdf.save());
}

type Late = {
  /** The app on a host that gives a request little time, and where another part of it answers in peace. */
  hasty: string;
  base: string;
  bearer: string;
  /** An appeal with a letter, and one of its papers. */
  at: string;
  paper: string;
  /** Holds up what is fetched from the store. */
  slow: { ms: number };
};

/**
 * What a request has no time for is a workflow's step: opening and counting a file, and building a packet. The upload is taken
 * and the export refused within the host's time; both are there a while later.
 */
export async function handedOver({ hasty, base, bearer, at, paper, slow }: Late): Promise<void> {
  const call = async (from: string, method: string, where: string, body?: FormData | object) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${from}/api${where}`, {
      method,
      headers: { Authorization: bearer, ...(body && !isForm && { "Content-Type": "application/json" }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text.startsWith("{") ? JSON.parse(text) : text };
  };
  const soon = { forMs: 240_000, everyMs: 500 };

  const { body: appeal } = await call(base, "POST", "/v1/documents/minimal-appeals/", {});
  const of = `/v1/documents/minimal-appeals/${appeal.id}/`;
  const form = new FormData();
  form.append("supporting_docs", new Blob([await longChart()]), "chart.pdf");
  const { status, body } = await call(hasty, "POST", `${of}uploads/`, form);
  expect([status, body.uploaded_documents?.[0]?.counting], JSON.stringify(body)).toEqual([201, true]);
  const document = await waitFor(
    async () => {
      const [one] = (await call(base, "GET", of)).body.documents;
      return one?.counting ? null : one;
    },
    { what: "the count by a workflow", ...soon },
  );
  expect(document.ocr_error).toBeNull();
  const file = `/v1/documents/${document.id}/file/`;
  expect((await call(hasty, "GET", file)).status).toBe(200);

  slow.ms = 5_000;
  const ask = { enclosures: [paper] };
  const early = await call(hasty, "POST", `${at}export/`, ask);
  slow.ms = 0;
  expect([early.status, early.body.being_made], JSON.stringify(early.body)).toEqual([503, true]);
  const made = await waitFor(
    async () => {
      const answer = await call(hasty, "POST", `${at}export/`, ask);
      return answer.status === 503 ? null : answer;
    },
    { what: "the packet by a workflow", ...soon },
  );
  expect([made.status, made.body.pages > 1], JSON.stringify(made.body)).toEqual([200, true]);
}
