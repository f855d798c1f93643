// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package engines_test

import (
	"context"
	"database/sql"
	"github.com/giogrid/giogrid/gridui/option"
	"image"
	"strconv"
	"testing"

	"gioui.org/font/gofont"
	"gioui.org/layout"
	"gioui.org/text"
	"gioui.org/widget/material"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/engines/enginetest"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
	"github.com/giogrid/giogrid/tracking"
)

// blockRows is the number of rows that a grid reads at a time.
const blockRows = 256

// tableStage is a grid that edits a table of SQLite.
type tableStage struct {
	*gridtest.Harness
	db     *sql.DB
	grid   gridui.ChangeTrackingGrid[sqlrows.Row]
	rows   *gridui.Remote[sqlrows.Row]
	done   []events.ChangesCommitted
	names  []events.RowRenamed
	clashs []events.ConflictsFound
}

// tableOf opens a grid over a table of texts and numbers that a script makes.
func tableOf(t *testing.T, script string, table sqlrows.Table, o sqlrows.Options) *tableStage {
	t.Helper()
	s := &tableStage{db: enginetest.SQLite(t)}
	_, err := s.db.Exec(script)
	require.NoError(t, err)
	o.DB, o.Dialect, o.Table = s.db, sqlrows.SQLite(), table
	source, err := sqlrows.New(o)
	require.NoError(t, err)
	s.rows = gridui.NewRemote(source, gridui.RemoteOptions[sqlrows.Row]{Size: sqlrows.Row.Size, Version: table.Version})
	t.Cleanup(s.rows.Close)
	var ids []string
	for _, c := range table.Columns {
		ids = append(ids, c.ID)
		s.grid.Columns = append(s.grid.Columns, gridui.Field(c.ID, c.ID, func(r sqlrows.Row) string { return r.Value(c.ID).String() }))
	}
	s.grid.Fields = gridui.SourceFields[sqlrows.Row](ids...)
	s.grid.SetSource(s.rows)
	th := material.NewTheme()
	th.Shaper = text.NewShaper(text.NoSystemFonts(), text.WithCollection(gofont.Collection()))
	s.Harness = gridtest.New(image.Pt(500, 300), func(gtx layout.Context) layout.Dimensions {
		s.read(gtx)
		return gridui.New(th, &s.grid.Grid).Layout(gtx)
	})
	s.Until(func() bool { return s.rows.Count().Exact })
	return s
}

func (s *tableStage) read(gtx layout.Context) {
	for {
		ev, ok := s.grid.Update(gtx)
		if !ok {
			return
		}
		switch ev := ev.(type) {
		case events.ChangesCommitted:
			s.done = append(s.done, ev)
		case events.RowRenamed:
			s.names = append(s.names, ev)
		case events.ConflictsFound:
			s.clashs = append(s.clashs, ev)
		}
	}
}

// save saves the changes and returns the error of the result.
func (s *tableStage) save(t *testing.T) error {
	t.Helper()
	n := len(s.done)
	s.grid.Save()
	s.Until(func() bool { return len(s.done) > n })
	return s.done[n].Err
}

// set changes a cell.
func (s *tableStage) set(t *testing.T, id, column string, v value.Value) {
	t.Helper()
	_, err := s.grid.UpdateRow(id, func(r *sqlrows.Row) { *r = r.With(column, v) })
	require.NoError(t, err)
}

// texts returns the texts of a query with one column.
func (s *tableStage) texts(t *testing.T, query string) (out []string) {
	t.Helper()
	rows, err := s.db.Query(query)
	require.NoError(t, err)
	defer rows.Close()
	for rows.Next() {
		var text string
		require.NoError(t, rows.Scan(&text))
		out = append(out, text)
	}
	require.NoError(t, rows.Err())
	return out
}

const noteScript = `CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT NOT NULL, rev INTEGER NOT NULL DEFAULT 1);
	WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000) INSERT INTO notes (id, text) SELECT i, 'note ' || i FROM n`

