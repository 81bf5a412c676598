import { AppLink } from "@/components/ui/app-link";
import { Badge } from "@/components/ui/badge";
import { TimeText } from "@/components/ui/time-text";
import type { Page } from "@/lib/core/page";
import type { PatientAppealDto } from "@/lib/domain/patient/schema";

/** The patient's newest appeals, in the dialog that shows the patient. */
export function PatientAppeals({ appeals: { results, count } }: { appeals: Page<PatientAppealDto> }) {
  if (results.length === 0) return <p className="text-ink-muted text-sm">No appeals for this patient yet.</p>;
  return (
    <>
      <ul className="divide-y rounded-lg border">
        {results.map((appeal) => (
          <AppealLine key={appeal.id} appeal={appeal} />
        ))}
      </ul>
      {count !== null && count > results.length && (
        <p className="mt-1.5 text-ink-muted text-xs">
          The newest {results.length} of {count}.
        </p>
      )}
    </>
  );
}

function AppealLine({ appeal }: { appeal: PatientAppealDto }) {
  const about = [appeal.payer_name, appeal.claim_number && `Claim ${appeal.claim_number}`].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 text-sm">
      <AppLink href={`/appeals/${appeal.id}`} className="link min-w-44 flex-1 break-words">
        {about.length > 0 ? about.join(" · ") : "Appeal without details yet"}
      </AppLink>
      <Badge tone={appeal.status === "sent" ? "success" : "neutral"}>
        {appeal.status === "sent" ? "Sent" : "Draft"}
      </Badge>
      <TimeText value={appeal.sent_at ?? appeal.created_at} as="date" className="text-ink-muted" />
    </li>
  );
}
