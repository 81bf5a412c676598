"use client";

import { parseAsStringLiteral, useQueryState } from "nuqs";
import { ActivityPanel } from "@/components/practice/activity-panel";
import { PracticeForm } from "@/components/practice/practice-form";
import { TeamPanel } from "@/components/practice/team-panel";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { ProfileForm } from "./profile-form";
import { SecurityPanel } from "./security-panel";

const TABS = ["profile", "security", "team", "practice", "activity"] as const;

export function ProfileTabs({ isOwner, userId }: { isOwner: boolean; userId: string }) {
  const [tab, setTab] = useQueryState("tab", parseAsStringLiteral(TABS).withDefault("profile"));
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
        {isOwner && <TabsTrigger value="activity">Activity</TabsTrigger>}
      </TabsList>
      <TabsContent value="profile">
        <ProfileForm />
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
      {isOwner && (
        <TabsContent value="activity">
          <ActivityPanel />
        </TabsContent>
      )}
    </Tabs>
  );
}
