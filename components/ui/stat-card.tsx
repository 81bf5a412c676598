import { clsx } from "clsx";
import type { ReactNode } from "react";
import { AppLink } from "./app-link";
import { Skeleton } from "./skeleton";
import { type Tone, toneIcon } from "./tones";

interface StatCardProps {
  label: string;
  value: ReactNode;
  /** One quiet line under the number. */
  note?: ReactNode;
  /** Any tone but neutral adds its icon to the label. */
  tone?: Tone;
  href?: string;
  loading?: boolean;
}

export function StatCard({ label, value, note, tone = "neutral", href, loading = false }: StatCardProps) {
  const sign = tone === "neutral" || tone === "accent" ? null : toneIcon(tone);
  const body = (
    <>
      <dt className="flex items-center gap-1.5 text-ink-muted text-sm">
        {sign && <span aria-hidden className={clsx(sign, `tone-${tone}`)} />}
        {label}
      </dt>
      <dd className="mt-1 font-semibold text-ink text-xl tabular-nums tracking-tight">
        {loading ? <Skeleton className="my-0.5 h-6 w-16" /> : value}
      </dd>
      {note && <dd className="text-ink-muted text-xs">{note}</dd>}
    </>
  );
  const box = "min-w-0 rounded-lg border bg-surface px-4 py-3 shadow-card";
  if (!href) return <dl className={box}>{body}</dl>;
  return (
    <dl className={clsx(box, "relative hover:border-line-strong")}>
      {body}
      <dd>
        <AppLink href={href} className="absolute inset-0 rounded-lg" aria-label={`Show ${label}`} />
      </dd>
    </dl>
  );
}
