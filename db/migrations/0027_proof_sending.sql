ALTER TABLE "letter_exports" DROP CONSTRAINT "letter_exports_form";--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "proves_delivery_id" uuid;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_practice_id_proves_delivery_id_deliveries_practice_id_id_fk" FOREIGN KEY ("practice_id","proves_delivery_id") REFERENCES "public"."deliveries"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_exports" ADD CONSTRAINT "letter_exports_form" CHECK ("letter_exports"."form" in ('pdf','fax','proof'));