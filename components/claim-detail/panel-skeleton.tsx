/** A gray box in the place of a part that is on its way. */
export function PanelSkeleton({ size = "h-72" }: { size?: string }) {
  return <div aria-busy="true" className={`${size} animate-pulse-soft rounded-lg bg-line`} />;
}
