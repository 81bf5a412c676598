CREATE TABLE "appeal_search" (
	"practice_id" uuid NOT NULL,
	"appeal_id" uuid NOT NULL,
	"search_text" text NOT NULL,
	CONSTRAINT "appeal_search_practice_id_appeal_id_pk" PRIMARY KEY("practice_id","appeal_id")
);
--> statement-breakpoint
DROP INDEX "appeal_cards_by_due";--> statement-breakpoint
DROP INDEX "appeal_cards_of_payer";--> statement-breakpoint
DROP INDEX "appeal_cards_of_person";--> statement-breakpoint
ALTER TABLE "appeal_search" ADD CONSTRAINT "appeal_search_of_card" FOREIGN KEY ("practice_id","appeal_id") REFERENCES "public"."appeal_cards"("practice_id","appeal_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appeal_cards_by_due" ON "appeal_cards" USING btree ("practice_id","urgency","begun_at","appeal_id","due");--> statement-breakpoint
CREATE INDEX "appeal_cards_of_payer" ON "appeal_cards" USING btree ("practice_id","payer_key","urgency","begun_at","appeal_id","due");--> statement-breakpoint
CREATE INDEX "appeal_cards_of_person" ON "appeal_cards" USING btree ("practice_id","person","urgency","begun_at","appeal_id","due");--> statement-breakpoint
CREATE INDEX appeal_search_text ON appeal_search
  USING gin (practice_id uuid_ops, search_text gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
CREATE FUNCTION keep_appeal_search() RETURNS trigger
  LANGUAGE plpgsql SECURITY INVOKER SET search_path = public, pg_temp
AS $$
BEGIN
  INSERT INTO appeal_search (practice_id, appeal_id, search_text) VALUES (NEW.practice_id, NEW.appeal_id, ' ' || NEW.words)
  ON CONFLICT (practice_id, appeal_id) DO UPDATE SET search_text = excluded.search_text;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_search_of_new_card AFTER INSERT ON appeal_cards
  FOR EACH ROW EXECUTE FUNCTION keep_appeal_search();
--> statement-breakpoint
CREATE TRIGGER keep_search_of_card AFTER UPDATE ON appeal_cards
  FOR EACH ROW WHEN (OLD.words IS DISTINCT FROM NEW.words) EXECUTE FUNCTION keep_appeal_search();
--> statement-breakpoint
-- The owner sees no rows while row security is forced on it.
ALTER TABLE appeal_cards NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO appeal_search (practice_id, appeal_id, search_text) SELECT practice_id, appeal_id, ' ' || words FROM appeal_cards;
--> statement-breakpoint
ALTER TABLE appeal_cards FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE appeal_search ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE appeal_search FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant ON appeal_search
  USING (
    practice_id = app_practice_id()
    AND search_text LIKE app_search_term('app.search_1')
    AND search_text LIKE app_search_term('app.search_2')
    AND search_text LIKE ALL (app_search_rest())
  )
  WITH CHECK (practice_id = app_practice_id());
