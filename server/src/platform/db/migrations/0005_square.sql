CREATE TABLE "album_jobs" (
	"album_id" text NOT NULL,
	"job_id" text NOT NULL,
	"position" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "album_jobs_album_id_job_id_pk" PRIMARY KEY("album_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "albums" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"cover_job_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"follower_id" text NOT NULL,
	"followed_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follows_follower_id_followed_id_pk" PRIMARY KEY("follower_id","followed_id")
);
--> statement-breakpoint
CREATE TABLE "notice_actors" (
	"notice_id" text NOT NULL,
	"actor_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notice_actors_notice_id_actor_id_pk" PRIMARY KEY("notice_id","actor_id")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"group_key" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"actor_count" integer DEFAULT 0 NOT NULL,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_likes" (
	"user_id" text NOT NULL,
	"model_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "model_likes_user_id_model_id_pk" PRIMARY KEY("user_id","model_id")
);
--> statement-breakpoint
CREATE TABLE "review_items" (
	"id" text PRIMARY KEY NOT NULL,
	"work_id" text NOT NULL,
	"kind" text NOT NULL,
	"reasons" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"claimed_by" text,
	"claimed_until" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "review_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"work_id" text NOT NULL,
	"item_id" text,
	"reviewer_id" text NOT NULL,
	"decision" text NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_likes" (
	"user_id" text NOT NULL,
	"work_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "work_likes_user_id_work_id_pk" PRIMARY KEY("user_id","work_id")
);
--> statement-breakpoint
CREATE TABLE "work_reports" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"work_id" text NOT NULL,
	"user_id" text NOT NULL,
	"reason" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"item_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "works" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"job_id" text NOT NULL,
	"picture_id" text NOT NULL,
	"kind" text NOT NULL,
	"tool" text NOT NULL,
	"model_id" text NOT NULL,
	"style_id" text,
	"title" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"prompt_shown" boolean DEFAULT true NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"grams" text[] DEFAULT '{}' NOT NULL,
	"phash" bigint,
	"like_count" integer DEFAULT 0 NOT NULL,
	"remake_count" integer DEFAULT 0 NOT NULL,
	"featured_at" timestamp (3) with time zone,
	"parent_id" text,
	"rank" double precision DEFAULT 0 NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "remake_of" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "album_jobs" ADD CONSTRAINT "album_jobs_album_id_albums_id_fk" FOREIGN KEY ("album_id") REFERENCES "public"."albums"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "album_jobs" ADD CONSTRAINT "album_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "albums" ADD CONSTRAINT "albums_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_follower_id_users_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_followed_id_users_id_fk" FOREIGN KEY ("followed_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_actors" ADD CONSTRAINT "notice_actors_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_actors" ADD CONSTRAINT "notice_actors_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_likes" ADD CONSTRAINT "model_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_items" ADD CONSTRAINT "review_items_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_likes" ADD CONSTRAINT "work_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_likes" ADD CONSTRAINT "work_likes_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_reports" ADD CONSTRAINT "work_reports_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_reports" ADD CONSTRAINT "work_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "album_jobs_order_idx" ON "album_jobs" USING btree ("album_id","position" DESC NULLS FIRST,"job_id");--> statement-breakpoint
CREATE INDEX "album_jobs_job_idx" ON "album_jobs" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "albums_mine_idx" ON "albums" USING btree ("user_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "follows_mine_idx" ON "follows" USING btree ("follower_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "follows_fans_idx" ON "follows" USING btree ("followed_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "notices_group_key" ON "notices" USING btree ("user_id","group_key") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notices_mine_idx" ON "notices" USING btree ("user_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notices_unread_idx" ON "notices" USING btree ("user_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "model_likes_model_idx" ON "model_likes" USING btree ("model_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_items_open_key" ON "review_items" USING btree ("work_id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "review_items_queue_idx" ON "review_items" USING btree ("created_at","id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "review_log_work_idx" ON "review_log" USING btree ("work_id","id");--> statement-breakpoint
CREATE INDEX "work_likes_work_idx" ON "work_likes" USING btree ("work_id");--> statement-breakpoint
CREATE INDEX "work_likes_mine_idx" ON "work_likes" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "work_reports_once_key" ON "work_reports" USING btree ("item_id","user_id");--> statement-breakpoint
CREATE INDEX "work_reports_work_idx" ON "work_reports" USING btree ("work_id");--> statement-breakpoint
CREATE UNIQUE INDEX "works_picture_key" ON "works" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "works_rank_idx" ON "works" USING btree ("rank" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'public';--> statement-breakpoint
CREATE INDEX "works_newest_idx" ON "works" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'public';--> statement-breakpoint
CREATE INDEX "works_video_idx" ON "works" USING btree ("rank" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'public' and kind = 'video';--> statement-breakpoint
CREATE INDEX "works_author_idx" ON "works" USING btree ("user_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "works_mine_idx" ON "works" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "works_style_idx" ON "works" USING btree ("style_id","rank" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'public';--> statement-breakpoint
CREATE INDEX "works_tags_idx" ON "works" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "works_grams_idx" ON "works" USING gin ("grams");--> statement-breakpoint
CREATE INDEX "works_job_idx" ON "works" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "works_parent_idx" ON "works" USING btree ("parent_id");--> statement-breakpoint
-- What was decided about a work, by whom, is never changed.
CREATE FUNCTION review_log_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the review log is append-only (% on %)', TG_OP, TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER review_log_append_only BEFORE UPDATE OR DELETE ON review_log
  FOR EACH ROW EXECUTE FUNCTION review_log_refuse_change();
