"use client";

import { clsx } from "clsx";
import {
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { acceptList, type FileLimits, isRefused, type Refused, sortFiles } from "./accepted-files";
import type { FieldControl } from "./field";
import { formatBytes } from "./file-size";

interface DropzoneProps extends FieldControl {
  /** Names the zone: "Denial letter". */
  label: string;
  /** MIME types to extensions. */
  accept: FileLimits["accept"];
  /** The accepted types in words: "PDF, DOCX, PNG, JPG or TIFF". */
  acceptText: string;
  /** In bytes. */
  maxSize?: number;
  multiple?: boolean;
  /** Why it is disabled. */
  disabledReason?: string | undefined;
  onFiles: (files: File[]) => void;
  /** Below the zone: FileRow items with progress and retry. */
  children?: ReactNode;
  compact?: boolean;
  className?: string;
}

/** Drop, choose or paste files. Refused files are named with the reason and stay named until the next try. */
export function Dropzone({
  label,
  accept,
  acceptText,
  maxSize,
  multiple = false,
  disabled = false,
  disabledReason,
  onFiles,
  children,
  compact = false,
  className,
  ...props
}: DropzoneProps) {
  const ownId = useId();
  const { id = ownId } = props;
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [dragged, setDragged] = useState<"fits" | "refused" | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const limits = { accept, maxSize, multiple };
  useEffect(() => {
    // A file that is dropped beside the place is not opened in the page's stead.
    const prevent = (event: Event) => event.preventDefault();
    document.addEventListener("dragover", prevent);
    document.addEventListener("drop", prevent);
    return () => {
      document.removeEventListener("dragover", prevent);
      document.removeEventListener("drop", prevent);
    };
  }, []);

  const take = (files: readonly File[]) => {
    const sorted = sortFiles(files, limits);
    setRefused(sorted.refused);
    if (sorted.taken.length > 0) onFiles(sorted.taken);
  };
  const onDragOver = (event: DragEvent) => {
    const types = filesAmong(event.dataTransfer).map(({ type }) => type);
    if (types.length === 0 && !event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
    setDragged(isRefused(types, limits) ? "refused" : "fits");
  };
  const onDragLeave = (event: DragEvent) => {
    const { relatedTarget, currentTarget } = event;
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setDragged(null);
  };
  const onDrop = async (event: DragEvent) => {
    event.preventDefault();
    setDragged(null);
    const dropped = droppedIn(event.dataTransfer);
    if (!dropped) return take([...event.dataTransfer.files]);
    try {
      const { filesIn } = await import("./dropped-folder");
      take(await filesIn(dropped));
    } catch {
      setRefused(
        dropped.flatMap(({ entry }) => (entry ? [{ name: entry.name, why: "unreadable" as const }] : [])),
      );
    }
  };
  /** A picture of the screen, say. Text goes where it always does. */
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take([...event.clipboardData.files]);
  };
  const open = () => {
    if (!input.current) return;
    // The file that was chosen last may be chosen again.
    input.current.value = "";
    input.current.click();
  };

  return (
    <div className={clsx("flex flex-col gap-2", className)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a place for files, not fields */}
      <div
        role="group"
        tabIndex={-1}
        aria-label={label}
        aria-disabled={disabled || undefined}
        {...(!disabled && { onDragEnter: onDragOver, onDragOver, onDragLeave, onDrop, onPaste })}
        className={clsx(
          "flex items-center gap-3 rounded-lg border px-4 transition-colors",
          compact ? "py-3" : "py-5",
          dragged ? "border-solid" : "border-dashed",
          disabled ? "border-line bg-sunken" : ground(dragged),
        )}
      >
        <input
          ref={input}
          id={id}
          type="file"
          accept={acceptList(accept)}
          multiple={multiple}
          tabIndex={-1}
          aria-label={`${label}: choose ${multiple ? "files" : "a file"}`}
          onChange={disabled ? undefined : (event) => take([...(event.target.files ?? [])])}
          className="block size-0 overflow-hidden border-0 p-0 opacity-0"
        />
        <span
          aria-hidden
          className={clsx("icon icon-upload size-5", disabled ? "text-line-strong" : "text-ink-faint")}
        />
        <div className="min-w-0 text-sm">
          <p className="text-ink-muted">
            <button
              type="button"
              disabled={disabled}
              onClick={open}
              aria-describedby={[props["aria-describedby"], `${id}-types`].filter(Boolean).join(" ")}
              className="link min-h-6 font-medium disabled:text-ink-faint disabled:no-underline"
            >
              {multiple ? "Choose files" : "Choose a file"}
              <span className="sr-only">: {label}</span>
            </button>{" "}
            or drop {multiple ? "them" : "it"} here
          </p>
          <p id={`${id}-types`} className="text-ink-muted text-xs">
            {disabled && disabledReason
              ? disabledReason
              : `${acceptText}${maxSize === undefined ? "" : `, up to ${formatBytes(maxSize)}`}`}
          </p>
        </div>
      </div>
      <div aria-live="polite">
        {refused.length > 0 && (
          <ul className="flex flex-col gap-1 text-danger-text text-sm">
            {refused.map(({ name, why }) => (
              <li key={name} className="break-words">
                {name} was not accepted: {reason(why, acceptText, maxSize)}
              </li>
            ))}
          </ul>
        )}
      </div>
      {children && <ul className="flex flex-col gap-2">{children}</ul>}
    </div>
  );
}

function reason(why: Refused["why"], acceptText: string, maxSize = 0) {
  if (why === "type") return `only ${acceptText} can be read.`;
  if (why === "size") return `it is larger than ${formatBytes(maxSize)}.`;
  return why === "count" ? "one file at a time, please." : "it could not be opened.";
}

function ground(dragged: "fits" | "refused" | null) {
  if (dragged === "refused") return "border-danger bg-danger-soft";
  return dragged ? "border-accent bg-accent-soft" : "border-line-strong bg-surface";
}

const filesAmong = (data: DataTransfer) => [...data.items].filter(({ kind }) => kind === "file");

/** What was dropped, where a folder is among it: its items are only there while the event is. Null where none is. */
function droppedIn(data: DataTransfer) {
  const dropped = filesAmong(data).map((item) => {
    const entry = item.webkitGetAsEntry();
    const handle = entry?.isDirectory ? (item as WithHandle).getAsFileSystemHandle?.() : undefined;
    return { file: item.getAsFile(), entry, handle };
  });
  return dropped.some(({ entry }) => entry?.isDirectory) ? dropped : null;
}

/** Not in all browsers, nor in the compiler's library. */
type WithHandle = DataTransferItem & { getAsFileSystemHandle?: () => Promise<FileSystemHandle | null> };
