"use client";

import { keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { BookUser, Pencil, Plus, Trash2 } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { cursorOf } from "@/components/app-shell/page-cursor";
import { reasonOf } from "@/components/claim/claim-labels";
import { phoneText } from "@/components/patient/patient-labels";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { IconButton } from "@/components/ui/icon-button";
import { LINK } from "@/components/ui/link-classes";
import { SearchInput } from "@/components/ui/search-input";
import { Skeleton } from "@/components/ui/skeleton";
import { TimeText } from "@/components/ui/time-text";
import { toast } from "@/components/ui/toast";
import type { PayerDto } from "@/lib/domain/payer-directory/schema";
import { PayerDialog } from "./payer-dialog";
import { deletePayer, fetchPayers, PAYERS_KEY } from "./payer-directory-calls";

/** Where each payer takes appeals, as the practice keeps it. */
export function PayersPanel() {
  const queries = useQueryClient();
  const [typed, setTyped] = useState("");
  const [editing, setEditing] = useState<PayerDto | "new" | null>(null);
  const [deleting, setDeleting] = useState<PayerDto | null>(null);
  const search = useDeferredValue(typed.trim());
  const list = useInfiniteQuery({
    queryKey: [...PAYERS_KEY, search],
    queryFn: ({ pageParam, signal }) => fetchPayers(search, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => cursorOf(page.next),
    placeholderData: keepPreviousData,
  });
  const payers = list.data?.pages.flatMap(({ results }) => results) ?? [];
  const reload = () => queries.invalidateQueries({ queryKey: PAYERS_KEY });

  const remove = async (payer: PayerDto) => {
    try {
      await deletePayer(payer.id);
    } catch (error) {
      throw new Error(`Failed to delete payer: ${reasonOf(error)}`);
    }
    toast.success("Payer deleted.");
    await reload();
  };

  return (
    <Card
      title="Payers"
      description="Where each payer takes appeals. Letters and deliveries use it; an address from a denial letter is added when you confirm it."
      actions={
        <Button size="sm" variant="primary" onClick={() => setEditing("new")}>
          <Plus aria-hidden /> New Payer
        </Button>
      }
      flush
      aria-busy={list.isFetching}
    >
      <div className="px-4 pb-3 sm:max-w-sm">
        <SearchInput
          aria-label="Search payers"
          placeholder="Name or payer ID"
          value={typed}
          maxLength={100}
          onValueChange={setTyped}
        />
      </div>
      {list.isError && (
        <Alert
          tone="danger"
          className="m-4"
          title={`Failed to load payers: ${reasonOf(list.error)}`}
          action={
            <Button size="sm" loading={list.isFetching} onClick={() => list.refetch()}>
              Try again
            </Button>
          }
        />
      )}
      {list.isPending && <Skeleton className="m-4 h-40" />}
      {list.isSuccess && payers.length === 0 && (
        <EmptyState icon={BookUser} title={search ? "No payer found" : "No payers yet"}>
          {search
            ? "No payer's name or ID matches this."
            : "Enter a payer here, or confirm its address from a denial letter when you send an appeal."}
        </EmptyState>
      )}
      {payers.length > 0 && (
        <ul aria-label="Payers" className="divide-y border-t">
          {payers.map((payer) => (
            <PayerLine
              key={payer.id}
              payer={payer}
              onEdit={() => setEditing(payer)}
              onDelete={() => setDeleting(payer)}
            />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <div className="border-t p-3 text-center">
          <Button size="sm" onClick={() => list.fetchNextPage()} loading={list.isFetchingNextPage}>
            Show more
          </Button>
        </div>
      )}
      {editing && (
        <PayerDialog
          payer={editing === "new" ? null : editing}
          onClose={() => setEditing(null)}
          onSaved={() => {
            setEditing(null);
            toast.success("Payer saved.");
            void reload();
          }}
        />
      )}
      {deleting && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setDeleting(null)}
          title={`Delete ${deleting.name}?`}
          description="Its address, fax and note are removed from the directory. Letters and deliveries that used them stay as they are."
          confirmLabel="Delete payer"
          onConfirm={() => remove(deleting)}
        />
      )}
    </Card>
  );
}

function PayerLine({
  payer,
  onEdit,
  onDelete,
}: {
  payer: PayerDto;
  onEdit: () => void;
  onDelete: () => void;
}) {
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <div className="grid min-w-0 flex-1 gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="break-words font-medium">{payer.name}</span>
            {payer.payer_id && <Badge>{payer.payer_id}</Badge>}
          </p>
          <p className="text-ink-muted">
            {payer.verified_at ? (
              <>
                Verified <TimeText value={payer.verified_at} as="date" />
              </>
            ) : (
              "Not verified"
            )}
            {payer.source === "letter" ? ", from a denial letter" : ", entered by hand"}
          </p>
          {payer.note && <p className="whitespace-pre-line break-words text-ink-muted">{payer.note}</p>}
        </div>
        <div className="min-w-0 break-words">
          {payer.appeals_address && <p className="whitespace-pre-line">{payer.appeals_address}</p>}
          {payer.fax && <p>Fax {phoneText(payer.fax.replace(/^\+1/, ""))}</p>}
          {payer.portal_url && (
            <a
              href={payer.portal_url}
              target="_blank"
              rel="noopener noreferrer"
              className={`break-all ${LINK}`}
            >
              {payer.portal_url}
            </a>
          )}
        </div>
      </div>
      <span className="flex shrink-0 gap-1">
        <IconButton size="icon-sm" label={`Edit ${payer.name}`} onClick={onEdit}>
          <Pencil aria-hidden />
        </IconButton>
        <IconButton size="icon-sm" label={`Delete ${payer.name}`} onClick={onDelete}>
          <Trash2 aria-hidden />
        </IconButton>
      </span>
    </li>
  );
}
