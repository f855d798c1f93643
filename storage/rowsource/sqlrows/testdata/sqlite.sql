-- first page
SELECT `id`, `customer name`, `qty`, `city`, +`at` FROM `shop`.`orders` ORDER BY `id` LIMIT 256;

-- page at an index
SELECT `qty`, `city`, `id` FROM `shop`.`orders` ORDER BY `city`, `id` LIMIT 256 OFFSET 512;

-- nulls last, ascending
SELECT `customer name`, `id` FROM `shop`.`orders` ORDER BY `customer name` NULLS LAST, `id` LIMIT 256;

-- nulls first, descending
SELECT `customer name`, `id` FROM `shop`.`orders` ORDER BY `customer name` DESC NULLS FIRST, `id` DESC LIMIT 256;

-- after, of one direction
SELECT `city`, `id` FROM `shop`.`orders` WHERE (`city`, `id`) > (?, ?) ORDER BY `city`, `id` LIMIT 256;
-- string x
-- int64 7

-- after, with nulls last
SELECT `customer name`, `qty`, `id` FROM `shop`.`orders` WHERE (((`customer name` > ? OR `customer name` IS NULL)) OR (`customer name` = ? AND `qty` IS NULL AND `id` > ?)) ORDER BY `customer name` NULLS LAST, `qty` NULLS LAST, `id` LIMIT 256;
-- string x
-- string x
-- int64 7

-- before, with nulls last
SELECT `customer name`, `qty`, `id` FROM `shop`.`orders` WHERE ((`customer name` < ?) OR (`customer name` = ? AND `qty` IS NOT NULL) OR (`customer name` = ? AND `qty` IS NULL AND `id` < ?)) ORDER BY `customer name` DESC NULLS FIRST, `qty` DESC NULLS FIRST, `id` DESC LIMIT 256;
-- string x
-- string x
-- string x
-- int64 7

-- by magnitude
SELECT `qty`, `id` FROM `shop`.`orders` WHERE (((max(`qty`, -`qty`) > ? OR `qty` IS NULL)) OR (max(`qty`, -`qty`) = ? AND `id` > ?)) ORDER BY max(`qty`, -`qty`) NULLS LAST, `id` LIMIT 256;
-- int64 3
-- int64 3
-- int64 7

-- by a list
SELECT `customer name`, `id` FROM `shop`.`orders` WHERE ((CASE WHEN `customer name` IS NULL THEN NULL WHEN `customer name` = ? COLLATE BINARY THEN 1 WHEN `customer name` = ? COLLATE BINARY THEN 0 ELSE 2 END < 1) OR (CASE WHEN `customer name` IS NULL THEN NULL WHEN `customer name` = ? COLLATE BINARY THEN 1 WHEN `customer name` = ? COLLATE BINARY THEN 0 ELSE 2 END = 1 AND `customer name` > ?) OR (CASE WHEN `customer name` IS NULL THEN NULL WHEN `customer name` = ? COLLATE BINARY THEN 1 WHEN `customer name` = ? COLLATE BINARY THEN 0 ELSE 2 END = 1 AND `customer name` = ? AND `id` > ?)) ORDER BY CASE WHEN `customer name` IS NULL THEN NULL WHEN `customer name` = ? COLLATE BINARY THEN 1 WHEN `customer name` = ? COLLATE BINARY THEN 0 ELSE 2 END DESC NULLS FIRST, `customer name` NULLS FIRST, `id` LIMIT 256;
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
SELECT count(*) FROM `shop`.`orders` WHERE (((`qty` >= ? AND typeof(`qty`) IN ('integer', 'real', 'null')) AND (`qty` <= ? AND typeof(`qty`) IN ('integer', 'real', 'null'))) AND NOT ((`customer name` IS NULL OR (`city` <> ? OR NOT typeof(`city`) IN ('text', 'null')))) AND (`at` >= ? AND typeof(`at`) IN ('text', 'null') AND CASE WHEN `at` IS NULL THEN NULL WHEN (coalesce(datetime(substr(`at`, 1, 19)) = substr(`at`, 1, 19), `at` IS NULL AND NULL) AND (substr(`at`, 20) = '' OR substr(`at`, 20) GLOB '.[0-9]*' AND substr(`at`, 20) NOT GLOB '.*[^0-9]*' AND substr(`at`, 20) NOT GLOB '*0' AND length(`at`) <= 29)) THEN `at` >= ? WHEN date(substr(`at`, 1, 10)) = substr(`at`, 1, 10) THEN coalesce(rtrim(rtrim(strftime('%Y-%m-%d %H:%M:%f', `at`), '0'), '.') >= ?, (`at` GLOB '*:* [+-][0-9][0-9][0-9][0-9] *' OR `at` GLOB '*:*[+-][0-9][0-9]') AND `at` >= ?) ELSE 0 END));
-- int64 1
-- float64 2.5
-- string O'Hara; --
-- string 1969-12-30
-- string 1970-01-01 00:00:00
-- string 1970-01-01 00:00:00
-- string 1970-01-01 00:00:00

-- sets
SELECT count(*) FROM `shop`.`orders` WHERE ((`customer name` IS NULL OR (`customer name` IN (?) AND typeof(`customer name`) IN ('text', 'null'))) AND ((`qty` IN (?, ?) AND typeof(`qty`) IN ('integer', 'real', 'null')) OR (`qty` IN (?) AND typeof(`qty`) IN ('text', 'null'))) AND `qty` <> `qty` AND `qty` IS NULL);
-- string 
-- int64 1
-- int64 2
-- string other kind

