CREATE TABLE "api_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"fingerprint" text NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_requests" ADD CONSTRAINT "api_requests_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_requests_idempotency_key" ON "api_requests" USING btree ("key_id","idempotency_key") WHERE idempotency_key is not null;--> statement-breakpoint
CREATE INDEX "api_requests_fingerprint_idx" ON "api_requests" USING btree ("key_id","fingerprint","created_at");--> statement-breakpoint
CREATE INDEX "api_requests_created_range_idx" ON "api_requests" USING brin ("created_at");