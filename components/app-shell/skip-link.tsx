export const MAIN_ID = "main";

export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="fixed top-2 left-2 z-60 -translate-y-20 rounded-md bg-accent px-3 py-2 font-medium text-on-accent text-sm focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
