-- The keys of pictures that a message shows: catalog has the pictures.
ALTER TABLE "conversation_messages" ADD COLUMN "pictures" TEXT[] NOT NULL DEFAULT '{}';
