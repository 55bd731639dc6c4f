-- Who people are, so that payments are found by name, e-mail address and phone.
CREATE TABLE "users" (
  "id" integer PRIMARY KEY,
  "full_name" text NOT NULL,
  "email" text NOT NULL,
  "phone" text NOT NULL
);

-- The card that paid, as far as it is printed on statements.
ALTER TABLE "payments"
  ADD COLUMN "card_brand" text,
  ADD COLUMN "card_last4" text;
