import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";

const read = (text: string) => extractByRules(fromPlainText(text));

it("tells the payer's fax from the addressee's", () => {
  const text = [
    "Trailhead Insurance Company",
    "",
    "09/30/2026",
    "",
    "Cascade Motion Physical Therapy",
    "Fax: 503-555-0199",
    "",
    "Claim Number: 77-4182290",
    "The claim was denied because the records were not received.",
  ];
  expect(read(text.join("\n")).facts.payer_fax).toBeUndefined();
  const asked = [...text, "Fax the records with this page on top to 904-555-0114."];
  expect(read(asked.join("\n")).facts.payer_fax?.value).toBe("904-555-0114");
});

it("keeps the number for expedited appeals beside the usual one, and never two of them", () => {
  const faxes = (...lines: string[]) => {
    const { payer_fax, expedited_fax } = read(
      ["Trailhead Insurance Company", "", "09/30/2026", "", "The service was denied.", "", ...lines].join(
        "\n",
      ),
    ).facts;
    return [payer_fax?.value, expedited_fax?.value];
  };
  const usual = "APPEAL             You may appeal within 180 days: fax 904-555-0114.";
  const urgent =
    "EXPEDITED REVIEW   Ask for an expedited review, phone 800-555-0139 or fax 904-555-0155, at any hour.";
  expect(faxes(usual, urgent)).toEqual(["904-555-0114", "904-555-0155"]);
  expect(faxes(usual)).toEqual(["904-555-0114", undefined]);
  // One number for both, and two for expedited ones: nothing tells which.
  expect(faxes(usual, urgent.replace("0155", "0114"))).toEqual(["904-555-0114", undefined]);
  expect(faxes(usual, urgent, "URGENT DRUGS       Expedited review by fax 904-555-0166.")[1]).toBeUndefined();
  // It stands in for the other where there is none.
  expect(faxes(urgent)).toEqual(["904-555-0155", undefined]);
});

const faxIn = (...lines: string[]) =>
  read(
    [
      "Trailhead Insurance Company",
      "09/30/2026",
      "",
      "The claim was denied because the records were not received.",
      "",
      ...lines,
    ].join("\n"),
  ).facts.payer_fax?.value;

it("takes the day that a time counts from for no sender", () => {
  expect(faxIn("PROVIDER DISPUTES DUE 90 DAYS FROM CHECK DATE.  FAX 904-555-0114.")).toBe("904-555-0114");
  expect(faxIn("10/01/2026 08:14   FROM RIDGE CLINIC   FAX 904-555-0114")).toBeUndefined();
});

it("reads a number beside the level of the dispute that goes there", () => {
  expect(faxIn("Fax Level 2 disputes to 904-555-0114.")).toBe("904-555-0114");
  expect(faxIn("Fax level of care forms to 904-555-0114, questionnaires only.")).toBeUndefined();
});

it("takes neither a copy's number nor that of a desk for forms where appeals have one", () => {
  const appeals = "Appeals are taken by fax at 904-555-0114.";
  expect(faxIn(appeals, "", "cc: Ada Roe, MD, Ridge Clinic, fax 904-555-0177")).toBe("904-555-0114");
  expect(faxIn("cc: Ada Roe, MD, Ridge Clinic, fax 904-555-0177")).toBeUndefined();
  expect(faxIn("To tell us of another plan, fax the questionnaire to 904-555-0177.")).toBeUndefined();
  expect(faxIn("Copies: Trailhead, Appeals Unit, fax 904-555-0114; the patient")).toBe("904-555-0114");
});

it("reads a number that is said to be the appeals department's", () => {
  expect(faxIn("Fax for the appeals department: 904-555-0114.")).toBe("904-555-0114");
});

it("leaves a change of address and other appeals to their own number", () => {
  const other = "Questions? Fax a change of address to 904-555-0190.";
  expect(faxIn("Mail an appeal to PO Box 12, or fax it to", "904-555-0114.", "", other)).toBe("904-555-0114");
  expect(faxIn("To change your address, fax 904-555-0190.")).toBeUndefined();
  expect(faxIn("To report a new address, call 904-555-0112 or fax 904-555-0190.")).toBeUndefined();
  expect(faxIn("To appeal, call 904-555-0112 or fax 904-555-0114.")).toBe("904-555-0114");
  expect(faxIn("Direct fax for other appeals: 904-555-0177")).toBeUndefined();
  expect(faxIn("Fax for all other appeals: 904-555-0114")).toBe("904-555-0114");
  expect(faxIn("Urgent appeals: call 904-555-0112. For other appeals, fax 904-555-0114.")).toBe(
    "904-555-0114",
  );
});

it("reads a number behind leaders and what its line is for", () => {
  const fast = "Phone, fast appeal ............... 904-555-0115";
  expect(faxIn("Fax, standard .................... 904-555-0114", fast)).toBe("904-555-0114");
  expect(faxIn("Fax (standard appeals)             904-555-0114", fast)).toBe("904-555-0114");
  expect(faxIn("Fax (appeals only) ............ 904-555-0114", fast)).toBe("904-555-0114");
});

