import { Alert } from "@/components/ui/alert";
import { EmptyState } from "@/components/ui/empty-state";
import type { EvidenceDto } from "@/lib/domain/letter/points/schema";
import { EvidenceFact } from "./evidence-fact";
import { PutSentence } from "./wizard-parts";

interface EvidencePanelProps {
  evidence: EvidenceDto;
  nameOf: (documentId: string) => string;
}

/** What the papers hold for this denial, grouped by what it turns on, and what they do not. */
export function EvidencePanel({ evidence, nameOf }: EvidencePanelProps) {
  const { groups, missing, contacts, left_out } = evidence;
  const strangers = left_out.filter(({ reason }) => reason === "other_patient");
  const carried = left_out.filter(({ reason }) => reason === "carried_forward");
  const editions = left_out.filter(({ reason }) => reason === "other_edition");
  const unread = left_out.filter(({ reason }) => reason === "hard_to_read");
  const whose = left_out.filter(({ reason }) => reason === "patient_unknown");
  return (
    <div className="grid gap-5">
      {strangers.length > 0 && (
        <Alert tone="warning" title="Pages of another patient">
          {strangers
            .map(({ document, page, detail }) => `${nameOf(document)}, page ${page} (${detail})`)
            .join("; ")}
          . Nothing of them is in the letter, and they can't be sent: leave these pages out in Export & Send.
        </Alert>
      )}
      {whose.length > 0 && (
        <Alert tone="warning" title="Who is the patient?">
          Neither the denial letter nor the claim names one, so that nothing is taken from pages that name a
          person:{" "}
          {whose
            .map(({ document, page, detail }) => `${nameOf(document)}, page ${page} (${detail})`)
            .join("; ")}
          . Enter the patient's name in Extract Information.
        </Alert>
      )}
      {unread.length > 0 && (
        <Alert tone="warning" title="Hard to read">
          {unread
            .map(({ document, page, detail }) => `${nameOf(document)}, page ${page} (${detail})`)
            .join("; ")}
          . The scan hardly shows these lines, so nothing of them is quoted. Scan the page again if it
          matters.
        </Alert>
      )}
      {missing.length > 0 && (
        <section>
          <h4 className="font-semibold text-ink text-sm">Missing</h4>
          <ul className="mt-1 list-disc pl-5 text-ink text-sm">
            {missing.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
      {groups.every(({ facts }) => facts.length === 0) && (
        <EmptyState title="No evidence found">
          Add chart notes, reports or call logs in Upload Files, and they are read for this denial.
        </EmptyState>
      )}
      {groups
        .filter(({ facts }) => facts.length > 0)
        .map(({ id, label, answered, facts }) => (
          <section key={id}>
            <h4 className="flex items-start gap-1.5 font-semibold text-ink text-sm">
              {answered ? (
                <span aria-hidden className="icon icon-circle-check mt-0.5 text-success" />
              ) : (
                <span aria-hidden className="icon icon-circle-dashed mt-0.5 text-ink-muted" />
              )}
              <span>
                {label}
                <span className="sr-only">{answered ? ", answered" : ", not answered"}</span>
              </span>
            </h4>
            <ul className="mt-2 divide-y overflow-hidden rounded-lg border bg-surface">
              {facts.map((fact) => (
                <EvidenceFact key={fact.id} {...{ fact, nameOf }} />
              ))}
            </ul>
          </section>
        ))}
      {contacts.length > 0 && (
        <section>
          <h4 className="font-semibold text-ink text-sm">Contacts with the payer</h4>
          <ul className="mt-2 divide-y overflow-hidden rounded-lg border bg-surface">
            {contacts.map(({ id, quote, sentence }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-2 px-3 py-2 text-sm">
                <span className="min-w-0 break-words text-ink">{quote}</span>
                <PutSentence sentence={sentence} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {editions.length > 0 && (
        <p className="text-ink-muted text-sm">
          Not quoted as the plan's rule, because it did not hold on the dates of service:{" "}
          {editions
            .map(({ document, page, detail }) => `${nameOf(document)}, page ${page} (${detail})`)
            .join("; ")}
          .
        </p>
      )}
      {carried.length > 0 && (
        <p className="text-ink-muted text-sm">
          Not taken as measured on its day, because it was carried forward:{" "}
          {carried
            .map(({ document, page, detail }) => `${detail} (${nameOf(document)}, page ${page})`)
            .join("; ")}
          .
        </p>
      )}
    </div>
  );
}
