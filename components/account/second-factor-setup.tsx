import { CopyButton } from "@/components/ui/copy-button";

/** The key of a new second factor, to be put into an authenticator app. */
export function SecondFactorSetup({ otpauthUrl }: { otpauthUrl: string }) {
  const secret = new URL(otpauthUrl).searchParams.get("secret") ?? "";
  return (
    <div className="grid gap-2 rounded-lg border bg-sunken/50 p-4 text-sm">
      <p>
        Open your authenticator app, add an account by hand and enter this key, or{" "}
        <a className="font-medium text-accent-text underline underline-offset-3" href={otpauthUrl}>
          open it on this device
        </a>
        .
      </p>
      <p className="flex items-center gap-2">
        <code className="break-all font-mono text-ink">{secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
        <CopyButton text={secret} label="Copy key" />
      </p>
    </div>
  );
}
