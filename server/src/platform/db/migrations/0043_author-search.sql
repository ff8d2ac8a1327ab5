-- Pieces of one and two characters of a name as people read it; without an extension, see
-- modules/works/grams.ts. lower and normalize take no setting of the session here.
CREATE FUNCTION name_grams(name text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT substr(plain, start, size)), '{}')
  FROM (SELECT lower(normalize(name, NFKC)) AS plain) named,
    generate_series(1, char_length(plain)) AS start,
    generate_series(1, 2) AS size
  WHERE start + size - 1 <= char_length(plain)
$$;--> statement-breakpoint
CREATE INDEX "users_name_grams_idx" ON "users" USING gin (name_grams("nickname"));
