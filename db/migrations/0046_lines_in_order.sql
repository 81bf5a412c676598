DROP INDEX "claim_line_items_in_order";--> statement-breakpoint
CREATE INDEX "claim_line_items_in_order" ON "claim_line_items" USING btree ("practice_id","claim_id","line_number","id");