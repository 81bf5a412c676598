import type { Metadata } from "next";
import { ProfileTabs } from "@/components/account/profile-tabs";
import { PageHeader } from "@/components/ui/page-header";
import { requireCtx } from "@/lib/auth/authenticate";

export const metadata: Metadata = { title: "Profile" };

export default async function ProfilePage() {
  const { actor } = await requireCtx();
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader title="Profile" />
      <ProfileTabs isOwner={actor.isOwner} userId={actor.userId} />
    </div>
  );
}
