import { Alert } from "@/components/ui/alert";
import { DescriptionList } from "@/components/ui/description-list";
import { formatBytes } from "@/components/ui/file-size";
import { pageList } from "@/lib/core/page-list";
import { wasSent } from "@/lib/core/sent-paper";
import type { AppealDto } from "@/lib/domain/appeal/schema";
import { METHOD_WORDS } from "./appeal-labels";
import { pages } from "./page-count";
import { TimeText } from "./wizard-parts";

/** Which version of the letter is in the PDF, and what goes along. */
export function ExportedPdf({ appeal }: { appeal: AppealDto }) {
  const { letter, exported } = appeal;
  const unmade = appeal.status === "sent" ? "made for the sending, see its receipt" : "not exported yet";
  return (
    <>
      <DescriptionList
        items={[
          { label: "Letter", value: letter ? `version ${letter.version}` : null },
          { label: "PDF", value: exported ? pdfWords(exported, letter?.version) : unmade },
        ]}
      />
      {exported && exported.enclosures.length > 0 && (
        <ol aria-label="Enclosed in this PDF" className="mt-3 flex flex-col gap-0.5 text-ink-muted text-sm">
          {exported.enclosures.map(({ document, title, pages: count, first_page, pages_left_out }) => (
            <li key={document} className="break-words">
              {title}: {pages(count)} from page {first_page}
              {pages_left_out.length > 0 && `, without ${pageList(pages_left_out)}`}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function pdfWords(exported: NonNullable<AppealDto["exported"]>, version: number | undefined): string {
  const older = exported.version === version ? "" : ` (of version ${exported.version})`;
  const draft = exported.draft ? ", each page marked DRAFT" : "";
  return `${pages(exported.pages)}, ${formatBytes(exported.size_bytes)}${older}${draft}`;
}

/** That the appeal was sent, how and when. */
export function SentNotice({ appeal: { status, sent_at, sent_method, generation } }: { appeal: AppealDto }) {
  if (status !== "sent" || !sent_at) return null;
  return (
    <Alert tone="success" title={wasSent(generation?.paper)} className="mb-4">
      {sentWords(sent_method)} on <TimeText value={sent_at} />.
    </Alert>
  );
}

function sentWords(method: AppealDto["sent_method"]): string {
  if (method === null || method === "manual") return "Marked as sent";
  return method === "email" || method === "fax" ? `Sent by ${method}` : METHOD_WORDS[method];
}
