export const PRODUCT_NAME = "Appeals Desk";

/** The mark: a sheet that goes back up. */
function BrandMark({ className = "size-6" }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <rect width="24" height="24" rx="6" className="fill-accent" />
      <path
        d="M7 6.5h6.2L17 10.3v7.2H7z"
        className="fill-none stroke-on-accent"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path
        d="M12 15.4v-4.2m-2 1.9 2-2 2 2"
        className="fill-none stroke-on-accent"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

export function Brand() {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap font-semibold text-ink text-sm tracking-tight">
      <BrandMark />
      {PRODUCT_NAME}
    </span>
  );
}
