"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { onDemand, usePart } from "@/components/ui/on-demand";
import { MESSAGES } from "@/lib/core/account-messages";
import type { Profile } from "@/lib/domain/account/schema";

const profileForm = onDemand(() => import("./profile-form").then((file) => file.ProfileForm));

/** The own profile: read-only until Edit Profile, saved whole, reloaded on Cancel. */
export function ProfileCard({ profile, view }: { profile: Profile; view: ReactNode }) {
  const router = useRouter();
  const [isEditing, setEditing] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const form = usePart(profileForm, isEditing);
  const shown = isEditing && form.Part;
  return (
    <>
      {isSaved && <Alert tone="success" title={MESSAGES.profileSaved} />}
      {isEditing && form.failed && (
        <Alert
          tone="danger"
          title="The form could not be loaded. Please check your connection."
          action={<Button onClick={form.retry}>Try again</Button>}
        />
      )}
      <Card
        title="Your profile"
        actions={
          !shown && (
            <Button
              variant="primary"
              loading={isEditing && !form.failed}
              {...profileForm.ahead}
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
        {isEditing && form.Part ? (
          <form.Part
            profile={profile}
            onSaved={() => {
              setSaved(true);
              setEditing(false);
            }}
            onCancel={() => {
              router.refresh();
              setEditing(false);
            }}
          />
        ) : (
          view
        )}
      </Card>
    </>
  );
}
