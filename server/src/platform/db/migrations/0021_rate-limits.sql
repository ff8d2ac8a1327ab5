CREATE UNLOGGED TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"window" integer NOT NULL,
	"used" integer NOT NULL
);
