// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels

package pixels

import (
	"image"
	"strconv"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// article is a row that others also change.
type article struct {
	ID   int64  `json:"id"`
	Name string `json:"name"`
}

// conflictScene is a grid whose changes conflict with those by others.
type conflictScene struct {
	scene
	edits gridui.ChangeTrackingGrid[article]
	rows  *gridui.Remote[article]
}

func newConflictScene(t *testing.T, set func(*gridui.Style)) *conflictScene {
	s := &conflictScene{}
	source := articles(t)
	s.rows = gridui.NewRemote(source, gridui.RemoteOptions[article]{})
	g := &s.edits
	g.Columns = []gridui.Column[article]{
		gridui.Field("id", "Number", func(a article) int64 { return a.ID }).Width(110),
		gridui.Field("name", "Name", func(a article) string { return a.Name }).Width(260),
	}
	g.EditedCells = true
	g.SetSource(s.rows)
	s.Harness = trackingHarness(image.Pt(640, 346), g, set)
	s.wait()
	for _, id := range []string{"1", "2", "3"} {
		_, err := g.UpdateRow(id, func(a *article) { a.Name = "changed here " + id })
		require.NoError(t, err)
	}
	g.DeleteRow("4")
	var theirs []rowsource.Edit
	for _, id := range []string{"1", "2", "4"} {
		theirs = append(theirs, rowsource.Edit{ID: id, Set: []rowsource.Field{{Column: "name", Value: value.Text("changed by others " + id)}}})
	}
	_, err := source.Write(t.Context(), theirs)
	require.NoError(t, err)
	g.Save()
	s.wait()
	return s
}

func articles(t *testing.T) *rowsource.Slice[article] {
	var rows []article
	for i := range 50 {
		rows = append(rows, article{int64(i + 1), "article " + strconv.Itoa(i+1)})
	}
	source, err := rowsource.NewSlice(rowsource.SliceOptions[article]{
		Rows: rows, Key: []string{"id"}, Columns: []rowsource.Column[article]{
			{ID: "id", Value: func(a article) value.Value { return value.Int(a.ID) }},
			{ID: "name", Value: func(a article) value.Value { return value.Text(a.Name) }, Set: func(a *article, v value.Value) error {
				a.Name, _ = v.AsText()
				return nil
			}},
		},
	})
	require.NoError(t, err)
	return source
}

// wait draws frames until all reads and writes have ended.
func (s *conflictScene) wait() {
	for range 10 {
		synctest.Wait()
		s.Advance(100 * time.Millisecond)
		s.Frame()
	}
}

// TestConflicts shows the list of conflicts, and the cells after it was closed.
func TestConflicts(t *testing.T) {
	for look, set := range remoteLooks {
		t.Run(look, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				s := newConflictScene(t, set)
				defer func() { s.rows.Close(); synctest.Wait() }()
				s.Keys("↓", "→")
				s.wait()
				s.golden(t, "conflicts-"+look)
				s.Keys("Esc")
				s.wait()
				s.golden(t, "conflict-marks-"+look)
			})
		})
	}
}
