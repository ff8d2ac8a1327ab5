ALTER TABLE "gift_codes" ADD COLUMN "many_per_user" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- Codes made before could be redeemed several times by one user: they stay as they were promised.
ALTER TABLE "gift_codes" ALTER COLUMN "many_per_user" SET DEFAULT false;--> statement-breakpoint
CREATE UNIQUE INDEX "gift_codes_batch_user_key" ON "gift_codes" USING btree ("batch","redeemed_by") WHERE redeemed_by is not null and not many_per_user;