import {
  Body,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Preview,
  render,
  Text,
  toPlainText,
} from "@react-email/components";
import type { LetterMail } from "./letter";
import { wordsOf } from "./letter-labels";

const text = { fontSize: "15px", lineHeight: "24px", margin: "0 0 14px" };
const small = { color: "#52525b", fontSize: "13px", lineHeight: "20px", margin: "0 0 10px" };

export async function renderLetterMail(mail: LetterMail): Promise<{ text: string; html: string }> {
  const html = await render(<LetterMailBody {...mail} />);
  return { text: toPlainText(html), html };
}

function LetterMailBody({
  practiceName,
  practicePhone,
  practiceFax,
  practiceEmail,
  reference,
  filename,
  paper,
}: LetterMail) {
  const words = wordsOf(paper);
  const contact = [
    practicePhone && `Phone ${practicePhone}`,
    practiceFax && `Fax ${practiceFax}`,
    practiceEmail && `Email ${practiceEmail}`,
  ].filter(Boolean);
  return (
    <Html lang="en">
      <Head />
      <Preview>{words.title}, attached as a PDF.</Preview>
      <Body
        style={{ backgroundColor: "#ffffff", color: "#18181b", fontFamily: "Helvetica, Arial, sans-serif" }}
      >
        <Container style={{ maxWidth: "560px", padding: "24px" }}>
          <Heading as="h1" style={{ fontSize: "20px", lineHeight: "28px", margin: "0 0 16px" }}>
            {words.title}
          </Heading>
          <Text style={text}>{words.to}</Text>
          <Text style={text}>
            {practiceName} {words.does}. The letter is attached to this email as a PDF ({filename}).{" "}
            {words.names}
          </Text>
          <Text style={text}>
            Please confirm that you received it and send {words.asks} to the practice at the address in the
            letter.
          </Text>
          <Text style={text}>Reference: {reference}</Text>
          <Text style={text}>
            {practiceName}
            {contact.map((line) => (
              <span key={line}>
                <br />
                {line}
              </span>
            ))}
          </Text>
          <Hr style={{ borderColor: "#e4e4e7", margin: "20px 0" }} />
          <Text style={small}>
            The attachment holds confidential health information meant only for the addressee. If you received
            it by mistake, please delete it and tell the practice.
          </Text>
        </Container>
      </Body>
    </Html>
  );
}
