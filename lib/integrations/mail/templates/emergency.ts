import { accountMail, type RenderedMail } from "./account-mail";

type Mail = {
  change: "requested" | "approved" | "used" | "ended";
  /** Who asked for it. */
  asker: string;
  /** Who did what is told. */
  actor: string;
  endsAt: string;
  zone: string;
  url: string;
};

/** Told to every owner of the practice. The reason is not in it: it may name a patient. */
export function emergencyMail({ change, asker, actor, endsAt, zone, url }: Mail): Promise<RenderedMail> {
  const time = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  }).format(new Date(endsAt));
  const [subject, said] = {
    requested: [
      "Emergency access was asked for",
      `${asker} asks for emergency access. Another owner has to approve it by ${time}, or it lapses.`,
    ],
    approved: [
      "Emergency access is open",
      `${actor} approved the emergency access of ${asker}. It ends by itself at ${time}.`,
    ],
    used: [
      "Emergency access was used",
      `${asker} used their emergency access. It ends by itself at ${time}.`,
    ],
    ended: ["Emergency access was ended", `${actor} ended or declined the emergency access of ${asker}.`],
  }[change] as [string, string];
  return accountMail({
    subject,
    preview: "Emergency access in your practice.",
    heading: subject,
    paragraphs: [said, "The reason, and every use, stand in the app."],
    link: { label: "Open the practice's settings", href: url },
    otherwise: "If this should not have happened, end it there and sign the person out under Team.",
  });
}
