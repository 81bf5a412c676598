import { accountMail, type RenderedMail } from "./account-mail";

/** What is due, one mail a day at most: counts, claim numbers and dates, nobody's name. */
export const morningMail = (mail: {
  summary: string;
  lines: readonly string[];
  more: number;
  url: string;
  settingsUrl: string;
}): Promise<RenderedMail> =>
  accountMail({
    subject: `Needs attention: ${mail.summary}`,
    preview: mail.summary,
    heading: "What is due",
    paragraphs: [`${mail.summary}.`, ...mail.lines, ...(mail.more > 0 ? [`And ${mail.more} more.`] : [])],
    link: { label: "Open the list", href: mail.url },
    otherwise: `You get this mail on days on which a date comes near. Turn it off under Reminders: ${mail.settingsUrl}`,
  });
