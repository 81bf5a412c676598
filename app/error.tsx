"use client";

import { TriangleAlert } from "lucide-react";
import Link from "next/link";
import { Notice } from "@/components/frame/notice";
import { Button } from "@/components/ui/button";

interface ErrorPageProps {
  error: Error & { digest?: string };
  retry: () => void;
}

export default function ErrorPage({ error, retry }: ErrorPageProps) {
  return (
    <Notice icon={TriangleAlert} title="This page could not be shown">
      <p>
        Something went wrong on our side. What was saved before is still there. Try again; if it happens once
        more, tell your administrator
        {error.digest ? ` the reference ${error.digest}` : " the time and the page"}.
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button asChild>
          <Link href="/">Go to the start page</Link>
        </Button>
        <Button variant="primary" onClick={retry}>
          Try again
        </Button>
      </div>
    </Notice>
  );
}
