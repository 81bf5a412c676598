import { GIVEN_NAMES } from "../../page/given-names";
import { isSurelyPerson, isTown, OF_A_CHART } from "./person-cell";
import { COMPANY, isAlsoWord } from "./word-names";

/** A given name and a surname in capitals of their own: "thank you for sending the whole record" names nobody. */
export function seenFor(text: string): string | undefined {
  const [said = "", name] = SEEN_FOR.exec(text.replace(/(?<= )(?:Mr|Mrs|Ms|Miss)\.? (?=\p{Lu})/gu, "")) ?? [];
  // "our Patient Portal Access", "we have treated Low Back pain".
  const isNew = /\b(?:have|had) (?!the pleasure)|patient(?: |,)+\S+ \S+(?: \S+)?$/i.test(said);
  return name &&
    (!isNew || isSurelyPerson(name) || /\bpatient(?: |,)+\p{Lu}/u.test(said)) &&
    /^\p{Lu}\S* (?:\p{Lu}\.? )?\p{Lu}/u.test(name) &&
    !/['’]s$/.test(name) &&
    !OF_A_CHART.test(name) &&
    !OF_AN_EXAM.test(name) &&
    !COMPANY.test(name)
    ? name
    : undefined;
}
const OF_AN_EXAM =
  /\b(?:shoulder|knee|hip|back|spine|foot|hand|improvement|progress|response|results?|changes?|relief)\b/i;
/** "Thank you for sending Vera Otto (3/2/1979), seen today": whom a colleague's letter is about, in full. */
const SEEN_FOR =
  /\b(?:thank(?:s| you)(?: very much| so much)? for (?:sending|referring|asking (?:me|us) to (?:see|evaluate)|letting (?:me|us) see|the referral of|your referral of|the opportunity to (?:see|evaluate|care for))(?: (?:me|us|your patient|our mutual patient|this patient|back))?|(?:I|we) (?:had the pleasure of seeing|saw|evaluated|examined|(?:have|had) (?:been )?(?:treat(?:ed|ing)|seen|seeing|follow(?:ed|ing)|cared for|caring for|evaluated|examined))(?: (?:your|my|our|this) patient)?|\b(?:my|our|your) (?:mutual )?patient)(?: |,)+(?!(?:Dr|Mr|Mrs|Ms|Miss)\b)(\p{Lu}[\p{L}'’-]+(?: \p{Lu}\.?)? \p{Lu}[\p{L}'’-]{2,})(?=[\s,.(]|$)/iu;
/** "SUBJECT: Clinical notes for Vera Otto": whom what is sent is about. */
const SUBJECT_FOR =
  /^\s*(?:re|subject|regarding|reference|concerning)\b\s{0,3}:?\s{1,12}[^:]{0,40}?\b(?:for|of|on|about|regarding)\s+(?:patient |pt\.? |Mr\.? |Mrs\.? |Ms\.? )?(\p{Lu}[\p{L}'’-]+,? (?:\p{Lu}\.? )?\p{Lu}[\p{L}'’-]+)(?=\s*$|\s*[,(]|\s{2,}|,? (?:DOB|MRN|born)\b)/iu;
export function subjectFor(text: string): string | undefined {
  const name = SUBJECT_FOR.exec(text)?.[1];
  return name && isSurelyPerson(name) && /^\p{Lu}\S* (?:\p{Lu}\.? )?\p{Lu}/u.test(name) && !COMPANY.test(name)
    ? name
    : undefined;
}
/** "ABOUT  V. Otto, your patient since August", "Regarding: Otto, Vera": whom a fax or a letter is about. */
const ABOUT_WHOM =
  /(?:^\s*|\s{2}(?=\p{L}{2,12}\.?:))(?:ABOUT|[Aa]bout|REGARDING|[Rr]egarding|CONCERNING|[Cc]oncerning|SUBJECT|[Ss]ubject|REF|[Rr]ef|IN RE|[Ii]n re)\b\.?\s{0,3}:?\s{1,12}(?:(?:FWD?|Fwd?|RE|Re):\s{1,2}){0,2}(?:(?:Mr|Mrs|Ms|Miss)\.? )?((?:\p{Lu}\. ?){1,2}\p{Lu}[\p{L}'’-]{2,}|\p{Lu}[\p{L}'’-]+,? (?:\p{Lu}\.? )?\p{Lu}[\p{L}'’-]*\.?)(?:(?<ours>,? (?:(?:is|who is) )?(?:your|our|my|a|mutual) (?:\p{L}+ )?(?:patient|pt|client)\b)|\s*$|\s{2,}|\s[-–]\s|,? (?:DOB|MRN|born)\b|\s*\()/u;
export function aboutWhom(text: string): string | undefined {
  const match = ABOUT_WHOM.exec(text);
  const name = match?.[1];
  if (!name || OF_A_CHART.test(name) || COMPANY.test(name) || isTown(name)) return undefined;
  // "Subject: Grace Period" is written like a name in its own order.
  const isOrdered = name.includes(",") || !/^\s*(?:subject|ref)\b/i.test(text);
  return match.groups?.ours || (isOrdered && isSurelyPerson(name)) ? name : undefined;
}
/** "Rx for VERA OTTO", "Specimen of: Otto, Vera": whose what is printed is. */
const PRINTED_FOR =
  /^\s*(?:(?:rx|prescription|(?:lab |test )?results?|readings?|profile) for|(?:specimen|sample|chart|records?|readings?) (?:of|for))\s*:?\s{1,4}(\p{Lu}[\p{L}'’-]+,? (?:\p{Lu}\.? )?\p{Lu}[\p{L}'’-]+)(?=\s{2,}|\s*$|\s*\(|,? (?:DOB|MRN)\b)/iu;
/** "Records for April visits" names nobody. */
const isCapital = (name: string) =>
  /^\p{Lu}\S* (?:\p{Lu}\.? )?\p{Lu}/u.test(name) && !isAlsoWord(name.split(" ")[0] ?? "");
export function statedIn(text: string): string | undefined {
  const name = PRINTED_FOR.exec(text)?.[1];
  return name && isCapital(name) && isSurelyPerson(name) && !COMPANY.test(name) && !OF_A_CHART.test(name)
    ? name
    : undefined;
}
/** "Participants: Colleen Darrow MD, Vera Otto (patient)": who of those named is treated. */
const CALLED_PATIENT =
  /(?<![\p{L}.])(\p{Lu}[\p{L}'’-]+ (?:\p{Lu}\.? )?\p{Lu}[\p{L}'’-]+),? \((?:the )?(?:[Pp]atient|PATIENT|[Cc]lient)\)/u;
/** "To the parent or guardian of Ivo Otto": a letter to a relative of the patient's. */
const PARENT_OF =
  /^\s*(?:to:? |dear |attn:? )?(?:the )?(?:parents?|guardians?)(?: ?(?:\/|or|and|&|\(s\)) ?(?:the )?(?:legal )?(?:parents?|guardians?)(?:\(s\))?)? of:?\s{1,4}(\p{Lu}[\p{L}'’-]+ (?:\p{Lu}\.? )?\p{Lu}[\p{L}'’-]+)(?=\s*[,:]?\s*$|\s{2,}|,? DOB\b)/iu;
/** "In the matter of Vera Otto, claimant", "VERA OTTO v. BLUEWATER FREIGHT". */
const CLAIMS =
  /^\s*(?:in (?:the matter|re the claim) of:?\s{1,4}(\p{Lu}[\p{L}'’-]+ (?:\p{Lu}\.? )?\p{Lu}[\p{L}'’-]+)(?=,? (?:claimant|petitioner|applicant|employee|plaintiff)\b)|(\p{Lu}[\p{L}'’-]+ (?:\p{Lu}\.? )?\p{Lu}[\p{L}'’-]+),?\s{1,4}vs?\.\s)/iu;
/** Whom a line calls the patient, the claimant or the ward, in words and not by a label. */
export function calledIn(text: string, patient: string | undefined): string | undefined {
  const called = CALLED_PATIENT.exec(text)?.[1];
  const claims = CLAIMS.exec(text);
  const name = called ?? PARENT_OF.exec(text)?.[1] ?? claims?.[1] ?? claims?.[2];
  const surname = patient?.split(/\s+/).at(-1)?.toLowerCase() ?? "-";
  if (!name || !isCapital(name) || COMPANY.test(name)) return undefined;
  return isSurelyPerson(name) || name.toLowerCase().endsWith(` ${surname}`) ? name : undefined;
}
/** "You are viewing Grant's chart", "Viewing as: Ivo Otto (child of Rosa Otto)", "OmniBP export   Profile: Grant", "User 2 (Grant)". */
const VIEWED =
  /\bviewing(?: as)?:? (?:the (?:chart|record|account) of )?(?<viewed>\p{Lu}[\p{L}-]+(?: (?:\p{Lu}\.? )?\p{Lu}[\p{L}-]+)?)(?:['’]s? (?:health |medical )?(?:chart|record|account|information|results)\b|\s*\((?!proxy|on behalf)|\s*$|\s{2,})|\b(?:export|app|monitor|cuff|meter|tracker|device|readings)\b.{0,40}?\b(?:profile|user ?\d)\s?[:(]\s?(?<user>\p{Lu}\p{Ll}+)\b/iu;
export function viewedOn(text: string, patient: string | undefined): string | undefined {
  const match = VIEWED.exec(text);
  const { viewed, user } = match?.groups ?? {};
  const name = viewed ?? user;
  // "Viewing as Colleen Darrow" is a clinician's session; a relation or a chart that is hers tells a patient.
  const isTold = /['’]|\(|chart of /.test(match?.[0] ?? "");
  const [given = "", ...surname] = patient?.trim().split(/\s+/) ?? [];
  if (!name || !/^\p{Lu}/u.test(name) || surname.length === 0) return undefined;
  // "Viewing as: Ivo Otto" of the patient's own family needs no name that many give.
  if (name.includes(" "))
    return (isTold && isSurelyPerson(name)) || name.endsWith(` ${surname.at(-1)}`) ? name : undefined;
  const isGiven = GIVEN_NAMES.has(name.toLowerCase()) && !isAlsoWord(name);
  return isGiven && !given.toLowerCase().startsWith(name.toLowerCase().slice(0, 3))
    ? `${name} ${surname.at(-1)}`
    : undefined;
}
/** "for: IVO (twin)" at the top of a sheet that a family filled in: a given name alone, and that it is the patient's sibling's. */
const OF_SIBLING =
  /^\s*(?:for|name|child|patient|pt|re)\s*:?\s+(\p{Lu}[\p{L}'’-]+)[^()]{0,24}\((?:\p{L}+ )?(?:twin|brother|sister|sibling)\b/iu;
export function siblingOn(text: string, patient: string | undefined): string | undefined {
  const given = OF_SIBLING.exec(text)?.[1];
  const [own = "", ...surname] = patient?.trim().split(/\s+/) ?? [];
  return given && surname.length > 0 && given.toLowerCase() !== own.toLowerCase()
    ? `${given} ${surname.at(-1)}`
    : undefined;
}
