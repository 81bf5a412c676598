import { ApiKeyFields } from "@/components/integrations/api-key-fields";
import { ApiKeyList } from "@/components/integrations/api-key-list";
import { WebhookFields } from "@/components/integrations/webhook-fields";
import { WebhookList } from "@/components/integrations/webhook-list";
import { AppLink } from "@/components/ui/app-link";
import { Card } from "@/components/ui/card";
import type { Ctx } from "@/lib/domain/kernel/context";
import { listApiKeys } from "@/lib/domain/practice/api-key/api-keys";
import { listWebhooks } from "@/lib/domain/practice/webhook/webhooks";
import { webhookMessagesView } from "./views";

/** How programs of the practice work with it (docs/product.md, A13, A14): for its owner. */
export async function IntegrationsTab({ ctx }: { ctx: Ctx }) {
  const [keys, webhooks] = await Promise.all([listApiKeys(ctx), listWebhooks(ctx)]);
  return (
    <div className="grid gap-4">
      <Card
        title="API keys"
        description={
          <>
            A key lets a program of yours work with the practice&apos;s records, in your name and for what you
            allow.{" "}
            <AppLink href="/docs/api" className="link">
              What it can call
            </AppLink>
          </>
        }
      >
        <div className="grid gap-4">
          <ApiKeyFields />
          <ApiKeyList keys={keys.results} />
        </div>
      </Card>
      <Card
        title="Webhooks"
        description="Tells a program of yours when something happens. A message holds ids only, is signed, and is sent again until the program accepts it."
      >
        <div className="grid gap-4">
          <WebhookFields />
          <WebhookList webhooks={webhooks.results} messagesView={webhookMessagesView} />
        </div>
      </Card>
    </div>
  );
}
