import { PublicFrame } from "@/components/frame/public-frame";
import { LandingPage } from "@/components/landing/landing-page";

export default function StartPage() {
  return (
    <PublicFrame layout="wide">
      <LandingPage />
    </PublicFrame>
  );
}
