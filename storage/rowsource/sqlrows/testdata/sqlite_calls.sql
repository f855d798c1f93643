SELECT `customer name`, `id` FROM `shop`.`orders` WHERE `customer name` IS NOT NULL ORDER BY `customer name`, `id` LIMIT 10;
SELECT `customer name`, `id` FROM `shop`.`orders` WHERE `customer name` IS NULL ORDER BY `id` LIMIT 10;
SELECT `customer name`, `id` FROM `shop`.`orders` WHERE `customer name` IS NOT NULL ORDER BY `customer name`, `id` LIMIT 10 OFFSET 7;
SELECT count(*) FROM `shop`.`orders` WHERE `customer name` IS NOT NULL;
SELECT `customer name`, `id` FROM `shop`.`orders` WHERE `customer name` IS NULL ORDER BY `id` LIMIT 10;
SELECT `customer name`, `id` FROM `shop`.`orders` WHERE (`customer name`, `id`) > (?, ?) ORDER BY `customer name`, `id` LIMIT 10;
-- string x
-- int64 7
SELECT `customer name`, `id` FROM `shop`.`orders` WHERE `customer name` IS NULL ORDER BY `id` LIMIT 10;
SELECT `customer name`, `id` FROM `shop`.`orders` WHERE (`customer name`, `id`) < (?, ?) ORDER BY `customer name` DESC, `id` DESC LIMIT 10;
-- string x
-- int64 7
SELECT `customer name`, `id` FROM `shop`.`orders` WHERE `customer name` IS NULL AND ((`id` > ?)) ORDER BY `id` LIMIT 10;
-- int64 7
SELECT `customer name`, `id`, CASE WHEN instr(lower(CASE typeof(`customer name`) WHEN 'real' THEN CASE WHEN `customer name` = CAST(`customer name` AS INTEGER) THEN CAST(CAST(`customer name` AS INTEGER) AS TEXT) ELSE CAST(`customer name` AS TEXT) END WHEN 'blob' THEN lower(hex(`customer name`)) ELSE CAST(`customer name` AS TEXT) END), ?) > 0 THEN 1 ELSE 0 END, CASE WHEN instr(lower(CASE typeof(`city`) WHEN 'real' THEN CASE WHEN `city` = CAST(`city` AS INTEGER) THEN CAST(CAST(`city` AS INTEGER) AS TEXT) ELSE CAST(`city` AS TEXT) END WHEN 'blob' THEN lower(hex(`city`)) ELSE CAST(`city` AS TEXT) END), ?) > 0 THEN 1 ELSE 0 END FROM `shop`.`orders` WHERE (instr(lower(CASE typeof(`customer name`) WHEN 'real' THEN CASE WHEN `customer name` = CAST(`customer name` AS INTEGER) THEN CAST(CAST(`customer name` AS INTEGER) AS TEXT) ELSE CAST(`customer name` AS TEXT) END WHEN 'blob' THEN lower(hex(`customer name`)) ELSE CAST(`customer name` AS TEXT) END), ?) > 0 OR instr(lower(CASE typeof(`city`) WHEN 'real' THEN CASE WHEN `city` = CAST(`city` AS INTEGER) THEN CAST(CAST(`city` AS INTEGER) AS TEXT) ELSE CAST(`city` AS TEXT) END WHEN 'blob' THEN lower(hex(`city`)) ELSE CAST(`city` AS TEXT) END), ?) > 0) AND `customer name` IS NOT NULL ORDER BY `customer name`, `id` LIMIT 1;
-- string x
-- string x
-- string x
-- string x
SELECT `customer name`, `id`, CASE WHEN instr(lower(CASE typeof(`customer name`) WHEN 'real' THEN CASE WHEN `customer name` = CAST(`customer name` AS INTEGER) THEN CAST(CAST(`customer name` AS INTEGER) AS TEXT) ELSE CAST(`customer name` AS TEXT) END WHEN 'blob' THEN lower(hex(`customer name`)) ELSE CAST(`customer name` AS TEXT) END), ?) > 0 THEN 1 ELSE 0 END, CASE WHEN instr(lower(CASE typeof(`city`) WHEN 'real' THEN CASE WHEN `city` = CAST(`city` AS INTEGER) THEN CAST(CAST(`city` AS INTEGER) AS TEXT) ELSE CAST(`city` AS TEXT) END WHEN 'blob' THEN lower(hex(`city`)) ELSE CAST(`city` AS TEXT) END), ?) > 0 THEN 1 ELSE 0 END FROM `shop`.`orders` WHERE (instr(lower(CASE typeof(`customer name`) WHEN 'real' THEN CASE WHEN `customer name` = CAST(`customer name` AS INTEGER) THEN CAST(CAST(`customer name` AS INTEGER) AS TEXT) ELSE CAST(`customer name` AS TEXT) END WHEN 'blob' THEN lower(hex(`customer name`)) ELSE CAST(`customer name` AS TEXT) END), ?) > 0 OR instr(lower(CASE typeof(`city`) WHEN 'real' THEN CASE WHEN `city` = CAST(`city` AS INTEGER) THEN CAST(CAST(`city` AS INTEGER) AS TEXT) ELSE CAST(`city` AS TEXT) END WHEN 'blob' THEN lower(hex(`city`)) ELSE CAST(`city` AS TEXT) END), ?) > 0) AND `customer name` IS NULL ORDER BY `id` LIMIT 1;
-- string x
-- string x
-- string x
-- string x
SELECT `customer name`, `id` FROM `shop`.`orders` WHERE `id` = ?;
-- int64 7
SELECT `customer name`, `id` FROM `shop`.`orders` WHERE `id` = ?;
-- string 7
DROP TABLE IF EXISTS temp.rowsource_order;
CREATE TEMP TABLE rowsource_order (rowsource_n INTEGER PRIMARY KEY, rowsource_k0) WITHOUT ROWID;
INSERT INTO temp.rowsource_order SELECT row_number() OVER (ORDER BY `customer name` NULLS LAST, `id`) AS rowsource_n, `id` AS rowsource_k0 FROM `shop`.`orders` LIMIT 10000001;
SELECT count(*) FROM temp.rowsource_order;
SELECT rowsource_n, `customer name`, `id` FROM temp.rowsource_order CROSS JOIN `shop`.`orders` ON `id` = rowsource_k0 WHERE rowsource_n % 4096 = 0 ORDER BY rowsource_n;
SELECT `customer name`, `id` FROM temp.rowsource_order CROSS JOIN `shop`.`orders` ON `id` = rowsource_k0 WHERE rowsource_n > 2 AND rowsource_n <= 12 ORDER BY rowsource_n;
SELECT `customer name`, `id` FROM `shop`.`orders` WHERE `customer name` IS NOT NULL ORDER BY `customer name`, `id` LIMIT 10 OFFSET 2;
SELECT count(*) FROM `shop`.`orders` WHERE `customer name` IS NOT NULL;
SELECT `customer name`, `id` FROM `shop`.`orders` WHERE `customer name` IS NULL ORDER BY `id` LIMIT 10;
UPDATE `shop`.`orders` SET `customer name` = ?, `city` = ?, `qty` = coalesce(`qty`, 0) + 1 WHERE `id` = ? AND `qty` = ?;
-- string x
-- <nil> <nil>
-- int64 7
-- int64 3
SELECT `qty`, `id` FROM `shop`.`orders` WHERE `id` = ?;
-- int64 7
UPDATE `shop`.`orders` SET `at` = ?, `qty` = coalesce(`qty`, 0) + 1 WHERE `id` = ? AND `at` IS NULL;
-- string 1970-01-01 00:00:00
-- int64 7
SELECT `qty`, `id` FROM `shop`.`orders` WHERE `id` = ?;
-- int64 7
DELETE FROM `shop`.`orders` WHERE `id` = ?;
-- int64 8
INSERT INTO `shop`.`orders` (`customer name`, `qty`) VALUES (?, ?) RETURNING `id`;
-- string x
-- int64 1
SELECT `qty`, `id` FROM `shop`.`orders` WHERE `id` = ?;
-- int64 9
COMMIT;
DROP TABLE IF EXISTS temp.rowsource_order;
