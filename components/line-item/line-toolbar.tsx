"use client";

import { useLayoutEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { lazyPart } from "@/components/ui/lazy-part";
import { LoadPopup } from "@/components/ui/load-popup";
import { SearchInput } from "@/components/ui/search-input";
import { Select } from "@/components/ui/select";
import { LINE_STATUS_OPTIONS } from "@/lib/domain/claim/line-item/schema";
import type { LineFilter } from "./line-view";

interface LineToolbarProps {
  filter: LineFilter;
  onFilter: (filter: LineFilter) => void;
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onAdd: () => void;
  /** Cards have no columns. */
  cards: boolean;
  busy: boolean;
}

const loadColumns = () => import("./column-chooser");
const ColumnChooser = lazyPart(() => loadColumns().then((file) => file.ColumnChooser));

const STATUS_FILTER = [...LINE_STATUS_OPTIONS, { value: "none", label: "No status" }];

export function LineToolbar(props: LineToolbarProps) {
  const { filter, onFilter, busy } = props;
  const bar = useRef<HTMLDivElement>(null);
  const began = useRef({ filter, onFilter });
  // What was typed and chosen before this script was there.
  useLayoutEffect(() => {
    const code = bar.current?.querySelector("input")?.value ?? "";
    const status = bar.current?.querySelector("select")?.value ?? "";
    const { filter: was, onFilter: change } = began.current;
    if (code !== was.code || status !== was.status) change({ code, status });
  }, []);
  return (
    <div ref={bar} className="flex flex-wrap items-center gap-2 border-b px-3 py-2.5">
      <div className="w-52 max-sm:w-full max-sm:flex-none">
        <SearchInput
          aria-label="Filter by procedure code"
          placeholder="Procedure code"
          value={filter.code}
          onValueChange={(code) => onFilter({ ...filter, code })}
        />
      </div>
      <div className="w-40 max-sm:flex-1">
        <Select
          dense
          aria-label="Filter by line status"
          options={STATUS_FILTER}
          placeholder="All statuses"
          value={filter.status}
          onChange={(event) => onFilter({ ...filter, status: event.target.value })}
        />
      </div>
      <div className="ml-auto flex items-center gap-1.5">
        <IconButton
          label="Undo"
          size="icon-sm"
          disabled={!props.canUndo || busy}
          onClick={props.onUndo}
          aria-keyshortcuts="Control+Z"
        >
          <span aria-hidden className="icon icon-undo-2" />
        </IconButton>
        <IconButton
          label="Redo"
          size="icon-sm"
          disabled={!props.canRedo || busy}
          onClick={props.onRedo}
          aria-keyshortcuts="Control+Shift+Z"
        >
          <span aria-hidden className="icon icon-redo-2" />
        </IconButton>
        {!props.cards && (
          <LoadPopup kind="dialog" load={loadColumns} popup={(popup) => <ColumnChooser {...popup} />}>
            {/* The server doesn't know yet that a narrow screen has cards. */}
            <Button size="sm" className="max-sm:hidden">
              <span aria-hidden className="icon icon-columns-3" /> Columns
            </Button>
          </LoadPopup>
        )}
        <Button size="sm" onClick={props.onAdd} disabled={busy}>
          <span aria-hidden className="icon icon-plus" /> Add Line Item
        </Button>
      </div>
    </div>
  );
}
