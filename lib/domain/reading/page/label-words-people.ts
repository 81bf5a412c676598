import type { LabelRow } from "./labels";

/** Labels of people and organizations. A final `#` stands for "number", "no.", "id" or nothing. */
export const PEOPLE_LABELS: readonly LabelRow[] = [
  [
    "patient",
    1,
    `
    patient name, patient's name, patient full name, name of patient, pt name, patient/member name,
    beneficiary name, name of beneficiary, dependent patient, patient is, member/patient name,
    patient member name, claimant/patient, explanation of benefits for, benefits for, summary of benefits for, person treated, name of person treated, patient treated, 8 patient name`,
  ],
  [
    "patient",
    0.95,
    `
    patient, beneficiary, your patient, person who received care, who got care, injured worker,
    worker, student, whose claim it is, whose claim this is, injured person, injured party, injured employee, recipient name, recip name, recipient, patient information,
    patient info, pat name, person receiving care, for patient, paciente, nombre del paciente, nombre de paciente`,
  ],
  [
    "patient",
    0.8,
    `
    enrollee name, enrollee's name, enrollee, covered person, client name, client, dependent name, dependent, claimant name,
    claimant, pt, treated, who, notice for, person covered, covered individual, eligible injured person, covered member,
    services for, care for, appeal for, your appeal for, your claim for, appeal on behalf of, claim for, claims for, services to, for services to, child's name, child, minor, minor child, veteran name, veteran, resident`,
  ],
  [
    "member",
    0.75,
    `
    member name, mbr name, member's name, our member, name of member, insured/member, customer name, member,
    mbr, customer, consumer, health plan member, plan member, member full name`,
  ],
  [
    "member",
    0.6,
    `
    about, regarding, re, subject, concerning, in regard to, with regard to, in regards to, in reference to, with reference to, in the matter of`,
  ],
  [
    "member",
    0.45,
    `
    name, insured name`,
  ],
  [
    "subscriber",
    0.3,
    `
    subscriber name, subscriber, subscr, insd, insd name, subscr name, insured's name, insured, card holder, cardholder, policyholder,
    policy holder, plan participant, plan member name, name of insured/subscriber, insured/subscriber, policyholder/subscriber name, policyholder name, employee name, employee,
    participant name, participant, sponsor name, sponsor, contract holder, certificate holder,
    primary insured, name of insured, named insured, member/subscriber, enrolled employee, 4 insured's name,
    head of household, prepared for, covered under, covered through, covered by, under contract of, contract of, insured through, case name, responsible party, bill to, billed to, statement for, guarantor, guarantor name, policyholder/subscriber information, subscriber information, subscriber info, insured information`,
  ],
  [
    "subscriber",
    0.3,
    `
    group/subscriber, group #/subscriber`,
  ],
  [
    "provider",
    1,
    `
    proveedor, nombre del proveedor,
    provider name, rendering provider, servicing provider, service provider, billing provider,
    services provided by, provider of service, provider of health service, provider of services, treating provider, performing provider, perf prv, perf prov,
    prov name, dentist, treating dentist, clinician, prescriber, requesting provider, ordering provider,
    facility, facility name, services provided by/, benefits were payable to, payee, payee name, rendering,
    provider, provider who asked, physician, attending physician, healthcare provider, health care provider,
    hospital, practitioner, doctor, site, pay to, paid to, supplier, care provided by, treating physician,
    provider information, provider info, billing provider information, servicing provider information,
    facility information, treated by, seen by, performed by, rendered by, prov, 33 billing provider, billing provider info & ph #, location, therapist, pharmacy, lab,
    requested by, asked for by, ordered by, submitted by, service provider name, provider/facility, facility/provider, treating facility, servicing facility, hospital/facility,
    place of treatment, svc provider, rend prov, rendering prov, billing prov, care given by, who treated you, billed by, bill from, health care prov, health care provider name, hcp, office, treating office, name of provider`,
  ],
  [
    "provider",
    0.5,
    `
    to, attn, attention, mail to, requestor, referring, referring provider, referring physician, pcp,
    with, where, applicant for benefits, vendor, appeal of, appellant`,
  ],
  [
    "payer",
    1,
    `
    payer name, payer, payor, payor name, insurance company, insurer, insurance carrier, carrier,
    health plan, health plan name, company/plan name, 50 payer name, payer/plan, insurer name, plan name,
    name of insurer, name and address of insurer, name and address of insurer or self-insurer, insurer or self-insurer,
    health carrier, name of carrier, name of health plan, health insurer, plan/carrier, carrier name, primary payer, insurance plan, claims administrator, your health plan, your insurer, your insurance company`,
  ],
  [
    "payer",
    0.7,
    `
    your insurance, insurance billed, plan, contractor, from, company, ins, ins co, insurance, insurance on file, insurance plan on file, insurance co, coverage, issued by, sent by, administrator, administered by`,
  ],
];
