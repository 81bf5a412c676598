/** The wizard's steps by their names on the screen, and what a person does in each. */
export const APPEAL_STEPS = [
  {
    name: "Upload Files",
    text: "Drop in the denial letter, the original claim and any records that support you. Scans and faxes are fine.",
  },
  {
    name: "Extract Information",
    text: "Patient, claim number, payer, denial code and reason are pulled out. Each value shows the words it came from.",
  },
  {
    name: "Generate Draft",
    text: "A letter is written for this kind of denial. What the documents do not say is asked of you, not made up.",
  },
  {
    name: "Review & Edit",
    text: "See it as it will print, and change what you like. Anything without a source is highlighted.",
  },
  {
    name: "Export & Send",
    text: "Save a PDF, or send it by email or fax. You see the recipient and confirm before anything leaves.",
  },
] as const;