func notesTable(version string) sqlrows.Table {
	return sqlrows.Table{Name: []string{"notes"}, Key: []string{"id"}, Version: version, Columns: []sqlrows.Column{
		{ID: "id", Kind: value.KindNumber}, {ID: "text", Kind: value.KindText, NotNull: true}, {ID: "rev", Kind: value.KindNumber, NotNull: true},
	}}
}

func TestAGridEditsATable(t *testing.T) {
	for _, version := range []string{"", "rev"} {
		s := tableOf(t, noteScript, notesTable(version), sqlrows.Options{})
		s.set(t, "1", "text", value.Text("it's 한글"))
		require.True(t, s.grid.DeleteRow("2"))
		row := sqlrows.Row{}.With("text", value.Text("new"))
		if version == "" {
			row = row.With("rev", value.Int(1))
		}
		key, err := s.grid.AddRow(&row)
		require.NoError(t, err)
		preview, err := s.rows.Preview()
		require.NoError(t, err)
		require.Contains(t, preview, "UPDATE `notes` SET `text` = ?")
		require.Contains(t, preview, `"it's 한글"`)
		require.Contains(t, preview, "DELETE FROM `notes` WHERE `id` = ? AND `")
		require.Contains(t, preview, "INSERT INTO `notes` (")
		require.NoError(t, s.save(t))
		require.Equal(t, []events.RowRenamed{{From: key, To: "3001"}}, s.names)
		require.Equal(t, []string{"it's 한글", "note 3", "note 4"}, s.texts(t, "SELECT text FROM notes ORDER BY id LIMIT 3"))
		require.Equal(t, []string{"new"}, s.texts(t, "SELECT text FROM notes WHERE id = 3001"))
		// A second edit of the same rows causes no conflict: the grid has the written values.
		s.set(t, "1", "text", value.Text("again"))
		s.set(t, "3001", "text", value.Text("newer"))
		require.NoError(t, s.save(t))
		require.Equal(t, []string{"again", "newer"}, s.texts(t, "SELECT text FROM notes WHERE id IN (1, 3001) ORDER BY id"))
	}
}

func TestASecondConnectionMakesAConflict(t *testing.T) {
	for _, version := range []string{"", "rev"} {
		s := tableOf(t, noteScript, notesTable(version), sqlrows.Options{})
		s.set(t, "1", "text", value.Text("mine"))
		s.set(t, "2", "text", value.Text("mine 2"))
		_, err := s.db.Exec("UPDATE notes SET text = 'theirs', rev = rev + 1 WHERE id = 1")
		require.NoError(t, err)
		require.ErrorIs(t, s.save(t), gridui.ErrConflicts)
		require.Len(t, s.clashs, 1)
		require.Equal(t, []events.CellConflict{{
			Column: "text", Before: value.Text("note 1"), Mine: value.Text("mine"), Theirs: value.Text("theirs"),
		}}, s.clashs[0].Rows[0].Cells)
		require.Equal(t, []string{"theirs", "note 2"}, s.texts(t, "SELECT text FROM notes ORDER BY id LIMIT 2"), "all of it is rolled back")
		require.True(t, s.rows.Settle("1", "text", events.ChoiceMine))
		require.NoError(t, s.save(t))
		require.Equal(t, []string{"mine", "mine 2"}, s.texts(t, "SELECT text FROM notes ORDER BY id LIMIT 2"))
	}
}

