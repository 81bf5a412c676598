import { accountMail, type RenderedMail } from "./account-mail";

/** A webhook was turned off because its address took nothing. Names the host alone: an address can hold a secret. */
export const webhookOffMail = (mail: {
  username: string;
  host: string;
  url: string;
}): Promise<RenderedMail> =>
  accountMail({
    subject: "A webhook of your practice was turned off",
    preview: `${mail.host} takes no messages.`,
    heading: "A webhook was turned off",
    paragraphs: [
      `Hello ${mail.username}, your program at ${mail.host} took none of the tries to tell it of an event, so Appeals Desk sends nothing more there.`,
      "Once it works again, turn the webhook on and send what failed again.",
    ],
    link: { label: "See what failed", href: mail.url },
    otherwise: "You get this mail because you own the practice.",
  });
