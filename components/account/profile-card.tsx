"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, Suspense, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { lazyPart } from "@/components/ui/lazy-part";
import { loadAhead, useLoad } from "@/components/ui/use-load";
import type { Profile } from "@/lib/domain/account/schema";

const loadForm = () => import("./profile-form");
const ProfileForm = lazyPart(() => loadForm().then((file) => file.ProfileForm));

interface ProfileCardProps {
  profile: Profile;
  /** All of it as it is kept. */
  view: ReactNode;
  /** What nobody changes by themselves. */
  fixed: ReactNode;
  savedMessage: string;
}

/** The own profile: read-only until Edit Profile, saved whole, reloaded on Cancel. */
export function ProfileCard({ profile, view, fixed, savedMessage }: ProfileCardProps) {
  const router = useRouter();
  const [isEditing, setEditing] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const form = useLoad(loadForm, isEditing);
  return (
    <>
      {isSaved && <Alert tone="success" title={savedMessage} />}
      {isEditing && form.hasFailed && (
        <Alert
          tone="danger"
          title="The form could not be loaded. Please check your connection."
          action={<Button onClick={form.retry}>Try again</Button>}
        />
      )}
      <Card
        title="Your profile"
        actions={
          !form.isLoaded && (
            <Button
              variant="primary"
              loading={isEditing && !form.hasFailed}
              {...loadAhead(loadForm)}
              onClick={() => {
                setSaved(false);
                setEditing(true);
              }}
            >
              Edit Profile
            </Button>
          )
        }
      >
        {form.isLoaded ? (
          <Suspense fallback={view}>
            <ProfileForm
              profile={profile}
              fixed={fixed}
              onSaved={() => {
                setSaved(true);
                setEditing(false);
              }}
              onCancel={() => {
                router.refresh();
                setEditing(false);
              }}
            />
          </Suspense>
        ) : (
          view
        )}
      </Card>
    </>
  );
}
