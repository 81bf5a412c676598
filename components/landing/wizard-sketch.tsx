import { Check } from "lucide-react";
import { cn } from "@/components/ui/class-names";
import { APPEAL_STEPS } from "./steps";

const FIELDS = [
  { label: "Patient name", value: "Sample Patient" },
  { label: "Claim number", value: "CLM-000000" },
  { label: "Payer", value: "Sample Health Plan" },
  { label: "Denial code", value: "CO-50", active: true },
];

/** A drawing of the wizard's second step with placeholder data; shown until a real screenshot is given. */
export function WizardSketch() {
  return (
    <div
      role="img"
      aria-label="The second of five steps: a denial letter on the left with its denial code marked, the extracted fields on the right."
      className="select-none bg-canvas text-ink"
    >
      <div aria-hidden className="border-b bg-surface px-4 py-3 sm:px-6">
        <div className="flex items-center gap-2 sm:gap-3">
          {APPEAL_STEPS.map((step, index) => (
            <div
              key={step.name}
              className={cn("flex items-center gap-2", index === 1 ? "min-w-0" : "shrink-0")}
            >
              <span
                className={cn(
                  "flex size-6 shrink-0 items-center justify-center rounded-full border text-xs",
                  index === 0 && "border-accent/40 bg-accent-soft text-accent-text",
                  index === 1 && "border-accent bg-accent text-on-accent",
                  index > 1 && "border-line-strong/60 text-ink-faint",
                )}
              >
                {index === 0 ? <Check className="size-3.5" strokeWidth={3} /> : index + 1}
              </span>
              <span
                className={cn(
                  "truncate text-sm",
                  index === 1 ? "font-medium" : "text-ink-muted max-lg:hidden",
                )}
              >
                {step.name}
              </span>
              {index < 4 && <span className="h-px w-6 bg-line max-sm:hidden" />}
            </div>
          ))}
        </div>
      </div>
      <div aria-hidden className="grid gap-5 p-4 sm:grid-cols-2 sm:gap-8 sm:p-8">
        <div className="letter rounded-sm bg-paper px-5 py-6 font-serif text-on-paper text-sm shadow-paper sm:px-8 sm:py-9 sm:text-base">
          <p className="font-bold">Sample Health Plan</p>
          <p>Re: Claim CLM-000000, Sample Patient</p>
          <p>Dear Provider,</p>
          <p>
            We have reviewed the services billed on this claim. Payment is denied under{" "}
            <span className="source-mark whitespace-nowrap">CO-50</span>: the services are not deemed a
            medical necessity by the payer.
          </p>
          <p className="max-sm:hidden">
            If you disagree, you may send a written appeal with supporting records to the address below.
          </p>
        </div>
        <div className="flex flex-col gap-3.5">
          {FIELDS.map((field) => (
            <div key={field.label}>
              <div className="mb-1 flex items-baseline justify-between gap-3 text-sm">
                <span className="font-medium">{field.label}</span>
                <span className="text-ink-muted text-xs">Denial letter, page 1</span>
              </div>
              <div
                className={cn(
                  "flex h-10 items-center rounded-md border border-line-strong bg-surface px-3 text-base",
                  field.active && "border-focus outline-2 outline-focus",
                )}
              >
                {field.value}
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
