CREATE TABLE "characters" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"words" text NOT NULL,
	"looks" jsonb,
	"pictures" jsonb NOT NULL,
	"real_name" text,
	"agreed_at" timestamp (3) with time zone,
	"painted_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "characters" jsonb;--> statement-breakpoint
ALTER TABLE "characters" ADD CONSTRAINT "characters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "characters_name_key" ON "characters" USING btree ("user_id","name");--> statement-breakpoint
CREATE INDEX "characters_mine_idx" ON "characters" USING btree ("user_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);