CREATE TABLE "banners" (
	"key" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"words" text NOT NULL,
	"link" text NOT NULL,
	"active_from" timestamp (3) with time zone,
	"active_until" timestamp (3) with time zone,
	"platforms" text[] NOT NULL,
	"image_key" text NOT NULL,
	"thumb_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"thumbhash" text NOT NULL,
	"color" text NOT NULL,
	"source_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hidden_items" (
	"shelf" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "hidden_items_shelf_key_pk" PRIMARY KEY("shelf","key")
);
