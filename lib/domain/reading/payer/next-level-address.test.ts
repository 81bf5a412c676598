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
