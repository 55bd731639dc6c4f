-- For the indexes of texts in the next migrations.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
