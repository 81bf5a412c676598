import { AppLink } from "@/components/ui/app-link";
import { Brand } from "./brand";

const LINKS = [
  { href: "/login", label: "Login" },
  { href: "/signup", label: "Sign Up" },
  { href: "/docs/api", label: "API" },
];

export function Footer() {
  return (
    <footer className="border-t bg-surface">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-6 sm:px-6">
        <Brand />
        <nav aria-label="Footer">
          <ul className="flex gap-5 text-ink-muted text-sm">
            {LINKS.map((link) => (
              <li key={link.href}>
                <AppLink
                  href={link.href}
                  className="inline-flex min-h-6 items-center rounded-sm hover:text-ink hover:underline"
                >
                  {link.label}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
