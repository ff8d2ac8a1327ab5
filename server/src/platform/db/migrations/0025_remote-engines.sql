CREATE TABLE "engine_health" (
	"engine_id" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"paused_until" timestamp (3) with time zone,
	"reason" text NOT NULL,
	"failed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "queue_ahead" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "remote" jsonb;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "vendor_cost" jsonb;