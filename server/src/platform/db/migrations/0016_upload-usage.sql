CREATE TABLE "pending_objects" (
	"key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload_usage" (
	"user_id" text NOT NULL,
	"period" text NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"pixels" bigint DEFAULT 0 NOT NULL,
	"cpu_ms" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "upload_usage_user_id_period_pk" PRIMARY KEY("user_id","period")
);
--> statement-breakpoint
ALTER TABLE "upload_usage" ADD CONSTRAINT "upload_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pending_objects_created_idx" ON "pending_objects" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "upload_usage_created_idx" ON "upload_usage" USING btree ("created_at");