ALTER TABLE "known_devices" ADD COLUMN "console_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "known_devices_device_idx" ON "known_devices" USING btree ("device_hash");