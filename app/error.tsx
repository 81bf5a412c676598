"use client";

import { FullPageMessage } from "@/components/app-shell/full-page-message";

interface ErrorPageProps {
  error: Error & { digest?: string };
  retry: () => void;
}

/** The looks of a button, without those of all the others. */
const BUTTON = "button h-9 rounded-md px-3.5 text-sm";

/** Every page brings this along, so it is made of as little as possible. */
export default function ErrorPage({ error, retry }: ErrorPageProps) {
  return (
    <FullPageMessage icon="icon-triangle-alert" title="This page could not be shown">
      <p>
        Something went wrong on our side. What was saved before is still there. Try again; if it happens
        again, tell your administrator
        {error.digest ? ` the reference ${error.digest}` : " the time and the page"}.
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <a
          href="/"
          className={`${BUTTON} border border-line-strong/70 bg-surface text-ink shadow-card hover:bg-hover`}
        >
          Go to the home page
        </a>
        <button
          type="button"
          onClick={retry}
          className={`${BUTTON} bg-accent text-on-accent hover:bg-accent-hover`}
        >
          Try again
        </button>
      </div>
    </FullPageMessage>
  );
}
