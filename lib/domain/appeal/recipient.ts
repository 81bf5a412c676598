import type { SendMethod } from "@/lib/core/enums";
import { invalid } from "@/lib/core/errors";
import { parseFaxNumber } from "@/lib/integrations/fax/fax-number";
import { parseMailAddress } from "@/lib/integrations/mail/mail-address";

/** The one canonical form of a recipient. Throws a VALIDATION error on `to` for anything but a single address. */
export function parseRecipient(method: SendMethod, to: string): string {
  if (method === "email") {
    const parsed = parseMailAddress(to);
    if (!parsed.ok) throw invalid({ to: [parsed.message] });
    return parsed.address;
  }
  const parsed = parseFaxNumber(to);
  if (!parsed.ok) throw invalid({ to: [parsed.message] });
  return parsed.number;
}
