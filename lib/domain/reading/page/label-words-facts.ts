import type { LabelRow } from "./labels";

/** Labels of dates, money, codes and reasons, and of columns that only end other values. */
export const FACT_LABELS: readonly LabelRow[] = [
  [
    "notice_date",
    1,
    `
    date of this notice, date of notice, notice date, letter date, date of letter, date of this letter,
    mail date, mailing date, date mailed, mailed on, issue date, date issued, issued on, issued,
    statement date, date of eob, eob date, eop date, remit date, remittance date, voucher date,
    date of denial, denial date, decision date, date of decision, date of review, review date,
    date of determination, determination date, determination date/time, decision date/time, date/time of determination, date/time of decision, date/time of notice, ra date, date of this statement, date of remittance,
    production date, prod date, prod dt, report date, advisory date, warrant date, date answered, notification date, advice date, date of explanation, date printed on notice,
    date of action, date of this decision, date sent, sent on, letter dated, dated, notice mailed,
    eor served, eob served, notice served, explanation date, date of remit, prepared, prepared on, date prepared, date of this denial, denied on, decided on, response date, date of response, mailed, mailed date,
    decided, answered, answered on, determined, date completed,
    date of notification, date of this letter or notice, date of mailing, date notice mailed, date of this eob, letter sent, delivered, delivered on, date delivered, date mailed to you, date letter sent,
    fecha del aviso, fecha de este aviso, fecha de aviso, fecha de la carta, fecha de esta carta, fecha de la decisión, fecha de la decision, fecha de notificación, fecha de notificacion`,
  ],
  [
    "notice_date",
    0.9,
    `
    pay date, payment date, pmt date, pmt dt, check date, paid date, date processed, processed date, processed on, date of processing,
    process date, process dt, processed dt, proc dt, processing date, date paid, check/eft date, status date, finalized date, finalized on,
    adjudication date, date finalized, date adjudicated, date, date of payment, check issue date, eft date,
    completed on, completed, adjudicated, processed, finalized, finished, date finished, finished on, bill paid/denied, paid/denied, date paid/denied, bill denied, cycle date, audited, audited on, audit date, date audited, recap date, fecha`,
  ],
  [
    "notice_date",
    0.7,
    `
    reviewed, reviewed on, bill reviewed, statement, date given`,
  ],
  [
    "deadline",
    1,
    `
    appeal by, appeal deadline, appeal due date, appeal due, must appeal by, last day to appeal,
    deadline to appeal, file appeal by, appeal must be received by, dispute by, appeal before,
    appeal no later than, you must appeal by, deadline for appeal, appeal request due, respond by, reply by,
    appeals due, appeal rights expire, appeal filing deadline, dispute deadline, answer by, answer due, answer due by, object by, objection due,
    petition due, petition by, request reconsideration by, reconsideration due, last day to request reconsideration, last day to answer,
    last day to object, last date to appeal, last date for an appeal, last date we will take an appeal, last day we will take an appeal, last day for an appeal,
    standard appeal by, standard appeal due, standard appeal deadline, deadline for a standard appeal, fecha límite para apelar, fecha limite para apelar`,
  ],
  [
    "service_date",
    1,
    `
    date of service, dates of service, date(s) of service, service date, service dates, dos, dos(s), visits, visit dates, dates of visits, from dos, care on, care given on, seen on, treated on, fecha de servicio, fechas de servicio, fecha del servicio, fecha(s) de servicio, fechas del servicio,
    to dos, visit, date of visit, dt svc, svc dt, service from/to, service dt, serv date, begin svc,
    end svc, admit, hospital stay, inpatient stay, stay, from/to dates, from/to, from-to, svc from/to, service from-to, service period, when, sessions, seen, date of serv, admit date, admission date,
    discharge date, service from, service date(s), statement covers period, days denied, procedure date,
    24 procedure date, dates, from date, to date, thru date, service through, 45 serv date,
    first date of service, date rendered, service begin, service end, date of care, treatment date,
    treatment dates, treatment on, visit on, care given, care given on, days billed, day of service, date(s), dates billed, dos from, dos to, dates of care, fill date, date filled, admit/svc date, adm/svc date, period of bill, bill period, service date from, service date to, date of procedure, date of treatment, date of svc, dates of svc, date(s) of svc, date of visit, dates of treatment,
    date of test, date performed on,
    serv dates, service, services, confinement dates, admitted, discharged, admission, discharge,
    date admitted, date discharged, dates of stay, stay dates, service dates from, service dates thru, service dates through, service dates to,
    date of service from, date of service thru, date of service to, svc date, svc dates, date(s) of treatment, svc, treated on, seen on, examined on, service on, performed on, supplied, supplied on, date supplied, dispensed, dispensed on, date dispensed, furnished on, date treated, date performed, served, served on, date served, days of service, date incurred, your bill(s), your bills, bill for, bills for, your bill for, your bills for, incurred, incurred date, incurral date, date(s) incurred,
    dates reviewed, dates under review, dates in question, dates at issue, dates in dispute, date in dispute, dates disputed, dates of the claim`,
  ],
  [
    "birth_date",
    1,
    `
    fecha de nacimiento,
    date of birth, dob, patient's birth, member's birth, enrollee's birth, child's birth, birth date / sex, patient's birth date / sex, 3 patient's birth date / sex, sex / dob, dob / sex,
    date of birth / sex, birth date, birthdate, patient's birth date, 3 patient's birth date, 10 birthdate,
    21 date of birth, patient dob, patient date of birth, d.o.b., member dob, member date of birth, enrollee date of birth, subscriber date of birth, born, birth, patient birth date, member birth date, member's birth date, beneficiary's birth date, beneficiary birth date, beneficiary date of birth, enrollee's birth date, enrollee birth date, child's birth date, birthday, patient born, member born, date born, born on`,
  ],
  [
    "other_date",
    1,
    `
    expedited appeal by, expedited appeal due, expedited appeal deadline, fast appeal by, urgent appeal by, deadline for an expedited appeal,
    ur denial date, utilization review denial date, initial denial date, original denial date, date of ur denial, date of initial denial, date of original denial, d/injury, inj date, received, received on, sent in, sent in on, came in, came to us, claim came in, injury, injury date, injured on, rec'd, recd, date received, printed, assigned, assigned on, date assigned, opened, postmarked, your request postmarked, date of injury, claim received, received date,
    claims processed, print date, run date, run, effective date, doi, date of loss, accident date,
    claims processed between, signature date, term date, date requested, request date, date of request,
    request received, fax date, dol, as of, scan date, creation date, period, due date, date of accident, loss date, date of bill,
    bill date, date claim received, date bill received, bill received, bill received date, appeal received, appeal received on, date appeal received, date of appeal,
    first decision, paid on, initial decision date, date of initial decision, hire date, date of hire, last review, next review`,
  ],
  [
    "billed",
    1,
    `
    asked, fee asked, billed charges, amount billed, total billed, billed amount, total charge, total charges, charges,
    you billed, billed, submitted, 28 total charge, total billed charges, total fee, 32 total fee, charge,
    charge amount, submitted charges, submitted amount, total submitted, amount charged, amount in question,
    claim amount, submitted charge, provider charged, total amount billed, total claim charge,
    amount of claim, fee, chg, chgs, chrg, chrgs, amount submitted, amount, total amount charged, claim charge, bill amount,
    original charges, claim total, amount of bill, amount in dispute, total, totals, what your provider charged, what the provider charged, the provider charged, what the doctor charged, your provider charged,
    provider's charge, provider billed, amount your provider charged, amount your provider billed, billed to us,
    amount billed to us, what was billed, what they billed, what they charged, what your doctor billed, what the doctor billed, what your provider billed, they billed, they charged, amount provider charged, charged,
    amount you billed, total charge billed, total charges billed, monto facturado, cantidad facturada, monto cobrado, total facturado, cargos`,
  ],
  [
    "money",
    1,
    `
    charges excluded, excluded charges, amount excluded, excluded amount, excluded, charges not covered, covered charges, charges covered,
    paid, amount paid, paid amount, not cov, not covd, non-cov, noncov, not payable, not allowed, disallowed amount, plan paid amount, amount allowed, not covered amount, allowed, we pay, we paid, what we paid, plan pays, allowed amount, deductible, copay, coinsurance, patient responsibility,
    payment, plan paid, you owe, disallow, disallowed, non-covered, noncovered, not covered, benefit paid,
    approved, total paid, your share, discount, you may owe, ineligible, allowable, 29 amount paid, balance,
    denied amount, tricare approved, tricare allowed, medicare approved, medicare allowed, plan allowed, allow, deny, chg amt, reduction, patient owes, adj, adjustment, payable, amount payable, plan payable, recommended allowance, allowance, reimbursement,
    amount plan paid, amount we paid, amount we allowed, amount not covered, amount we denied, charge denied, charges denied, total charge denied, total charges denied, total charge paid,
    monto pagado, cantidad pagada, monto permitido, cantidad permitida, monto negado, cantidad negada, monto denegado`,
  ],
  [
    "code",
    1,
    `
    edits, edit, edit code, edit codes, orig code, original code, original reason code, original denial code, denial code, reason code, adjustment code, adjustment reason code, claim adjustment reason code, carc,
    denial reason code, hipaa adjustment, denial, reason cd, adj reason, rsn, rsn code, rsn cd, adj code,
    carc code, carc/rarc, grp/rc, group/reason, hipaa code, hipaa reason, hipaa carc, ex code, ex codes,
    ex cd, explanation code, explain code, explanation codes, reason codes, adjustment reason, eob code,
    exp code, remark code(s), claim adj reason, cas, adj rsn, adj reason code, denial/reason code,
    denial codes, national code, message code, disposition code, action code, rc, remit code, eob/adj,
    reason/remark, reason/remark code, exp cd, ansi code, ansi, ansi reason, hipaa rsn, adj cd, oac,
    proprietary code, eob codes, ex, carrier code, plan code, disallow code, denial cd, deny code, nonpay code, eob, eob cd, eob codes, eor, eor code,
    expl, expl code, expl cd, msg cd, msg code, msg codes, reduction code, red code, arc, pymt cd, pmt cd, payment code, pay code, see note, ansi cd, codes`,
  ],
  [
    "group_code",
    1,
    `
    group code, adjustment group, claim adjustment group code, grp cd, group cd, cagc, adj group, adj grp`,
  ],
  [
    "remark",
    1,
    `
    remark, remarks, remark code, remark codes, rarc, remittance advice remark code, rem, rem code, rmk,
    rarc code, moa, rarcs, moa code, mia, remark cd, rmk code`,
  ],
  [
    "reason",
    1,
    `
    razón, razon, motivo, motivo de la denegación, motivo de la denegacion, razón de la negación, razon de la negacion,
    reason for denial, denial reason, reason for the denial, reason for this denial,
    state reason for denial fully and explicitly, state reason for denial, reason for denial of claim, reason(s) for denial of claim, reason for the denial in full, reason for denial in full, reason for denial fully and explicitly,
    reason for our decision, reason for adverse determination, reason denied, clinical rationale, rationale,
    reason for decision, basis for denial, basis for decision, basis of decision, basis for determination,
    explanation of the decision, explanation of decision, why did we deny your request, why, why we denied, why we denied it, why we denied them, why we denied these services,
    why we denied this claim, why was it denied, why it was denied, reason / motivo,
    reason for determination, reason for non-payment, reason for nonpayment, why did we deny, why did we deny it, why did we deny this, why did we deny this claim, why did we deny the claim, why did we deny your claim, why did we deny payment,
    explanation of denial, specific reason for denial, specific reason, specific reasons, denial rationale,
    denial explanation, clinical reason, analysis and explanation, analysis and conclusion, analysis and explanation of the decision,
    explanation of findings, reason(s) for denial (explain fully), reason for denial (explain fully), reason for dismissal, reason for the dismissal,
    why we dismissed your appeal, why we are dismissing your appeal, reviewer's rationale, reviewer rationale, clinical basis, rationale for decision,
    rationale for determination, rationale for denial, why was my claim denied, reason for the overpayment, reason for overpayment, reason for the refund, reason for refund, reason for this refund, reason for refund request, reason for the recovery, reason for recovery, reason for the adjustment, reason for this adjustment, why this was overpaid, principal reason, principal reasons, the reason for our decision,
    why we made this decision, why did we decide this, why did we decide this?, why we decided so, why we decided this, why did we make this decision, why did we make this decision?, how we decided, how we made our decision, how we made this decision, reason for adverse benefit determination, reason(s) for denial,
    why is my request denied, why was my request denied, why we did not pay, what we found,
    denial description, determination rationale, why did we deny your request?, reason for this decision,
    reason for this action, reason for action, why we are taking this action, analysis, the reason is,
    reason your claim was denied, basis, reason we denied, reasons for denial, reason for partial denial,
    our reason, reason not paid, why we can't pay, why we cannot pay, why this was denied,
    why this claim was denied, summary of decision, denial statement, because, the reason why`,
  ],
  [
    "reason",
    0.7,
    `
    reason, explanation, comments, comment, explanation of code, decision, determination, disposition,
    finding, findings, message, explanation of benefits decision, note, notes, remark text`,
  ],
  [
    "procedure",
    1,
    `
    service in question, services in question, item in dispute, items in dispute, service in dispute, services in dispute, at issue, procedures in review, procedures under review, codes under review, billed codes, codes billed,
    procedure, procedure code, procedure codes, proc, proc code, cpt, cpt code, cpt/hcpcs, cpt codes, hcpcs,
    hcpcs code, procedure requested, requested service, service requested, service asked for, code, what,
    drug, cpt/mod, cpt/rev, rev/cpt, proc/rev, item, items, description, type of service, services provided, treatment,
    requested services, proc/mod, requested, request, procedure/service, procedure(s) requested, services requested, treatment requested, item requested, mod, modifier, mods, medication, test, procedure(s)`,
  ],
  [
    "diagnosis",
    1,
    `
    diagnosis, diagnosis code, diagnosis codes, dx code, dx codes, dx cd, diag code, diag codes, diag cd, icd code, icd codes, icd-10 codes, icd-10-cm, principal diagnosis, primary diagnosis, primary dx, dx, icd-10, icd10, icd-10 code, diag, diagnoses, icd`,
  ],
  [
    "fax",
    1,
    `
    fax, fax number, fax no, fax #, facsimile, appeals fax, fax appeals to, fax records to`,
  ],
  [
    "other",
    1,
    `
    reviewing physician, reviewing provider, reviewing doctor, reviewing clinician, reviewing dentist, physician reviewer, peer reviewer, medical director,
    group name, account name, employer, employer name, relationship, relation, patient relationship,
    6 patient relationship, network, status, claim status, line, units, pos, phone, telephone, tel, call,
    questions, asg, address, patient address, 9 patient address, sex, gender, age, claim type, type of bill,
    bill type, tooth, tooth/area, 61 group name, 59 p.rel, state, product, lob, line of business, plan type,
    claim detail, level of care, specialty, provider status, msg, see notes, see remarks, days/units,
    benefit plan, claim form, claim summary, customer service, relation to insured, market,
    patient share, bill to, bill to (guarantor), guarantor, guarantor name, qty, quantity, jurisdiction, mod 1, place of service, patient responsibility amount,
    subscriber address, member phone, member services, appeals, patient's address, 5 patient's address`,
  ],
];
