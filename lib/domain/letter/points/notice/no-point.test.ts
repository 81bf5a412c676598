import { describe, expect, it } from "vitest";
import { asksNoAnswer, NO_POINTS } from "./no-point";

/** Sentences that only the one pattern knows, so that none can be lost unseen. */
const CASES: Record<keyof typeof NO_POINTS, readonly string[]> = {
  "that the file was looked at": ["We have reviewed your claim.", "We reviewed this claim after payment."],
  "who looked at it": ["Our doctor reviewed it.", "A licensed physical therapist has reviewed the request."],
  "that it was looked at and not paid": [
    "We reviewed the claim above and are unable to certify it.",
    "Our medical director has reviewed the records and cannot certify the visits.",
    "We have carefully considered the documentation and have determined not to reimburse it.",
  ],
  "that the denial stands": [
    "We are upholding our denial.",
    "Our medical director upheld the first denial.",
    "The denial is upheld.",
  ],
  "that nothing was decided": ["This is not a decision on the merits."],
  "that a modifier was seen": ["Modifier 59 was considered."],
  "what was billed": ["The codes billed were 97110, 97140"],
  "that something is denied": ["Aquatic therapy is denied."],
  "how many visits there were": ["24 visits have been attended."],
  "that the service has not been given yet": [
    "The member has not yet received this drug under the Program.",
    "This service has not yet been provided.",
    "The patient has not started this treatment.",
    "The requested items are not yet furnished.",
    "The requested items are not yet furnished.",
  ],
  "that somebody was called": [
    "The reviewer tried to reach Dr. Ott on 11/11 at 10:05; nobody picked up.",
    "Our calls were not returned.",
  ],
  "that the claim is denied": ["On these grounds the 3 services are not payable."],
  "that the whole claim is denied": [
    "The claim is denied in full.",
    "This claim was denied in its entirety.",
  ],
  "what was denied": ["We have denied 90912.", "We denied line 2 (97140)."],
  "which code it has": ["Denial code CO-55, N386.", "Remark codes N706"],
  "that records were asked for and came": [
    "On October 1, 2026 we asked you for records to support the above services, and on October 19 we had from you eight pages.",
  ],
  "what was compared": [
    "A physical therapist and a medical director compared the notes of 09/15/2026 and 10/20/2026 with our guideline for rehabilitation.",
    "We looked at the treatment note of 10/06/2026 and at the note of 09/24/2026.",
  ],
  "that it was denied": ["Line 2 was therefore denied."],
  "that it was denied with a code": ["Line 2, 97140, denied with code CO-97."],
  "that bills are denied": ["Bills for 08/17/2026 and 08/24/2026, total $405.00, are denied."],
  "which bills are denied": [
    "Bills denied: dates of service 09/16/2026 through 10/16/2026, total $1,185.00.",
  ],
  "that it cannot be approved": ["We cannot approve 97110.", "We are unable to pay for 12 visits."],
  "that nothing was paid": ["We have paid nothing on it.", "For line 1 no benefits are due."],
  "that authorization was required": ["Prior authorization was required."],
  "that they could not go on": [
    "We are unable to complete our evaluation.",
    "We were not able to finish the processing of your bill at this time.",
  ],
  "when a benefit begins again": [
    "The benefit begins again on January 1.",
    "A new benefit year starts on July 1, 2027.",
  ],
  "that no clinical question was decided": [
    "No clinical question was decided.",
    "No medical judgment was made on this claim.",
  ],
  "that the numbered ones are not met": ["(1), (2), (3) not met.", "(a) and (c) are not met."],
  "that none of a list is met": ["None of these is in the file.", "None of the four was found."],
  "which of a list is not shown": [
    "The one note does not show (a) or (b).",
    "The file does not establish them.",
  ],
  "what leads to a list": ["Our reviewer gave these grounds:", "The grounds stand as follows:"],
  "that the amount was overpaid": [
    "The payment of $128.00 for 99214 is an overpayment.",
    "The amount is an overpayment.",
  ],
  "how to pay back": [
    "Please refund $128.00 within 30 days, or it is taken from other payments.",
    "Please refund within 30 days or we will offset future payments.",
  ],
  "who may be billed": [
    "The member is not to be billed for this service.",
    "The member is not responsible for it.",
    "You must not bill the member.",
    "Nothing may be collected from the patient meanwhile.",
  ],
  "what the reader may do": ["You may dispute within 180 days."],
  "what to do in a case": ["If the service was repeated, the provider may use 76."],
  "to send a corrected claim": ["Please send a corrected claim within one year."],
  "how corrected claims are taken": ["Corrected claims are taken for 180 days."],
  "that a reopening may be asked for": ["A clerical error reopening may be requested within one year."],
  "to bill another payer first": [
    "Submit to the workers' compensation carrier.",
    "Send the claim to Granite Mutual, then to us with its answer.",
  ],
  "to send the first payer's explanation": ["Please send the explanation of benefits of that plan."],
  "that a paper is still out": ["It has not come back.", "It has not yet been returned."],
  "what may come with an appeal": ["Include any additional information you would like us to consider."],
  "by when papers must come": [
    "The information must be received within 45 days.",
    "Requested records must be returned by 11/30/2026.",
  ],
  "what not to send": ["Please do not send originals."],
  "within which time": ["In writing, within 60 days of it."],
  "where disputes go": ["Payment disputes: within 90 days.", "Use the dispute form for it."],
  "where to send it": ["Mail it with a cover sheet or by fax."],
  "an address": ["Granite Health, Box 5, Anytown, CO 80000."],
  "what to look up": ["See the payer's manual for claims."],
  "how to appeal": ["An appeal must come within 180 days.", "We reconsider it once."],
  "how to reach the payer": [
    "For questions call us at any time.",
    "Please contact the plan by mail.",
    "Contact our claims line for details.",
    "Provider service center: 800-555-0136.",
  ],
  "the words of a letter": ["Thank you for your help.", "There is nothing after this decision."],
};

