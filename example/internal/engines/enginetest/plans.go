// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package enginetest

import (
	"context"
	"database/sql"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
)

// Explain describes how an engine shows the plan of a statement.
type Explain struct {
	// Prefix precedes the statement. Analyze is a statement that collects the statistics of a table.
	Prefix, Analyze string
	// Sorted matches the plan of a statement that sorts rows.
	Sorted *regexp.Regexp
}

// checkPlans reads pages in both directions of a column with an index, and checks that no page is sorted.
func checkPlans(t *testing.T, e Engine) {
	for _, null := range []string{" NOT NULL", ""} {
		db := e.Open()
		execute(t, db, "CREATE TABLE plans (id INTEGER PRIMARY KEY, name VARCHAR(20)"+null+")")
		execute(t, db, "CREATE INDEX by_name ON plans (name, id)")
		for k := range 20 {
			rows := make([]string, 200)
			for i := range rows {
				rows[i] = fmt.Sprintf("(%d, 'name %d')", k*len(rows)+i, i%37)
			}
			execute(t, db, "INSERT INTO plans VALUES "+strings.Join(rows, ", "))
		}
		execute(t, db, e.Explain.Analyze)
		name := text("name")
		name.NotNull = null != ""
		table := sqlrows.Table{Name: []string{"plans"}, Key: []string{"id"}, Columns: []sqlrows.Column{number("id"), name}}
		over, notes := recorded(t, db)
		s := newSource(t, sqlrows.Options{DB: over, Table: table, Dialect: e.Dialect, ReadOnly: true})
		for _, o := range []rowsource.Order{{}, {Descending: true}} {
			o.Column = "name"
			readSome(t, s, rowsource.Query{Sort: []rowsource.Order{o}})
			for _, st := range notes.take() {
				checkPlan(t, e, over, st)
			}
			notes.take()
		}
	}
}

// readSome reads pages with each kind of seek.
func readSome(t *testing.T, s *sqlrows.Source, q rowsource.Query) {
	t.Helper()
	v := view(t, s, q)
	page, err := v.Read(context.Background(), rowsource.Seek{Index: 0}, 100)
	if err != nil {
		t.Fatal(err)
	}
	for _, at := range []rowsource.Seek{rowsource.Seek{Index: 200}, page.Last.After(), page.Last.Before()} {
		if _, err := v.Read(context.Background(), at, 50); err != nil {
			t.Fatal(err)
		}
	}
}

func checkPlan(t *testing.T, e Engine, db *sql.DB, st rowsource.Statement) {
	t.Helper()
	rows, err := db.Query(e.Explain.Prefix+st.Text, st.Args...)
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	var plan strings.Builder
	for rows.Next() {
		columns, _ := rows.Columns()
		fields := make([]sql.NullString, len(columns))
		into := make([]any, len(columns))
		for i := range fields {
			into[i] = &fields[i]
		}
		if err := rows.Scan(into...); err != nil {
			t.Fatal(err)
		}
		for _, f := range fields {
			plan.WriteString(f.String + " ")
		}
		plan.WriteString("\n")
	}
	if e.Explain.Sorted.MatchString(plan.String()) || !strings.Contains(plan.String(), "by_name") {
		t.Errorf("%s %v:\n%s", st.Text, st.Args, plan.String())
	}
}
