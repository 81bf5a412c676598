ALTER TABLE "event_outbox" ADD COLUMN "heard_at" timestamp (6) with time zone;--> statement-breakpoint
ALTER TABLE "event_outbox" ADD COLUMN "ended_at" timestamp (6) with time zone;--> statement-breakpoint
ALTER TABLE "event_outbox" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "event_outbox_under_way" ON "event_outbox" USING btree ("created_at") WHERE "event_outbox"."ended_at" is null;