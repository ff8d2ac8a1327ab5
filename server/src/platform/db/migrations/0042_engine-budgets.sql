CREATE TABLE "engine_budgets" (
	"engine_id" text PRIMARY KEY NOT NULL,
	"day_milli" bigint,
	"month_milli" bigint,
	"costs" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "engine_spending" (
	"engine_id" text NOT NULL,
	"period" text NOT NULL,
	"milli" bigint NOT NULL,
	CONSTRAINT "engine_spending_engine_id_period_pk" PRIMARY KEY("engine_id","period")
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "reserved" jsonb;