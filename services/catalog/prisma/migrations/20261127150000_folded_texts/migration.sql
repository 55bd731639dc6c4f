-- The form in which texts are searched, the same in every service: without accents, apostrophes and what cannot be seen, in
-- small letters; what a hyphen joins is there in parts and as one word, so "Sea-Doo" is found as "sea doo" and "seadoo".
CREATE FUNCTION "folded"(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(regexp_replace(lower(replace(replace(replace(replace(replace(replace(replace(
    translate(
      regexp_replace(
        normalize($1, NFKD),
        '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]',
        '', 'g'),
      U&'\00D8\00F8\0141\0142\0110\0111\00D0\00F0\0131\0126\0127\0166\0167\2010\2011\2012\2013\2014\2015\2212' || E'\n\r\t'
        || U&'\0027\2018\2019\201B\02BC\02BB\02B9\2032\0060',
      'OoLlDdDdiHhTt-------   '),
    U&'\00DF', 'ss'), U&'\00E6', 'ae'), U&'\00C6', 'AE'), U&'\0153', 'oe'), U&'\0152', 'OE'), U&'\00FE', 'th'), U&'\00DE', 'TH')),
    '([^ -]+)-([^ -]+)', '\1 \2 \1\2', 'g'), '-', ' ')
$$;
