import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ALL_CLAIM_FIELDS } from "@/lib/domain/claim/fields";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import { fieldText } from "./claim-field-text";
import type { ClaimField, ClaimFormValues } from "./claim-form-values";

export type Conflict = {
  /** The claim as it is on the server now, and the same as the form's values. */
  current: ClaimDto;
  theirs: ClaimFormValues;
  before: ClaimFormValues;
  taken: ClaimField[];
  disputed: ClaimField[];
};

interface ConflictNoticeProps {
  conflict: Conflict;
  typed: ClaimFormValues;
  onTakeTheirs: (field: ClaimField) => void;
}

const wordsOf = (field: ClaimField, values: ClaimFormValues, claim: ClaimDto) => {
  if (field === "patient" && values.patient === claim.patient) return claim.patient_name;
  if (field === "provider" && values.provider === claim.provider) return claim.provider_name;
  if (field === "patient" || field === "provider") return values[field] ? "someone else" : "empty";
  return fieldText(field, values[field]);
};

/** Someone else saved this claim meanwhile: what they changed, and what of it stands against the typed work. */
export function ConflictNotice({ conflict, typed, onTakeTheirs }: ConflictNoticeProps) {
  const { current, theirs, before, taken, disputed } = conflict;
  return (
    <Alert tone="warning" className="mb-4" title="Someone else has changed this claim since you opened it">
      <p>Nothing you typed is lost. Look at their changes, then save again.</p>
      {disputed.length > 0 && (
        <>
          <p className="mt-2 font-medium">You both changed</p>
          <ul className="mt-1 flex flex-col gap-1">
            {disputed.map((field) => (
              <li key={field} className="flex flex-wrap items-center gap-x-3">
                <span className="min-w-0 break-words">
                  {ALL_CLAIM_FIELDS[field].label}: theirs is{" "}
                  <strong>{wordsOf(field, theirs, current)}</strong>, yours is{" "}
                  <strong>{wordsOf(field, typed, current)}</strong>
                </span>
                <Button size="sm" variant="link" onClick={() => onTakeTheirs(field)}>
                  Use theirs<span className="sr-only"> for {ALL_CLAIM_FIELDS[field].label}</span>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {taken.length > 0 && (
        <>
          <p className="mt-2 font-medium">They changed, and it is in the form now</p>
          <ul className="mt-1">
            {taken.map((field) => (
              <li key={field} className="break-words">
                {ALL_CLAIM_FIELDS[field].label}: {wordsOf(field, before, current)} →{" "}
                <strong>{wordsOf(field, theirs, current)}</strong>
              </li>
            ))}
          </ul>
        </>
      )}
      {taken.length === 0 && disputed.length === 0 && (
        <p className="mt-1">They changed line items or something that this form does not show.</p>
      )}
    </Alert>
  );
}