-- other kinds and nulls
SELECT count(*) FROM `shop`.`orders` WHERE ((`qty` = ? AND typeof(`qty`) IN ('text', 'null')) OR (`qty` <> ? OR NOT typeof(`qty`) IN ('text', 'null')) OR `qty` = NULL OR 1 = 1 OR 1 = 0 OR 1 = 0);
-- string 1
-- string 1

-- texts
SELECT count(*) FROM `shop`.`orders` WHERE ((instr(lower(CASE typeof(`customer name`) WHEN 'real' THEN CASE WHEN `customer name` = CAST(`customer name` AS INTEGER) THEN CAST(CAST(`customer name` AS INTEGER) AS TEXT) ELSE CAST(`customer name` AS TEXT) END WHEN 'blob' THEN lower(hex(`customer name`)) ELSE CAST(`customer name` AS TEXT) END), ?) > 0 OR instr(lower(CASE typeof(`qty`) WHEN 'real' THEN CASE WHEN `qty` = CAST(`qty` AS INTEGER) THEN CAST(CAST(`qty` AS INTEGER) AS TEXT) ELSE CAST(`qty` AS TEXT) END WHEN 'blob' THEN lower(hex(`qty`)) ELSE CAST(`qty` AS TEXT) END), ?) > 0) AND (instr(lower(CASE typeof(`customer name`) WHEN 'real' THEN CASE WHEN `customer name` = CAST(`customer name` AS INTEGER) THEN CAST(CAST(`customer name` AS INTEGER) AS TEXT) ELSE CAST(`customer name` AS TEXT) END WHEN 'blob' THEN lower(hex(`customer name`)) ELSE CAST(`customer name` AS TEXT) END), ?) = 1) AND (iif(lower(CASE typeof(`customer name`) WHEN 'real' THEN CASE WHEN `customer name` = CAST(`customer name` AS INTEGER) THEN CAST(CAST(`customer name` AS INTEGER) AS TEXT) ELSE CAST(`customer name` AS TEXT) END WHEN 'blob' THEN lower(hex(`customer name`)) ELSE CAST(`customer name` AS TEXT) END) = '', 0, substr(CAST(lower(CASE typeof(`customer name`) WHEN 'real' THEN CASE WHEN `customer name` = CAST(`customer name` AS INTEGER) THEN CAST(CAST(`customer name` AS INTEGER) AS TEXT) ELSE CAST(`customer name` AS TEXT) END WHEN 'blob' THEN lower(hex(`customer name`)) ELSE CAST(`customer name` AS TEXT) END) AS BLOB), -1) = CAST(? AS BLOB))) AND (lower(CASE typeof(`customer name`) WHEN 'real' THEN CASE WHEN `customer name` = CAST(`customer name` AS INTEGER) THEN CAST(CAST(`customer name` AS INTEGER) AS TEXT) ELSE CAST(`customer name` AS TEXT) END WHEN 'blob' THEN lower(hex(`customer name`)) ELSE CAST(`customer name` AS TEXT) END) = ?));
-- string 5%_|\É
-- string 5%_|\É
-- string a
-- string a
-- string a

-- letter case
-- rowsource: not supported by the source: telling upper and lower case apart

-- regular expression
-- rowsource: not supported by the source: the match regexp

-- place of a row
SELECT `customer name`, `id` FROM `shop`.`orders` WHERE `qty` IS NULL AND `id` = ?;
-- int64 7

-- index of a place
SELECT count(*) FROM `shop`.`orders` WHERE ((`customer name` IS NOT NULL) OR (`customer name` IS NULL AND `id` < ?));
-- int64 7

-- groups
SELECT * FROM (SELECT `customer name` AS g, count(*) AS n, coalesce(sum(CASE WHEN typeof(`qty`) IN ('integer', 'real', 'null') THEN `qty` END), 0) AS a0 FROM `shop`.`orders` WHERE `at` IS NULL AND `city` = ? GROUP BY `customer name`) AS s ORDER BY a0 DESC NULLS LAST, g NULLS LAST LIMIT 100 OFFSET 10;
-- string x

-- groups before one
SELECT * FROM (SELECT `customer name` AS g, count(*) AS n, coalesce(sum(CASE WHEN typeof(`qty`) IN ('integer', 'real', 'null') THEN `qty` END), 0) AS a0 FROM `shop`.`orders` WHERE `at` IS NULL AND `city` = ? GROUP BY `customer name`) AS s WHERE ((a0 > ?) OR (a0 = ? AND g < ?)) ORDER BY a0 NULLS FIRST, g DESC NULLS FIRST LIMIT 100;
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
SELECT count(*), count(`qty`), count(DISTINCT `customer name`), coalesce(sum(CASE WHEN typeof(`qty`) IN ('integer', 'real', 'null') THEN `qty` END), 0), avg(CAST(CASE WHEN typeof(`qty`) IN ('integer', 'real', 'null') THEN `qty` END AS REAL)), min(`at`), max(`at`) FROM `shop`.`orders` WHERE `at` IS NULL;

-- aggregates of some rows
SELECT count(*), count(`qty`), count(DISTINCT `customer name`), coalesce(sum(CASE WHEN typeof(`qty`) IN ('integer', 'real', 'null') THEN `qty` END), 0), avg(CAST(CASE WHEN typeof(`qty`) IN ('integer', 'real', 'null') THEN `qty` END AS REAL)), min(`at`), max(`at`) FROM (SELECT `id`, `qty`, `customer name`, `at` FROM `shop`.`orders` WHERE `at` IS NULL ORDER BY `id` LIMIT 20 OFFSET 10) AS s;

