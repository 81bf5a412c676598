import type { Metadata } from "next";
import { Suspense } from "react";
import { PROFILE_TABS, profileHref, readProfileAddress } from "@/components/account/profile-address";
import { LinkTabs } from "@/components/ui/link-tabs";
import { PageHeader } from "@/components/ui/page-header";
import { Skeleton } from "@/components/ui/skeleton";
import { requireCtx } from "@/lib/auth/authenticate";
import { IntegrationsTab } from "./integrations/integrations-tab";
import { PayersTab } from "./payers/payers-tab";
import { RemindersTab } from "./reminders/reminders-tab";
import { ActivityTab, PracticeTab, ProfileTab, SecurityTab, TeamTab } from "./tabs";
import { TemplatesTab } from "./templates/templates-tab";

export const metadata: Metadata = { title: "Profile" };

/** Tabs that are there for the owner alone. */
const OWNERS = ["integrations", "activity"];

type Search = Promise<Record<string, string | string[] | undefined>>;

export default async function ProfilePage({ searchParams }: { searchParams: Search }) {
  const ctx = await requireCtx();
  const { isOwner } = ctx.actor;
  const address = await readProfileAddress(searchParams);
  const isShut = (value: string) => !isOwner && OWNERS.includes(value);
  const tab = isShut(address.tab) ? "profile" : address.tab;
  const tabs = PROFILE_TABS.filter((value) => !isShut(value));
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader title="Profile" />
      <LinkTabs
        label="Profile"
        value={tab}
        tabs={tabs.map((value) => ({
          value,
          label: value.replace(/^./, (letter) => letter.toUpperCase()),
          href: profileHref({ tab: value }),
        }))}
      >
        <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
          {tab === "profile" && <ProfileTab ctx={ctx} />}
          {tab === "security" && <SecurityTab ctx={ctx} />}
          {tab === "reminders" && <RemindersTab ctx={ctx} />}
          {tab === "team" && <TeamTab ctx={ctx} />}
          {tab === "practice" && <PracticeTab ctx={ctx} />}
          {tab === "templates" && (
            <TemplatesTab
              ctx={ctx}
              templateId={address.template}
              hrefOf={(template) => profileHref({ tab, template })}
            />
          )}
          {tab === "payers" && <PayersTab ctx={ctx} at={address} />}
          {tab === "integrations" && <IntegrationsTab ctx={ctx} />}
          {tab === "activity" && <ActivityTab ctx={ctx} address={address} />}
        </Suspense>
      </LinkTabs>
    </div>
  );
}
