"use client";

import {
  createContext,
  lazy,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
  useTransition,
} from "react";
import type { PersonOption } from "@/components/practice/person-options";
import { IconButton } from "@/components/ui/icon-button";
import type { ActionItemDto } from "@/lib/domain/claim/action-item/schema";

const EditedRow = lazy(() => import("./edited-row").then((file) => ({ default: file.EditedRow })));

const EditContext = createContext({ edit: () => {}, wasEdited: false, busy: false });

interface ActionItemRowProps {
  item: ActionItemDto;
  people: readonly PersonOption[];
  /** Cells that stay as they are while the others are edited. */
  fixed: Record<"what" | "codes" | "who", ReactNode>;
  /** The row as it is shown, with `EditItem` in it. */
  children: ReactNode;
}

/** An item's row; it keeps its place while it is edited and gives the focus back. */
export function ActionItemRow({ children, ...props }: ActionItemRowProps) {
  const [editing, setEditing] = useState(false);
  const [wasEdited, setWasEdited] = useState(false);
  // The row stays as it is until the script of its controls is there.
  const [busy, start] = useTransition();
  const done = () => {
    setEditing(false);
    setWasEdited(true);
  };
  if (editing) return <EditedRow {...props} onDone={done} />;
  const edit = () => start(() => setEditing(true));
  return <EditContext value={{ edit, wasEdited, busy }}>{children}</EditContext>;
}

export function EditItem({ title }: { title: string }) {
  const { edit, wasEdited, busy } = useContext(EditContext);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasEdited) button.current?.focus();
  }, [wasEdited]);
  return (
    <IconButton
      ref={button}
      size="icon-sm"
      label={`Edit ${title}`}
      aria-busy={busy || undefined}
      onClick={edit}
    >
      <span aria-hidden className="icon icon-pencil" />
    </IconButton>
  );
}
