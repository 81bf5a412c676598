import type { ComponentProps } from "react";

interface AppLinkProps extends ComponentProps<"a"> {
  /** A path of the app. */
  href: string;
  /** `false` for what opens in place: the page stays where it was scrolled to. */
  scroll?: false;
}

/** Goes to another page of the app; `SoftLinks` sees to it that the page is not loaded anew. */
export function AppLink({ scroll, ...props }: AppLinkProps) {
  return <a data-soft={scroll === false ? "in-place" : ""} {...props} />;
}
