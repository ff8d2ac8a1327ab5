CREATE TABLE "small_apps" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"summary" text NOT NULL,
	"tags" text[] NOT NULL,
	"tool" text NOT NULL,
	"fixed" jsonb NOT NULL,
	"open" text[] NOT NULL
);
