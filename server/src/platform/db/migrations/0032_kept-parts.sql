CREATE TABLE "kept_parts" (
	"user_id" text NOT NULL,
	"part" text NOT NULL,
	"value" text NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kept_parts_user_id_part_pk" PRIMARY KEY("user_id","part")
);
--> statement-breakpoint
ALTER TABLE "kept_parts" ADD CONSTRAINT "kept_parts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;