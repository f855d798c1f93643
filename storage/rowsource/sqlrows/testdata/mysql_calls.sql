SELECT `customer name`, `id` FROM `shop`.`orders` WHERE `customer name` IS NOT NULL ORDER BY `customer name`, `id` LIMIT 10;
SELECT `customer name`, `id` FROM `shop`.`orders` WHERE `customer name` IS NULL ORDER BY `id` LIMIT 10;
SELECT `customer name`, `id` FROM `shop`.`orders` WHERE `customer name` IS NOT NULL ORDER BY `customer name`, `id` LIMIT 10 OFFSET 7;
SELECT count(*) FROM `shop`.`orders` WHERE `customer name` IS NOT NULL;
SELECT `customer name`, `id` FROM `shop`.`orders` WHERE `customer name` IS NULL ORDER BY `id` LIMIT 10;
SELECT `customer name`, `id` FROM `shop`.`orders` WHERE `customer name` >= ? AND ((`customer name` > ?) OR (`customer name` = ? AND `id` > ?)) ORDER BY `customer name`, `id` LIMIT 10;
-- string x
-- string x
-- string x
-- int64 7
SELECT `customer name`, `id` FROM `shop`.`orders` WHERE `customer name` IS NULL ORDER BY `id` LIMIT 10;
SELECT `customer name`, `id` FROM `shop`.`orders` WHERE `customer name` <= ? AND ((`customer name` < ?) OR (`customer name` = ? AND `id` < ?)) ORDER BY `customer name` DESC, `id` DESC LIMIT 10;
-- string x
-- string x
-- string x
-- int64 7
SELECT `customer name`, `id` FROM `shop`.`orders` WHERE `customer name` IS NULL AND ((`id` > ?)) ORDER BY `id` LIMIT 10;
-- int64 7
SELECT `customer name`, `id`, CASE WHEN lower(CONVERT(`customer name` USING utf8mb4) COLLATE utf8mb4_bin) LIKE ? ESCAPE '|' THEN 1 ELSE 0 END, CASE WHEN lower(CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_bin) LIKE ? ESCAPE '|' THEN 1 ELSE 0 END FROM `shop`.`orders` WHERE (lower(CONVERT(`customer name` USING utf8mb4) COLLATE utf8mb4_bin) LIKE ? ESCAPE '|' OR lower(CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_bin) LIKE ? ESCAPE '|') AND `customer name` IS NOT NULL ORDER BY `customer name`, `id` LIMIT 1;
-- string %x%
-- string %x%
-- string %x%
-- string %x%
SELECT `customer name`, `id`, CASE WHEN lower(CONVERT(`customer name` USING utf8mb4) COLLATE utf8mb4_bin) LIKE ? ESCAPE '|' THEN 1 ELSE 0 END, CASE WHEN lower(CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_bin) LIKE ? ESCAPE '|' THEN 1 ELSE 0 END FROM `shop`.`orders` WHERE (lower(CONVERT(`customer name` USING utf8mb4) COLLATE utf8mb4_bin) LIKE ? ESCAPE '|' OR lower(CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_bin) LIKE ? ESCAPE '|') AND `customer name` IS NULL ORDER BY `id` LIMIT 1;
-- string %x%
-- string %x%
-- string %x%
-- string %x%
SELECT `customer name`, `id` FROM `shop`.`orders` WHERE `id` = ?;
-- int64 7
DROP TEMPORARY TABLE IF EXISTS rowsource_order;
CREATE TEMPORARY TABLE rowsource_order (rowsource_n BIGINT PRIMARY KEY) SELECT row_number() OVER (ORDER BY `customer name` IS NULL, `customer name`, `id`) AS rowsource_n, `id` AS rowsource_k0 FROM `shop`.`orders` LIMIT 10000001;
SELECT count(*) FROM rowsource_order;
SELECT rowsource_n, `customer name`, `id` FROM rowsource_order STRAIGHT_JOIN `shop`.`orders` ON `id` = rowsource_k0 WHERE rowsource_n % 4096 = 0 ORDER BY rowsource_n;
SELECT `customer name`, `id` FROM rowsource_order STRAIGHT_JOIN `shop`.`orders` ON `id` = rowsource_k0 WHERE rowsource_n > 2 AND rowsource_n <= 12 ORDER BY rowsource_n;
SELECT `customer name`, `id` FROM `shop`.`orders` WHERE `customer name` IS NOT NULL ORDER BY `customer name`, `id` LIMIT 10 OFFSET 2;
SELECT count(*) FROM `shop`.`orders` WHERE `customer name` IS NOT NULL;
SELECT `customer name`, `id` FROM `shop`.`orders` WHERE `customer name` IS NULL ORDER BY `id` LIMIT 10;
UPDATE `shop`.`orders` SET `customer name` = ?, `city` = ?, `qty` = coalesce(`qty`, 0) + 1 WHERE `id` = ? AND `qty` = ?;
-- string x
-- <nil> <nil>
-- int64 7
-- int64 3
SELECT `qty`, `id` FROM `shop`.`orders` WHERE `id` = ? FOR UPDATE;
-- int64 7
UPDATE `shop`.`orders` SET `at` = ?, `qty` = coalesce(`qty`, 0) + 1 WHERE `id` = ? AND `at` IS NULL;
-- string 1970-01-01
-- int64 7
SELECT `qty`, `id` FROM `shop`.`orders` WHERE `id` = ? FOR UPDATE;
-- int64 7
DELETE FROM `shop`.`orders` WHERE `id` = ?;
-- int64 8
INSERT INTO `shop`.`orders` (`customer name`, `qty`) VALUES (?, ?);
-- string x
-- int64 1
SELECT `qty`, `id` FROM `shop`.`orders` WHERE `id` = ? FOR UPDATE;
-- int64 1
COMMIT;
DROP TEMPORARY TABLE IF EXISTS rowsource_order;
