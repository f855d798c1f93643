// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package enginetest

import (
	"context"
	"testing"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// checkComposite writes rows with a key of two columns, whose ids are lists.
func checkComposite(t *testing.T, e Engine) {
	db := e.Open()
	execute(t, db, "CREATE TABLE pairs (a VARCHAR(20), b INTEGER, note VARCHAR(20), PRIMARY KEY (a, b))")
	s := newSource(t, sqlrows.Options{DB: db, Dialect: e.Dialect, Table: sqlrows.Table{
		Name: []string{"pairs"}, Key: []string{"a", "b"}, Columns: []sqlrows.Column{text("a"), number("b"), text("note")},
	}})
	pair := func(a string, b int64) rowsource.Edit {
		return rowsource.Edit{Kind: rowsource.EditInsert, Set: append(set("a", value.Text(a)), set("b", value.Int(b))...)}
	}
	got := write(t, s, pair("서울", 1), pair("서울", 2), pair(`","`, -1))
	ids := []string{`["서울","1"]`, `["서울","2"]`, `["\",\"","-1"]`}
	same(t, "written", got, []rowsource.Written{{ID: ids[0]}, {ID: ids[1]}, {ID: ids[2]}})
	got = write(t, s,
		rowsource.Edit{ID: ids[1], Set: set("b", value.Int(20)), Old: set("note", value.Value{})},
		rowsource.Edit{Kind: rowsource.EditDelete, ID: ids[0]},
	)
	same(t, "written", got, []rowsource.Written{{ID: `["서울","20"]`}, {ID: ids[0]}})
	q := rowsource.Query{Sort: []rowsource.Order{{Column: "b", Descending: true}}}
	same(t, "rows", idsOf(s, readAll(t, s, q)), []string{`["서울","20"]`, ids[2]})
	if at, err := view(t, s, q).Locate(context.Background(), ids[2]); err != nil || at != 1 {
		t.Fatalf("locate: %d, %v", at, err)
	}
	out, err := s.Write(context.Background(), []rowsource.Edit{pair(`","`, -1)})
	if err != nil || len(out.Conflicts) != 1 || out.Conflicts[0].Kind != rowsource.ConflictExists || out.Conflicts[0].ID != ids[2] {
		t.Fatalf("a key that exists: %+v, %v", out, err)
	}
}
