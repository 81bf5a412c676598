-- A pattern that stands in a subquery is not known when the search is planned, so its plan is the same for every pattern and can be
-- kept: planning a search took longer than running it (docs/decisions/search-under-row-security.md).
ALTER POLICY tenant ON patient_search
  USING (
    practice_id = app_practice_id()
    AND search_text LIKE (SELECT app_search_term('app.search_1'))
    AND search_text LIKE (SELECT app_search_term('app.search_2'))
    AND search_text LIKE ALL ((SELECT app_search_rest())::text[])
  );
