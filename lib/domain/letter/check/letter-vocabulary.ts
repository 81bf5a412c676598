/** Words that appeal letters capitalize without naming anyone: titles of papers, roles, programs, months, heads of columns. */
const WORDS = `
a about above accordingly account act additional adjustment adjustments administration administrative administrator admission advantage
adverse after again against all also although amount an and any appeal appeals appealed approval approved as assessment assignment at
attached attachment attention authorization authorized based because been before behalf being below beneficiary benefit benefits best between
billed billing birth board both box bureau but by call calls card care carrier case center centers certificate chart chief claim
claimant claims clinic clinical clinician code codes coding coinsurance company conclusion condition consequently consideration contact
continued contract coordination copy corrected correction cost could coverage covered criteria criterion current date dated dates
dear decision deductible deductibles denial denials denied department despite determination determinations diagnosis diagnoses did director do
documentation does doctor due during each education eligibility emergency employee employer enclosed enclosure enclosures evaluation
evidence examination exception exclusion explanation external facility facts failure fax federal field file filed filing finally findings
first following for formulary from full further furthermore given goals good grievance group guideline guidelines had has have he health
hearing her here him his history hospital however identification if imaging in including independent individual information initial
injury inquiry insurance insured insurer internal investigation is issue it item items its itself journal lastly law laws letter level
limit limits line list local long manager matter may me medicaid medical medically medicare medicine member message met modifier
modifiers moreover most name national necessary necessity need needed neither network next no nor not note notes notice notification now
number nurse objective of office officer on once only operative or order orders organization original other our out outpatient
overview page pages paid part patient payer payment peer per period persons pharmacy phone physical physician plan
please point points policy post practice pre precertification prescription present prior procedure procedures processed program
progress proof provider providers provision purpose purposes qualified question questions quoted re reason reasons rebill
recommendation reconsideration reconsiderations record records redetermination redeterminations reference referral regarding regulation
regulations reimbursement rejection related relevant remark remarks remittance reopening report request requested requests required
requirement requirements response responsibility result results retrospective return review reviewer reviewers reviews right rights risk
safety same schedule second section see send sent service services severity she should sign signature signed similarly since sincerely site
social society source sources specialist specialty staff standard standards state statement states status step subject submission
submitted subscriber such summary support supporting surgery surgical tax test tests thank that the their them then there therefore
these they third this those through thus timely title to total treating treatment treatments tricare u.s under unit united units
university until update upon urgent us use utilization very via visit visits was we were what when where whether which while who
why will with within without would written year years yes you your yours
january february march april june july august september october november december monday tuesday wednesday thursday friday saturday
sunday american english spanish
md do dpm dc pt dpt od np pa rn phd esq inc llc llp pc pllc pa jr sr
discipline drug id madam pcn sir sub type
po suite ste street avenue road drive lane boulevard floor building apt
`;

export const LETTER_WORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter(Boolean));
