"use client";

import { Download, Ellipsis, Eye, Pencil, Trash2 } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { LINK } from "@/components/ui/link-classes";
import { NoValue } from "@/components/ui/no-value";
import { Table, TBody, Td, THead, Th, Tr } from "@/components/ui/table";
import { TimeText } from "@/components/ui/time-text";
import type { AppealListItemDto } from "@/lib/domain/appeal/schema";
import { AppealStatusChip, DeadlineChip } from "./appeal-chips";

interface AppealsTableProps {
  appeals: readonly AppealListItemDto[];
  today: string;
  onDownload: (appeal: AppealListItemDto) => void;
  onDelete: (appeal: AppealListItemDto) => void;
}

export function AppealsTable({ appeals, today, onDownload, onDelete }: AppealsTableProps) {
  return (
    <Table label="Appeals" cards>
      <THead>
        <Tr>
          <Th>Patient Name</Th>
          <Th>Payer</Th>
          <Th>Claim Number</Th>
          <Th>Status</Th>
          <Th>Deadline</Th>
          <Th numeric>Documents</Th>
          <Th>Created</Th>
          <Th>Updated</Th>
          <Th>Actions</Th>
        </Tr>
      </THead>
      <TBody>
        {appeals.map((appeal) => (
          <Tr key={appeal.id} className="relative">
            <Td className="max-w-56 cards:pr-10">
              <Link
                href={`/appeals/${appeal.id}`}
                prefetch={false}
                className={`inline-block max-w-full truncate align-bottom font-medium ${LINK}`}
              >
                {appeal.patient_name || <span className="text-ink-muted">No patient yet</span>}
              </Link>
            </Td>
            <Td label="Payer" className="max-w-56">
              <span className="truncate sm:block">{appeal.payer_name || <NoValue />}</span>
            </Td>
            <Td label="Claim Number" className="whitespace-nowrap tabular-nums">
              {appeal.claim_number || <NoValue />}
            </Td>
            <Td label="Status">
              <AppealStatusChip status={appeal.status} />
            </Td>
            <Td label="Deadline">
              {appeal.appeal_deadline && appeal.status === "draft" ? (
                <DeadlineChip deadline={appeal.appeal_deadline} today={today} />
              ) : (
                <NoValue />
              )}
            </Td>
            <Td label="Documents" numeric>
              {appeal.documents.length}
            </Td>
            <Td label="Created" className="whitespace-nowrap text-ink-muted">
              <TimeText value={appeal.created_at} as="date" />
            </Td>
            <Td label="Updated" className="whitespace-nowrap text-ink-muted">
              <TimeText value={appeal.updated_at} as="relative" />
            </Td>
            <Td className="w-10 text-right cards:absolute cards:top-1.5 cards:right-1">
              <RowMenu appeal={appeal} onDownload={onDownload} onDelete={onDelete} />
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}

type RowMenuProps = Pick<AppealsTableProps, "onDownload" | "onDelete"> & { appeal: AppealListItemDto };

function RowMenu({ appeal, onDownload, onDelete }: RowMenuProps) {
  const name = appeal.patient_name || "unnamed appeal";
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon-sm" aria-label={`Actions for ${name}`}>
          <Ellipsis aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem asChild>
          <Link href={`/appeals/${appeal.id}`} prefetch={false}>
            <Pencil aria-hidden /> Edit Appeal
          </Link>
        </DropdownMenuItem>
        {appeal.has_letter && (
          <DropdownMenuItem onSelect={() => onDownload(appeal)}>
            <Download aria-hidden /> Download PDF
          </DropdownMenuItem>
        )}
        <DropdownMenuItem asChild>
          <Link href={`/appeals/${appeal.id}`} prefetch={false}>
            <Eye aria-hidden /> View Details
          </Link>
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem tone="danger" onSelect={() => onDelete(appeal)}>
          <Trash2 aria-hidden /> Delete Appeal
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
