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
SELECT `customer name`, `id`, CASE WHEN lowerUTF8(`customer name`) LIKE ? THEN 1 ELSE 0 END, CASE WHEN lowerUTF8(`city`) LIKE ? THEN 1 ELSE 0 END FROM `shop`.`orders` WHERE (lowerUTF8(`customer name`) LIKE ? OR lowerUTF8(`city`) LIKE ?) AND `customer name` IS NOT NULL ORDER BY `customer name`, `id` LIMIT 1;
-- string %x%
-- string %x%
-- string %x%
-- string %x%
SELECT `customer name`, `id`, CASE WHEN lowerUTF8(`customer name`) LIKE ? THEN 1 ELSE 0 END, CASE WHEN lowerUTF8(`city`) LIKE ? THEN 1 ELSE 0 END FROM `shop`.`orders` WHERE (lowerUTF8(`customer name`) LIKE ? OR lowerUTF8(`city`) LIKE ?) AND `customer name` IS NULL ORDER BY `id` LIMIT 1;
-- string %x%
-- string %x%
-- string %x%
-- string %x%
SELECT `customer name`, `id` FROM `shop`.`orders` WHERE `id` = ?;
-- int64 7
SELECT r, t0, t1 FROM (SELECT `customer name` AS t0, `id` AS t1, row_number() OVER (ORDER BY `customer name` NULLS LAST, `id`) AS r FROM `shop`.`orders`) AS s WHERE r % 4096 = 0;
SELECT count(*) FROM `shop`.`orders`;
SELECT `customer name`, `id` FROM `shop`.`orders` WHERE `customer name` IS NOT NULL ORDER BY `customer name`, `id` LIMIT 10 OFFSET 2;
SELECT count(*) FROM `shop`.`orders` WHERE `customer name` IS NOT NULL;
SELECT `customer name`, `id` FROM `shop`.`orders` WHERE `customer name` IS NULL ORDER BY `id` LIMIT 10;
