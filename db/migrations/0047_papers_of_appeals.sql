-- The papers of an appeal decide its step, and so its claim's (docs/product.md, I1, W1): the case is read anew when one is added, taken
-- out, or read or chosen as something else. Without "and not stale": a case that is being read anew at this moment is read once more.
CREATE FUNCTION follow_paper_of_appeal(of_practice uuid, of_appeal uuid) RETURNS void
  LANGUAGE sql VOLATILE SECURITY INVOKER SET search_path = public, pg_temp
AS $$
  UPDATE worklist_items SET stale = true
    FROM appeals a
   WHERE a.practice_id = of_practice AND a.id = of_appeal AND worklist_items.practice_id = of_practice
     AND (worklist_items.claim_id = a.claim_id OR worklist_items.appeal_id = a.id)
$$;
--> statement-breakpoint
CREATE FUNCTION follow_linked_paper() RETURNS trigger
  LANGUAGE plpgsql SECURITY INVOKER SET search_path = public, pg_temp
AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM follow_paper_of_appeal(OLD.practice_id, OLD.appeal_id);
  ELSE
    PERFORM follow_paper_of_appeal(NEW.practice_id, NEW.appeal_id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER follow_linked_paper AFTER INSERT OR DELETE ON appeal_documents
  FOR EACH ROW EXECUTE FUNCTION follow_linked_paper();
--> statement-breakpoint
CREATE FUNCTION follow_read_paper() RETURNS trigger
  LANGUAGE plpgsql SECURITY INVOKER SET search_path = public, pg_temp
AS $$
BEGIN
  PERFORM follow_paper_of_appeal(link.practice_id, link.appeal_id)
     FROM appeal_documents link WHERE link.practice_id = NEW.practice_id AND link.document_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER follow_read_paper
  AFTER UPDATE OF kind, care_stage, decision_level, line_of_business, denied_lines, deleted_at ON documents
  FOR EACH ROW EXECUTE FUNCTION follow_read_paper();
