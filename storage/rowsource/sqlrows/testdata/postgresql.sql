-- first page
SELECT "id", "customer name", "qty", "city", "at" FROM "shop"."orders" ORDER BY "id" LIMIT 256;

-- page at an index
SELECT "qty", "city", "id" FROM "shop"."orders" ORDER BY "city", "id" LIMIT 256 OFFSET 512;

-- nulls last, ascending
SELECT "customer name", "id" FROM "shop"."orders" ORDER BY "customer name" NULLS LAST, "id" LIMIT 256;

-- nulls first, descending
SELECT "customer name", "id" FROM "shop"."orders" ORDER BY "customer name" DESC NULLS FIRST, "id" DESC LIMIT 256;

-- after, of one direction
SELECT "city", "id" FROM "shop"."orders" WHERE ("city", "id") > ($1, CAST($2 AS bigint)) ORDER BY "city", "id" LIMIT 256;
-- string x
-- int64 7

-- after, with nulls last
SELECT "customer name", "qty", "id" FROM "shop"."orders" WHERE ((("customer name" > $1 OR "customer name" IS NULL)) OR ("customer name" = $2 AND "qty" IS NULL AND "id" > CAST($3 AS bigint))) ORDER BY "customer name" NULLS LAST, "qty" NULLS LAST, "id" LIMIT 256;
-- string x
-- string x
-- int64 7

-- before, with nulls last
SELECT "customer name", "qty", "id" FROM "shop"."orders" WHERE (("customer name" < $1) OR ("customer name" = $2 AND "qty" IS NOT NULL) OR ("customer name" = $3 AND "qty" IS NULL AND "id" < CAST($4 AS bigint))) ORDER BY "customer name" DESC NULLS FIRST, "qty" DESC NULLS FIRST, "id" DESC LIMIT 256;
-- string x
-- string x
-- string x
-- int64 7

-- by magnitude
SELECT "qty", "id" FROM "shop"."orders" WHERE (((ABS("qty" + 0.) > CAST($1 AS bigint) OR "qty" IS NULL)) OR (ABS("qty" + 0.) = CAST($2 AS bigint) AND "id" > CAST($3 AS bigint))) ORDER BY ABS("qty" + 0.) NULLS LAST, "id" LIMIT 256;
-- int64 3
-- int64 3
-- int64 7

-- by a list
SELECT "customer name", "id" FROM "shop"."orders" WHERE ((CASE WHEN "customer name" IS NULL THEN NULL WHEN concat("customer name") COLLATE "C" = $1 THEN 1 WHEN concat("customer name") COLLATE "C" = $2 THEN 0 ELSE 2 END < 1) OR (CASE WHEN "customer name" IS NULL THEN NULL WHEN concat("customer name") COLLATE "C" = $3 THEN 1 WHEN concat("customer name") COLLATE "C" = $4 THEN 0 ELSE 2 END = 1 AND "customer name" > $5) OR (CASE WHEN "customer name" IS NULL THEN NULL WHEN concat("customer name") COLLATE "C" = $6 THEN 1 WHEN concat("customer name") COLLATE "C" = $7 THEN 0 ELSE 2 END = 1 AND "customer name" = $8 AND "id" > CAST($9 AS bigint))) ORDER BY CASE WHEN "customer name" IS NULL THEN NULL WHEN concat("customer name") COLLATE "C" = $10 THEN 1 WHEN concat("customer name") COLLATE "C" = $11 THEN 0 ELSE 2 END DESC NULLS FIRST, "customer name" NULLS FIRST, "id" LIMIT 256;
-- string low
-- string high
-- string low
-- string high
-- string low
-- string low
-- string high
-- string low
-- int64 7
-- string low
-- string high

-- filter
SELECT count(*) FROM "shop"."orders" WHERE (("qty" >= CAST($1 AS bigint) AND "qty" <= CAST($2 AS numeric)) AND NOT (("customer name" IS NULL OR "city" <> $3)) AND ("at" >= $4 AND isfinite("at")));
-- int64 1
-- string 2.5
-- string O'Hara; --
-- time.Time 1970-01-01 00:00:00 +0000 UTC

