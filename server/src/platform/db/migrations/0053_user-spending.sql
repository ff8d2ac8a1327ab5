CREATE TABLE "user_spending" (
	"user_id" text PRIMARY KEY NOT NULL,
	"credits" integer NOT NULL
);
--> statement-breakpoint
-- A user without a row is summed up whole, once; statement by statement, so that rows which come
-- together (a restore) are counted once each, in any order.
CREATE FUNCTION ledger_add_spending() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH spent AS (
    SELECT t.user_id, coalesce(sum(e.amount) FILTER (
      WHERE e.account = 'system:revenue' AND t.kind IN ('settle', 'return')), 0)::int AS credits
    FROM added e JOIN ledger_transfers t ON t.id = e.transfer_id
    GROUP BY t.user_id
  ), known AS (
    UPDATE user_spending s SET credits = s.credits + spent.credits
    FROM spent WHERE s.user_id = spent.user_id AND spent.credits <> 0
  )
  INSERT INTO user_spending (user_id, credits)
  SELECT spent.user_id, (
    SELECT coalesce(sum(e.amount), 0)::int FROM ledger_transfers t
    JOIN ledger_entries e ON e.transfer_id = t.id
    WHERE t.user_id = spent.user_id AND t.kind IN ('settle', 'return')
      AND e.account = 'system:revenue')
  FROM spent WHERE NOT EXISTS (SELECT FROM user_spending s WHERE s.user_id = spent.user_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_spending AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_add_spending();
