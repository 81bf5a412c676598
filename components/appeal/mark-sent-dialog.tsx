import { Alert } from "@/components/ui/alert";
import { DescriptionList } from "@/components/ui/description-list";
import { DialogBody } from "@/components/ui/dialog-parts";
import { type LetterPaper, OWN_SEND_METHODS } from "@/lib/core/enums";
import type { AppealDto } from "@/lib/domain/appeal/schema";
import type { GateProblemDto } from "@/lib/domain/letter/gate/schema";
import { OWN_WAYS } from "./appeal-labels";
import { Cure, keyOf } from "./gate-cure";
import { FormField, FormRefusal, MarkSentForm, SentWay } from "./late-sending-parts";
import { pages } from "./page-count";

interface MarkSentDialogProps {
  appealId: string;
  /** What went out. */
  paper: LetterPaper;
  exported: AppealDto["exported"];
  unsettled: readonly GateProblemDto[];
}

/** What is marked as sent, and what of it is not settled. */
export function MarkSentDialog({ appealId, paper, exported, unsettled }: MarkSentDialogProps) {
  return (
    <MarkSentForm appealId={appealId} paper={paper} asksReason={unsettled.length > 0}>
      <DialogBody className="flex flex-col gap-4">
        <fieldset className="flex flex-col gap-1">
          <legend className="mb-1 font-medium text-sm">How it was sent</legend>
          {OWN_SEND_METHODS.map((value) => (
            <SentWay key={value} name="sent_method" value={value} label={OWN_WAYS[value]} />
          ))}
        </fieldset>
        <FormField
          name="reference_number"
          label="Reference number"
          optional
          hint="The portal's confirmation or the tracking number."
          maxLength={100}
        />
        {exported && (
          <DescriptionList
            className="rounded-lg border bg-sunken px-3 py-2.5"
            items={[
              { label: "Letter", value: `version ${exported.version}` },
              { label: "PDF", value: pages(exported.pages) },
              { label: "Enclosed", value: exported.enclosures.length || "nothing" },
            ]}
          />
        )}
        {unsettled.length > 0 && (
          <section aria-label="Not settled" className="grid gap-3">
            <Alert tone="warning" title="This letter isn't ready">
              Mark it only if it went out as it is. These points and your reason stay on the record.
            </Alert>
            <ul className="grid max-h-48 gap-2 overflow-y-auto">
              {unsettled.map((problem) => (
                <li key={keyOf(problem)} className="rounded-lg border px-3 py-2 text-sm">
                  <p className="break-words text-ink">{problem.message}</p>
                  <Cure appealId={appealId} problem={problem} />
                </li>
              ))}
            </ul>
            <FormField name="sent_reason" label="Why it went out as it is" maxLength={500} />
          </section>
        )}
        <FormRefusal />
      </DialogBody>
    </MarkSentForm>
  );
}
