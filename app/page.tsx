import { DemoButton } from "@/components/account/demo-button";
import { PublicShell } from "@/components/app-shell/public-shell";
import { LandingPage } from "@/components/landing/landing-page";
import { demoSignIn } from "@/lib/auth/demo-sign-in";

export default async function StartPage() {
  const demo = await demoSignIn();
  return (
    <PublicShell layout="wide">
      <LandingPage demo={demo && <DemoButton signIn={demo} />} />
    </PublicShell>
  );
}
