"use client";

import dynamic from "next/dynamic";

/** A dialog whose state is in the address, so that a link, reload and back work. Its script comes when one is open. */
export const RoutedDialog = dynamic(() =>
  import("./routed-dialog-frame").then((file) => file.RoutedDialogFrame),
);
