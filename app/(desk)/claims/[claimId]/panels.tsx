import { unstable_rethrow } from "next/navigation";
import { cache, type ReactNode } from "react";
import { ActionItemsPanel } from "@/components/action-item/action-items-panel";
import { ActionItemsTab } from "@/components/action-item/action-items-tab";
import { ContactLog } from "@/components/case/contact-log";
import { ActivityList } from "@/components/claim-detail/activity-list";
import {
  type ClaimAddress,
  type ClaimTab,
  claimHref,
  itemFilterOf,
} from "@/components/claim-detail/claim-address";
import { OverviewPanel } from "@/components/claim-detail/overview-panel";
import { PanelFailure } from "@/components/claim-detail/panel-failure";
import { DocumentDialog } from "@/components/document/document-dialog";
import { DocumentsTab } from "@/components/document/documents-tab";
import { LateLineItems } from "@/components/line-item/late-line-items";
import { ConflictList } from "@/components/payer/conflict-list";
import { personOptions } from "@/components/practice/person-options";
import { log } from "@/lib/core/log";
import { listUsers } from "@/lib/domain/account/profile";
import { listClaimContacts } from "@/lib/domain/case/contact/contacts";
import { listActionItems, listMyActionItems } from "@/lib/domain/claim/action-item/queries";
import { listClaimActivity } from "@/lib/domain/claim/activity";
import type { ClaimActivityDto, ClaimDto } from "@/lib/domain/claim/schema";
import { listClaimDocuments } from "@/lib/domain/document/of-claim/claim-documents";
import type { Ctx } from "@/lib/domain/kernel/context";
import { listConflicts } from "@/lib/domain/remittance/posting/conflicts";
import { contactView } from "../../contacts/views";
import { editClaimView, newItemView, updateItemView } from "./views";

/** What is in each tab of a claim's page, read when the tab is open. */

interface PanelProps {
  ctx: Ctx;
  claim: ClaimDto;
  at: ClaimAddress;
  today: string;
  /** A person closed its case. */
  isClosed: boolean;
  /** Its appeal has gone out. */
  isFiled: boolean;
}

const PANELS: Record<ClaimTab, { read: (props: PanelProps) => Promise<ReactNode>; failure: string }> = {
  overview: { read: overview, failure: "Failed to load claim" },
  "line-items": { read: lineItems, failure: "Failed to load claim" },
  documents: { read: documents, failure: "Failed to load documents" },
  "action-items": { read: actionItems, failure: "Failed to load action items" },
  activity: { read: activity, failure: "Failed to load activity" },
};

export async function ClaimPanel(props: PanelProps) {
  const { read, failure } = PANELS[props.at.tab];
  return orFailure(read(props), failure);
}

/** A part that can't be read says so in its place; the rest of the claim stays. */
async function orFailure(part: Promise<ReactNode>, title: string): Promise<ReactNode> {
  try {
    return await part;
  } catch (error) {
    unstable_rethrow(error);
    log.error({ err: error }, "a part of a claim's page failed");
    return <PanelFailure title={title} />;
  }
}

async function overview({ ctx, claim, at, today, isClosed, isFiled }: PanelProps) {
  const [differences, items, contacts] = await Promise.all([
    orFailure(payersDifferences(ctx, claim.claim_id), "Failed to load the differences"),
    orFailure(nextItems({ ctx, claim, at }), "Failed to load action items"),
    orFailure(contactLog(ctx, claim.claim_id, today), "Failed to load the contact log"),
  ]);
  return (
    <OverviewPanel claim={claim} today={today} isClosed={isClosed} isFiled={isFiled} editView={editClaimView}>
      {differences}
      {items}
      {contacts}
    </OverviewPanel>
  );
}

async function payersDifferences(ctx: Ctx, claimId: string) {
  const page = await listConflicts(ctx, { claim_id: claimId, page_size: 100 });
  return <ConflictList page={page} ofClaim />;
}

async function contactLog(ctx: Ctx, claimId: string, today: string) {
  const { contacts } = await listClaimContacts(ctx, { claimId });
  return <ContactLog subject={{ claimId }} {...{ contacts, today, contactView }} />;
}

