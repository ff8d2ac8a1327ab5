CREATE TABLE "operator_styles" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"engine_id" text NOT NULL,
	"model_id" text,
	"template" text NOT NULL,
	"negative" text NOT NULL,
	"base_style" text,
	"strength" real,
	"cover_key" text NOT NULL,
	"thumbhash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "small_apps" ADD COLUMN "cover_key" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "applied_style" jsonb;