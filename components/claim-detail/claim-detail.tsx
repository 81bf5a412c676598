"use client";

import dynamic from "next/dynamic";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useState } from "react";
import { type LetterDialogKind, LettersOfClaim } from "@/components/letter/letters-of-claim";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { ClaimBanner } from "./claim-banner";
import { ClaimGone } from "./claim-gone";
import { ClaimHeader } from "./claim-header";
import { CLAIM_TABS, type ClaimTab, TAB_LABELS } from "./claim-tabs";
import { OverviewTab } from "./overview-tab";
import { type FirstClaim, useClaim } from "./use-claim";

// Drawn in the browser only: they ask for their own data, and a form must not be sent before its script is there.
const loading = () => <Skeleton className="h-72 rounded-lg" />;
const LineItemsTab = dynamic(
  () => import("@/components/line-item/line-items-tab").then((file) => file.LineItemsTab),
  { ssr: false, loading },
);
const DocumentsTab = dynamic(
  () => import("@/components/document/documents-tab").then((file) => file.DocumentsTab),
  { ssr: false, loading },
);
const ActionItemsTab = dynamic(
  () => import("@/components/action-item/action-items-tab").then((file) => file.ActionItemsTab),
  { ssr: false, loading },
);
const ActivityTab = dynamic(() => import("./activity-tab").then((file) => file.ActivityTab), {
  ssr: false,
  loading,
});
const EditClaimDialog = dynamic(() =>
  import("@/components/claim/edit-claim-dialog").then((file) => file.EditClaimDialog),
);

interface ClaimDetailProps {
  first: FirstClaim;
  /** Where the practice is. */
  today: string;
}

/** One claim: header, banner and tabs (docs/product.md, F8). */
export function ClaimDetail({ first, today }: ClaimDetailProps) {
  const { claim, ...query } = useClaim(first);
  const [tab, setTab] = useQueryState(
    "tab",
    parseAsStringLiteral(CLAIM_TABS).withDefault("overview").withOptions({ history: "push" }),
  );
  const [visited, setVisited] = useState<ReadonlySet<ClaimTab>>(new Set([tab]));
  const [editing, setEditing] = useState(false);
  const [letters, setLetters] = useState<LetterDialogKind | null>(null);
  if (!visited.has(tab)) setVisited(new Set([...visited, tab]));

  if (query.isGone) return <ClaimGone />;
  const edit = () => setEditing(true);
  const panels: Record<ClaimTab, React.ReactNode> = {
    overview: (
      <OverviewTab
        claim={claim}
        today={today}
        onEdit={edit}
        onChanged={query.changed}
        onShowActionItems={() => void setTab("action-items")}
      />
    ),
    "line-items": <LineItemsTab claim={claim} onClaim={query.show} />,
    documents: <DocumentsTab claim={claim} onClaim={query.show} onChanged={query.changed} />,
    "action-items": <ActionItemsTab claim={claim} onChanged={query.changed} />,
    activity: <ActivityTab claimId={claim.claim_id} />,
  };
  const counts: Partial<Record<ClaimTab, number>> = {
    "line-items": claim.line_items.length,
    "action-items": claim.action_items.total,
  };

  return (
    <>
      <ClaimHeader
        claim={claim}
        onEdit={edit}
        onUpload={() => void setTab("documents")}
        onViewLetters={() => setLetters("letters")}
      />
      {query.isStale && (
        <Alert
          tone="danger"
          className="mb-5"
          title="Failed to load claim"
          action={
            <Button size="sm" onClick={query.refetch} loading={query.isFetching}>
              Try again
            </Button>
          }
        >
          This is the claim as it last loaded.
        </Alert>
      )}
      <ClaimBanner claim={claim} today={today} onGenerateAppeal={() => setLetters("generate")} />
      <Tabs value={tab} onValueChange={(value) => void setTab(value as ClaimTab)}>
        <TabsList aria-label="Claim sections">
          {CLAIM_TABS.map((name) => (
            <TabsTrigger key={name} value={name} count={counts[name]}>
              {TAB_LABELS[name]}
            </TabsTrigger>
          ))}
        </TabsList>
        {CLAIM_TABS.map((name) => (
          // What was typed in a tab, and an upload under way, outlive a look into another one.
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
      <LettersOfClaim claim={claim} open={letters} onOpen={setLetters} />
      {editing && (
        <EditClaimDialog claim={claim} today={today} onClose={() => setEditing(false)} onSaved={query.show} />
      )}
    </>
  );
}
