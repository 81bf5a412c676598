/** The one action of step 5 that stands out: the PDF until it is of what would go out now, then its sending, then the way on. */
export const primaryOfExport = ({ isSent, current }: { isSent: boolean; current: boolean }) =>
  isSent ? "leave" : current ? "send" : "export";
