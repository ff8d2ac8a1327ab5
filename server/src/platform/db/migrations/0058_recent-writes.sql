CREATE UNLOGGED TABLE "recent_writes" (
	"user_id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
