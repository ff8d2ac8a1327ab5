CREATE TABLE "storyboards" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"script" text NOT NULL,
	"ratio" text NOT NULL,
	"style" text,
	"model" text,
	"captions" text NOT NULL,
	"sound" jsonb NOT NULL,
	"seed" integer NOT NULL,
	"shots" jsonb NOT NULL,
	"film" jsonb,
	"charged" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "storyboards" ADD CONSTRAINT "storyboards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "storyboards_mine_idx" ON "storyboards" USING btree ("user_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);