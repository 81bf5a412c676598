"use client";

import { clsx } from "clsx";
import { type ReactNode, useId, useState } from "react";
import { type Accept, type FileRejection, useDropzone } from "react-dropzone";
import type { FieldControl } from "./field";
import { formatBytes } from "./file-size";

interface DropzoneProps extends FieldControl {
  /** Names the zone: "Denial letter". */
  label: string;
  /** MIME types to extensions, as react-dropzone takes them. */
  accept: Accept;
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
  const [refused, setRefused] = useState<readonly FileRejection[]>([]);
  const { getRootProps, getInputProps, isDragActive, isDragReject, open } = useDropzone({
    accept,
    multiple,
    disabled,
    ...(maxSize === undefined ? {} : { maxSize }),
    noKeyboard: true,
    noClick: true,
    onDrop: (accepted, rejections) => {
      setRefused(rejections);
      if (accepted.length > 0) onFiles(accepted);
    },
  });

  return (
    <div className={clsx("flex flex-col gap-2", className)}>
      <div
        {...getRootProps({ role: "group", tabIndex: -1, "aria-label": label })}
        className={clsx(
          "flex items-center gap-3 rounded-lg border px-4 transition-colors",
          compact ? "py-3" : "py-5",
          isDragActive ? "border-solid" : "border-dashed",
          disabled ? "border-line bg-sunken" : ground(isDragActive, isDragReject),
        )}
      >
        <input
          {...getInputProps({ id, "aria-label": `${label}: choose ${multiple ? "files" : "a file"}` })}
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
            {refused.map(({ file, errors }) => (
              <li key={file.name} className="break-words">
                {file.name} was not accepted: {reason(errors[0]?.code, acceptText, maxSize)}
              </li>
            ))}
          </ul>
        )}
      </div>
      {children && <ul className="flex flex-col gap-2">{children}</ul>}
    </div>
  );
}

function reason(code: string | undefined, acceptText: string, maxSize: number | undefined) {
  if (code === "file-invalid-type") return `only ${acceptText} can be read.`;
  if (code === "file-too-large" && maxSize !== undefined) return `it is larger than ${formatBytes(maxSize)}.`;
  if (code === "too-many-files") return "one file at a time, please.";
  return "it could not be opened.";
}

function ground(active: boolean, refused: boolean) {
  if (refused) return "border-danger bg-danger-soft";
  return active ? "border-accent bg-accent-soft" : "border-line-strong bg-surface";
}
