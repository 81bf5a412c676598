import { describe, expect, it } from "vitest";
import { readClaimsPlace, readCoordinationPlace } from "./claims-place";

const APPEALS =
  "Appeals must be in writing. Mail appeals to Provider Appeals, PO Box 30432, Salt Lake City, UT 84130.";

describe("where a corrected claim goes", () => {
  it.each([
    [
      `Mail corrected claims to: PO Box 31362, Salt Lake City, UT 84131. ${APPEALS}`,
      "PO Box 31362, Salt Lake City, UT 84131",
    ],
    [
      `${APPEALS}\nClaims address: P.O. Box 981106\nEl Paso, TX 79998-1106`,
      "P.O. Box 981106 El Paso, TX 79998-1106",
    ],
    [
      "You may send a corrected claim within 90 days. Mail it to Claims, PO Box 14079, Lexington, KY 40512.",
      "PO Box 14079, Lexington, KY 40512",
    ],
    [
      "Send appeals to PO Box 5, Mesa, AZ 85201; send corrected claims to 410 North Main Street, Mesa, AZ 85203.",
      "410 North Main Street, Mesa, AZ 85203",
    ],
    ["Corrected claims and appeals go to PO Box 77, Reno, NV 89501.", "PO Box 77, Reno, NV 89501"],
    [
      "Resubmit the bill to our office: send new bills to PO Box 12, Salem, OR 97301.",
      "PO Box 12, Salem, OR 97301",
    ],
  ])("is read: %s", (notice, address) => expect(readClaimsPlace(notice).address).toBe(address));

  it.each([
    APPEALS,
    "Do not send corrected claims to the appeals unit, PO Box 30432, Salt Lake City, UT 84130.",
    "To dispute a claim, send a letter to PO Box 9, Boise, ID 83701.",
    "Send the claim number and your letter to PO Box 9, Boise, ID 83701.",
    "You may send a corrected claim within 90 days. Mail appeals to PO Box 9, Boise, ID 83701.",
    "Your claim was processed by our claims department, PO Box 9, Boise, ID 83701.",
    "Claim 2214 was denied.\nPacific Mutual\nPO Box 9, Boise, ID 83701",
    "Corrected claims:            Appeals:\nPO Box 1                     PO Box 2\nReno, NV 89501               Reno, NV 89502",
  ])("is none: %s", (notice) => expect(readClaimsPlace(notice).address).toBeUndefined());

  it("takes a fax number only for corrected claims", () => {
    expect(
      readClaimsPlace("Fax corrected claims to (800) 555-0142. Fax appeals to (800) 555-0143.").fax,
    ).toBe("(800) 555-0142");
    expect(readClaimsPlace("Corrected claims are taken by fax at 800-555-0142.").fax).toBe("800-555-0142");
    expect(readClaimsPlace("Send a corrected claim. Fax appeals to (800) 555-0143.").fax).toBeUndefined();
    expect(readClaimsPlace("Corrected claims are not accepted by fax at 800-555-0142.").fax).toBeUndefined();
  });

  // Red where a number without a blank behind its area code, or one that is named before its use, was none: the form was left empty.
  it.each([
    ["Fax corrected claims to (801)555-0190.", "(801)555-0190"],
    ["Fax corrected claims to 801/555-0190.", "801/555-0190"],
    ["Fax corrected claims to (801) 555-0190.", "(801) 555-0190"],
    ["Fax (801) 555-0190 for corrected claims and (801) 555-0191 for appeals.", "(801) 555-0190"],
  ])("reads the fax number of %s", (notice, fax) => expect(readClaimsPlace(notice).fax).toBe(fax));

  it.each([
    "You may send a corrected claim by mail, or fax 801-555-0144 for a second look at an appeal.",
    "Fax corrected claims with claim number 8015550190.",
    "You may send a corrected claim, or fax your appeal to 801-555-0144.",
    "Submit a corrected claim or mail an appeal to Provider Appeals, PO Box 30432, Salt Lake City, UT 84130.",
    "How to appeal: write a letter. Mail your claim form to Member Services, PO Box 30432, Salt Lake City, UT 84130.",
  ])("takes no place of an appeal that is named beside: %s", (notice) => {
    const { fax, address } = readClaimsPlace(notice);
    expect([fax, address]).toEqual([undefined, undefined]);
  });

  it("keeps the notice's own words on the way", () => {
    const says = "Corrected claims must be submitted electronically through your clearinghouse.";
    expect(readClaimsPlace(`We denied it. ${says} ${APPEALS}`)).toEqual({ says });
    expect(readClaimsPlace("Send a corrected claim within 90 days of this notice.")).toEqual({});
  });
});

describe("where what settles the order of payers goes", () => {
  // Seen red: a letter to the coordination unit was addressed where appeals go.
  it.each([
    [
      "Send to: Meritain Health COB Unit, PO Box 853921, Richardson TX 75085 fax 716-555-0191 with a copy of this page.\n\nAppeal rights: in writing, Meritain Health Appeals, PO Box 41980, Plymouth MN 55441.",
      "PO Box 853921, Richardson TX 75085",
    ],
    [
      "Mail the other plan's decision to Coordination of Benefits Department, P.O. Box 1200, Albany, NY 12201.",
      "P.O. Box 1200, Albany, NY 12201",
    ],
    [
      "Return the form to Other Insurance Team, 400 Main Street, Boise, ID 83702 within 30 days.",
      "400 Main Street, Boise, ID 83702",
    ],
  ])("reads the address of %s", (notice, address) => {
    expect(readCoordinationPlace(notice)).toBe(address);
  });

  it.each([
    APPEALS,
    "We need the other coverage of the patient. Mail appeals to Provider Appeals, PO Box 30432, Salt Lake City, UT 84130.",
    "For an appeal of a coordination of benefits decision, write to COB Appeals, PO Box 30432, Salt Lake City, UT 84130.",
    "Send claims to Claims Department, PO Box 30432, Salt Lake City, UT 84130.",
  ])("takes no other address for it: %s", (notice) => {
    expect(readCoordinationPlace(notice)).toBeUndefined();
  });
});
