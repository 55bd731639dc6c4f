-- Sentences become the codes and times of which they were made. The release before reads none of them, and writes more.
UPDATE "booking_history" AS entry
SET "effect" = '{}', "effect_codes" = (
  SELECT jsonb_agg(jsonb_build_object('code', told.code, 'at', to_char(
    CASE told.code
      WHEN 'late_from' THEN about.start - interval '72 hours'
      WHEN 'free_until' THEN LEAST(about.placed + interval '24 hours', about.start - interval '72 hours' - interval '1 millisecond')
    END AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY told.number)
  FROM (
    SELECT number, CASE
      WHEN sentence LIKE '%it counts as late from%' THEN 'late_from'
      WHEN sentence LIKE '%it counts as late, as%' THEN 'late_at_once'
      WHEN sentence LIKE 'Free cancellation is possible until%' THEN 'free_until'
      WHEN sentence LIKE 'Free cancellation ends%' THEN 'free_ends'
      WHEN sentence LIKE 'Free cancellation does not start again%' THEN 'free_not_again'
      ELSE 'unchanged' END AS code
    FROM unnest(entry."effect") WITH ORDINALITY AS said (sentence, number)
  ) AS told)
FROM (
  SELECT history."id", bookings."created_at" AS placed, (
    SELECT (change ->> 'to')::timestamptz FROM jsonb_array_elements(history."changes") AS change
    WHERE change ->> 'field' = 'startDate') AS start
  FROM "booking_history" AS history JOIN "bookings" ON bookings."id" = history."booking_id"
  WHERE history."effect" <> '{}'
) AS about
WHERE about."id" = entry."id";

-- What a proposal does is told from the facts of its row.
UPDATE "bookings" SET "change_proposal" = jsonb_set("change_proposal", '{effect}', '{"renter": [], "others": []}')
WHERE "change_proposal" IS NOT NULL;