-- sets
SELECT count(*) FROM "shop"."orders" WHERE (("customer name" IS NULL OR CAST("customer name" AS text) = '') AND "qty" IN (CAST($1 AS bigint), CAST($2 AS bigint)) AND "qty" <> "qty" AND "qty" IS NULL);
-- int64 1
-- int64 2

-- other kinds and nulls
SELECT count(*) FROM "shop"."orders" WHERE ("qty" <> "qty" OR "qty" = "qty" OR "qty" = NULL OR 1 = 1 OR 1 = 0 OR 1 = 0);

-- texts
SELECT count(*) FROM "shop"."orders" WHERE ((lower(CAST("customer name" AS text)) LIKE $1 ESCAPE '|' OR lower(CASE WHEN CAST("qty" AS text) ~ 'e([+]([01][0-9]|20)|-0[56])$' THEN CAST(CAST(CAST("qty" AS text) AS numeric) AS text) ELSE CAST("qty" AS text) END) LIKE $2 ESCAPE '|') AND (lower(CAST("customer name" AS text)) LIKE $3 ESCAPE '|') AND (lower(CAST("customer name" AS text)) LIKE $4 ESCAPE '|') AND (lower(CAST("customer name" AS text)) = $5));
-- string %5|%|_||\é%
-- string %5|%|_||\é%
-- string a%
-- string %a
-- string a

-- letter case
SELECT count(*) FROM "shop"."orders" WHERE (CAST("customer name" AS text) LIKE $1 ESCAPE '|');
-- string %A%

-- regular expression
SELECT count(*) FROM "shop"."orders" WHERE (CAST("customer name" AS text) ~* $1);
-- string ^a?

-- place of a row
SELECT "customer name", "id" FROM "shop"."orders" WHERE "qty" IS NULL AND "id" = CAST($1 AS bigint);
-- int64 7

-- index of a place
SELECT count(*) FROM "shop"."orders" WHERE (("customer name" IS NOT NULL) OR ("customer name" IS NULL AND "id" < CAST($1 AS bigint)));
-- int64 7

-- groups
SELECT * FROM (SELECT "customer name" AS g, count(*) AS n, coalesce(sum("qty"), 0) AS a0 FROM "shop"."orders" WHERE "at" IS NULL AND "city" = $1 GROUP BY "customer name") AS s ORDER BY a0 DESC NULLS LAST, g NULLS LAST LIMIT 100 OFFSET 10;
-- string x

-- groups before one
SELECT * FROM (SELECT "customer name" AS g, count(*) AS n, coalesce(sum("qty"), 0) AS a0 FROM "shop"."orders" WHERE "at" IS NULL AND "city" = $1 GROUP BY "customer name") AS s WHERE ((a0 > CAST($2 AS bigint)) OR (a0 = CAST($3 AS bigint) AND g < $4)) ORDER BY a0 NULLS FIRST, g DESC NULLS FIRST LIMIT 100;
-- string x
-- int64 5
-- int64 5
-- string x

-- number of groups
SELECT count(*) FROM (SELECT DISTINCT "customer name" AS g FROM "shop"."orders" WHERE "city" = $1) AS s;
-- string x

-- rows of a group without a value
SELECT "id" FROM "shop"."orders" WHERE "customer name" IS NULL ORDER BY "id" LIMIT 256;

-- aggregates
SELECT count(*), count("qty"), count(DISTINCT "customer name"), coalesce(sum("qty"), 0), avg(CAST("qty" AS double precision)), min("at"), max("at") FROM "shop"."orders" WHERE "at" IS NULL;

-- aggregates of some rows
SELECT count(*), count("qty"), count(DISTINCT "customer name"), coalesce(sum("qty"), 0), avg(CAST("qty" AS double precision)), min("at"), max("at") FROM (SELECT "id", "qty", "customer name", "at" FROM "shop"."orders" WHERE "at" IS NULL ORDER BY "id" LIMIT 20 OFFSET 10) AS s;

