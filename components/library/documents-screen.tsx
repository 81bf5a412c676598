"use client";

import dynamic from "next/dynamic";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useState } from "react";
import { PageHeader } from "@/components/ui/page-header";
import { Skeleton } from "@/components/ui/skeleton";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import type { Page } from "@/lib/core/page";
import type { LibraryDocumentDto } from "@/lib/domain/document/schema";
import { MyDocumentsTab } from "./my-documents-tab";

const loading = () => <Skeleton className="h-72 rounded-lg" />;
const AppealLettersTab = dynamic(() => import("./appeal-letters-tab").then((file) => file.AppealLettersTab), {
  ssr: false,
  loading,
});
const UploadNewTab = dynamic(() => import("./upload-new-tab").then((file) => file.UploadNewTab), {
  ssr: false,
  loading,
});

const TABS = ["documents", "letters", "upload"] as const;
type Tab = (typeof TABS)[number];
const LABELS: Record<Tab, string> = {
  documents: "My Documents",
  letters: "Appeal Letters",
  upload: "Upload New",
};

/** The Documents page (docs/product.md, E9): what is stored, what was written, and how more gets in. */
export function DocumentsScreen({ first }: { first: Page<LibraryDocumentDto> }) {
  const [tab, setTab] = useQueryState(
    "tab",
    parseAsStringLiteral(TABS).withDefault("documents").withOptions({ history: "push" }),
  );
  const [visited, setVisited] = useState<ReadonlySet<Tab>>(new Set([tab]));
  if (!visited.has(tab)) setVisited(new Set([...visited, tab]));

  const panels: Record<Tab, React.ReactNode> = {
    documents: <MyDocumentsTab first={first} onUploadNew={() => void setTab("upload")} />,
    letters: <AppealLettersTab />,
    upload: <UploadNewTab onShowDocuments={() => void setTab("documents")} />,
  };
  return (
    <>
      <PageHeader title="Documents" />
      <Tabs value={tab} onValueChange={(value) => void setTab(value as Tab)}>
        <TabsList aria-label="Documents">
          {TABS.map((name) => (
            <TabsTrigger key={name} value={name}>
              {LABELS[name]}
            </TabsTrigger>
          ))}
        </TabsList>
        {TABS.map((name) => (
          // Files under way and what was chosen outlive a look into another tab.
          <TabsContent
            key={name}
            value={name}
            {...(visited.has(name) && { forceMount: true as const })}
            className="data-[state=inactive]:hidden"
          >
            {panels[name]}
          </TabsContent>
        ))}
      </Tabs>
    </>
  );
}
