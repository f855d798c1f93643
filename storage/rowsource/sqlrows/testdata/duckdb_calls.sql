SELECT "customer name", "id" FROM "shop"."orders" WHERE "customer name" IS NOT NULL ORDER BY "customer name", "id" LIMIT 10;
SELECT "customer name", "id" FROM "shop"."orders" WHERE "customer name" IS NULL ORDER BY "id" LIMIT 10;
SELECT "customer name", "id" FROM "shop"."orders" WHERE "customer name" IS NOT NULL ORDER BY "customer name", "id" LIMIT 10 OFFSET 7;
SELECT count(*) FROM "shop"."orders" WHERE "customer name" IS NOT NULL;
SELECT "customer name", "id" FROM "shop"."orders" WHERE "customer name" IS NULL ORDER BY "id" LIMIT 10;
SELECT "customer name", "id" FROM "shop"."orders" WHERE ("customer name", "id") > (?, ?) ORDER BY "customer name", "id" LIMIT 10;
-- string x
-- int64 7
SELECT "customer name", "id" FROM "shop"."orders" WHERE "customer name" IS NULL ORDER BY "id" LIMIT 10;
SELECT "customer name", "id" FROM "shop"."orders" WHERE ("customer name", "id") < (?, ?) ORDER BY "customer name" DESC, "id" DESC LIMIT 10;
-- string x
-- int64 7
SELECT "customer name", "id" FROM "shop"."orders" WHERE "customer name" IS NULL AND (("id" > ?)) ORDER BY "id" LIMIT 10;
-- int64 7
SELECT "customer name", "id", CASE WHEN lower(CAST("customer name" AS VARCHAR)) LIKE ? ESCAPE '|' THEN 1 ELSE 0 END, CASE WHEN lower(CAST("city" AS VARCHAR)) LIKE ? ESCAPE '|' THEN 1 ELSE 0 END FROM "shop"."orders" WHERE (lower(CAST("customer name" AS VARCHAR)) LIKE ? ESCAPE '|' OR lower(CAST("city" AS VARCHAR)) LIKE ? ESCAPE '|') AND "customer name" IS NOT NULL ORDER BY "customer name", "id" LIMIT 1;
-- string %x%
-- string %x%
-- string %x%
-- string %x%
SELECT "customer name", "id", CASE WHEN lower(CAST("customer name" AS VARCHAR)) LIKE ? ESCAPE '|' THEN 1 ELSE 0 END, CASE WHEN lower(CAST("city" AS VARCHAR)) LIKE ? ESCAPE '|' THEN 1 ELSE 0 END FROM "shop"."orders" WHERE (lower(CAST("customer name" AS VARCHAR)) LIKE ? ESCAPE '|' OR lower(CAST("city" AS VARCHAR)) LIKE ? ESCAPE '|') AND "customer name" IS NULL ORDER BY "id" LIMIT 1;
-- string %x%
-- string %x%
-- string %x%
-- string %x%
SELECT "customer name", "id" FROM "shop"."orders" WHERE "id" = ?;
-- int64 7
SELECT r, t0, t1 FROM (SELECT "customer name" AS t0, "id" AS t1, row_number() OVER (ORDER BY "customer name" NULLS LAST, "id") AS r FROM "shop"."orders") AS s WHERE r % 4096 = 0;
SELECT count(*) FROM "shop"."orders";
SELECT "customer name", "id" FROM "shop"."orders" WHERE "customer name" IS NOT NULL ORDER BY "customer name", "id" LIMIT 10 OFFSET 2;
SELECT count(*) FROM "shop"."orders" WHERE "customer name" IS NOT NULL;
SELECT "customer name", "id" FROM "shop"."orders" WHERE "customer name" IS NULL ORDER BY "id" LIMIT 10;
UPDATE "shop"."orders" SET "customer name" = ?, "city" = ?, "qty" = coalesce("qty", 0) + 1 WHERE "id" = ? AND "qty" = ?;
-- string x
-- <nil> <nil>
-- int64 7
-- int64 3
SELECT "qty", "id" FROM "shop"."orders" WHERE "id" = ?;
-- int64 7
UPDATE "shop"."orders" SET "at" = ?, "qty" = coalesce("qty", 0) + 1 WHERE "id" = ? AND "at" IS NULL;
-- time.Time 1970-01-01 00:00:00 +0000 UTC
-- int64 7
SELECT "qty", "id" FROM "shop"."orders" WHERE "id" = ?;
-- int64 7
DELETE FROM "shop"."orders" WHERE "id" = ?;
-- int64 8
INSERT INTO "shop"."orders" ("customer name", "qty") VALUES (?, ?) RETURNING "id";
-- string x
-- int64 1
SELECT "qty", "id" FROM "shop"."orders" WHERE "id" = ?;
-- int64 9
COMMIT;
