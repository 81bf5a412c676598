DROP INDEX "appeals_newest";--> statement-breakpoint
CREATE INDEX "claims_deleted" ON "claims" USING btree ("practice_id","id") WHERE "claims"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "appeals_newest" ON "appeals" USING btree ("practice_id","created_at","id") WHERE "appeals"."deleted_at" is null;