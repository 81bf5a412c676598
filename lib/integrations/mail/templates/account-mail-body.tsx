import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  render,
  Text,
  toPlainText,
} from "@react-email/components";

import type { AccountMail, RenderedMail } from "./account-mail";

const paragraph = { fontSize: "15px", lineHeight: "24px", margin: "0 0 14px" };
const small = { color: "#52525b", fontSize: "13px", lineHeight: "20px", margin: "0 0 10px" };
const button = {
  backgroundColor: "#0f5f66",
  borderRadius: "6px",
  color: "#ffffff",
  fontSize: "15px",
  fontWeight: 600,
  padding: "11px 18px",
  textDecoration: "none",
};

export async function renderAccountMail(mail: AccountMail): Promise<RenderedMail> {
  const html = await render(<AccountMailBody {...mail} />);
  // The address stands under the button, so the button itself is left out of the text form.
  const text = toPlainText(html, {
    selectors: [
      { selector: "a.button", format: "skip" },
      { selector: "a", options: { hideLinkHrefIfSameAsText: true } },
      { selector: "h1", options: { uppercase: false } },
    ],
    wordwrap: false,
  });
  return { subject: mail.subject, text, html };
}

function AccountMailBody({ preview, heading, paragraphs, link, otherwise }: AccountMail) {
  return (
    <Html lang="en">
      <Head />
      <Preview>{preview}</Preview>
      <Body
        style={{ backgroundColor: "#ffffff", color: "#18181b", fontFamily: "Helvetica, Arial, sans-serif" }}
      >
        <Container style={{ maxWidth: "520px", padding: "24px" }}>
          <Heading as="h1" style={{ fontSize: "20px", lineHeight: "28px", margin: "0 0 16px" }}>
            {heading}
          </Heading>
          {paragraphs.map((sentence) => (
            <Text key={sentence} style={paragraph}>
              {sentence}
            </Text>
          ))}
          {link && (
            <>
              <Button className="button" href={link.href} style={button}>
                {link.label}
              </Button>
              <Text style={{ ...small, margin: "16px 0 4px" }}>Or open this address in your browser:</Text>
              <Text style={{ ...small, wordBreak: "break-all" }}>
                <Link href={link.href} style={{ color: "#0f5f66" }}>
                  {link.href}
                </Link>
              </Text>
            </>
          )}
          <Hr style={{ borderColor: "#e4e4e7", margin: "20px 0" }} />
          <Text style={small}>{otherwise}</Text>
        </Container>
      </Body>
    </Html>
  );
}
