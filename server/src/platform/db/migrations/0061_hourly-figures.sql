CREATE TABLE "job_hours" (
	"hour" timestamp (3) with time zone NOT NULL,
	"engine_id" text NOT NULL,
	"tool" text NOT NULL,
	"status" text NOT NULL,
	"error_code" text NOT NULL,
	"jobs" integer NOT NULL,
	"pictures" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_hours" (
	"hour" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"users" bigint NOT NULL,
	"revenue" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "job_hours_hour_idx" ON "job_hours" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "ledger_hours_hour_idx" ON "ledger_hours" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "jobs_started_range_idx" ON "jobs" USING brin ("started_at");--> statement-breakpoint
CREATE FUNCTION add_job_hour(job jobs, sign int, pictures int) RETURNS void LANGUAGE sql AS $$
  INSERT INTO job_hours (hour, engine_id, tool, status, error_code, jobs, pictures)
  VALUES (date_trunc('hour', job.finished_at, 'UTC'), job.engine_id, job.tool, job.status,
    coalesce(job.error_code, ''), sign, sign * pictures)
$$;
--> statement-breakpoint
-- A job counts once it was run and has ended; those that came with the installation never ran.
CREATE FUNCTION record_job_hour() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE made int;
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM add_job_hour(NEW, 1, 0);
    RETURN NULL;
  END IF;
  SELECT count(*) INTO made FROM pictures WHERE job_id = OLD.id;
  IF OLD.finished_at IS NOT NULL AND OLD.started_at IS NOT NULL THEN
    PERFORM add_job_hour(OLD, -1, made);
  END IF;
  -- Before its pictures go: they no longer find their job.
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  IF NEW.finished_at IS NOT NULL AND NEW.started_at IS NOT NULL THEN
    PERFORM add_job_hour(NEW, 1, made);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION record_picture_hour() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO job_hours (hour, engine_id, tool, status, error_code, jobs, pictures)
    SELECT date_trunc('hour', finished_at, 'UTC'), engine_id, tool, status,
      coalesce(error_code, ''), 0, CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END
    FROM jobs WHERE id = CASE TG_OP WHEN 'INSERT' THEN NEW.job_id ELSE OLD.job_id END
      AND finished_at IS NOT NULL AND started_at IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION record_ledger_hours() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_hours (hour, kind, users, revenue)
    SELECT date_trunc('hour', t.created_at, 'UTC'), t.kind,
      coalesce(sum(e.amount) FILTER (WHERE e.account LIKE 'user:%'), 0),
      coalesce(sum(e.amount) FILTER (WHERE e.account = 'system:revenue'), 0)
    FROM added e JOIN ledger_transfers t ON t.id = e.transfer_id
    WHERE e.account LIKE 'user:%' OR e.account = 'system:revenue' GROUP BY 1, 2;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER jobs_hours_inserted AFTER INSERT ON jobs FOR EACH ROW
  WHEN (NEW.finished_at IS NOT NULL AND NEW.started_at IS NOT NULL)
  EXECUTE FUNCTION record_job_hour();
--> statement-breakpoint
CREATE TRIGGER jobs_hours AFTER UPDATE ON jobs FOR EACH ROW
  WHEN ((OLD.finished_at IS NOT NULL OR NEW.finished_at IS NOT NULL)
    AND (OLD.finished_at, OLD.started_at, OLD.engine_id, OLD.tool, OLD.status, OLD.error_code)
      IS DISTINCT FROM
      (NEW.finished_at, NEW.started_at, NEW.engine_id, NEW.tool, NEW.status, NEW.error_code))
  EXECUTE FUNCTION record_job_hour();
--> statement-breakpoint
CREATE TRIGGER jobs_hours_deleted BEFORE DELETE ON jobs FOR EACH ROW
  WHEN (OLD.finished_at IS NOT NULL AND OLD.started_at IS NOT NULL)
  EXECUTE FUNCTION record_job_hour();
--> statement-breakpoint
CREATE TRIGGER pictures_hours AFTER INSERT OR DELETE ON pictures FOR EACH ROW
  EXECUTE FUNCTION record_picture_hour();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_hours AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION record_ledger_hours();
--> statement-breakpoint
INSERT INTO job_hours (hour, engine_id, tool, status, error_code, jobs, pictures)
  SELECT date_trunc('hour', finished_at, 'UTC'), engine_id, tool, status, coalesce(error_code, ''),
    count(DISTINCT j.id), count(p.id)
  FROM jobs j LEFT JOIN pictures p ON p.job_id = j.id
  WHERE finished_at IS NOT NULL AND started_at IS NOT NULL GROUP BY 1, 2, 3, 4, 5;
--> statement-breakpoint
INSERT INTO ledger_hours (hour, kind, users, revenue)
  SELECT date_trunc('hour', t.created_at, 'UTC'), t.kind,
    coalesce(sum(e.amount) FILTER (WHERE e.account LIKE 'user:%'), 0),
    coalesce(sum(e.amount) FILTER (WHERE e.account = 'system:revenue'), 0)
  FROM ledger_entries e JOIN ledger_transfers t ON t.id = e.transfer_id
  WHERE e.account LIKE 'user:%' OR e.account = 'system:revenue' GROUP BY 1, 2;