func TestASaveWaitsForALock(t *testing.T) {
	tries, locked := 0, make(chan bool)
	s := tableOf(t, noteScript, notesTable(""), sqlrows.Options{Classify: func(err error) sqlrows.Class {
		c := sqlrows.Classify(err)
		if c == sqlrows.ClassRetry {
			if tries++; tries == 2 {
				close(locked)
			}
		}
		return c
	}})
	other, err := s.db.Conn(t.Context())
	require.NoError(t, err)
	defer other.Close()
	_, err = other.ExecContext(t.Context(), "BEGIN IMMEDIATE")
	require.NoError(t, err)
	go func() {
		<-locked
		_, _ = other.ExecContext(context.Background(), "COMMIT")
	}()
	s.set(t, "1", "text", value.Text("late"))
	require.NoError(t, s.save(t))
	require.GreaterOrEqual(t, tries, 2)
	require.Equal(t, []string{"late"}, s.texts(t, "SELECT text FROM notes WHERE id = 1"))
}

func TestADatabaseThatRefusesKeepsTheEdits(t *testing.T) {
	s := tableOf(t, noteScript+"; CREATE TRIGGER closed BEFORE UPDATE ON notes WHEN (SELECT count(*) FROM notes) > 2999 BEGIN SELECT RAISE(ABORT, 'closed today'); END", notesTable(""), sqlrows.Options{})
	s.set(t, "1", "text", value.Text("kept"))
	require.ErrorContains(t, s.save(t), "closed today")
	require.Equal(t, tracking.Edited, s.grid.Status("1"))
	_, err := s.db.Exec("DROP TRIGGER closed")
	require.NoError(t, err)
	require.NoError(t, s.save(t))
	require.Equal(t, []string{"kept"}, s.texts(t, "SELECT text FROM notes WHERE id = 1"))
}

func TestAThousandEditsAreOneTransaction(t *testing.T) {
	s := tableOf(t, noteScript, notesTable(""), sqlrows.Options{})
	edited := 0
	for at := 0; edited < 1000; at += blockRows {
		s.grid.ScrollToRow(at, option.AlignStart)
		s.Until(func() bool { _, ok := s.grid.RowAt(at + 199); return ok })
		for i := at; i < at+200; i++ {
			id := strconv.Itoa(i + 1)
			s.set(t, id, "text", value.Text("edit "+id))
			edited++
		}
	}
	_, err := s.db.Exec("UPDATE notes SET text = 'theirs' WHERE id = 1030")
	require.NoError(t, err)
	require.ErrorIs(t, s.save(t), gridui.ErrConflicts)
	require.Equal(t, []string{"0"}, s.texts(t, "SELECT count(*) FROM notes WHERE text LIKE 'edit %'"))
	require.True(t, s.rows.Settle("", "", events.ChoiceMine))
	require.NoError(t, s.save(t))
	require.Equal(t, []string{"1000"}, s.texts(t, "SELECT count(*) FROM notes WHERE text = 'edit ' || id"))
}

func TestCompositeKeysOfATableAreEdited(t *testing.T) {
	table := sqlrows.Table{Name: []string{"lines"}, Key: []string{"a", "b"}, Columns: []sqlrows.Column{
		{ID: "a", Kind: value.KindText}, {ID: "b", Kind: value.KindNumber}, {ID: "text", Kind: value.KindText},
	}}
	s := tableOf(t, `CREATE TABLE lines (a TEXT, b INTEGER, text TEXT, PRIMARY KEY (a, b));
		INSERT INTO lines VALUES ('서울', 1, 'x'), ('서울', 2, 'y'), ('"', 3, NULL)`, table, sqlrows.Options{})
	s.set(t, `["\"","3"]`, "text", value.Text("was null"))
	require.True(t, s.grid.DeleteRow(`["서울","1"]`))
	row := sqlrows.Row{}.With("a", value.Text("부산")).With("b", value.Int(9)).With("text", value.Text("new"))
	key, err := s.grid.AddRow(&row)
	require.NoError(t, err)
	require.Equal(t, `["부산","9"]`, key)
	require.NoError(t, s.save(t))
	require.Equal(t, []string{`" 3 was null`, "부산 9 new", "서울 2 y"}, s.texts(t, "SELECT a || ' ' || b || ' ' || text FROM lines ORDER BY a, b"))
}
