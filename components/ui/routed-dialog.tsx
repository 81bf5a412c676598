"use client";

import { lazyPart } from "./lazy-part";

/** A dialog whose state is in the address, so that a link, reload and back work. Its script comes when one is open. */
export const RoutedDialog = lazyPart(() =>
  import("./routed-dialog-frame").then((file) => file.RoutedDialogFrame),
);
