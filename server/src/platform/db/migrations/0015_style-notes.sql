CREATE TABLE "style_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"tags" text[] NOT NULL
);