async function nextItems({
  ctx,
  claim: { claim_id: claimId },
  at,
}: Omit<PanelProps, "today" | "isClosed" | "isFiled">) {
  const { action_items: items } = await listActionItems(ctx, { claimId });
  const allHref = claimHref(claimId, { ...at, tab: "action-items" });
  return <ActionItemsPanel items={items} allHref={allHref} updateView={updateItemView} />;
}

async function lineItems({ claim }: PanelProps) {
  const { claim_id, updated_at, line_items, total_charges, total_paid_amount } = claim;
  return <LateLineItems claim={{ claim_id, updated_at, line_items, total_charges, total_paid_amount }} />;
}

/** Read once for the list and for the open one. */
const documentsOf = cache(async (ctx: Ctx, claimId: string) => {
  const { documents } = await listClaimDocuments(ctx, { claimId });
  return documents;
});

async function documents({ ctx, claim, at }: PanelProps) {
  const { claim_id: claimId } = claim;
  return (
    <DocumentsTab
      claim={claim}
      documents={await documentsOf(ctx, claimId)}
      hrefOf={(document) => claimHref(claimId, { ...at, document })}
    />
  );
}

export async function OpenDocument({ ctx, claim, at, documentId }: PanelProps & { documentId: string }) {
  const known = await documentsOf(ctx, claim.claim_id).catch(() => []);
  const document = known.find(({ id }) => id === documentId);
  if (!document) return null;
  return (
    <DocumentDialog document={document} closeHref={claimHref(claim.claim_id, { ...at, document: null })} />
  );
}

async function actionItems({ ctx, claim: { claim_id: claimId }, at }: PanelProps) {
  const [items, people, mine] = await Promise.all([
    listActionItems(ctx, {
      claimId,
      status: at.status ?? undefined,
      action_type: at.type ?? undefined,
      priority: at.priority ?? undefined,
      assigned_to_me: at.mine ? "true" : undefined,
    }),
    // Without these two the list is still of use (docs/product.md, D5).
    listUsers(ctx).then(
      ({ results }) => results,
      () => [],
    ),
    listMyActionItems(ctx, { page_size: 1 }).catch(() => null),
  ]);
  return (
    <ActionItemsTab
      claimId={claimId}
      items={items}
      people={personOptions(people)}
      filter={itemFilterOf(at)}
      allHref={claimHref(claimId, { tab: at.tab })}
      mine={mine?.summary ?? null}
      newItemView={newItemView}
    />
  );
}

const PAGE_SIZE = 25;
const MOST_PAGES = 40;

async function activity({ ctx, claim: { claim_id: claimId }, at }: PanelProps) {
  const pages = Math.min(Math.max(at.pages, 1), MOST_PAGES);
  const [items, documents, [entries, hasMore]] = await Promise.all([
    // Without them things stay unnamed.
    listActionItems(ctx, { claimId }).catch(() => null),
    documentsOf(ctx, claimId).catch(() => []),
    activityOf(ctx, claimId, pages * PAGE_SIZE),
  ]);
  return (
    <ActivityList
      entries={entries}
      names={
        new Map([
          ...(items?.action_items ?? []).map(({ action_id, title }) => [action_id, title] as const),
          ...documents.map(({ id, original_filename }) => [id, original_filename] as const),
        ])
      }
      moreHref={hasMore && pages < MOST_PAGES ? claimHref(claimId, { ...at, pages: pages + 1 }) : null}
    />
  );
}

/** The newest `count` entries, and whether there are more. */
async function activityOf(
  ctx: Ctx,
  claimId: string,
  count: number,
): Promise<[entries: ClaimActivityDto[], hasMore: boolean]> {
  const entries: ClaimActivityDto[] = [];
  let cursor: string | undefined;
  do {
    const page = await listClaimActivity(ctx, {
      claimId,
      page_size: Math.min(count - entries.length, 200),
      cursor,
    });
    entries.push(...page.results);
    cursor = page.next ?? undefined;
  } while (cursor && entries.length < count);
  return [entries, cursor !== undefined];
}
