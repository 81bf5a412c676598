import type { ReactNode } from "react";
import { formatBytes } from "./file-size";
import { IconButton } from "./icon-button";
import { Progress } from "./progress";
import { Spinner } from "./spinner";

interface FileRowProps {
  name: string;
  /** In bytes. */
  size?: number;
  state: "waiting" | "uploading" | "working" | "done" | "failed";
  /** 0 to 100 while uploading. */
  progress?: number | null;
  /** "page 2 of 5, text recognized", "12 pages". */
  detail?: ReactNode;
  /** What went wrong and what to do. */
  error?: string | undefined;
  onRetry?: () => void;
  onRemove?: () => void;
  /** More buttons (view, download). */
  actions?: ReactNode;
}

const STATE_LABELS = {
  waiting: "Waiting to upload",
  uploading: "Uploading",
  working: "Reading",
  done: "Uploaded",
  failed: "Failed",
};

/** One file of a Dropzone or a document list; an `<li>`. */
export function FileRow({ name, size, state, progress = null, detail, error, ...row }: FileRowProps) {
  return (
    <li className="rounded-lg border bg-surface px-3 py-2 text-sm">
      <div className="flex items-center gap-3">
        <span className="shrink-0 [&_.icon]:size-4.5">
          {state === "done" ? (
            <span aria-hidden className="icon icon-circle-check text-success" />
          ) : state === "failed" ? (
            <span aria-hidden className="icon icon-octagon-x text-danger" />
          ) : state === "waiting" ? (
            <span aria-hidden className="icon icon-file-text text-ink-faint" />
          ) : (
            <Spinner size={18} className="text-accent" />
          )}
        </span>
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium text-ink" title={name}>
            {name}
          </p>
          <p aria-live="polite" className="truncate text-ink-muted text-xs tabular-nums">
            {[size === undefined ? null : formatBytes(size), STATE_LABELS[state]].filter(Boolean).join(" · ")}
            {state === "uploading" && progress !== null && ` ${Math.round(progress)} %`}
            {detail && <> · {detail}</>}
          </p>
        </div>
        <div className="flex shrink-0 items-center">
          {row.actions}
          {state === "failed" && row.onRetry && (
            <IconButton size="icon-sm" label={`Try ${name} again`} onClick={row.onRetry}>
              <span aria-hidden className="icon icon-rotate-cw" />
            </IconButton>
          )}
          {row.onRemove && (
            <IconButton size="icon-sm" label={`Remove ${name}`} onClick={row.onRemove}>
              <span aria-hidden className="icon icon-trash-2" />
            </IconButton>
          )}
        </div>
      </div>
      {state === "uploading" && <Progress label={`Upload of ${name}`} value={progress} className="mt-2" />}
      {error && (
        <p role="alert" className="mt-1.5 text-danger-text">
          {error}
        </p>
      )}
    </li>
  );
}
