import { Inngest } from "inngest";
import { expect, it } from "vitest";
import { inngestFunctions } from "./bind-inngest";
import { workflows } from "./workflows";

/** What Inngest is told to hold each function to; the rules are in docs/deploy/inngest.md. */
const told = new Map(
  inngestFunctions(new Inngest({ id: "shape", isDev: true }), workflows).map(({ opts }) => [
    opts.id.replace("appeals-desk-", ""),
    opts,
  ]),
);
const of = (id: string) => {
  const opts = told.get(id);
  if (!opts) throw new Error(`no function ${id}`);
  return opts;
};
const BY_PRACTICE = { key: "event.data.practiceId", limit: expect.any(Number) };
/** Mails to a person, who may be of no practice yet. */
const OF_AN_ACCOUNT = /^account-|^practice-(emergency|invitation)/;

it("limits runs at once of every function, and of every practice", () => {
  for (const [id, { concurrency, retries }] of told) {
    const limits = [{ limit: expect.any(Number) }, ...(OF_AN_ACCOUNT.test(id) ? [] : [BY_PRACTICE])];
    expect([id, concurrency]).toEqual([id, limits]);
    // Nine outlive half an hour without the app.
    expect(retries).toBeGreaterThanOrEqual(9);
  }
});

it("throttles mail and fax, and lets letters and sendings go before other work", () => {
  const mails = [...told.keys()].filter((id) => OF_AN_ACCOUNT.test(id));
  expect(mails.length).toBeGreaterThan(5);
  for (const id of ["delivery-requested", "worklist-morning", ...mails])
    expect([id, of(id).throttle]).toEqual([id, { limit: expect.any(Number), period: "1m" }]);
  const ahead = (id: string) => Number(of(id).priority?.run ?? 0);
  const others = [...told.keys()].filter((id) => !/^(appeal-letter-requested|delivery-requested)$/.test(id));
  for (const id of ["appeal-letter-requested", "delivery-requested"])
    expect(ahead(id)).toBeGreaterThan(Math.max(...others.map(ahead)));
});

it("has one run of a remittance, and cancels by the deletion of an appeal or a document", () => {
  expect(of("payer-remittance-apply-requested").singleton).toEqual({
    key: "event.data.fileId",
    mode: "cancel",
  });
  const canceled = [...told].flatMap(([id, { cancelOn }]) => (cancelOn ?? []).map((by) => [id, by]));
  const appeal = { event: "appeal/deleted", if: "event.data.appealId == async.data.appealId" };
  const document = { event: "document/deleted", if: "event.data.documentId == async.data.documentId" };
  expect(Object.fromEntries(canceled)).toEqual({
    "appeal-extraction-requested": appeal,
    "appeal-letter-requested": appeal,
    "letter-packet-requested": appeal,
    "delivery-proof-requested": appeal,
    "document-count-requested": document,
    "document-uploaded": document,
  });
});
