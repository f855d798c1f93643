-- first page
SELECT `id`, `customer name`, `qty`, `city`, CAST(`at` AS CHAR) FROM `shop`.`orders` ORDER BY `id` LIMIT 256;

-- page at an index
SELECT `qty`, `city`, `id` FROM `shop`.`orders` ORDER BY `city`, `id` LIMIT 256 OFFSET 512;

-- nulls last, ascending
SELECT `customer name`, `id` FROM `shop`.`orders` ORDER BY `customer name` IS NULL, `customer name`, `id` LIMIT 256;

-- nulls first, descending
SELECT `customer name`, `id` FROM `shop`.`orders` ORDER BY `customer name` IS NULL DESC, `customer name` DESC, `id` DESC LIMIT 256;

-- after, of one direction
SELECT `city`, `id` FROM `shop`.`orders` WHERE `city` >= ? AND ((`city` > ?) OR (`city` = ? AND `id` > ?)) ORDER BY `city`, `id` LIMIT 256;
-- string x
-- string x
-- string x
-- int64 7

-- after, with nulls last
SELECT `customer name`, `qty`, `id` FROM `shop`.`orders` WHERE (((`customer name` > ? OR `customer name` IS NULL)) OR (`customer name` = ? AND `qty` IS NULL AND `id` > ?)) ORDER BY `customer name` IS NULL, `customer name`, `qty` IS NULL, `qty`, `id` LIMIT 256;
-- string x
-- string x
-- int64 7

-- before, with nulls last
SELECT `customer name`, `qty`, `id` FROM `shop`.`orders` WHERE ((`customer name` < ?) OR (`customer name` = ? AND `qty` IS NOT NULL) OR (`customer name` = ? AND `qty` IS NULL AND `id` < ?)) ORDER BY `customer name` IS NULL DESC, `customer name` DESC, `qty` IS NULL DESC, `qty` DESC, `id` DESC LIMIT 256;
-- string x
-- string x
-- string x
-- int64 7

-- by magnitude
SELECT `qty`, `id` FROM `shop`.`orders` WHERE (((ABS(`qty` + 0.) > ? OR `qty` IS NULL)) OR (ABS(`qty` + 0.) = ? AND `id` > ?)) ORDER BY `qty` IS NULL, ABS(`qty` + 0.), `id` LIMIT 256;
-- int64 3
-- int64 3
-- int64 7

-- by a list
SELECT `customer name`, `id` FROM `shop`.`orders` WHERE ((CASE WHEN `customer name` IS NULL THEN NULL WHEN CAST(CONVERT(`customer name` USING utf8mb4) AS BINARY) = ? THEN 1 WHEN CAST(CONVERT(`customer name` USING utf8mb4) AS BINARY) = ? THEN 0 ELSE 2 END < 1) OR (CASE WHEN `customer name` IS NULL THEN NULL WHEN CAST(CONVERT(`customer name` USING utf8mb4) AS BINARY) = ? THEN 1 WHEN CAST(CONVERT(`customer name` USING utf8mb4) AS BINARY) = ? THEN 0 ELSE 2 END = 1 AND `customer name` > ?) OR (CASE WHEN `customer name` IS NULL THEN NULL WHEN CAST(CONVERT(`customer name` USING utf8mb4) AS BINARY) = ? THEN 1 WHEN CAST(CONVERT(`customer name` USING utf8mb4) AS BINARY) = ? THEN 0 ELSE 2 END = 1 AND `customer name` = ? AND `id` > ?)) ORDER BY `customer name` IS NULL DESC, CASE WHEN `customer name` IS NULL THEN NULL WHEN CAST(CONVERT(`customer name` USING utf8mb4) AS BINARY) = ? THEN 1 WHEN CAST(CONVERT(`customer name` USING utf8mb4) AS BINARY) = ? THEN 0 ELSE 2 END DESC, `customer name`, `id` LIMIT 256;
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
SELECT count(*) FROM `shop`.`orders` WHERE ((`qty` >= ? AND `qty` <= ?) AND NOT ((`customer name` IS NULL OR `city` <> ?)) AND (`at` >= ? AND coalesce(DAYOFMONTH(`at`) BETWEEN 1 AND DAYOFMONTH(LAST_DAY(`at`)), `at` IS NULL AND NULL)));
-- int64 1
-- float64 2.5
-- string O'Hara; --
-- string 1970-01-01

-- sets
SELECT count(*) FROM `shop`.`orders` WHERE ((`customer name` IS NULL OR concat(`customer name`) = '') AND `qty` IN (?, ?) AND `qty` <> `qty` AND `qty` IS NULL);
-- int64 1
-- int64 2

