import { clsx } from "clsx";
import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { ProductPicture } from "./product-picture";
import { APPEAL_STEPS } from "./steps";

interface LandingPageProps {
  /** "Try the demo", in local mode only. */
  demo?: ReactNode;
}

const POINTS: readonly { icon: string; title: string; text: string }[] = [
  {
    icon: "icon-pen-line",
    title: "AI-powered appeals",
    text: "The denial letter is read for you and an answer is drafted from your own records. Every name, date, code and amount in the draft is checked against the documents, and you approve the final text.",
  },
  {
    icon: "icon-network",
    title: "Integration with clearinghouses and payers",
    text: "Electronic remittances (X12 835) from your clearinghouse or payer show what was paid, what was denied and why. With your TIN on file, claims data is retrieved when you sign in.",
  },
  {
    icon: "icon-list-checks",
    title: "A streamlined process",
    text: "Patients, claims, documents, deadlines and letters are in one place. Claims that need attention are listed by deadline, so no appeal window closes unnoticed.",
  },
  {
    icon: "icon-wallet",
    title: "Flexible pricing",
    text: "Terms that fit the size of the practice, whether one provider or several.",
  },
];

const PROMISES = [
  "Nothing is sent until one of your staff confirms that version and that recipient.",
  "If your records do not support a sentence, it is marked, not hidden.",
  "Social Security numbers are masked on screen and never given to an AI model.",
  "Your practice's records are yours alone. No other practice can see them.",
];

export function LandingPage({ demo }: LandingPageProps) {
  return (
    <>
      <section className="border-b bg-surface">
        <div className="mx-auto max-w-6xl px-4 pt-14 pb-14 sm:px-6 sm:pt-20">
          <div className="max-w-3xl">
            <h1 className="font-semibold text-3xl text-ink tracking-tight sm:text-4xl">
              From a denial letter to an appeal you can send
            </h1>
            <p className="mt-5 max-w-2xl text-ink-muted text-lg">
              Appeals Desk is for small practices such as physical therapy, chiropractic and family medicine.
              It keeps patients, claims and deadlines together, reads the payer’s letter and drafts the
              answer. You check every word before it goes out.
            </p>
            <div className="mt-7 flex flex-wrap items-center gap-3">
              <ButtonLink variant="primary" size="lg" href="/signup">
                Sign up your practice <span aria-hidden className="icon icon-arrow-right" />
              </ButtonLink>
              {demo}
            </div>
          </div>
          <div className="mt-12 sm:mt-14">
            <ProductPicture />
          </div>
        </div>
      </section>

      <section aria-labelledby="steps" className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-20">
        <h2 id="steps" className="font-semibold text-2xl text-ink tracking-tight">
          One appeal, five steps
        </h2>
        <p className="mt-2 max-w-2xl text-base text-ink-muted">
          Leave at any point. The appeal waits where you left it, with its documents and its text.
        </p>
        <ol className="mt-9 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-5">
          {APPEAL_STEPS.map((step, index) => (
            <li key={step.name} className="border-accent border-t-2 pt-4">
              <span aria-hidden className="font-medium text-accent-text text-sm tabular-nums">
                Step {index + 1}
              </span>
              <h3 className="mt-1 font-semibold text-base text-ink">{step.name}</h3>
              <p className="mt-1.5 text-ink-muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </section>

      <section aria-labelledby="points" className="border-y bg-surface">
        <div className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-20">
          <h2 id="points" className="font-semibold text-2xl text-ink tracking-tight">
            What your practice gets
          </h2>
          <ul className="mt-9 grid gap-x-12 gap-y-9 md:grid-cols-2">
            {POINTS.map(({ icon, title, text }) => (
              <li key={title} className="flex gap-4">
                <span aria-hidden className={clsx("icon mt-0.5 size-5 text-accent-text", icon)} />
                <div>
                  <h3 className="font-semibold text-base text-ink">{title}</h3>
                  <p className="mt-1 text-base text-ink-muted">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </section>

      <section aria-labelledby="promises" className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-20">
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[2fr_3fr]">
          <div>
            <h2 id="promises" className="font-semibold text-2xl text-ink tracking-tight">
              You stay in charge
            </h2>
            <p className="mt-2 text-base text-ink-muted">
              An appeal carries your name. These rules hold for every one of them.
            </p>
            <ButtonLink variant="primary" size="lg" className="mt-6" href="/signup">
              Sign up your practice
            </ButtonLink>
          </div>
          <ul className="divide-y border-y">
            {PROMISES.map((promise) => (
              <li key={promise} className="py-3.5 text-base text-ink">
                {promise}
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
