"use client";

import { FullPageMessage } from "@/components/app-shell/full-page-message";

interface ErrorPageProps {
  error: Error & { digest?: string };
  retry: () => void;
}

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
        <a href="/" className="button button-secondary button-md">
          Go to the home page
        </a>
        <button type="button" onClick={retry} className="button button-primary button-md">
          Try again
        </button>
      </div>
    </FullPageMessage>
  );
}
