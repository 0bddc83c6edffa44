-- The search of the desk: each way to search has an index. Expressions on which the search relies are written here and in
-- server/admin/search-queries.ts alike.

-- The words of a name, and after a mark the consonants of each, so that a name is found in both scripts and in many spellings:
-- Ramesh and रमेश are "~rms". One function, because an index is restored with an empty search path.
create function name_words(name text) returns text[] language sql immutable strict parallel safe as $$
  with words as (
    select word from regexp_split_to_table(lower(name), '[\s.,;:''"()/_~-]+') as word where word <> ''
  ), spelled as (
    -- One spelling for sounds that Latin letters write in many ways; other scripts stay as they are.
    select regexp_replace(
      translate(replace(replace(replace(replace(word, 'singh', 'sinh'), 'ph', 'f'), 'sh', 's'), 'x', 'ks'), 'wzq', 'vjk'),
      '([bcdgjkpst])h+', '\1', 'g') as word
    from words
  ), latin as (
    select translate(
      regexp_replace(replace(word, 'ज्ञ', 'ग्य'), '[ंँ](?=[पफबभम])', 'म', 'g'),
      'अआइईउऊएऐओऔऑकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहळंँृऋािीुूेैोौॉ्ः़',
      'aaaaaaaaaaakkggnccjjnttddnttddnpfbbmyrlvssshlnnrr') as word
    from spelled
  ), sounds as (
    -- Vowels are dropped, except that a word begins with one; then a "y" at the end. Doubled letters
    -- are one.
    select regexp_replace(regexp_replace(regexp_replace(
      regexp_replace(word, '^[aeiou]', 'a') , '(?!^)[aeiou]', '', 'g'), 'y+$', ''), '(.)\1+', '\1', 'g') as word
    from latin
  )
  select coalesce(array_agg(distinct entry), '{}') from (
    select word as entry from words
    union all
    select '~' || word from sounds where length(word) > 1
  ) as entries
$$;

create index users_by_name on users using gin (array_to_tsvector(name_words(name)));
create index users_by_email on users (email_key text_pattern_ops) where email_key is not null;
-- The last digits are what people remember and dictate.
create index users_by_phone_end on users (reverse(phone) text_pattern_ops);
create index payments_by_utr_end on payments (reverse(upper(utr)) text_pattern_ops) where utr is not null;
create index payments_by_reference on payments (reference text_pattern_ops);
create index payments_by_amount on payments (amount_payable, id) where utr is not null;
