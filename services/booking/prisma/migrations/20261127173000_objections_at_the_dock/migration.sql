-- A renter objects to what was agreed to in their name on another's phone; the reason is the note of the row. It stands in a
-- column of its own: the release before takes whatever names a record in "record_id" for a yes to it.
ALTER TABLE "dock_acts"
  ADD COLUMN "objects_to" uuid REFERENCES "dock_acts" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  DROP CONSTRAINT "dock_acts_act_check",
  ADD CONSTRAINT "dock_acts_act_check"
    CHECK ("act" IN ('check-in', 'check-out', 'agree', 'object', 'mark-balance', 'confirm-balance')),
  ADD CONSTRAINT "dock_acts_objection" CHECK (("objects_to" IS NOT NULL) = ("act" = 'object'));
CREATE UNIQUE INDEX "dock_acts_objects_to_key" ON "dock_acts" ("objects_to");
