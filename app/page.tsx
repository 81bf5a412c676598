import { DemoButton } from "@/components/account/demo-button";
import { PublicFrame } from "@/components/app-shell/public-frame";
import { LandingPage } from "@/components/landing/landing-page";
import { demoSignIn } from "@/lib/auth/demo-sign-in";

export default async function StartPage() {
  const demo = await demoSignIn();
  return (
    <PublicFrame layout="wide">
      <LandingPage demo={demo && <DemoButton signIn={demo} />} />
    </PublicFrame>
  );
}