it.each([
  "A copy of this notice went to your prescriber at fax 603-555-0148.",
  "A copy of the letter was faxed to your doctor at fax 603-555-0148.",
])("takes the number to which a copy went for no address of appeals: %s", (copy) => {
  const { payer_fax } = read(
    [
      "Trailhead Insurance Company",
      "",
      "09/30/2026",
      "",
      "The service was denied because the records were not received.",
      "",
      "Standard and expedited requests:     Fax 1-855-555-0133     Phone 1-866-555-0119",
      "",
      copy,
    ].join("\n"),
  ).facts;
  expect(payer_fax?.value).toBe("1-855-555-0133");
});

it.each([
  "go to\narbitration with the American Arbitration Association (filing fee $40, fax 917-555-0166), or bring a lawsuit.",
  "File a demand for arbitration with the forum. Fax 917-555-0166.",
  "2. Arbitration: AAA No-Fault Center, 120 Broadway, fax 917-555-0166",
  "Disputes go to Forthright, fax 917-555-0166.",
])("takes an arbiter's number for nobody else's: %s", (said) => {
  expect(faxIn("If you wish to contest this denial,", ...said.split("\n"))).toBeUndefined();
});

it.each([
  "Before you go to arbitration, send us an internal appeal by fax 904-555-0114.",
  "Arbitration comes after our answer. Fax an appeal to 904-555-0114.",
  "No demand for arbitration may be filed before our appeals unit has answered: fax 904-555-0114.",
])("keeps the payer's own number beside words on arbitration: %s", (said) => {
  expect(faxIn(said)).toBe("904-555-0114");
});

it.each([
  "You may ask for a second look at this decision by faxing a letter to 937-555-0144.",
  "Your appeal can be mailed to PO Box 12, Dayton, OH 45401, or faxed to us toll free at 937-555-0144.",
  "Our fax number for appeals is 937-555-0144; our telephone number is 937-555-0100.",
  "Provider disputes (fax): 937-555-0144   Provider disputes (phone): 937-555-0100",
  "Northfield Appeals Unit, PO Box 12, Dayton, OH 45401, F: 937-555-0144.",
  "Appeals can be faxed to the Appeals Unit, 937-555-0144.",
  "You can also appeal by fax. The number is 937-555-0144.",
  "Records may be faxed to 937-555-0177 and appeals to 937-555-0144.",
  "For claim questions fax 937-555-0122. To dispute this decision fax 937-555-0144.",
])("reads the number for appeals in everyday words: %s", (text) => expect(faxIn(text)).toBe("937-555-0144"));

it.each([
  "To ask for a peer-to-peer, fax 937-555-0166. Appeals go by mail to PO Box 12, Dayton, OH 45401.",
  "To talk with the reviewer, fax your times to 937-555-0166.",
  "Send records to fax 937-555-0177. Appeals must be mailed.",
  "For help call 937-555-0100, fax 937-555-0122. Appeals are taken on our portal only.",
  "The State's consumer office has fax 614-555-0190.",
])("takes a number for something else for none: %s", (text) => expect(faxIn(text)).toBeUndefined());

it.each([
  ["You may appeal in writing. Please also fax a copy to the patient at 904-555-0114.", undefined],
  ["To appeal, write to us. Fax a copy to your doctor at 904-555-0114.", undefined],
  ["Appeals go to PO Box 12; send a copy by fax to the member's attorney by fax at 904-555-0114.", undefined],
  ["To appeal, fax a copy to the plan at 904-555-0114.", "904-555-0114"],
  ["Appeals: fax the patient's records to us at 904-555-0114.", "904-555-0114"],
  ["Fax your appeal and the patient authorization to the appeals unit at 904-555-0114.", "904-555-0114"],
  ["Fax the appeal to the member appeals desk at 904-555-0114.", "904-555-0114"],
  ["Give a copy to the patient and fax your appeal to 904-555-0114.", "904-555-0114"],
  ["Fax an appeal for the patient to 904-555-0114.", "904-555-0114"],
  ["With the patient's consent, fax the appeal to us at 904-555-0114.", "904-555-0114"],
  ["Fax appeals with your doctor's letter to 904-555-0114.", "904-555-0114"],
  ["Fax your appeal to our medical director at 904-555-0114.", "904-555-0114"],
  ["Fax all appeals to Physician Review at 904-555-0114.", "904-555-0114"],
  ["Appeal fax for the treating provider: 904-555-0114.", "904-555-0114"],
  ["Send your appeal and any records related to the patient by fax at 904-555-0114.", "904-555-0114"],
  ["To appeal, send all records pertaining to the member by fax at 904-555-0114.", "904-555-0114"],
  ["To appeal, send notes of services provided to the patient by fax at 904-555-0114.", "904-555-0114"],
  ["Appeals with respect to the member, by fax: 904-555-0114.", "904-555-0114"],
  ["You can appeal together with your doctor, by fax at 904-555-0114.", "904-555-0114"],
  ["To appeal, write to us. A copy was faxed to the patient at 904-555-0114.", undefined],
  ["To appeal, write to us. Copies were provided to the member by fax at 904-555-0114.", undefined],
])("takes the number of whoever gets a copy for no fax of the payer's: %s", (said, expected) =>
  expect(faxIn(said)).toBe(expected),
);

