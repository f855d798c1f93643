// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package database

import (
	"context"
	"database/sql"
	"fmt"
	"slices"
	"strings"
)

// convertedTypes lists the declared types whose texts the SQLite driver parses as times in its known forms, which
// loses a zone, a time of day or an unusual form.
var convertedTypes = []string{"DATE", "DATETIME", "TIMESTAMP"}

// withStoredTimes returns a SQLite statement that reads the same rows with times as stored, and the types of its
// columns. It returns the statement unchanged and no types if there are no such columns, or if the statement cannot
// be a subquery.
func withStoredTimes(ctx context.Context, tx *sql.Tx, statement string) (string, []*sql.ColumnType) {
	body := withoutEnd(statement)
	types, err := columnTypes(ctx, tx, "SELECT * FROM (\n"+body+"\n) LIMIT 0")
	converted := func(t *sql.ColumnType) bool {
		return slices.Contains(convertedTypes, strings.ToUpper(t.DatabaseTypeName()))
	}
	if err != nil || !slices.ContainsFunc(types, converted) {
		return statement, nil
	}
	var names, columns []string
	taken := map[string]bool{}
	for i, t := range types {
		name, shown := fmt.Sprintf("c%d", i+1), t.Name()
		if first, _, numbered := strings.Cut(shown, ":"); numbered && taken[first] {
			shown = first // a subquery numbers columns of one name
		}
		taken[shown] = true
		names = append(names, name)
		// A column after a unary plus has no declared type.
		columns = append(columns, fmt.Sprintf("+%s AS \"%s\"", name, strings.ReplaceAll(shown, `"`, `""`)))
	}
	return fmt.Sprintf("WITH typed_rows (%s) AS (\n%s\n) SELECT %s FROM typed_rows", strings.Join(names, ", "), body, strings.Join(columns, ", ")), types
}

// columnTypes returns the types of the columns of a statement.
func columnTypes(ctx context.Context, tx *sql.Tx, statement string) ([]*sql.ColumnType, error) {
	rows, err := tx.QueryContext(ctx, statement)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	return rows.ColumnTypes()
}

// withoutEnd returns a statement without its final semicolon and what follows that.
func withoutEnd(text string) string {
	for at := 0; at < len(text); {
		if text[at] == ';' {
			return text[:at]
		}
		n, _ := token(text[at:])
		at += n
	}
	return text
}
