"use client";

import dynamic from "next/dynamic";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useState } from "react";
import { ShortcutsSwitch } from "@/components/app-shell/shortcuts-switch";
import { ActivityPanel } from "@/components/practice/activity-panel";
import { PracticeForm } from "@/components/practice/practice-form";
import { TeamPanel } from "@/components/practice/team-panel";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { ProfileForm } from "./profile-form";
import { SecurityPanel } from "./security-panel";

// Two tabs that few people open: their scripts come then.
const loading = () => <Skeleton className="h-72 rounded-lg" />;
const TemplatesPanel = dynamic(
  () => import("@/components/letter/templates-panel").then((file) => file.TemplatesPanel),
  { ssr: false, loading },
);
const PayersPanel = dynamic(
  () => import("@/components/payer-directory/payers-panel").then((file) => file.PayersPanel),
  { ssr: false, loading },
);

const TABS = ["profile", "security", "team", "practice", "templates", "payers", "activity"] as const;

export function ProfileTabs({ isOwner, userId }: { isOwner: boolean; userId: string }) {
  const [tab, setTab] = useQueryState("tab", parseAsStringLiteral(TABS).withDefault("profile"));
  const [sawTemplates, setSawTemplates] = useState(false);
  if (tab === "templates" && !sawTemplates) setSawTemplates(true);
  return (
    <Tabs
      value={tab === "activity" && !isOwner ? "profile" : tab}
      onValueChange={(value) => setTab(value as (typeof TABS)[number])}
    >
      <TabsList aria-label="Profile">
        <TabsTrigger value="profile">Profile</TabsTrigger>
        <TabsTrigger value="security">Security</TabsTrigger>
        <TabsTrigger value="team">Team</TabsTrigger>
        <TabsTrigger value="practice">Practice</TabsTrigger>
        <TabsTrigger value="templates">Templates</TabsTrigger>
        <TabsTrigger value="payers">Payers</TabsTrigger>
        {isOwner && <TabsTrigger value="activity">Activity</TabsTrigger>}
      </TabsList>
      <TabsContent value="profile" className="grid gap-4">
        <ProfileForm />
        <Card title="Keyboard">
          <ShortcutsSwitch />
        </Card>
      </TabsContent>
      <TabsContent value="security">
        <SecurityPanel />
      </TabsContent>
      <TabsContent value="team">
        <TeamPanel isOwner={isOwner} userId={userId} />
      </TabsContent>
      <TabsContent value="practice">
        <PracticeForm isOwner={isOwner} />
      </TabsContent>
      {/* What was typed into a template outlives a look into another tab. */}
      <TabsContent
        value="templates"
        {...(sawTemplates && { forceMount: true as const })}
        className="data-[state=inactive]:hidden"
      >
        <TemplatesPanel isOwner={isOwner} />
      </TabsContent>
      <TabsContent value="payers">
        <PayersPanel />
      </TabsContent>
      {isOwner && (
        <TabsContent value="activity">
          <ActivityPanel />
        </TabsContent>
      )}
    </Tabs>
  );
}
