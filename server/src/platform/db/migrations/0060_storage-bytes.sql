CREATE TABLE "storage_bytes" (
	"kind" text NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION picture_bytes(picture pictures) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT picture.size_bytes + coalesce(picture.plan_bytes, 0) + (
    SELECT coalesce(sum((file->>'sizeBytes')::bigint), 0)
    FROM jsonb_array_elements(picture.layer_files) file)::bigint
$$;
--> statement-breakpoint
CREATE FUNCTION record_picture_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE change bigint := 0;
BEGIN
  IF TG_OP <> 'DELETE' THEN change := picture_bytes(NEW); END IF;
  IF TG_OP <> 'INSERT' THEN change := change - picture_bytes(OLD); END IF;
  IF change <> 0 THEN INSERT INTO storage_bytes VALUES ('pictures', change); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION record_upload_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE change bigint := 0;
BEGIN
  IF TG_OP <> 'DELETE' THEN change := NEW.size_bytes; END IF;
  IF TG_OP <> 'INSERT' THEN change := change - OLD.size_bytes; END IF;
  IF change <> 0 THEN INSERT INTO storage_bytes VALUES ('uploads', change); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER pictures_bytes AFTER INSERT OR DELETE OR UPDATE OF size_bytes, plan_bytes, layer_files
  ON pictures FOR EACH ROW EXECUTE FUNCTION record_picture_bytes();
--> statement-breakpoint
CREATE TRIGGER uploads_bytes AFTER INSERT OR DELETE OR UPDATE OF size_bytes
  ON uploads FOR EACH ROW EXECUTE FUNCTION record_upload_bytes();
--> statement-breakpoint
INSERT INTO storage_bytes
  SELECT 'pictures', sum(picture_bytes(p)) FROM pictures p HAVING count(*) > 0
  UNION ALL SELECT 'uploads', sum(size_bytes) FROM uploads HAVING count(*) > 0;
