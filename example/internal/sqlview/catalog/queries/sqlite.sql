-- tables
SELECT schema, name, type = 'view', -1, wr FROM pragma_table_list
WHERE schema = 'main' AND type <> 'shadow' AND name NOT LIKE 'sqlite|_%' ESCAPE '|' ORDER BY name;

-- columns
SELECT 'main', ?1, name, type, type, "notnull", dflt_value, hidden IN (2, 3), '', 0 FROM pragma_table_xinfo(?1)
WHERE hidden <> 1 ORDER BY cid;

-- indexes
SELECT * FROM (SELECT 'main', ?1, '', 1, 1, 1, name FROM pragma_table_xinfo(?1) WHERE pk > 0 ORDER BY pk)
UNION ALL
SELECT * FROM (
	SELECT 'main', ?1, l.name, l.origin = 'pk', l."unique", l.partial = 0, x.name
	FROM pragma_index_list(?1) AS l, pragma_index_xinfo(l.name) AS x WHERE x."key" = 1 ORDER BY l.seq, x.seqno
);

-- foreign keys
SELECT 'main', ?1, id, "from", 'main', "table", "to" FROM pragma_foreign_key_list(?1) ORDER BY id, seq;
