/** What a sentence of a chart is about, and which points of a denial it may answer. */
const TOPICS = [
  "improvement",
  "function",
  "skill",
  "goals",
  "certification",
  "treatment_tried",
  "imaging",
  "diagnosis",
  "finding",
  "plan",
  "risk",
  "order",
  "signature",
  "authorization",
  "call",
  "emergency",
  "filing",
  "coverage",
  "other_payer",
  "network",
  "procedure",
  "time",
  "distinct",
  "plan_text",
  "count",
  "sent_before",
  "onset",
] as const;
export type Topic = (typeof TOPICS)[number];

const TOPIC_WORDS: Record<Topic, RegExp> = {
  improvement:
    /\bimprov\w*|\bprogress(?:ing|ed)\b|\bgoals? (?:\d+ )?(?:\w+ )?met\b|\bnow (?:able|walks?|lifts?|sits?|stands?|sleeps?|independent)|\bresolved|\bdecreased (?:pain|symptoms)|\bincreased (?:rom|strength|tolerance|range)|\breturned to\b|\bable to\b|\bagain since\b|\bno falls since\b|\bback to\b|\bresumed\b/i,
  function:
    /\b(?:full|light|modified|regular) duty\b|\bwork(?:s|ing)?\b(?! ?(?:er|sheet))|\b(?:medical|sick|disability) leave\b|\bdesk duty\b|\breturn(?:ed)? to (?:work|sport|duty)|\b(?:sit|stand|walk|lift|carry|drive|climb|kneel|squat|reach|dress|bath|sleep|groom|cook|garden|stairs?)\w*\b|\bADLs?\b|\btolerance\b|\bindependen(?:t|ce)\b(?! (?:(?:medical|external|utilization) )?(?:reviews?|reviewers?|organization|contractor|practice))|\btransfers?\b|\bfall(?:s|en)?\b|\bbuckl\w*|\bg(?:a|i)ve(?:s|n)? way\b|\bambulat\w+|\bassist(?:ance)?\b|\bcannot\b|\bputs? on\b|\bwithout (?:help|assistance|support)\b|\bunable\b|\blimit(?:s|ed)?\b/i,
  skill:
    /\btherapist\b|\bskilled\b|\bcue(?:s|d|ing)?\b|\bperipheraliz\w+|\bcentraliz\w+|\bmobiliz\w+|\bmanipulat\w+|\bmanual (?:therapy|techniques?)|\bfacilitat\w+|\bcorrected\b|\bmodif(?:y|ied|ication)\b|\bchanged the (?:program|plan|load|direction|exercise)|\bgraded\b|\bguarding\b|\bcontact guard|\bneuromuscular re-?education|\bcompensat\w+|\bjudge\b|\bclinical (?:judg\w+|decision)|\bhands-on|\bunsafe\b|\bnot (?:yet )?safe\b|\b(?:un)?supervised (?:\w+ )?(?:therapy|exercises?|visits?|progress(?:ion)?|training|rehab\w*)\b|\bwith (?:my|his|her|the therapist's) hands?\b|\btitrat\w+|\badjust(?:ed|ment)\b|\bprogress(?:ed|ion of)\b.{0,30}\b(?:load|exercise|resistance|program)|\bmonitor\w*/i,
  goals:
    /\bgoals?\b|(?:^|\s)aims? |\b(?:STG|LTG)s?\b|\b(?:in|within) (?:\d+|two|three|four|six|eight|ten|twelve) (?:weeks|visits|months)\b/i,
  certification:
    /\bcertif\w+|\b(?:approve|agree with|reviewed)\b.{0,40}\bplan of care\b|\bplan of care\b.{0,60}\b(?:sign|approv|review|establish)\w*|\brecertif\w+/i,
  treatment_tried:
    /\b(?:tried|trial(?:ed)?|failed|(?<!\b(?:heart|cardiac|renal|kidney|liver|hepatic|respiratory|ovarian|venous|organ) )failure|completed|underwent|attempted|treated with|discontinued|intoleran\w+|no (?:lasting )?relief|without (?:lasting |adequate )?relief|did not (?:help|relieve)|minimal relief|temporary relief|relief (?:for|lasted|\d{1,2} (?:d(?:ays?)?|wks?|weeks?|mos?|months?))|side effects?|stopped|(?<![\d/]|\brequest(?:ed|ing)? (?:for )?)\d{1,3} (?:\w+ ){0,2}visits|(?:visits?|sessions?) (?:attended|completed)|(?:visits?|sessions?)\W{1,3}\d{1,3} (?:attended|completed|kept)|(?:came|attended|seen|treated) \d{1,2} times)\b|\b(?:naproxen|ibuprofen|meloxicam|diclofenac|nsaids?|acetaminophen|gabapentin|pregabalin|duloxetine|amitriptyline|topiramate|propranolol|cyclobenzaprine|methocarbamol|tramadol|prednisone|methylprednisolone|sertraline|fluoxetine|escitalopram|metformin|methotrexate|adalimumab|steroid|triamcinolone|betamethasone|cortisone|corticosteroid|injections?|physical therapy|home exercise|chiropractic|bracing|brace|orthotic\w*|splint|ice|heat|cpap|acupuncture|conservative)\b|\b(?:started|stopped|increased|decreased|changed|prescribed|refilled|titrated|continued)\b.{0,40}\b\d+ ?(?:mg|mcg|units|mL)\b|\b\d+ ?(?:mg|mcg|units|mL)\b.{0,40}\b(?:started|stopped|increased|decreased|prescribed|refilled|daily|twice)\b|\bstep(?:ped|ping)? (?:up|down) (?:to|from|the)\b|\b\d ?puffs? (?:bid|tid|qid|daily|twice|once|every|q\d)/i,
  imaging:
    /\b(?:MRI|ECG|EKG|x-?rays?|radiograph\w*|CT(?: scan)?|ultrasound|EMG|nerve conduction|NCV|NCS|bone scan|bone (?:mineral )?densit\w+|DE?XA|BMD|T-scores?|sleep study|polysomnogra\w+|echocardiogram|spirometry|impression|interpretation(?=:)|joint space|osteophyte|herniation|protrusion|extrusion|stenosis|tear|fracture)\b/i,
  diagnosis: /\bdiagnos[ie]s\b|\bDx\b|\bassessment\b|\b[A-TV-Z]\d[0-9AB]\.[0-9A-Z]{1,4}\b|\bICD\b/i,
  finding:
    /\bpositive\b|\btender\w*|\bweak\w*|\bdecreased\b|\bdiminished\b|\babsent\b|\bswelling\b|\beffusion\b|\bantalgic\b|\bspasm\b|\binstability\b|\blaxity\b|\breflex\w*|\bsensation\b|(?<!re-?)\bexam(?:ination)?\b|\bnumb\w*|\buncontrolled\b|\bnot at goal\b|\babove goal\b|\bstandard score\b|\bpercentile\b|\bradicul\w+|\bseverity\b|\bsevere\b|\bpain\b|\batrophy\b|\bdrainage\b|\bwound\b|\bulcer\b/i,
  plan: /\b(?:start|stop|add|switch to|increase|decrease|resume)(?:ed|ped|d|s)? [a-z][a-z-]{4,} \d|\bplan\b|\bcontinue\b|\bvisits? (?:a|per) week\b|\b(?:\d+|one|two|three)\s?x\s?(?:a|per|\/)\s?(?:wk|week)|\bfrequency\b|\brecommend\w*/i,
  risk: /\brisk\b|\bsuicid\w*|\bself-?harm\w*|\bself-?injur\w*|\boverdose\b|\bhomicid\w*|\bcut (?:her|his|their)\b|\bfalls?\b(?! asleep)|\bwithout (?:treatment|surgery|the|this|therapy)\b|\blikely to\b|\bworsen\w*|\bprevent\w*|\bdeteriorat\w+|\bprogressive\b|\bpermanent\b|\bif (?:not|un)treated\b/i,
  order:
    /\b(?:eval(?:uate|uation)?|assess) (?:and|&) treat(?!\w|ed)\b|\border(?:ed|s)?\b|\breferr(?:al|ed|ing)\b|\bprescri\w+|\brx\b/i,
  signature: /\bsigned\b|\bsignature\b|\be-?signed\b|\battest\w*|\bauthenticat\w*|\/s\//i,
  authorization:
    /\bauth(?:orization|orized|\.| ?#| no)?\b|\bpre-?cert\w*|\bpre-?auth\w*|\bapproved\b|\bapproval\b|\bcertification (?:number|no)|\bno (?:prior )?auth\w* (?:is |was )?(?:needed|required)|\bnot required\b/i,
  call: /\bcall(?:ed|s|er)?\b|\bspoke\b|\b(?:reached|REACHED|(?:tele)?phoned) (?:the )?(?:pt|patient|daughter|dtr|son|wife|husband|spouse|mother|mom|father|dad|sister|brother|caregiver|guardian|family|niece|nephew|aide)\b|\brep(?:resentative)?\b|\bref(?:erence)?(?:\.| ?#| no| number)|\bportal\b|\bon hold\b|\bvoicemail\b/i,
  emergency:
    /\bemergen\w+|\burgent\w*|\bambulance\b|\bEMS\b|\bED\b|\bER\b|\bunstable\b|\bacute\b|\bsame[- ]day\b|\bcauda equina\b|\blife[- ]threatening/i,
  filing:
    /\b277(?:CA)?\b|\b999\b|\baccepted\b|\backnowledg\w+|\bclearinghouse\b|\bbatch\b|\bcontrol (?:no|number)|\btransmi\w+|\bsubmi(?:t|tted|ssion)\b|\breceived\b|\bpayer claim (?:control )?(?:no|number)|\bICN\b|\bDCN\b|\bA[12]:\d+|\bfiled\b|\btrace\b/i,
  coverage:
    /\bactive\b|\beligib\w+|\b271\b|\bcoverage\b|\bcovered\b|\beffective\b|\bterm(?:inat\w+|ed| date)\b|\breinstat\w+|\benroll\w+|\bretroactive\w*|\bpremium\b|\bmember (?:id|since)\b/i,
  other_payer:
    /\bprimary\b|\bsecondary\b|\bother (?:insurance|coverage|payer)\b|\bcoordination of benefits\b|\bCOB\b|\bMSP\b|\bworking aged\b|\b(?:actively|currently) employed\b|\bcurrent employment\b|\bgroup health plan\b|\b\d+ (?:or more )?employees\b|\bemployed (?:full|part) time\b|\bworkers'? comp\w*|\bauto(?: insurance)?\b|\b(?:file|case|loss|claim) (?:was|is|has been) (?:settled|closed)\b|\bmed(?:ical)?[ -]pay(?:ments?)?\b|\bnot (?:related|due) to (?:the|any|an|her|his|your)\b[^.;]{0,24}\b(?:accident|collision|injury|work)\b|\bno-?fault\b|\bliability\b|\bspouse\b|\b(?:was|were) not (?:at work|on (?:the )?(?:job|clock|shift)|scheduled (?:to work|and did not))\b|\bdid not (?:clock|punch) in\b|\b(?:shop|plant|store|warehouse|workplace|business) was closed\b|\bat work: no\b/i,
  network:
    /\b(?:in|out)[- ]of?[- ]?network\b|\bnetwork\b|\bparticipating\b|\bgap (?:exception|waiver)\b|\bno (?:in-?network )?provider\b|\bwithin \d+ miles\b|\bcontinuity\b|\btransition of care\b|\bsingle[- ]case\b/i,
  procedure:
    /\bprocedure\b|\bexamined\b|\bhistory (?:taken|obtained)\b|\bperformed\b|\bincision\b|\binject(?:ed|ion)\b|\btechnique\b|\bguidance\b|\bexcis\w+|\brepair\w*|\bapplied\b|\badminister\w*|\banesthe\w+|\blot\b|\b\d{5}\b|\bmodifier\b|\bHPI\b|\bdecision[- ]making\b|\bspecimen\b|\bdebrid\w+|\baspirat\w+/i,
  time: /\b\d+\s*(?:min(?:utes?)?|mins)\b|\b\d{1,2}:\d{2}\s*(?:[ap]\.?m\.?)?|\btimed\b|\btotal time\b|\btime (?:of|spent by) (?:the )?(?:\w+ )?(?:staff|physician|provider|clinician|nurs\w+)\b|\bstart(?:ed)?\b.{0,20}\bend/i,
  distinct:
    /(?:^|\s)(?:reason(?: for (?:the )?visit)?|chief (?:complaint|concern)|CC)\s?[:/]|\b(?:two|both) (?:\w+ )?(?:instruments?|questionnaires?|scales|screens|screening tools|specimens?|swabs?|orders|sites|lesions|joints)\b|\beach (?:\w+ )?(?:scored|read|charted|reviewed|documented|tested|reported)\b|\bseparate\w*|\bdistinct\b|\bdifferent\b|\banother\b|\bsecond (?:visit|session|site|claim|lesion|injection)\b|\bsame day\b|\bunrelated\b|\bbeyond the usual\b|\bmodifier\b|\bG[NOP]\b|\b(?:25|59|X[EPSU]|76|77|91)\b(?= modifier)|\bindependent(?:ly)? of\b|\brepeat\b|\b(?:left|right)\b|\b\d{1,2}:\d{2}/i,
  plan_text:
    /\bplan document\b|\bsummary plan description\b|\bSPD\b|\bevidence of coverage\b|\bbenefit booklet\b|\bcertificate of coverage\b|\bexclu(?:sion|ded|des)\b|\bcovered (?:service|benefit)s?\b|\bcovered conditions?\b|\b(?:we|the plan|this plan) (?:covers?|pays? for)\b(?=[^.;]{0,60}\b(?:therap\w+|services?|treatments?|care|supplies|equipment|drugs?|surger\w+|visits?)\b)|\bper (?:calendar|plan|benefit) year\b|\bsection \d|\bpolicy\b|\bLCD\b|\bNCD\b|\bcriteri(?:on|a)\b|\bmedically necessary when\b|\blimit\b|\bhabilitat\w+/i,
  count:
    /\bvisits?\s*#?\s*\d+|\b\d+\s+(?:of \d+ )?visits?\b|\bvisits? (?:used|counted|remaining|attended|completed|to date)\b|\bunits?\b|(?:^|\s)of these:|(?:^|\s)(?:sub-?)?totals?\b[^.;]{0,40}\d|\bcounted (?:as|\d)|\b(?:kept|completed|attended)\b[^.;]{0,30}[=:] ?\d/i,
  sent_before:
    /\bfax\w*|\bsent\b|\bmailed\b|\bconfirmation\b|\bcertified mail\b|\btracking\b|\bdelivered\b|\btransmission\b|\bpages? sent\b|\buploaded\b|\bresult\s*:?\s*ok\b/i,
  onset:
    /\bonset\b|\bbegan\b|\bstarted (?:on|after|when|while)\b|\bfell\b|\binjur(?:y|ed)\b|\baccident\b|\bstruck\b|\btwisted\b|\blanded on\b|\b(?:slipped|tripped) (?:on|over)\b|\bacute\b[^.;]{0,30}\bpain since\b|\bnew ep[il1]sode\b|\bflare\w*|\bexacerbat\w+|\bafter (?:a fall|lifting|falling|slipping)\b|\bsince (?:(?:last )?(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\.?,? )?\d{1,2}\/\d|\bsince (?:january|february|march|april|may|june|july|august|september|october|november|december)\b|\bwhile (?:lifting|carrying|bending|shoveling|moving|pulling|driving|running)\b|\bfelt (?:a|something|it) (?:\w+ )?(?:pop|snap|tear|rip|pull|give|click)\b|\b(?:lifted|pulled|bent|shoveled|reached|stepped|slipped|twisted)\b[^.;]{0,70}\bfelt\b|\bmechanism\b|\bdate of (?:injury|loss|accident)\b|\bDOI\b/i,
};

export const topicsOf = (text: string): Topic[] => TOPICS.filter((topic) => TOPIC_WORDS[topic].test(text));
