import type { Metadata } from "next";
import { FullPageMessage } from "@/components/app-shell/full-page-message";
import { buttonClasses } from "@/components/ui/button-classes";

export const metadata: Metadata = { title: "Page not found" };

export default function NotFound() {
  return (
    <FullPageMessage icon="icon-file-search" title="There is nothing at this address">
      <p>It may have been deleted, or the link is incomplete.</p>
      <a href="/" className={buttonClasses("primary")}>
        Go to the home page
      </a>
    </FullPageMessage>
  );
}
