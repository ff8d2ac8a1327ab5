CREATE TABLE "profile_reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"nickname" text,
	"bio" text,
	"avatar_key" text,
	"reasons" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"trace_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"claimed_by" text,
	"claimed_until" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "review_log" ALTER COLUMN "work_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "profile_reviews" ADD CONSTRAINT "profile_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "profile_reviews_user_key" ON "profile_reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "profile_reviews_queue_idx" ON "profile_reviews" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "profile_reviews_trace_idx" ON "profile_reviews" USING btree ("trace_id");