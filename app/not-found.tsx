import { FileSearch } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { Notice } from "@/components/frame/notice";
import { Button } from "@/components/ui/button";

export const metadata: Metadata = { title: "Page not found" };

export default function NotFound() {
  return (
    <Notice icon={FileSearch} title="There is nothing at this address">
      <p>It may have been deleted, or the link is not complete.</p>
      <Button asChild variant="primary">
        <Link href="/">Go to the start page</Link>
      </Button>
    </Notice>
  );
}
