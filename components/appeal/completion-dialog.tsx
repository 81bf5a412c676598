import { ButtonLink } from "@/components/ui/button-link";
import { DescriptionList } from "@/components/ui/description-list";
import { DialogBody, DialogFooter } from "@/components/ui/dialog-parts";
import type { LetterPaper } from "@/lib/core/enums";
import { sentWords } from "@/lib/core/sent-paper";
import type { DeliveryDto } from "@/lib/domain/appeal/schema";
import { recipientText } from "./appeal-labels";
import { ClosePart, PartDialog, TimeText } from "./late-sending-parts";

/** After a sending: what went out, and the way back to the list. */
export function CompletionDialog({ delivery, paper }: { delivery: DeliveryDto; paper: LetterPaper }) {
  const { title: what } = sentWords(paper);
  return (
    <PartDialog
      title={`${what} sent`}
      description={`${what} sent successfully via ${delivery.method}!`}
      size="sm"
    >
      <DialogBody>
        <div className="mb-4 flex items-center gap-2.5 text-success-text">
          <span aria-hidden className="icon icon-circle-check size-6 text-success" />
          <p className="text-sm">The receipt is kept with the appeal.</p>
        </div>
        <DescriptionList
          items={[
            { label: "By", value: delivery.method === "email" ? "Email" : "Fax" },
            { label: "To", value: <span className="break-all">{recipientText(delivery)}</span> },
            { label: "Letter", value: `version ${delivery.letter_version}` },
            { label: "Sent", value: <TimeText value={delivery.sent_at ?? delivery.created_at} /> },
          ]}
        />
      </DialogBody>
      <DialogFooter>
        <ClosePart>Stay here</ClosePart>
        <ButtonLink variant="primary" href="/appeals">
          View Appeals
        </ButtonLink>
      </DialogFooter>
    </PartDialog>
  );
}
