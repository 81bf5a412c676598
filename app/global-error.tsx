"use client";

import "./globals.css";

interface GlobalErrorProps {
  error: Error & { digest?: string };
  retry: () => void;
}

/** Stands in when even the root layout fails, so it leans on nothing but the stylesheet. */
export default function GlobalError({ error, retry }: GlobalErrorProps) {
  return (
    <html lang="en">
      <body>
        <title>Something went wrong</title>
        <main className="mx-auto flex min-h-dvh max-w-md flex-col items-center justify-center gap-4 px-4 text-center">
          <h1 className="font-semibold text-xl">Something went wrong</h1>
          <p className="text-ink-muted">
            What was saved before is still there. Try again in a moment.
            {error.digest && ` Reference: ${error.digest}.`}
          </p>
          <button
            type="button"
            onClick={retry}
            className="h-9 rounded-md bg-accent px-3.5 font-medium text-on-accent hover:bg-accent-hover"
          >
            Try again
          </button>
        </main>
      </body>
    </html>
  );
}