it("sends an appeal to its own number beside that for replies", () => {
  expect(faxIn("Reply fax: 904-555-0177", "Appeal fax: 904-555-0114")).toBe("904-555-0114");
  expect(faxIn("Appeals fax: 904-555-0114", "Return fax: 904-555-0177")).toBe("904-555-0114");
  expect(faxIn("Reply fax: 904-555-0177")).toBe("904-555-0177");
  expect(faxIn("Appeal fax: 904-555-0114")).toBe("904-555-0114");
});

it.each([
  ["Independent Review Organization for the State", undefined],
  ["Lark Peer Review Independent Review Organization", undefined],
  ["Lark Peer Review, LLC\nIndependent Review Organization under contract with the State", undefined],
  ["Trailhead Insurance Company", "503-555-0179"],
  ["Trailhead Insurance Company, whose decisions an independent review organization checks", "503-555-0179"],
  ["Trailhead Insurance Company\nAn independent review organization looked at this", "503-555-0179"],
])("takes the number in an outside reviewer's letterhead for none of the payer's: %s", (name, fax) =>
  expect(
    read([name, "PO Box 12   Appeals fax 503-555-0179", "", "We denied this claim."].join("\n")).facts
      .payer_fax?.value,
  ).toBe(fax),
);

it("takes the plan's own number before that of a state's hearings", () => {
  const hearing = "Send the form to OHA Medical Hearings, 500 Oak St NE, Salem OR 97301, fax 503-555-0195.";
  expect(faxIn("You can ask for an appeal.", "Fax: 541-555-0174", "", hearing)).toBe("541-555-0174");
});

it.each([
  "General questions: 904-555-0118; general fax (no appeals) 904-555-0170.",
  "Medical records that are not part of an appeal go to fax 904-555-0170.",
  "Records that do not belong to a dispute: fax 904-555-0170.",
  "Billing questions: phone 904-555-0118, fax 904-555-0170.",
  "Fax 904-555-0170 is for claims and records.",
  "Fax: 904-555-0170 (claims)",
  "To report fraud, fax 904-555-0170.",
  "To join our network, fax 904-555-0170.",
])("leaves a number that serves another desk to that desk: %s", (other) => {
  const appeals = "Send an appeal to PO Box 12, or fax it to 904-555-0114.";
  expect(faxIn(`${appeals} ${other}`)).toBe("904-555-0114");
  expect(faxIn(other, appeals)).toBe("904-555-0114");
  expect(faxIn("You may appeal in writing to PO Box 12.", other)).toBeUndefined();
});

it.each([
  "Fax 904-555-0114 is for appeals and grievances.",
  "Fax: 904-555-0114 (appeals)",
  "Appeals or general questions: fax 904-555-0114.",
  "Records that are part of an appeal go to fax 904-555-0114.",
])("keeps a number that takes appeals, whatever else it takes: %s", (line) =>
  expect(faxIn(line)).toBe("904-555-0114"),
);

it("knows what a number alone is for by the heading over its address", () => {
  const records = ["Where to send records", "   Mail    PO Box 99", "   Fax     904-555-0193"];
  const appeals = ["Where to send an appeal", "   Mail    PO Box 12", "   Fax     904-555-0114"];
  expect(faxIn(...records, "", ...appeals)).toBe("904-555-0114");
  expect(faxIn(...appeals, "", ...records)).toBe("904-555-0114");
  const address = (desk: string, fax: string) => [desk, "PO Box 44", "Salem OR 97301", `Fax: ${fax}`];
  expect(
    faxIn(...address("Provider Services", "904-555-0193"), "", ...address("Appeals Unit", "904-555-0114")),
  ).toBe("904-555-0114");
});

it("reads a number that is called a fax behind it", () => {
  expect(faxIn("Appeals: 904-555-0114 (fax) or 904-555-0118 (phone). Claims: 904-555-0193 (fax).")).toBe(
    "904-555-0114",
  );
  expect(faxIn("Appeals: 904-555-0118 (phone)")).toBeUndefined();
});

it("prefers the number for a provider's disputes to that for members", () => {
  expect(faxIn("Member appeals: fax 904-555-0166. Provider disputes: fax 904-555-0114.")).toBe(
    "904-555-0114",
  );
  expect(faxIn("Member appeals: fax 904-555-0114. Claims: fax 904-555-0166.")).toBe("904-555-0114");
});

it("takes the number in the letterhead of an independent utilization review organization for none of the payer's", () => {
  const paper = (head: string) =>
    read([head, "12 Elm St, Salem OR 97301", "Fax 503-555-0179", "", "We denied this claim."].join("\n"))
      .facts.payer_fax?.value;
  expect(paper("LARK FEDERAL, INC.      INDEPENDENT UTILIZATION REVIEW ORGANIZATION")).toBeUndefined();
  expect(paper("LARK HEALTH PLAN        UTILIZATION REVIEW DEPARTMENT")).toBe("503-555-0179");
});
