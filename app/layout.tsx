import type { Metadata, Viewport } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { PRODUCT_NAME } from "@/components/app-shell/brand";
import { THEME_SCRIPT } from "@/components/app-shell/theme-script";
import { Hints } from "@/components/ui/hints";
import { LazyToaster } from "@/components/ui/lazy-toaster";
import { SoftLinks } from "@/components/ui/soft-links";
import { letter, sans } from "./fonts";
import "./globals.css";

export const metadata: Metadata = {
  title: { default: PRODUCT_NAME, template: `%s · ${PRODUCT_NAME}` },
  description: "Patients, insurance claims and appeals of denied claims for small medical practices.",
  formatDetection: { telephone: false, email: false, address: false },
};

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#ffffff" },
    { media: "(prefers-color-scheme: dark)", color: "#171b1e" },
  ],
};

/** Reading the nonce makes every page render per request, as a nonce needs. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  return (
    <html lang="en" className={`${sans.variable} ${letter.variable}`} suppressHydrationWarning>
      <body>
        {/* Before the first paint. Browsers hide the nonce from what reads the page again. */}
        <script nonce={nonce} suppressHydrationWarning>
          {THEME_SCRIPT}
        </script>
        {children}
        <SoftLinks />
        <Hints />
        <LazyToaster />
      </body>
    </html>
  );
}
