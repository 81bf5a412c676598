import type { Metadata } from "next";
import { FullPageMessage, MessageIcon } from "@/components/app-shell/full-page-message";
import { buttonClasses } from "@/components/ui/button-classes";

export const metadata: Metadata = { title: "Page not found" };

export default function NotFound() {
  return (
    <FullPageMessage
      icon={
        <MessageIcon path="M14 3H6v18h12V7zM10.5 15.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zm1.8-.7 2.2 2.2" />
      }
      title="There is nothing at this address"
    >
      <p>It may have been deleted, or the link is incomplete.</p>
      <a href="/" className={buttonClasses("primary")}>
        Go to the home page
      </a>
    </FullPageMessage>
  );
}
