"use client";

import { ChangePasswordForm } from "./change-password-form";
import { SecondFactorCard } from "./second-factor-card";
import { SessionsCard } from "./sessions-card";

export function SecurityPanel() {
  return (
    <div className="grid gap-4">
      <SessionsCard />
      <SecondFactorCard />
      <ChangePasswordForm />
    </div>
  );
}
