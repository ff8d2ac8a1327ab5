CREATE TABLE "samples" (
	"id" text PRIMARY KEY NOT NULL,
	"engine_id" text NOT NULL,
	"revision" integer NOT NULL,
	"key" text NOT NULL,
	"thumb_key" text NOT NULL,
	"thumbhash" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL
);
--> statement-breakpoint
DROP TABLE "style_thumbs" CASCADE;