CREATE TABLE "job_turns" (
	"user_id" text PRIMARY KEY NOT NULL,
	"start" double precision NOT NULL,
	"finish" double precision NOT NULL,
	"served_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "spent_credits" integer;--> statement-breakpoint
ALTER TABLE "job_turns" ADD CONSTRAINT "job_turns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;