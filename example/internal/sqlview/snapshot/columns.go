// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package snapshot

import (
	"database/sql"
	"fmt"
	"strings"
	"time"

	"github.com/giogrid/giogrid/example/internal/sqlview/catalog"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Column is a column of a statement.
type Column struct {
	// ID is the name of the column, followed by a number if several have it.
	ID string
	// Type is the driver's name of the type; empty for columns that SQLite computes.
	Type string
	Kind catalog.Kind
	// Decimals is the number of decimals of all values, 0 if the driver does not report it.
	Decimals int
	// Digits means that the rows store the numbers of the column as texts of their digits, because a float64 would
	// round some. They are compared as numbers.
	Digits bool
}

// IsDate reports whether the times of the column are days.
func (c Column) IsDate() bool { return strings.EqualFold(c.Type, "date") }

// Layout returns the layout in which times of the column are stored as text, as for package time.
func (c Column) Layout() string {
	if c.IsDate() {
		return time.DateOnly
	}
	return "2006-01-02 15:04:05.999999999"
}

// KeyID is the id of the column with the number of a row, from 1.
const KeyID = "#"

// ColumnsOf returns the columns of a statement with their types and names, and with unique ids. A column without a
// driver type has the kind catalog.Other.
func ColumnsOf(types []*sql.ColumnType, names []string) []Column {
	taken := map[string]bool{KeyID: true, "": true}
	columns := make([]Column, len(types))
	for i, t := range types {
		id := names[i]
		if id == "" {
			id = fmt.Sprintf("column %d", i+1)
		}
		base := id
		for n := 2; taken[id]; n++ {
			id = fmt.Sprintf("%s (%d)", base, n)
		}
		taken[id] = true
		columns[i] = Column{ID: id, Type: t.DatabaseTypeName(), Kind: kindOf(t.DatabaseTypeName()), Decimals: decimalsOf(t)}
	}
	return columns
}

// mostDecimals is the greatest plausible scale of a decimal number: drivers report larger numbers for types without a
// scale.
const mostDecimals = 1000

// decimalsOf returns the number of decimals of all values of a column.
func decimalsOf(t *sql.ColumnType) int {
	name := strings.ToLower(t.DatabaseTypeName())
	_, scale, ok := t.DecimalSize()
	if !ok || scale > mostDecimals || !strings.Contains(name, "decimal") && !strings.Contains(name, "numeric") {
		return 0
	}
	return int(scale)
}

// kindOf returns the kind of a driver's type name: "INT8", "UNSIGNED BIGINT", "VARCHAR". In SQLite these are the
// declared types of columns.
func kindOf(name string) catalog.Kind {
	name = strings.ToLower(name)
	switch {
	case strings.HasPrefix(name, "_") || strings.HasSuffix(name, "]"): // arrays
		return catalog.Other
	case strings.HasSuffix(name, "range") || strings.HasSuffix(name, "vector") || name == "geometry":
		return catalog.Other // of PostgreSQL: "INT4RANGE" is no number, "DATERANGE" no time
	case strings.Contains(name, "json"):
		return catalog.JSON
	case strings.HasPrefix(name, "bool"):
		return catalog.Bool
	case strings.HasPrefix(name, "date") || strings.HasPrefix(name, "timestamp"):
		return catalog.Time
	case name == "interval" || strings.HasPrefix(name, "time"):
		return catalog.Other
	}
	return kindOfPart(name)
}

func kindOfPart(name string) catalog.Kind {
	for _, rule := range []struct {
		kind  catalog.Kind
		parts string
	}{
		{catalog.Blob, "blob bytea binary"},
		{catalog.Text, "char text clob string name"},
		{catalog.Number, "int float double real numeric decimal number year oid"},
	} {
		for part := range strings.SplitSeq(rule.parts, " ") {
			if strings.Contains(name, part) && name != "point" {
				return rule.kind
			}
		}
	}
	return catalog.Other
}

// guessKinds sets the kinds of columns without a type by the values of some rows.
func (s *Snapshot) guessKinds(rows [][]any) {
	for i := range s.Columns {
		if c := &s.Columns[i]; c.Kind == catalog.Other {
			c.Kind = guess(rows, i)
		}
	}
}

// guess returns the common kind of the values of a column, catalog.Other if they have none.
func guess(rows [][]any, column int) (kind catalog.Kind) {
	for _, row := range rows {
		found := kindOfValue(row[column])
		switch {
		case row[column] == nil:
		case kind == catalog.Other:
			kind = found
		case kind != found:
			return catalog.Other
		}
	}
	return kind
}

func kindOfValue(v any) catalog.Kind {
	switch v.(type) {
	case int64, float64, float32, uint64:
		return catalog.Number
	case bool:
		return catalog.Bool
	case time.Time:
		return catalog.Time
	case string:
		return catalog.Text
	}
	return catalog.Other
}

// layOut returns the table that sqlrows reads, and the statement that adds a row. Columns have generated names in the
// database, which cannot clash with the statement's.
func layOut(columns []Column) (t sqlrows.Table, insert string) {
	t = sqlrows.Table{Name: []string{"rows"}, Key: []string{KeyID}}
	t.Columns = append(t.Columns, sqlrows.Column{ID: KeyID, Name: "n", Kind: value.KindNumber, NotNull: true})
	for i, c := range columns {
		column := sqlrows.Column{ID: c.ID, Name: columnName(i), Kind: c.Kind.Values(), Layout: c.Layout(), AsDigits: c.Digits}
		if c.Digits {
			column.Sum = digitsSum
		}
		t.Columns = append(t.Columns, column)
	}
	return t, "INSERT INTO rows VALUES (NULL" + strings.Repeat(", ?", len(columns)) + ")"
}

// createTable returns the statement that creates the table. The columns have no type, so that SQLite stores values
// unchanged. Numbers with more digits than a float64 holds are texts that are compared as numbers.
func createTable(columns []Column) string {
	var b strings.Builder
	b.WriteString("CREATE TABLE rows (n INTEGER PRIMARY KEY")
	for i, c := range columns {
		b.WriteString(", " + columnName(i))
		if c.Digits {
			b.WriteString(" COLLATE " + digitsCollation)
		}
	}
	return b.String() + ")"
}

func columnName(i int) string { return fmt.Sprintf("c%d", i+1) }
