CREATE TABLE "plain_copies" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"phone" text,
	"job_id" text NOT NULL,
	"picture_id" text NOT NULL,
	"file_hash" text NOT NULL,
	"agreement" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "notes" jsonb;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "verdict" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "returned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "under_key" text;--> statement-breakpoint
CREATE INDEX "plain_copies_time_idx" ON "plain_copies" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "plain_copies_user_idx" ON "plain_copies" USING btree ("user_id","created_at");