import { expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { withoutOrderInTime } from "./order-in-time";

const NAME = "AMES-TELL, ROSA   01/02/1960";
const factsOf = (...pages: string[]) =>
  readChart([{ documentId: "n", title: "Note", document: fromPlainText(pages.join("\f")) }], {
    patientName: "Rosa Ames-Tell",
  }).facts;
const order = (day: string, until = "") =>
  `BAY SURGERY                       ORDER - THERAPY\n${NAME}                  ${day}\nHand therapy, early motion protocol. 2 x/wk x 12 weeks.\n${until}\n`;
const NOTICE = { noticeText: "REQUEST RECEIVED   11/10/2026\nNOT CERTIFIED", noticeDate: "2026-11-13" };
const lacks = (text: string, ...pages: string[]) =>
  withoutOrderInTime({ text }, factsOf(...pages), NOTICE)?.size;
const ASKED =
  "a current order: signed by the treating doctor within 30 days before the request, with frequency";

it.each([
  [ASKED, order("08/10/2026", "Valid through 11/02/2026.")],
  ["An updated physician's prescription for therapy", order("08/10/2026", "Expires 11/02/2026.")],
  ["no order signed within the last 30 days", order("08/10/2026")],
])("finds no order in time: %s", (text, page) => {
  expect(lacks(text, page)).toBeGreaterThan(0);
});

it("finds none where the chart has no order", () => {
  expect(lacks(ASKED, `BAY HAND      DAILY NOTE      11/09/2026\n${NAME}\n\nScar massage, blocking.\n`)).toBe(
    0,
  );
});

it.each([
  [ASKED, order("10/20/2026")],
  ["a valid prescription for therapy", order("08/10/2026", "Valid through 12/31/2026.")],
  [
    ASKED,
    `BAY HAND      PLAN OF CARE      11/01/2026\n${NAME}\n\nPlan of care signed by A. Roe MD on 11/01/2026.\n`,
  ],
  ["the order of treatments is not shown", order("08/10/2026", "Valid through 11/02/2026.")],
  ["a deficit that remains", order("08/10/2026", "Valid through 11/02/2026.")],
])("leaves what holds, and what asks for no order: %s", (text, page) => {
  expect(lacks(text, page)).toBeUndefined();
});
