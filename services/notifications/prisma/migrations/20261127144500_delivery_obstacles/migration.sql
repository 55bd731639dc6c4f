-- Which rule of ours kept a message back is a code with its facts; last_error is what somebody's server said.
ALTER TABLE "deliveries"
  ADD COLUMN "obstacle" jsonb,
  DROP CONSTRAINT "deliveries_failed_for_a_reason",
  ADD CONSTRAINT "deliveries_failed_for_a_reason"
    CHECK ("status" NOT IN ('failed', 'skipped') OR "last_error" IS NOT NULL OR "obstacle" IS NOT NULL);
UPDATE "deliveries" SET "last_error" = NULL, "obstacle" = jsonb_build_object('code', own.code)
FROM (VALUES
  ('the template is switched off', 'template_off'),
  ('the account is closed', 'account_closed'),
  ('there is nothing in it that is still to be read', 'nothing_unread'),
  ('what it reminds of has changed', 'outdated'),
  ('what it reminds of is over', 'over'),
  ('the time to review is over', 'review_over'),
  ('the number has changed', 'number_changed'),
  ('the link in it has stopped working', 'link_expired'),
  ('the code in it has stopped working', 'code_expired'),
  ('the number is not confirmed, and this is not about a paid booking', 'unproven'),
  ('text messages are not switched on for this account', 'unwanted')
) AS own (sentence, code)
WHERE "last_error" = own.sentence AND "status" IN ('skipped', 'failed');
UPDATE "deliveries" SET "last_error" = NULL, "obstacle" = jsonb_build_object('code', 'out_of_reach', 'countries', '[]'::jsonb)
WHERE "status" = 'skipped' AND "held_back_by" = 'out_of_reach';
UPDATE "deliveries" SET "last_error" = NULL, "obstacle" = jsonb_build_object('code', 'over_budget',
  'budget', CASE
    WHEN "last_error" LIKE '%to one number in 24 hours' THEN 'smsPerNumber'
    WHEN "last_error" LIKE '%to one account in 24 hours' THEN 'smsPerAccount'
    WHEN "last_error" LIKE '%to one block of numbers in 24 hours' THEN 'smsPerBlock'
    WHEN "last_error" LIKE '%in all in 24 hours' THEN 'smsPerDay'
    WHEN "last_error" LIKE '%that confirm an address%' THEN 'confirmationMailsPerHour'
    ELSE 'mailsPerAddress' END,
  'most', coalesce(substring("last_error" FROM '^the budget is used up: (\d+)')::int, 0))
WHERE "status" = 'skipped' AND "held_back_by" = 'over_budget';
