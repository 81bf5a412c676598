import type { LabelRow } from "./labels";

/** Labels of numbers that name a claim, a case, a member. A final `#` stands for "number", "no.", "id" or nothing. */
export const NUMBER_LABELS: readonly LabelRow[] = [
  [
    "claim",
    1,
    `
    número de reclamo, numero de reclamo, núm. de reclamo, num de reclamo, no. de reclamo, reclamo #, número de reclamación, numero de reclamacion,
    claim number, claim no, claim id, claim #, claim nbr, claim num, clm #, clm no, clm number, clm id, icn,
    dcn, dcn/icn, icn/dcn, payer ctrl #, payer ctl #, payer cntl #, claim control #, claim control nbr, claim icn, claim dcn, claim (icn, claim control #, claim ctrl #,
    payer claim control #, payer clm ctrl #, payer claim ctrl #, payer claim #, payer icn, payer control #,
    internal control #, document control #, tcn, transaction control #, claim reference #, claim ref #,
    claim ref, claim reference, claim identifier, bwc claim #, our claim #, our claim, carrier case #, carrier file #, insurer case #, insurer file #, insurer claim #, insurer's claim #, carrier's claim #, doc #, claim/control, claim/control #,
    claim control, total for claim #, total for claim, patient's claim number, claim transaction #,
    claim tracking #, claims #, claim identification #, claim(s) #, claim doc id, original claim, original claim #,
    claim / reference, claim/reference #, claim/ref #, carrier claim #, claim number(s), claim numbers,
    claim/icn, plan claim #, medicare claim #, eob claim #, claim document #, internal claim #,
    claim number (icn, icn/claim #, claim paid by mistake, claim paid in error, claim paid twice, overpaid claim #, claim overpaid`,
  ],
  [
    "claim",
    0.85,
    `
    claim, claims, clm, our number, our no, our file (icn, our file #, our file, file #, bill control #, adjudication #, encounter #,
    document #, ccn, claim file #, service record #`,
  ],
  [
    "reference",
    0.7,
    `
    reference #, reference number, reference, ref #, our reference, our ref, your reference, reference id`,
  ],
  [
    "reference",
    0.6,
    `
    case #, case number, tracking #, request #, service request #, request id, case id, event #,
    determination #, pa case id, pa case #, certification #, transaction #, control #, control number,
    control, transaction id, inquiry tracking #, event id, episode #, review #, review id, decision #, submission no, submission number, submission id`,
  ],
  [
    "authorization",
    0.55,
    `
    auth reference, auth. reference, authorization reference, approval reference,
    authorization #, authorization number, auth #, auth no, auth, authorization, prior authorization #,
    prior authorization number, prior auth #, referral #, va referral, va referral #, referral on claim, va referral on claim, precertification #, pre-certification #,
    authorization case, authorization case #, auth case #, approval #,
    preauthorization #, prior authorization, certification, predetermination #,
    63 treatment authorization codes, treatment authorization codes, 23 prior authorization number,
    prior approval #, auth/referral #, authorization/reference #, authorization reference #, auth ref #,
    authorization issued, prior authorization request #, prior authorization request (par), par #, par number, authorization request #, authorization request`,
  ],
  [
    "appeal",
    1,
    `
    appeal #, appeal number, appeal case #, appeal id, dispute case #, dispute #, grievance #,
    reconsideration #, dispute id, appeal/grievance #, complaint #, redetermination #, appeal reference #,
    dispute reference #, grievance case #, ptd #, mac appeal #, qic appeal #, appeal case number, docket #`,
  ],
  [
    "account",
    1,
    `
    patient account #, patient account, patient acct #, patient acct, pat acct #, pat acct, pt acct #,
    pt acct, acnt, acct, patient no, patient #, patient control #, pcn, pat cntl #, patient control no,
    26 patient's account no, patient's account no, 3a pat cntl #, provider account #, your account #,
    your patient #, patient ref #, account #, acct #, patient account/reference, patient ctrl #, pat ctrl #,
    your reference #, your number, your no, your ref, provider's reference #, provider claim #, submitter claim #,
    patient acct/control #, provider ref #, account reference, invoice #, medical record no, account number,
    your claim #, your acct`,
  ],
  [
    "other_id",
    1,
    `
    check number, check #, check no, check/eft #, check/eft, check/eft no, eft #, payment number,
    payment no, trace, trace #, payment #, voucher #, medical record #, med rec, med rec #, mrn,
    provider number, provider #, provider id, wcb auth. #, wcb auth. number, wcb auth #, wcb authorization #, npi, npi on claim, npi on the claim, npi of claim, npi as billed, npi billed, tin on claim, tax id on claim, tin, tax id #, tax identification number, tax id,
    fed tax no, federal tax id number, federal tax id, vendor no, payee tin, payee id, ra no, ra #,
    remittance #, ptan, payer id, bill id, bill #, ein, batch #, statement #, sponsor ssn, ssn, plan id,
    51 health plan id, rx #, rx number, page, payee npi, rendering npi, billing npi, license #, warrant #,
    document id, letter id, form #, drg, provider tin, group npi, eob #, draft #, eob number, sequence #,
    version, adjuster, examiner, naic, case manager, correspondence id, ccn id, job #, doc id, notice id,
    letter #, barcode, remit #, bpid, medicare contractor id, uin, provider id #, confirmation #, ur no, ur number, ur id, ur case no, utilization review no, utilization review number, eor no, eor number,
    dwc #, dwc claim #, wcb #, wcb case #, wcab #, wcab case #, board case #, state file #, jurisdiction claim #, jcn`,
  ],
  [
    "member_id",
    1,
    `
    número de miembro, numero de miembro, id de miembro, id del miembro, número de identificación, numero de identificacion,
    member id #, member id, member number, member no, member #, mem #, mem id, mbr id, mbr #, subscriber id,
    subscriber id #, subscriber #, enrollee id, enrollee #, insured's i.d. number, 1a insured's i.d. number,
    insured id, insured's id, identification number, identification no, identification #, medicare number,
    medicare #, mbi, hic, hicn, mid, medicaid id, medicaid #, medicaid billing #, medicaid billing id, medicaid member #, medicaid member id, mmis #, mmis id,
    medicaid/chip id, customer id, customer #,
    contract number, contract #, contract no, certificate #, cert #, certificate no, certificate number, card id,
    card #, prefix & id, recipient id, recipient #, recip id, recip #, health plan id, client id, ohp client id, ohp id, ohp member id, ohp #, medicaid client id, medicaid client #, state medicaid id, 60 insured's unique id,
    insured's unique id, enrollment code id, policyholder/subscriber id, beneficiary id,
    member identification #, patient id, patient id #, health insurance claim #, medicare id, participant #,
    participant no, member dcn, client dcn, participant dcn, veteran icn, va icn, employee id, employee #, emp id, emp. id, emp #, employee number, fund id, fund #, enrollment id, dod benefits #, id card #, plan member id, hic/member id,
    member/subscriber id, subscriber/member id, policy id, cin, medicaid recipient id, coverage id, coverage #, umi,
    member card #, edipi, icn/edipi, beneficiary dbn, sponsor dbn, patient dbn, membership #, unique id, unique member id, patient member id, contract id, dbn, benefits number, benefits no, health record #, beneficiary #, sub id, sub #, member / sub id, member/sub id, participant id, dod benefits number, covered person id, insured id #, member key`,
  ],
  [
    "member_id",
    0.7,
    `
    id #, id no, id number, id, your id, your id #`,
  ],
  // A policy is often the employer's: an "ID" beside it is the person's own.
  [
    "member_id",
    0.65,
    `
    policy number, policy #, policy no, policy`,
  ],
  [
    "group",
    1,
    `
    número de grupo, numero de grupo,
    group number, group #, group no, group, grp, group name & number, group name & no, group name / number, group name/number, group name and number, employer & group #, employer and group #, group/policy #, employer group #,
    11 insured's policy group, insured's policy group, 62 insurance group no, insurance group no, group id,
    insured's policy group or feca number, account name / account #, account name/number, employer/group #, grp #, contract/group #, plan/group #,
    employer plan, employer plan #, group account #, plan number, plan no, account/group #, client #,
    group/division, group / division, group/subgroup, group/section, group / section, policy group, policy group #, employer no, employer number`,
  ],
];
