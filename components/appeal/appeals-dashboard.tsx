"use client";

import { FileText, Plus } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { Pagination } from "@/components/ui/pagination";
import { StatCard } from "@/components/ui/stat-card";
import { TimeText } from "@/components/ui/time-text";
import type { AppealStatus } from "@/lib/core/enums";
import type { Page } from "@/lib/core/page";
import type { AppealCountsDto, AppealListItemDto } from "@/lib/domain/appeal/schema";
import { deleteAppeal, downloadPdf } from "./appeal-calls";
import { AppealsTable } from "./appeals-table";
import { sentenceOf, tellFailure, tellSuccess } from "./messages";

interface AppealsDashboardProps {
  page: Page<AppealListItemDto>;
  counts: AppealCountsDto;
  status: AppealStatus | null;
  /** Position of the page's first row, from 1. */
  from: number;
  today: string;
}

export function AppealsDashboard({ page, counts, status, from, today }: AppealsDashboardProps) {
  const router = useRouter();
  const [deleting, setDeleting] = useState<AppealListItemDto | null>(null);
  const [gone, setGone] = useState<readonly string[]>([]);
  const [turning, startTurning] = useTransition();
  /** Addresses of the pages before this one; a page opened by its address alone knows only the first. */
  const [trail, setTrail] = useState<readonly string[]>([]);
  const appeals = page.results.filter(({ id }) => !gone.includes(id));
  const first = `/appeals${status ? `?status=${status}` : ""}`;

  const next = () => {
    if (!page.next) return;
    const query = new URLSearchParams({ ...(status && { status }), cursor: page.next });
    query.set("from", String(from + page.results.length));
    setTrail([...trail, `${window.location.pathname}${window.location.search}`]);
    startTurning(() => router.push(`/appeals?${query}`));
  };
  const previous = () => {
    setTrail(trail.slice(0, -1));
    startTurning(() => router.push(trail.at(-1) ?? first));
  };

  const remove = async (appeal: AppealListItemDto) => {
    await deleteAppeal(appeal.id);
    setGone([...gone, appeal.id]);
    tellSuccess("Appeal deleted successfully!");
    router.refresh();
  };

  const download = async (appeal: AppealListItemDto) => {
    try {
      await downloadPdf(appeal.id);
      tellSuccess("PDF downloaded successfully!");
    } catch (error) {
      tellFailure(sentenceOf(error, "Failed to download appeal"));
    }
  };

  return (
    <>
      <PageHeader
        title="Appeals Dashboard"
        action={
          <Button asChild variant="primary">
            <Link href="/appeals/new" prefetch={false}>
              <Plus aria-hidden /> New Appeal
            </Link>
          </Button>
        }
      />
      <div className="mb-5 grid grid-cols-3 gap-2 sm:gap-4">
        <StatCard label="Total Appeals" value={counts.total} href="/appeals" />
        <StatCard label="Draft Appeals" value={counts.draft} href="/appeals?status=draft" />
        <StatCard label="Sent Appeals" value={counts.sent} href="/appeals?status=sent" />
      </div>
      {status && (
        <p className="mb-3 text-ink-muted">
          Only {status === "sent" ? "sent appeals" : "drafts"} are shown.{" "}
          <Link href="/appeals" className="text-accent-text underline underline-offset-3">
            Show all appeals
          </Link>
        </p>
      )}
      <Card flush>
        {appeals.length === 0 ? (
          <EmptyState
            title="No Appeals Found"
            icon={FileText}
            action={
              <Button asChild variant="primary">
                <Link href="/appeals/new" prefetch={false}>
                  {counts.total === 0 ? "Create First Appeal" : "New Appeal"}
                </Link>
              </Button>
            }
          >
            {status && counts.total > 0
              ? "No appeals have this status."
              : "Upload a denial letter, check what it says, and get an appeal letter to edit and send."}
          </EmptyState>
        ) : (
          <AppealsTable appeals={appeals} today={today} onDownload={download} onDelete={setDeleting} />
        )}
      </Card>
      {(page.next || from > 1) && (
        <Pagination
          noun="appeals"
          shown={appeals.length}
          count={page.count}
          from={from}
          onPrevious={from > 1 ? previous : null}
          onNext={page.next ? next : null}
          busy={turning}
        />
      )}
      {deleting && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setDeleting(null)}
          title="Delete Appeal"
          description="This action cannot be undone"
          facts={[
            { label: "Patient Name", value: deleting.patient_name },
            { label: "Appeal ID", value: <span className="break-all">{deleting.id}</span> },
            { label: "Payer", value: deleting.payer_name },
            { label: "Created", value: <TimeText value={deleting.created_at} /> },
          ]}
          confirmLabel="Delete Appeal"
          onConfirm={() => remove(deleting)}
        />
      )}
    </>
  );
}
