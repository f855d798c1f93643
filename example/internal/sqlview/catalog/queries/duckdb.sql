-- current schema
SELECT current_schema();

-- tables
SELECT schema_name, table_name, false, estimated_size, false FROM duckdb_tables()
WHERE NOT internal AND database_name = current_database()
UNION ALL
SELECT schema_name, view_name, true, -1, false FROM duckdb_views() WHERE NOT internal AND database_name = current_database()
ORDER BY 1, 2;

-- columns
SELECT schema_name, table_name, column_name, data_type, data_type, NOT is_nullable, column_default, false, '', false FROM duckdb_columns()
WHERE NOT internal AND database_name = current_database() ORDER BY schema_name, table_name, column_index;

-- indexes
SELECT schema_name, table_name, constraint_name, constraint_type = 'PRIMARY KEY', true, true, unnest(constraint_column_names)
FROM duckdb_constraints() WHERE constraint_type IN ('PRIMARY KEY', 'UNIQUE') AND database_name = current_database()
ORDER BY schema_name, table_name, constraint_type, constraint_index;

-- foreign keys
SELECT schema_name, table_name, constraint_name, unnest(constraint_column_names), schema_name, referenced_table, unnest(referenced_column_names)
FROM duckdb_constraints() WHERE constraint_type = 'FOREIGN KEY' AND database_name = current_database()
ORDER BY schema_name, table_name, constraint_index;
