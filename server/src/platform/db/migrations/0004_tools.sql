ALTER TABLE "jobs" ADD COLUMN "answer" jsonb;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "kind" text DEFAULT 'image' NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "duration_ms" integer;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "transparent" boolean DEFAULT false NOT NULL;