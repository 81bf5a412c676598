import { Alert } from "@/components/ui/alert";

export function TinTip() {
  return (
    <Alert tone="info" title="Add your TIN">
      With a TIN on your profile, claims data is retrieved automatically when you log in.
    </Alert>
  );
}