describe("a sentence that asks for no answer", () => {
  it.each(Object.entries(CASES).flatMap(([name, said]) => said.map((sentence) => [name, sentence] as const)))(
    "says %s, and no other pattern knows it: %s",
    (name, sentence) => {
      const known = Object.entries(NO_POINTS).flatMap(([one, pattern]) =>
        pattern.test(sentence) ? [one] : [],
      );
      expect(known).toEqual([name]);
      expect(asksNoAnswer(sentence)).toBe(true);
    },
  );

  it.each([
    "The notes do not show progress.",
    "None of the three visits has a treatment plan.",
    "It shows no contact with the patient or a caregiver within two business days after discharge.",
    "No contact was made within two business days of discharge.",
    "Contact with the family is not recorded.",
    "The two shoulders show no contact guard assistance.",
    "We looked at the note of 10/06/2026 and it has no minutes.",
    "We compared the notes of 9/15 and 10/20, which show no gain.",
    "We denied 97140 because it is part of 98940.",
    "The claim is denied in full since no plan was certified.",
    "We asked you for records and none came.",
    // Seen red: a finding behind "and", a colon or in a clause of its own went with what was looked at.
    "Our medical director reviewed the notes: the care is maintenance.",
    "We reviewed the records and consider the services custodial.",
    "A physical therapist reviewed your records, which describe maintenance care.",
    "Our reviewer looked at the notes and the visits exceed the guideline.",
    "We reviewed the records and they lack a plan of care.",
    "We reviewed the notes without a signature on them.",
    "We asked you for the records of 10/01/2026 and we received one page that lacks the minutes.",
    "We asked you for records and we got only the billing sheet.",
    "We asked you for records and we received unsigned notes.",
    "CPT 97140 is not to be billed with 98941 on the same day.",
    "The evaluation is not to be billed separately.",
    "The records show no attempt to contact the patient within two business days.",
    "The clinic should contact the member within two days of discharge, and no call is in the chart.",
    "We uphold the denial because the notes show no progress.",
    "Our reviewer upheld the limit of 20 visits a year.",
    "We reviewed the notes of 08/03/2026, which have no minutes.",
    "Modifier 59 was not supported by the note.",
    "Authorization number A11 covers other dates.",
    "The claim was denied because no referral is on file.",
    "We paid this service on claim 2609-441866.",
    "The payment was made for a visit that the note does not show.",
    "The member returned to work in May.",
    "Another plan pays first.",
    "Treatment of this member could be done at home.",
    "The patient has not used this equipment.",
    "No medical records were received.",
    "The limit of 20 visits was reached on October 19.",
    "No clinical improvement was shown.",
    "We are unable to complete our review without the operative report.",
    "This benefit begins when conservative care has failed.",
    "The benefit begins after six weeks of home exercise.",
    "No clinical question was decided since the notes were missing.",
    "Nothing may be billed in addition to the surgery.",
  ])("is none that gives a reason: %s", (sentence) => expect(asksNoAnswer(sentence)).toBe(false));
});
