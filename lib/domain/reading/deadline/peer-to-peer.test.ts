import { describe, expect, it } from "vitest";
import { offersTalk, readPeerToPeer, readTalkLine } from "./peer-to-peer";

const NOTICE_DATE = "2026-11-02";
const dateOf = (notice: string) => readPeerToPeer(notice, NOTICE_DATE)?.date;

describe("until when a peer-to-peer talk may be asked for", () => {
  it.each([
    ["A peer-to-peer discussion may be requested within 14 days of this letter.", "2026-11-16"],
    [
      "Your doctor may talk with our medical director within seven (7) calendar days of this notice.",
      "2026-11-09",
    ],
    ["Peer to peer: call 866-555-0171 within 7 business days.", "2026-11-12"],
    ["Peer-to-peer requests are accepted for 5 business days.", "2026-11-09"],
    [
      "Peer-to-peer review is open for 14 days. A provider may appeal within 180 days of this letter.",
      "2026-11-16",
    ],
    ["You may ask for a peer-to-peer call. It must be requested by November 13, 2026.", "2026-11-13"],
    ["Within two weeks of this letter the treating physician may request a peer-to-peer.", "2026-11-16"],
    ["The provider has 48 hours to schedule a P2P, or you may appeal within 60 days.", "2026-11-04"],
    ["PEER TO PEER: within 10 days of this notice\nAPPEAL: within 180 days of receipt", "2026-11-12"],
    [
      "Your provider can talk with the doctor who decided until November 9, 2026: 615-555-0168.",
      "2026-11-09",
    ],
    [
      "The attending physician may speak with Dr. Strake until noon on Nov 6, 2026, at 505-555-0103.",
      "2026-11-06",
    ],
    ["Dr. Finch takes calls from treating doctors for 10 business days after the mailing.", "2026-11-17"],
    ["PEER TO PEER....: CALL 920-555-0112 WITHIN 7 BUSINESS DAYS OF THE DECISION DATE.", "2026-11-12"],
    ["A peer-to-peer must be asked for within 14 days and before an appeal is filed.", "2026-11-16"],
  ])("%s", (notice, due) => expect(dateOf(notice)).toBe(due));

  it.each([
    "Your doctor may ask for a peer-to-peer call. A standard appeal must be filed within 180 days of this letter.",
    "You may ask for a peer-to-peer call. We will call back within 2 business days.",
    "A peer-to-peer will be scheduled within 1 business day of your request.",
    "Instead of a peer-to-peer, you may send an appeal within 60 days.",
    "You may appeal this decision within 180 days.",
  ])("is no other clock: %s", (notice) => expect(dateOf(notice)).toBeUndefined());

  it("keeps the notice's words, and is not counted without its day", () => {
    const notice = "We denied the request.\n\nA peer-to-peer may be had\nwithin 14 days.";
    expect(readPeerToPeer(notice, NOTICE_DATE)?.quote).toBe("A peer-to-peer may be had within 14 days.");
    expect(readPeerToPeer(notice, undefined)).toBeUndefined();
  });
});

describe("the line for the talk", () => {
  it("is the number that its words lead to", () => {
    expect(readTalkLine("  PEER-TO-PEER LINE   800-555-0161   or schedule on the portal")).toBe(
      "800-555-0161",
    );
    expect(readTalkLine("Call our medical director at (800) 555-0162.")).toBe("(800) 555-0162");
  });

  it("is no number of another step, and no fax", () => {
    expect(readTalkLine("Peer-to-peer calls are open. Appeals: 800-555-0161")).toBeUndefined();
    expect(readTalkLine("Peer-to-peer forms by fax 800-555-0161")).toBeUndefined();
  });

  it("is offered or not", () => {
    expect(offersTalk("You may speak with the reviewing physician until Tuesday.")).toBe(true);
    expect(offersTalk("A reviewer looked at the request. You may appeal within 180 days.")).toBe(false);
  });
});

it("reads the last day behind the hours of a physician line", () => {
  const line = "Physician line 800-555-0170 Mon-Fri 6 a.m. - 6 p.m. MT  until Tuesday 12/01/2026, 5 p.m. MT.";
  expect(readPeerToPeer(line, "2026-11-27")?.date).toBe("2026-12-01");
  const appeal = "Physician line 800-555-0170. An appeal may be sent until 12/01/2026.";
  expect(readPeerToPeer(appeal, "2026-11-27")).toBeUndefined();
});
