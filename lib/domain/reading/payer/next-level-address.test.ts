import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";

const address = (rights: string) =>
  extractByRules(
    fromPlainText(`Health Net Provider Appeals Unit
PO Box 10406
Van Nuys, CA 91410
Fax (818) 555-0123

November 2, 2026
Resolution of your provider dispute
Patient: Jane Doe   DOB 03/04/1970   Member ID W123456789    Claim E26284771   DOS 10/13/2026  97110

Your dispute was reviewed and the denial is upheld: the notes show no gain in function.
${rights}`),
  ).facts.payer_address?.value;

// Seen red: the letterhead of the first level was taken.
it.each([
  "If you are not satisfied you may request a second review within 60 days at Health Net, Second Level Disputes, 21281 Burbank Blvd, Woodland Hills, CA 91367 or by fax to (818) 555-0199.",
  "The next level is taken elsewhere: write within 60 days to Dispute Panel, 21281 Burbank Blvd, Woodland Hills, CA 91367.",
])("the next level goes where the decision says: %s", (rights) =>
  expect(address(rights)).toContain("21281 Burbank Blvd"),
);

it.each([
  "A corrected claim goes to Health Net Claims, PO Box 9040, Farmington, MO 63640. You may request a second review at the address above within 60 days.",
  "You may request a second review within 60 days at the address above.",
  "Health Net, 21281 Burbank Blvd, Woodland Hills, CA 91367",
])("the letterhead stands where it names none: %s", (rights) =>
  expect(address(rights)).toContain("PO Box 10406"),
);

// Seen red: a panel that is not yet, or never, this appeal's.
it.each([
  "You may request a second review within 60 days at the address above. External review appeals after that second level go to Maximus, PO Box 777, Reno, NV 89501.",
  "You may request a second review at the address above. For an additional review by the State write to Department of Insurance appeals, 300 Spring St, Los Angeles, CA 90013.",
])("the outside review is no level of the payer's: %s", (rights) =>
  expect(address(rights)).toContain("PO Box 10406"),
);

it.each([
  "You may appeal within 180 days: Health Net Appeals, PO Box 555, Fresno, CA 93650. A second level appeal goes to Health Net Panel, PO Box 777, Reno, NV 89501.",
  "First appeal: PO Box 555, Fresno, CA 93650 within 180 days. Second appeal: PO Box 777, Reno, NV 89501 within 60 days.",
])("a first denial is not answered at the second level: %s", (rights) => {
  const { kind, facts } = extractByRules(
    fromPlainText(`Health Net
PO Box 10406
Van Nuys, CA 91410

November 2, 2026
Notice of denial
Patient: Jane Doe   DOB 03/04/1970   Member ID W123456789    Claim E26284771   DOS 10/13/2026  97110

Your claim is denied because the notes show no gain in function.
${rights}`),
  );
  expect(kind).toBe("denial");
  expect(facts.payer_address?.value).toContain("PO Box 555");
});
