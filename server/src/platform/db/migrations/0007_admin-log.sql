CREATE TABLE "admin_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"command" text NOT NULL,
	"args" text[] NOT NULL,
	"result" jsonb NOT NULL,
	"operator" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "notices_group_idx" ON "notices" USING btree ("user_id","group_key");--> statement-breakpoint
-- What an operator did is never changed.
CREATE FUNCTION admin_log_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the admin log is append-only (% on %)', TG_OP, TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER admin_log_append_only BEFORE UPDATE OR DELETE ON admin_log
  FOR EACH ROW EXECUTE FUNCTION admin_log_refuse_change();