-- other kinds and nulls
SELECT count(*) FROM `shop`.`orders` WHERE (`qty` <> `qty` OR `qty` = `qty` OR `qty` = NULL OR 1 = 1 OR 1 = 0 OR 1 = 0);

-- texts
SELECT count(*) FROM `shop`.`orders` WHERE ((lower(CONVERT(`customer name` USING utf8mb4) COLLATE utf8mb4_bin) LIKE ? ESCAPE '|' OR lower(CONVERT(CASE WHEN locate('e', CAST(`qty` AS CHAR)) = 0 THEN CAST(`qty` AS CHAR) WHEN abs(`qty`) >= 1e-6 AND abs(`qty`) < 1e21 THEN trim(TRAILING '.' FROM trim(TRAILING '0' FROM CAST(CAST(CAST(`qty` AS CHAR) AS DECIMAL(65,30)) AS CHAR))) WHEN locate('e-', CAST(`qty` AS CHAR)) = 0 THEN replace(CAST(`qty` AS CHAR), 'e', 'e+') WHEN char_length(substring_index(CAST(`qty` AS CHAR), 'e-', -1)) = 1 THEN replace(CAST(`qty` AS CHAR), 'e-', 'e-0') ELSE CAST(`qty` AS CHAR) END USING utf8mb4) COLLATE utf8mb4_bin) LIKE ? ESCAPE '|') AND (lower(CONVERT(`customer name` USING utf8mb4) COLLATE utf8mb4_bin) LIKE ? ESCAPE '|') AND (lower(CONVERT(`customer name` USING utf8mb4) COLLATE utf8mb4_bin) LIKE ? ESCAPE '|') AND (lower(CONVERT(`customer name` USING utf8mb4) COLLATE utf8mb4_bin) LIKE ? ESCAPE '|'));
-- string %5|%|_||\é%
-- string %5|%|_||\é%
-- string a%
-- string %a
-- string a

-- letter case
-- rowsource: not supported by the source: telling upper and lower case apart

-- regular expression
SELECT count(*) FROM `shop`.`orders` WHERE (`customer name` REGEXP ?);
-- string (?i)^a?

-- place of a row
SELECT `customer name`, `id` FROM `shop`.`orders` WHERE `qty` IS NULL AND `id` = ?;
-- int64 7

-- index of a place
SELECT count(*) FROM `shop`.`orders` WHERE ((`customer name` IS NOT NULL) OR (`customer name` IS NULL AND `id` < ?));
-- int64 7

-- groups
SELECT g, n, a0 FROM (SELECT `customer name` AS g, count(*) AS n, coalesce(sum(`qty`), 0) AS a0 FROM `shop`.`orders` WHERE `at` IS NULL AND `city` = ? GROUP BY `customer name`) AS s ORDER BY a0 DESC, g IS NULL, g LIMIT 100 OFFSET 10;
-- string x

-- groups before one
SELECT g, n, a0 FROM (SELECT `customer name` AS g, count(*) AS n, coalesce(sum(`qty`), 0) AS a0 FROM `shop`.`orders` WHERE `at` IS NULL AND `city` = ? GROUP BY `customer name`) AS s WHERE ((a0 > ?) OR (a0 = ? AND g < ?)) ORDER BY a0, g IS NULL DESC, g DESC LIMIT 100;
-- string x
-- int64 5
-- int64 5
-- string x

-- number of groups
SELECT count(*) FROM (SELECT DISTINCT `customer name` AS g FROM `shop`.`orders` WHERE `city` = ?) AS s;
-- string x

-- rows of a group without a value
SELECT `id` FROM `shop`.`orders` WHERE `customer name` IS NULL ORDER BY `id` LIMIT 256;

-- aggregates
SELECT count(*), count(`qty`), count(DISTINCT `customer name`), coalesce(sum(`qty`), 0), avg((`qty` + 0e0)), CAST(min(`at`) AS CHAR), CAST(max(`at`) AS CHAR) FROM `shop`.`orders` WHERE `at` IS NULL;

-- aggregates of some rows
SELECT count(*), count(`qty`), count(DISTINCT `customer name`), coalesce(sum(`qty`), 0), avg((`qty` + 0e0)), CAST(min(`at`) AS CHAR), CAST(max(`at`) AS CHAR) FROM (SELECT `id`, `qty`, `customer name`, `at` FROM `shop`.`orders` WHERE `at` IS NULL ORDER BY `id` LIMIT 20 OFFSET 10) AS s;

