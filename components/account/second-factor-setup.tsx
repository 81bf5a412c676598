"use client";

import dynamic from "next/dynamic";
import { CopyButton } from "@/components/ui/copy-button";
import { Skeleton } from "@/components/ui/skeleton";

const QrCode = dynamic(() => import("./qr-code").then((file) => file.QrCode), {
  ssr: false,
  loading: () => <Skeleton className="size-48" />,
});

/** The key of a new second factor, to be scanned or typed into an authenticator app. */
export function SecondFactorSetup({ otpauthUrl }: { otpauthUrl: string }) {
  const secret = new URL(otpauthUrl).searchParams.get("secret") ?? "";
  return (
    <div className="grid gap-4 rounded-lg border bg-sunken/50 p-4 text-sm sm:grid-cols-[auto_1fr] sm:items-center">
      <QrCode text={otpauthUrl} label="QR code for your authenticator app" />
      <div className="grid min-w-0 gap-3">
        <p>
          Scan the code with your authenticator app, or{" "}
          <a className="link font-medium" href={otpauthUrl}>
            open it on this device
          </a>
          .
        </p>
        <div>
          <p className="text-ink-muted">Can’t scan it? Type this key:</p>
          <p className="mt-1 flex items-start gap-2">
            <code className="font-mono text-ink leading-6">{secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
            <CopyButton text={secret} label="Copy key" />
          </p>
        </div>
      </div>
    </div>
  );
}
