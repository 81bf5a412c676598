/** In one file, since each has its list of files in the profile's first script. */
export { ApiKeyForm } from "./api-key-form";
export { ResendMessage, WebhookControls } from "./webhook-controls";
export { WebhookForm } from "./webhook-form";
