import { AboutPasskey } from "@/components/account/about-passkey";
import type { ProfileAddress } from "@/components/account/profile-address";
import { ProfileCard } from "@/components/account/profile-card";
import {
  ChangePasswordForm,
  InviteForm,
  PasskeysCard,
  SecondFactorCard,
  UnverifiedEmail,
} from "@/components/account/profile-parts";
import { FixedFields, ProfileView } from "@/components/account/profile-view";
import { SessionsCard } from "@/components/account/sessions-card";
import { TinTip } from "@/components/account/tin-tip";
import { ShortcutsSwitch } from "@/components/app-shell/shortcuts-switch";
import { ActivityPanel } from "@/components/practice/activity-panel";
import { EmergencyCard } from "@/components/practice/emergency-card";
import { ExportCard } from "@/components/practice/export-card";
import { LogoCard } from "@/components/practice/logo-card";
import { PracticeFields } from "@/components/practice/practice-fields";
import { InvitationList, People } from "@/components/practice/team-panel";
import { Alert } from "@/components/ui/alert";
import { Card } from "@/components/ui/card";
import { HrefButton } from "@/components/ui/href-button";
import { MESSAGES } from "@/lib/core/account-messages";
import { AppError } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { listOwnSessions } from "@/lib/domain/account/own-sessions";
import { listPasskeys } from "@/lib/domain/account/passkey/settings";
import { getProfile } from "@/lib/domain/account/profile";
import { getSignInAlerts } from "@/lib/domain/account/sign-in-alerts";
import { listExports } from "@/lib/domain/case/export/exports";
import type { Ctx } from "@/lib/domain/kernel/context";
import { listActivity } from "@/lib/domain/practice/activity/activity";
import { listEmergencies } from "@/lib/domain/practice/emergency/access";
import { listSealedOriginals } from "@/lib/domain/practice/emergency/uses";
import { listInvitations } from "@/lib/domain/practice/invitations";
import { listMembers } from "@/lib/domain/practice/members";
import { practiceOf } from "../practice-of";

interface TabProps {
  ctx: Ctx;
}

export async function ProfileTab({ ctx }: TabProps) {
  const profile = await getProfile(ctx).catch((err: unknown) => {
    log.error({ err }, "the profile could not be read");
    return null;
  });
  if (!profile) {
    return (
      <Alert
        tone="danger"
        title="Failed to fetch profile"
        action={
          <HrefButton href="/profile" replace>
            Try again
          </HrefButton>
        }
      />
    );
  }
  return (
    <div className="grid gap-4">
      {!profile.email_verified && <UnverifiedEmail />}
      {profile.role === "provider" && !profile.tin && <TinTip />}
      <ProfileCard
        profile={profile}
        view={<ProfileView profile={profile} />}
        fixed={<FixedFields profile={profile} />}
        savedMessage={MESSAGES.profileSaved}
      />
      <Card title="Keyboard">
        <ShortcutsSwitch />
      </Card>
    </div>
  );
}

export async function SecurityTab({ ctx }: TabProps) {
  const [profile, sessions, alerts, passkeys] = await Promise.all([
    getProfile(ctx),
    listOwnSessions(ctx),
    getSignInAlerts(ctx),
    listPasskeys(ctx),
  ]);
  return (
    <div className="grid gap-4">
      <SessionsCard
        sessions={sessions.results}
        alerts={alerts.sign_in_alerts}
        isVerified={ctx.actor.emailVerified}
      />
      <SecondFactorCard isOn={profile.authenticator} />
      <PasskeysCard
        passkeys={passkeys.results.map((passkey) => ({
          id: passkey.id,
          name: passkey.name,
          about: <AboutPasskey passkey={passkey} />,
        }))}
        asksCode={profile.authenticator}
      />
      <ChangePasswordForm />
    </div>
  );
}

export async function TeamTab({ ctx }: TabProps) {
  const { isOwner, userId } = ctx.actor;
  const [members, invitations] = await Promise.all([
    listMembers(ctx),
    isOwner ? listInvitations(ctx) : { results: [] },
  ]);
  return (
    <div className="grid gap-4">
      <People members={members.results} isOwner={isOwner} userId={userId} />
      {isOwner && (
        <Card title="Invite a colleague" description="They get a link by email that works for 7 days.">
          <InviteForm />
          <InvitationList invitations={invitations.results} />
        </Card>
      )}
    </div>
  );
}

export async function PracticeTab({ ctx }: TabProps) {
  const { isOwner, userId } = ctx.actor;
  const [practice, exports, emergency] = await Promise.all([
    practiceOf(ctx),
    isOwner ? listExports(ctx) : null,
    isOwner ? emergencyOf(ctx) : null,
  ]);
  return (
    <div className="grid gap-4">
      {!isOwner && <Alert tone="info" title="Only the owner of the practice can change this." />}
      <LogoCard practice={practice} isOwner={isOwner} />
      <PracticeFields practice={practice} isOwner={isOwner} />
      {exports && <ExportCard exports={exports.results} />}
      {emergency && <EmergencyCard {...emergency} userId={userId} />}
    </div>
  );
}

async function emergencyOf(ctx: Ctx) {
  const [emergencies, originals, members] = await Promise.all([
    listEmergencies(ctx),
    listSealedOriginals(ctx),
    listMembers(ctx),
  ]);
  return { emergencies: emergencies.results, originals: originals.results, members: members.results };
}

export async function ActivityTab({ ctx, address }: TabProps & { address: ProfileAddress }) {
  const { tab: _tab, nth, cursor, ...filters } = address;
  const [members, page] = await Promise.all([
    listMembers(ctx),
    listActivity(ctx, { ...filters, cursor: cursor ?? undefined }).catch((error: unknown) => {
      if (error instanceof AppError) return { problem: error.message };
      throw error;
    }),
  ]);
  return <ActivityPanel page={page} people={members.results} filters={filters} place={{ cursor, nth }} />;
}
