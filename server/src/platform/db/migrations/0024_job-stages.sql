ALTER TABLE "jobs" ADD COLUMN "step" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "stages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "load" real;