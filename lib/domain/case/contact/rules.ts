import { type FieldErrors, invalid } from "@/lib/core/errors";
import { CONTACT_MESSAGES } from "./schema";

type Dates = { contactedOn: string; promisedOn: string | null; followUpOn: string | null };

/** What a contact's days may be. A day that was there before is not refused again. Throws VALIDATION. */
export function requireContact(
  contact: Dates & { person: string; reference: string; said: string },
  today: string,
  before?: Dates,
): void {
  const errors: FieldErrors = {};
  const { contactedOn, promisedOn, followUpOn } = contact;
  if (contactedOn > today && contactedOn !== before?.contactedOn)
    errors.contacted_on = [CONTACT_MESSAGES.future];
  if (promisedOn && promisedOn < contactedOn) errors.promised_on = [CONTACT_MESSAGES.promisedBefore];
  if (followUpOn && followUpOn < today && followUpOn !== before?.followUpOn)
    errors.follow_up_on = [CONTACT_MESSAGES.followUpPast];
  if (!contact.person && !contact.reference && !contact.said) errors.said = [CONTACT_MESSAGES.nothing];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
