import { ExportStart, ExportWatch } from "@/components/account/profile-parts";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { formatBytes } from "@/components/ui/file-size";
import { TimeText } from "@/components/ui/time-text";
import { EXPORT_DAYS, type PracticeExportDto } from "@/lib/domain/case/export/schema";

const STATES = {
  queued: ["Being made", "accent"],
  running: ["Being made", "accent"],
  done: ["Ready", "success"],
  failed: ["Failed", "danger"],
  expired: ["Expired", "neutral"],
} as const;

/** Everything of the practice to take along; the owner's only. */
export function ExportCard({ exports }: { exports: readonly PracticeExportDto[] }) {
  const running = exports.some(({ state }) => state === "queued" || state === "running");
  return (
    <Card
      title="Export everything"
      description={`One ZIP with all patients, claims, appeals, letters, documents and activity, as CSV for a spreadsheet, as JSON and as files. It can be downloaded for ${EXPORT_DAYS} days. Social Security numbers are not in it.`}
      actions={<ExportStart running={running} />}
    >
      {running && <ExportWatch />}
      {exports.length === 0 ? (
        <p className="text-ink-muted text-sm">No export has been made yet.</p>
      ) : (
        <ul className="divide-y">
          {exports.map((one) => (
            <ExportRow key={one.id} one={one} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function ExportRow({ one }: { one: PracticeExportDto }) {
  const [label, tone] = STATES[one.state];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-ink text-sm">
          <TimeText value={one.created_at} />
          <Badge tone={tone}>{label}</Badge>
        </p>
        <p className="text-ink-muted text-sm">
          {one.error}
          {one.state === "done" && one.size_bytes !== null && formatBytes(one.size_bytes)}
          {one.state === "done" && one.expires_at && (
            <>
              , until <TimeText value={one.expires_at} as="date" />
            </>
          )}
        </p>
      </div>
      {one.download_url && (
        <ButtonLink size="sm" href={one.download_url} download>
          <span aria-hidden className="icon icon-download" /> Download
        </ButtonLink>
      )}
    </li>
  );
}
