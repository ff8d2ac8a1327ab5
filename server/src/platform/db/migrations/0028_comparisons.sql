DROP INDEX "jobs_timing_idx";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "comparison_id" text;--> statement-breakpoint
CREATE INDEX "jobs_compared_idx" ON "jobs" USING btree ("comparison_id") WHERE comparison_id is not null;--> statement-breakpoint
CREATE INDEX "jobs_model_timing_idx" ON "jobs" USING btree ("model_id","tool","finished_at" DESC NULLS FIRST) WHERE status = 'succeeded';--> statement-breakpoint
CREATE INDEX "works_model_idx" ON "works" USING btree ("model_id","published_at" DESC NULLS FIRST) WHERE state = 'public';