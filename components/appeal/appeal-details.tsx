import { CaseClosing } from "@/components/case/case-closing";
import { ReopenCase } from "@/components/case/late-reopen-case";
import { NextDate } from "@/components/clock/next-date";
import { ButtonLink } from "@/components/ui/button-link";
import { DateText } from "@/components/ui/date-text";
import { DescriptionList } from "@/components/ui/description-list";
import { DialogBody, DialogFooter } from "@/components/ui/dialog-parts";
import { HrefButton } from "@/components/ui/href-button";
import { RoutedDialog } from "@/components/ui/routed-dialog";
import { TimeText } from "@/components/ui/time-text";
import type { AppealDto } from "@/lib/domain/appeal/schema";
import type { ClosingDto } from "@/lib/domain/case/worklist/schema";
import { AppealStatusChip } from "./appeal-chips";
import { DeliveryList } from "./delivery-list";
import { DOCUMENT_TYPES } from "./document-kinds";
import { engineWords } from "./engine-labels";

interface AppealDetailsProps {
  appeal: AppealDto;
  today: string;
  /** How its case was closed; null while it is in motion. */
  closing: ClosingDto | null;
  closeHref: string;
}

/** What is known of one appeal, to be read. The wizard is where it is worked on. */
export function AppealDetails({ appeal, today, closing, closeHref }: AppealDetailsProps) {
  const { letter, documents } = appeal;
  return (
    <RoutedDialog
      title="Appeal Details"
      description={appeal.patient_name || "No patient yet"}
      size="lg"
      closeHref={closeHref}
    >
      <DialogBody className="grid content-start gap-6">
        <DescriptionList
          layout="grid"
          items={[
            { label: "Status", value: <AppealStatusChip status={appeal.status} outcome={appeal.outcome} /> },
            { label: "Payer", value: appeal.payer_name },
            { label: "Claim Number", value: appeal.claim_number },
            { label: "Denial Code", value: appeal.denial_code },
            {
              label: "Deadline",
              value: appeal.appeal_deadline && <DateText value={appeal.appeal_deadline} />,
            },
            {
              label: "Letter",
              value: letter && `version ${letter.version}, ${engineWords(letter.engine)}`,
            },
            { label: "Created", value: <TimeText value={appeal.created_at} /> },
            { label: "Updated", value: <TimeText value={appeal.updated_at} /> },
            { label: "Sent", value: appeal.sent_at && <TimeText value={appeal.sent_at} /> },
          ]}
        />
        {closing && (
          <CaseClosing
            closing={closing}
            day={<TimeText value={closing.closed_at} as="date" />}
            reopen={<ReopenCase caseId={closing.id} />}
          />
        )}
        {!closing && appeal.clocks.length > 0 && (
          <section>
            <h3 className="mb-2 font-semibold text-ink text-sm">Next Date</h3>
            <NextDate clocks={appeal.clocks} today={today} />
          </section>
        )}
        {appeal.denial_text && (
          <section>
            <h3 className="mb-2 font-semibold text-ink text-sm">Denial Text</h3>
            <p className="whitespace-pre-line break-words text-ink">{appeal.denial_text}</p>
          </section>
        )}
        <section>
          <h3 className="mb-2 font-semibold text-ink text-sm">Documents</h3>
          {documents.length === 0 ? (
            <p className="text-ink-muted">None yet.</p>
          ) : (
            <ul className="grid gap-1">
              {documents.map(({ id, document_type, uploaded_document_info, file_url }) => (
                <li key={id} className="break-words">
                  <a href={file_url} target="_blank" rel="noreferrer" className="link">
                    {uploaded_document_info.original_filename}
                  </a>{" "}
                  <span className="text-ink-muted text-sm">{DOCUMENT_TYPES[document_type]}</span>
                </li>
              ))}
            </ul>
          )}
        </section>
        <DeliveryList deliveries={appeal.deliveries} Time={TimeText} />
      </DialogBody>
      <DialogFooter>
        <HrefButton href={closeHref} replace>
          Close
        </HrefButton>
        {appeal.status === "sent" && (
          <ButtonLink href={`/appeals/${appeal.id}/case`}>After Sending</ButtonLink>
        )}
        <ButtonLink variant="primary" href={`/appeals/${appeal.id}`}>
          <span aria-hidden className="icon icon-pencil" /> Edit Appeal
        </ButtonLink>
      </DialogFooter>
    </RoutedDialog>
  );
}
