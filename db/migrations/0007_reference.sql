CREATE TABLE "reference_editions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practice_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"setting" text DEFAULT '' NOT NULL,
	"filename" text NOT NULL,
	"sha256" text NOT NULL,
	"edition" date NOT NULL,
	"through" date,
	"row_count" integer NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reference_editions_practice_id" UNIQUE("practice_id","id"),
	CONSTRAINT "reference_editions_same_file" UNIQUE("practice_id","kind","sha256")
);
--> statement-breakpoint
CREATE TABLE "reference_edits" (
	"practice_id" uuid NOT NULL,
	"edition_id" uuid NOT NULL,
	"column_one" text NOT NULL,
	"column_two" text NOT NULL,
	"effective" date NOT NULL,
	"deleted" date,
	"modifier" text NOT NULL,
	CONSTRAINT "reference_edits_pk" PRIMARY KEY("practice_id","edition_id","column_one","column_two","effective")
);
--> statement-breakpoint
CREATE TABLE "reference_texts" (
	"practice_id" uuid NOT NULL,
	"edition_id" uuid NOT NULL,
	"key" text NOT NULL,
	"position" integer NOT NULL,
	"part" text DEFAULT '' NOT NULL,
	"heading" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"from_day" date,
	"through_day" date,
	CONSTRAINT "reference_texts_pk" PRIMARY KEY("practice_id","edition_id","key","position")
);
--> statement-breakpoint
CREATE TABLE "reference_units" (
	"practice_id" uuid NOT NULL,
	"edition_id" uuid NOT NULL,
	"code" text NOT NULL,
	"units" integer NOT NULL,
	"adjudication" text NOT NULL,
	CONSTRAINT "reference_units_pk" PRIMARY KEY("practice_id","edition_id","code")
);
--> statement-breakpoint
ALTER TABLE "reference_editions" ADD CONSTRAINT "reference_editions_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reference_edits" ADD CONSTRAINT "reference_edits_of_edition" FOREIGN KEY ("practice_id","edition_id") REFERENCES "public"."reference_editions"("practice_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reference_texts" ADD CONSTRAINT "reference_texts_of_edition" FOREIGN KEY ("practice_id","edition_id") REFERENCES "public"."reference_editions"("practice_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reference_units" ADD CONSTRAINT "reference_units_of_edition" FOREIGN KEY ("practice_id","edition_id") REFERENCES "public"."reference_editions"("practice_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reference_texts_by_key" ON "reference_texts" USING btree ("practice_id","key");--> statement-breakpoint
SELECT protect_tenant_table(t) FROM unnest(ARRAY[
  'reference_editions', 'reference_edits', 'reference_units', 'reference_texts'
]::regclass[]) AS t;
