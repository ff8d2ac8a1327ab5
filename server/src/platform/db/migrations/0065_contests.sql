CREATE TABLE "contest_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"contest_id" text NOT NULL,
	"work_id" text NOT NULL,
	"user_id" text NOT NULL,
	"slot" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"removed_reason" text,
	"picked_at" timestamp (3) with time zone,
	"judge_words" text,
	"place" integer,
	"votes" integer,
	"credits" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "contest_entries_slot_check" CHECK ("contest_entries"."slot" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "contest_voters" (
	"user_id" text NOT NULL,
	"contest_id" text NOT NULL,
	"voted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contest_voters_user_id_contest_id_pk" PRIMARY KEY("user_id","contest_id")
);
--> statement-breakpoint
CREATE TABLE "contest_votes" (
	"user_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contest_votes_user_id_entry_id_pk" PRIMARY KEY("user_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "contests" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"brief" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"prompt" text NOT NULL,
	"wants" text[] DEFAULT '{}' NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"result_at" timestamp (3) with time zone NOT NULL,
	"prizes" jsonb NOT NULL,
	"pick_credits" integer DEFAULT 0 NOT NULL,
	"cover" jsonb,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contest_entries" ADD CONSTRAINT "contest_entries_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_entries" ADD CONSTRAINT "contest_entries_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_entries" ADD CONSTRAINT "contest_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_voters" ADD CONSTRAINT "contest_voters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_voters" ADD CONSTRAINT "contest_voters_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_votes" ADD CONSTRAINT "contest_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_votes" ADD CONSTRAINT "contest_votes_entry_id_contest_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."contest_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contest_entries_slot_key" ON "contest_entries" USING btree ("contest_id","user_id","slot");--> statement-breakpoint
CREATE UNIQUE INDEX "contest_entries_work_key" ON "contest_entries" USING btree ("work_id");--> statement-breakpoint
CREATE INDEX "contest_entries_newest_idx" ON "contest_entries" USING btree ("contest_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contest_entries_user_idx" ON "contest_entries" USING btree ("user_id","place");--> statement-breakpoint
CREATE INDEX "contest_voters_contest_idx" ON "contest_voters" USING btree ("contest_id");--> statement-breakpoint
CREATE INDEX "contest_votes_entry_idx" ON "contest_votes" USING btree ("entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contests_number_key" ON "contests" USING btree ("number");--> statement-breakpoint
CREATE INDEX "contests_ends_idx" ON "contests" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "contests_due_idx" ON "contests" USING btree ("result_at") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "contests_closed_idx" ON "contests" USING btree ("closed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE closed_at is not null;