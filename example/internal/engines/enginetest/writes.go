// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package enginetest

import (
	"context"
	"errors"
	"sync"
	"testing"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

func set(column string, v value.Value) []rowsource.Field {
	return []rowsource.Field{{Column: column, Value: v}}
}

// few returns three rows.
func few() []record {
	return []record{
		{"id": value.Int(1), "name": value.Text("one"), "qty": value.Int(5), "weight": value.Float(0.1), "price": decimal("0.1")},
		{"id": value.Int(2), "name": value.Text("two")}, {"id": value.Int(3)},
	}
}

func decimal(text string) value.Value {
	v, err := value.Decimal(text)
	if err != nil {
		panic(err)
	}
	return v
}

// checkWrites does edits of all kinds in one transaction, including edits that change nothing.
func checkWrites(t *testing.T, e Engine) {
	s := e.create(t, e.Open(), e.table("things"), few())
	got := write(t, s,
		rowsource.Edit{ID: "1", Set: set("name", value.Text("first")), Old: append(set("name", value.Text("one")), set("weight", value.Float(0.1))...)},
		rowsource.Edit{ID: "1", Set: set("name", value.Text("first")), Old: set("price", decimal("0.1"))},
		rowsource.Edit{ID: "1", Set: set("qty", value.Value{}), Old: set("qty", value.Int(5))},
		rowsource.Edit{ID: "1", Old: set("qty", value.Value{})},
		rowsource.Edit{Kind: rowsource.EditDelete, ID: "2", Old: set("qty", value.Value{})},
		rowsource.Edit{Kind: rowsource.EditInsert, Set: append(set("id", value.Int(9)), set("ok", value.Bool(true))...)},
		rowsource.Edit{ID: "3", Set: set("id", value.Int(30))},
	)
	same(t, "written", got, []rowsource.Written{{ID: "1"}, {ID: "1"}, {ID: "1"}, {ID: "1"}, {ID: "2"}, {ID: "9"}, {ID: "30"}})
	rows := readAll(t, s, rowsource.Query{})
	same(t, "rows", idsOf(s, rows), []string{"1", "9", "30"})
	same(t, "name", rows[0].Value("name"), "first")
	same(t, "qty", rows[0].Value("qty").IsNull(), true)
	same(t, "ok", rows[1].Value("ok"), "true")
}

// checkConflicts edits rows that differ from the expected values: nothing is written.
func checkConflicts(t *testing.T, e Engine) {
	name := set("name", value.Text("x"))
	for what, c := range map[string]struct {
		edit rowsource.Edit
		want rowsource.Conflict
	}{
		"changed":   {rowsource.Edit{ID: "1", Set: name, Old: set("name", value.Text("other"))}, rowsource.Conflict{Edit: 1, ID: "1", Current: set("name", value.Text("one"))}},
		"not null":  {rowsource.Edit{ID: "1", Set: name, Old: set("qty", value.Value{})}, rowsource.Conflict{Edit: 1, ID: "1", Current: append(set("name", value.Text("one")), set("qty", value.Int(5))...)}},
		"gone":      {rowsource.Edit{ID: "77", Set: name}, rowsource.Conflict{Edit: 1, Kind: rowsource.ConflictGone, ID: "77"}},
		"no id":     {rowsource.Edit{ID: "no number", Set: name}, rowsource.Conflict{Edit: 1, Kind: rowsource.ConflictGone, ID: "no number"}},
		"deletion":  {rowsource.Edit{Kind: rowsource.EditDelete, ID: "1", Old: set("qty", value.Int(4))}, rowsource.Conflict{Edit: 1, ID: "1", Current: set("qty", value.Int(5))}},
		"insertion": {rowsource.Edit{Kind: rowsource.EditInsert, Set: set("id", value.Int(1))}, rowsource.Conflict{Edit: 1, Kind: rowsource.ConflictExists, ID: "1", Current: set("id", value.Int(1))}},
		"key":       {rowsource.Edit{ID: "2", Set: set("id", value.Int(1))}, rowsource.Conflict{Edit: 1, Kind: rowsource.ConflictExists, ID: "1", Current: set("id", value.Int(1))}},
	} {
		t.Run(what, func(t *testing.T) {
			db := e.Open()
			s := e.create(t, db, e.table("t "+what), few())
			out, err := s.Write(context.Background(), []rowsource.Edit{{Kind: rowsource.EditDelete, ID: "3"}, c.edit})
			if err != nil {
				t.Fatal(err)
			}
			same(t, "outcome", out, rowsource.Outcome{Conflicts: []rowsource.Conflict{c.want}})
			same(t, "rows", idsOf(s, readAll(t, s, rowsource.Query{})), []string{"1", "2", "3"})
		})
	}
}

// checkVersions writes with a version column: concurrent writers lose no write.
func checkVersions(t *testing.T, e Engine) {
	table := e.table("counted")
	table.Version = "qty"
	s := e.create(t, e.Open(), table, few())
	got := write(t, s, rowsource.Edit{ID: "1", Set: set("name", value.Text("x")), Version: value.Int(5)}, rowsource.Edit{Kind: rowsource.EditInsert, Set: set("id", value.Int(4))})
	same(t, "written", got, []rowsource.Written{{ID: "1", Version: value.Int(6)}, {ID: "4", Version: value.Int(1)}})
	out, err := s.Write(context.Background(), []rowsource.Edit{{ID: "1", Set: set("name", value.Text("y")), Version: value.Int(5)}})
	if err != nil || len(out.Conflicts) != 1 || out.Conflicts[0].Kind != rowsource.ConflictChanged {
		t.Fatalf("an old version: %+v, %v", out, err)
	}
	same(t, "the last version", lastVersion(t, s, 4, 5), 1+4*5)
}

// lastVersion runs writers that each change row 4 several times, and retry after a conflict. It returns the last
// version.
func lastVersion(t *testing.T, s *sqlrows.Source, writers, times int) value.Value {
	var all sync.WaitGroup
	for range writers {
		all.Go(func() {
			for done := 0; done < times; {
				out, err := s.Write(context.Background(), []rowsource.Edit{{ID: "4", Set: set("name", value.Text("z")), Version: rowWith(t, s, "4").Value("qty")}})
				if err != nil {
					t.Error(err)
					return
				}
				if len(out.Conflicts) == 0 {
					done++
				}
			}
		})
	}
	all.Wait()
	return rowWith(t, s, "4").Value("qty")
}

// rowWith returns the row with an id.
func rowWith(t *testing.T, s *sqlrows.Source, id string) (row sqlrows.Row) {
	v, err := s.Open(context.Background(), rowsource.Query{})
	if err != nil {
		t.Error(err)
		return row
	}
	defer v.Close()
	i, err := v.Locate(context.Background(), id)
	if err != nil {
		t.Error(err)
		return row
	}
	page, err := v.Read(context.Background(), rowsource.Seek{Index: i}, 1)
	if err != nil || len(page.Items) != 1 {
		t.Error(err, page)
		return row
	}
	return page.Items[0]
}

// checkGeneratedKeys inserts rows whose keys the database generates.
func checkGeneratedKeys(t *testing.T, e Engine) {
	s := e.create(t, e.Open(), e.table("generated"), nil)
	got := write(t, s, rowsource.Edit{Kind: rowsource.EditInsert}, rowsource.Edit{Kind: rowsource.EditInsert, Set: set("name", value.Text("x"))})
	same(t, "written", got, []rowsource.Written{{ID: "1"}, {ID: "2"}})
}

// checkRefused does edits that always fail.
func checkRefused(t *testing.T, e Engine) {
	db := e.Open()
	s := e.create(t, db, e.table("strict"), few())
	execute(t, db, "CREATE UNIQUE INDEX one_name ON "+e.quote("strict")+" ("+e.quote("the name")+")")
	for what, edit := range map[string]rowsource.Edit{
		"column":         {ID: "1", Set: set("gone", value.Int(1))},
		"key":            {ID: "1", Set: set("id", value.Value{})},
		"twice":          {ID: "1", Set: append(set("qty", value.Int(1)), set("qty", value.Int(2))...)},
		"another unique": {ID: "1", Set: set("name", value.Text("two"))},
		"inserted":       {Kind: rowsource.EditInsert, Set: append(set("id", value.Int(7)), set("name", value.Text("two"))...)},
		"no version":     {ID: "1", Set: set("qty", value.Int(1)), Version: value.Int(1)},
		"kind":           {Kind: 9, ID: "1"},
	} {
		_, err := s.Write(context.Background(), []rowsource.Edit{edit})
		var wrong *rowsource.EditError
		if !errors.As(err, &wrong) {
			t.Fatalf("%s: %v, want an *EditError", what, err)
		}
	}
	same(t, "qty", rowWith(t, s, "1").Value("qty"), 5)
}
