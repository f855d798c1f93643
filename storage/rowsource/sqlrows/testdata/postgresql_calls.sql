SELECT "customer name", "id" FROM "shop"."orders" WHERE "customer name" IS NOT NULL ORDER BY "customer name", "id" LIMIT 10;
SELECT "customer name", "id" FROM "shop"."orders" WHERE "customer name" IS NULL ORDER BY "id" LIMIT 10;
SELECT "customer name", "id" FROM "shop"."orders" WHERE "customer name" IS NOT NULL ORDER BY "customer name", "id" LIMIT 10 OFFSET 7;
SELECT count(*) FROM "shop"."orders" WHERE "customer name" IS NOT NULL;
SELECT "customer name", "id" FROM "shop"."orders" WHERE "customer name" IS NULL ORDER BY "id" LIMIT 10;
SELECT "customer name", "id" FROM "shop"."orders" WHERE ("customer name", "id") > ($1, CAST($2 AS bigint)) ORDER BY "customer name", "id" LIMIT 10;
-- string x
-- int64 7
SELECT "customer name", "id" FROM "shop"."orders" WHERE "customer name" IS NULL ORDER BY "id" LIMIT 10;
SELECT "customer name", "id" FROM "shop"."orders" WHERE ("customer name", "id") < ($1, CAST($2 AS bigint)) ORDER BY "customer name" DESC, "id" DESC LIMIT 10;
-- string x
-- int64 7
SELECT "customer name", "id" FROM "shop"."orders" WHERE "customer name" IS NULL AND (("id" > CAST($1 AS bigint))) ORDER BY "id" LIMIT 10;
-- int64 7
SELECT "customer name", "id", CASE WHEN lower(CAST("customer name" AS text)) LIKE $1 ESCAPE '|' THEN 1 ELSE 0 END, CASE WHEN lower(CAST("city" AS text)) LIKE $2 ESCAPE '|' THEN 1 ELSE 0 END FROM "shop"."orders" WHERE (lower(CAST("customer name" AS text)) LIKE $3 ESCAPE '|' OR lower(CAST("city" AS text)) LIKE $4 ESCAPE '|') AND "customer name" IS NOT NULL ORDER BY "customer name", "id" LIMIT 1;
-- string %x%
-- string %x%
-- string %x%
-- string %x%
SELECT "customer name", "id", CASE WHEN lower(CAST("customer name" AS text)) LIKE $1 ESCAPE '|' THEN 1 ELSE 0 END, CASE WHEN lower(CAST("city" AS text)) LIKE $2 ESCAPE '|' THEN 1 ELSE 0 END FROM "shop"."orders" WHERE (lower(CAST("customer name" AS text)) LIKE $3 ESCAPE '|' OR lower(CAST("city" AS text)) LIKE $4 ESCAPE '|') AND "customer name" IS NULL ORDER BY "id" LIMIT 1;
-- string %x%
-- string %x%
-- string %x%
-- string %x%
SELECT "customer name", "id" FROM "shop"."orders" WHERE "id" = CAST($1 AS bigint);
-- int64 7
SELECT r, t0, t1 FROM (SELECT "customer name" AS t0, "id" AS t1, row_number() OVER (ORDER BY "customer name" NULLS LAST, "id") AS r FROM "shop"."orders") AS s WHERE r % 4096 = 0;
SELECT count(*) FROM "shop"."orders";
SELECT "customer name", "id" FROM "shop"."orders" WHERE "customer name" IS NOT NULL ORDER BY "customer name", "id" LIMIT 10 OFFSET 2;
SELECT count(*) FROM "shop"."orders" WHERE "customer name" IS NOT NULL;
SELECT "customer name", "id" FROM "shop"."orders" WHERE "customer name" IS NULL ORDER BY "id" LIMIT 10;
UPDATE "shop"."orders" SET "customer name" = $1, "city" = $2, "qty" = coalesce("qty", 0) + 1 WHERE "id" = CAST($3 AS bigint) AND "qty" = CAST($4 AS bigint);
-- string x
-- <nil> <nil>
-- int64 7
-- int64 3
SELECT "qty", "id" FROM "shop"."orders" WHERE "id" = CAST($1 AS bigint) FOR UPDATE;
-- int64 7
UPDATE "shop"."orders" SET "at" = $1, "qty" = coalesce("qty", 0) + 1 WHERE "id" = CAST($2 AS bigint) AND "at" IS NULL;
-- time.Time 1970-01-01 00:00:00 +0000 UTC
-- int64 7
SELECT "qty", "id" FROM "shop"."orders" WHERE "id" = CAST($1 AS bigint) FOR UPDATE;
-- int64 7
DELETE FROM "shop"."orders" WHERE "id" = CAST($1 AS bigint);
-- int64 8
INSERT INTO "shop"."orders" ("customer name", "qty") VALUES ($1, $2) RETURNING "id";
-- string x
-- int64 1
SELECT "qty", "id" FROM "shop"."orders" WHERE "id" = CAST($1 AS bigint) FOR UPDATE;
-- int64 9
COMMIT;
