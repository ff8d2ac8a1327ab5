CREATE TABLE "model_health" (
	"engine_id" text NOT NULL,
	"model_id" text NOT NULL,
	"failures" integer NOT NULL,
	"persons" text[] DEFAULT '{}' NOT NULL,
	"paused_until" timestamp (3) with time zone,
	"reason" text NOT NULL,
	"failed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "model_health_engine_id_model_id_pk" PRIMARY KEY("engine_id","model_id")
);
--> statement-breakpoint
ALTER TABLE "engine_health" ADD COLUMN "models" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "engine_health" ADD COLUMN "persons" text[] DEFAULT '{}' NOT NULL;