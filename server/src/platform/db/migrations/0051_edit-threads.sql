CREATE TABLE "edit_threads" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"current_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "edit_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"thread_id" text NOT NULL,
	"number" integer NOT NULL,
	"parent_id" text,
	"job_id" text,
	"picture" text,
	"sentence" text,
	"summary" text,
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"keep" text[] DEFAULT '{}' NOT NULL,
	"credits" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "thread_id" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "sentence" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "plan_summary" text;--> statement-breakpoint
ALTER TABLE "edit_threads" ADD CONSTRAINT "edit_threads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edit_versions" ADD CONSTRAINT "edit_versions_thread_id_edit_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."edit_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edit_versions" ADD CONSTRAINT "edit_versions_parent_id_edit_versions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."edit_versions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edit_versions" ADD CONSTRAINT "edit_versions_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "edit_threads_user_idx" ON "edit_threads" USING btree ("user_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "edit_versions_number_key" ON "edit_versions" USING btree ("thread_id","number");--> statement-breakpoint
CREATE INDEX "edit_versions_job_idx" ON "edit_versions" USING btree ("job_id");