-- What was erased with an account is gone, or empty where nobody can write it empty: no sentence stands for it.
UPDATE "conversation_messages" SET "text" = '' WHERE "text" = 'This message was erased with its writer’s account.';
UPDATE "conversation_reports" SET "reason" = '' WHERE "reason" = 'Erased with the account';
UPDATE "bookings" SET "state" = "state" || '{"cancellationReason": null}'
  WHERE "state" ->> 'cancellationReason' = 'Erased with the account';
UPDATE "bookings" SET "state" = "state" || '{"changeReason": null}'
  WHERE "state" ->> 'changeReason' = 'Erased with the account';

-- In what messages told of, at whatever depth. A member that may be missing is nothing, any other is empty.
UPDATE "deliveries" SET "about" = replace(replace(replace(replace("about"::text,
    '"cancellationReason": "Erased with the account"', '"cancellationReason": null'),
    '"changeReason": "Erased with the account"', '"changeReason": null'),
    '"Erased with the account"', '""'), '"Erased"', '""')::jsonb
  WHERE "about"::text LIKE '%"Erased with the account"%';
