// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package enginetest

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"testing"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Dropping is a database that reports success, or no rows, for writes to a table or a view.
type Dropping struct {
	Name string
	// Setup creates the table or view "guarded" with the columns id and v and the rows (1, old) and (2, two).
	Setup []string
	// Writes means that the rows are written nevertheless.
	Writes bool
	// Kinds lists the kinds of edits concerned; nil means all.
	Kinds []rowsource.EditKind
}

// guardedTable is the table of Dropping.
var guardedTable = sqlrows.Table{Name: []string{"guarded"}, Key: []string{"id"}, Columns: []sqlrows.Column{number("id"), text("v")}}

// CheckDropping does each kind of edit. An edit that is not written must return an error that names the rows, and
// nothing else of the transaction is written. Written rows count as saved, whatever the database reports.
func CheckDropping(t *testing.T, open func() *sql.DB, d sqlrows.Dialect, cases []Dropping) {
	for _, c := range cases {
		kinds := c.Kinds
		if kinds == nil {
			kinds = []rowsource.EditKind{rowsource.EditUpdate, rowsource.EditInsert, rowsource.EditDelete}
		}
		for _, kind := range kinds {
			t.Run(c.Name+" "+kind.String(), func(t *testing.T) {
				db := open()
				db.SetMaxOpenConns(1) // the setup applies to the connection too
				for _, s := range append(c.Setup, "CREATE TABLE beside (id INTEGER PRIMARY KEY, v VARCHAR(20))", "INSERT INTO beside VALUES (1, 'old')") {
					execute(t, db, s)
				}
				s := newSource(t, sqlrows.Options{DB: db, Dialect: d, Table: guardedTable})
				checkDropped(t, s, kind, c.Writes)
				checkDroppedConflicts(t, s, kind)
			})
		}
	}
}

// guardedEdits returns an edit of each of the two rows.
func guardedEdits(kind rowsource.EditKind) []rowsource.Edit {
	edits := []rowsource.Edit{{Kind: kind, ID: "1", Old: set("v", value.Text("old"))}, {Kind: kind, ID: "2", Old: set("v", value.Text("two"))}}
	switch kind {
	case rowsource.EditUpdate:
		edits[0].Set, edits[1].Set = set("v", value.Text("new")), set("v", value.Text("newer"))
	case rowsource.EditInsert:
		for i := range edits {
			edits[i].ID, edits[i].Old = "", nil
			edits[i].Set = append(set("id", value.Int(int64(8+i))), set("v", value.Text("made"))...)
		}
	}
	return edits
}

func checkDropped(t *testing.T, s *sqlrows.Source, kind rowsource.EditKind, writes bool) {
	before := fmt.Sprint(guarded(t, s))
	want := map[rowsource.EditKind]string{
		rowsource.EditUpdate: "[1 new 2 newer]", rowsource.EditInsert: "[1 old 2 two 8 made 9 made]", rowsource.EditDelete: "[]",
	}[kind]
	out, err := s.Write(context.Background(), guardedEdits(kind))
	if writes {
		if err != nil || len(out.Conflicts) > 0 || len(out.Rows) != 2 {
			t.Fatalf("%+v, %v", out, err)
		}
		same(t, "rows", guarded(t, s), want)
		return
	}
	var dropped *rowsource.UnwrittenError
	if !errors.As(err, &dropped) {
		t.Fatalf("%+v, %v: want an *UnwrittenError", out, err)
	}
	rows := []string{"1", "2"}
	if kind == rowsource.EditInsert {
		rows = []string{"", ""}
	}
	same(t, "edits", dropped.Edits, []int{0, 1})
	same(t, "rows", fmt.Sprintf("%q", dropped.Rows), fmt.Sprintf("%q", rows))
	same(t, "rows", guarded(t, s), before)
}

// checkDroppedConflicts edits rows that others have changed or deleted: these still are conflicts.
func checkDroppedConflicts(t *testing.T, s *sqlrows.Source, kind rowsource.EditKind) {
	if kind == rowsource.EditInsert {
		return
	}
	edits := guardedEdits(kind)
	edits[0].ID, edits[1].Old = "77", set("v", value.Text("other"))
	if kind == rowsource.EditUpdate {
		edits[1].Set = set("v", value.Text("mine"))
	}
	if len(guarded(t, s)) == 0 {
		edits = edits[:1]
	}
	out, err := s.Write(context.Background(), edits)
	if err != nil || len(out.Conflicts) != len(edits) || out.Conflicts[0].Kind != rowsource.ConflictGone {
		t.Fatalf("%+v, %v", out, err)
	}
}

// guarded returns the rows of a table of Dropping.
func guarded(t *testing.T, s *sqlrows.Source) []string {
	t.Helper()
	texts := []string{}
	for _, r := range readAll(t, s, rowsource.Query{}) {
		texts = append(texts, r.Value("id").String()+" "+r.Value("v").String())
	}
	return texts
}
