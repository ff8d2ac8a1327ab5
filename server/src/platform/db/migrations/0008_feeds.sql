CREATE TABLE "media_checks" (
	"trace_id" text PRIMARY KEY NOT NULL,
	"work_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
DROP INDEX "works_rank_idx";--> statement-breakpoint
DROP INDEX "works_video_idx";--> statement-breakpoint
DROP INDEX "works_author_idx";--> statement-breakpoint
DROP INDEX "works_style_idx";--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "search" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "phash_bands" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "merged_into" text;--> statement-breakpoint
ALTER TABLE "media_checks" ADD CONSTRAINT "media_checks_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_checks_work_idx" ON "media_checks" USING btree ("work_id");--> statement-breakpoint
CREATE INDEX "works_ranked_idx" ON "works" USING btree ("rank" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'public' and merged_into is null;--> statement-breakpoint
CREATE INDEX "works_ranked_video_idx" ON "works" USING btree ("rank" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'public' and merged_into is null and kind = 'video';--> statement-breakpoint
CREATE INDEX "works_ranked_author_idx" ON "works" USING btree ("user_id","rank" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'public' and merged_into is null;--> statement-breakpoint
CREATE INDEX "works_public_author_idx" ON "works" USING btree ("user_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'public';--> statement-breakpoint
CREATE INDEX "works_ranked_style_idx" ON "works" USING btree ("style_id","rank" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'public' and merged_into is null;--> statement-breakpoint
CREATE INDEX "works_bands_idx" ON "works" USING gin ("phash_bands") WHERE state = 'public';--> statement-breakpoint
CREATE INDEX "works_merged_idx" ON "works" USING btree ("merged_into");