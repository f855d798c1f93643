-- current schema
SELECT database();

-- tables
SELECT table_schema, table_name, table_type LIKE '%VIEW', CASE WHEN table_type LIKE '%VIEW' THEN -1 ELSE coalesce(table_rows, -1) END, false
FROM information_schema.tables
WHERE table_schema NOT IN ('mysql', 'information_schema', 'performance_schema', 'sys') ORDER BY table_schema, table_name;

-- columns
SELECT table_schema, table_name, column_name, column_type, column_type, is_nullable = 'NO', column_default,
extra LIKE '%VIRTUAL GENERATED%' OR extra LIKE '%STORED GENERATED%' OR extra LIKE '%PERSISTENT%', '', false
FROM information_schema.columns
WHERE table_schema NOT IN ('mysql', 'information_schema', 'performance_schema', 'sys') ORDER BY table_schema, table_name, ordinal_position;

-- indexes
SELECT table_schema, table_name, index_name, index_name = 'PRIMARY', non_unique = 0, sub_part IS NULL, column_name
FROM information_schema.statistics
WHERE table_schema NOT IN ('mysql', 'information_schema', 'performance_schema', 'sys')
ORDER BY table_schema, table_name, index_name <> 'PRIMARY', index_name, seq_in_index;

-- foreign keys
SELECT table_schema, table_name, constraint_name, column_name, referenced_table_schema, referenced_table_name, referenced_column_name
FROM information_schema.key_column_usage
WHERE referenced_table_name IS NOT NULL AND table_schema NOT IN ('mysql', 'information_schema', 'performance_schema', 'sys')
ORDER BY table_schema, table_name, constraint_name, ordinal_position;
