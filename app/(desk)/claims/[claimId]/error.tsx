"use client";

interface ClaimErrorProps {
  error: Error & { digest?: string };
  retry: () => void;
}

/** As `PageHeader` and `EmptyState` look. Every claim brings this along, so it is made of as little as possible. */
export default function ClaimError({ error, retry }: ClaimErrorProps) {
  return (
    <>
      <h1 className="mb-5 font-semibold text-ink text-xl tracking-tight">Claim</h1>
      <div role="alert" className="flex flex-col items-center px-6 py-12 text-center">
        <span aria-hidden className="icon icon-triangle-alert mb-3 size-7 text-ink-faint" />
        <p className="font-medium text-ink">No claim data available</p>
        <p className="mt-1 max-w-md text-ink-muted">
          Failed to load claim. What you saved before is still there
          {error.digest ? `; the reference is ${error.digest}` : ""}.
        </p>
        <div className="mt-4 flex flex-wrap justify-center gap-2">
          <a data-soft="" href="/claims" className="button button-secondary button-md">
            Back to Claims
          </a>
          <button type="button" onClick={retry} className="button button-primary button-md">
            Try again
          </button>
        </div>
      </div>
    </>
  );
}
