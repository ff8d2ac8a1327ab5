CREATE TABLE "means_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"means" text NOT NULL,
	"words" text NOT NULL,
	"before" jsonb NOT NULL,
	"session_id" text,
	"code_hash" text NOT NULL,
	"recipients" text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undo_until" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "means" text;--> statement-breakpoint
ALTER TABLE "identities" ADD COLUMN "settles_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone_settles_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "console_sessions" ADD COLUMN "means" text;--> statement-breakpoint
ALTER TABLE "passkeys" ADD COLUMN "settles_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "passwords" ADD COLUMN "settles_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "means_changes" ADD CONSTRAINT "means_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "means_changes_code_key" ON "means_changes" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "means_changes_user_idx" ON "means_changes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "means_changes_phone_idx" ON "means_changes" USING btree (("before" ->> 'phone'));