ALTER TABLE "webhook_endpoints" ADD COLUMN "previous_sealed_secret" text;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "previous_until" timestamp (3) with time zone;