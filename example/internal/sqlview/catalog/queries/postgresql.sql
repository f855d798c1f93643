-- current schema
SELECT current_schema();

-- tables
SELECT n.nspname, c.relname, c.relkind IN ('v', 'm'), CASE WHEN c.relkind IN ('r', 'p', 'm') THEN c.reltuples::bigint ELSE -1 END, false
FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f') AND n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname !~ '^pg_(toast|temp)'
AND has_schema_privilege(n.oid, 'USAGE') AND has_any_column_privilege(c.oid, 'SELECT')
ORDER BY n.nspname, c.relname;

-- columns
WITH RECURSIVE col AS (
	SELECT n.nspname, c.relname, a.attname, a.atttypid, a.atttypmod, a.attnotnull, a.attgenerated, a.attidentity, a.attrelid, a.attnum
	FROM pg_catalog.pg_attribute a JOIN pg_catalog.pg_class c ON c.oid = a.attrelid JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
	WHERE a.attnum > 0 AND NOT a.attisdropped AND c.relkind IN ('r', 'p', 'v', 'm', 'f')
	AND n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname !~ '^pg_(toast|temp)'
), base (domain, type, mod) AS (
	SELECT oid, typbasetype, typtypmod FROM pg_catalog.pg_type WHERE typtype = 'd'
	UNION ALL SELECT b.domain, t.typbasetype, t.typtypmod FROM base b JOIN pg_catalog.pg_type t ON t.oid = b.type AND t.typtype = 'd'
), part (root, type) AS (
	SELECT DISTINCT atttypid, atttypid FROM col
	UNION SELECT p.root, x.type FROM part p JOIN pg_catalog.pg_type t ON t.oid = p.type CROSS JOIN LATERAL (
		SELECT t.typbasetype AS type WHERE t.typtype = 'd'
		UNION ALL SELECT e.oid FROM pg_catalog.pg_type e WHERE e.oid = t.typelem AND e.typarray = t.oid
		UNION ALL SELECT f.atttypid FROM pg_catalog.pg_attribute f WHERE t.typtype = 'c' AND f.attrelid = t.typrelid AND f.attnum > 0 AND NOT f.attisdropped
	) x
), unordered (root) AS (
	SELECT DISTINCT p.root FROM part p JOIN pg_catalog.pg_type t ON t.oid = p.type WHERE t.typtype NOT IN ('d', 'c', 'e', 'r', 'm')
	AND NOT EXISTS (SELECT FROM pg_catalog.pg_type e WHERE e.oid = t.typelem AND e.typarray = t.oid)
	AND NOT EXISTS (
		SELECT FROM pg_catalog.pg_opclass o JOIN pg_catalog.pg_am m ON m.oid = o.opcmethod AND m.amname = 'btree' WHERE o.opcdefault
		AND (o.opcintype = t.oid OR o.opcintype IN (SELECT k.casttarget FROM pg_catalog.pg_cast k WHERE k.castsource = t.oid AND k.castmethod = 'b' AND k.castcontext = 'i'))
	)
)
SELECT a.nspname, a.relname, a.attname, format_type(a.atttypid, a.atttypmod),
coalesce(format_type(b.type, b.mod), format_type(a.atttypid, a.atttypmod)), a.attnotnull,
CASE WHEN a.attgenerated = '' THEN pg_get_expr(d.adbin, d.adrelid) END, a.attgenerated <> '' OR a.attidentity = 'a',
format_type(coalesce(b.type, a.atttypid), -1),
EXISTS (SELECT FROM unordered u WHERE u.root = a.atttypid) OR EXISTS (SELECT FROM pg_catalog.pg_type t WHERE t.oid = coalesce(b.type, a.atttypid) AND t.typtype = 'c')
FROM col a LEFT JOIN (SELECT b.* FROM base b JOIN pg_catalog.pg_type t ON t.oid = b.type WHERE t.typtype <> 'd') b ON b.domain = a.atttypid
LEFT JOIN pg_catalog.pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
ORDER BY a.nspname, a.relname, a.attnum;

-- indexes
SELECT n.nspname, c.relname, x.relname, i.indisprimary, i.indisunique,
i.indpred IS NULL AND i.indexprs IS NULL AND i.indisvalid, a.attname
FROM pg_catalog.pg_index i JOIN pg_catalog.pg_class c ON c.oid = i.indrelid
JOIN pg_catalog.pg_class x ON x.oid = i.indexrelid JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
CROSS JOIN LATERAL generate_series(0, i.indnkeyatts - 1) AS k
LEFT JOIN pg_catalog.pg_attribute a ON a.attrelid = c.oid AND a.attnum = i.indkey[k] AND a.attnum > 0
WHERE n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname !~ '^pg_(toast|temp)'
ORDER BY n.nspname, c.relname, NOT i.indisprimary, x.relname, k;

-- foreign keys
SELECT n.nspname, c.relname, f.conname, a.attname, tn.nspname, tc.relname, ta.attname
FROM pg_catalog.pg_constraint f JOIN pg_catalog.pg_class c ON c.oid = f.conrelid JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
JOIN pg_catalog.pg_class tc ON tc.oid = f.confrelid JOIN pg_catalog.pg_namespace tn ON tn.oid = tc.relnamespace
CROSS JOIN LATERAL unnest(f.conkey, f.confkey) WITH ORDINALITY AS k (col, ref, pos)
JOIN pg_catalog.pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.col
JOIN pg_catalog.pg_attribute ta ON ta.attrelid = tc.oid AND ta.attnum = k.ref
WHERE f.contype = 'f' AND f.conparentid = 0 ORDER BY n.nspname, c.relname, f.conname, k.pos;
