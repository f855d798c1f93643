// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"errors"
	"image"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// bulk is a grid of many rows whose edits are counted.
type bulk struct {
	*stage[person]
	// sets is how many cells were written to, most how many of them in one frame.
	sets, most int
}

var errBad = errors.New("bad")

// manyRows is more rows than are edited in one frame.
const manyRows = 60_000

// bulkFrame is the most cells that a frame may write to.
const bulkFrame = 5000

func newBulk(t *testing.T, n int) *bulk {
	b := new(bulk)
	b.stage = newStage(image.Pt(500, 300), func(g *gridui.Grid[person]) {
		g.RowID = func(p person) string { return p.ID }
		g.Columns = []gridui.Column[person]{
			gridui.Field("id", "ID", func(p person) string { return p.ID }),
			gridui.Field("name", "Name", func(p person) string { return p.Name }).Edit(func(p *person, v string) {
				b.sets++
				p.Name = v
			}).Validate(func(p person, v string) error {
				if v == "bad" && p.ID == "p40000" {
					return errBad
				}
				return nil
			}),
			gridui.Field("city", "City", func(p person) string { return p.City }).Edit(func(p *person, v string) {
				b.sets++
				p.City = v
			}),
		}
		g.Editing.Enabled, g.Announce = true, true
		g.Selection = option.Selection{Mode: option.SelectMulti, Rows: idset.All()}
		g.SetRows(people(n))
	})
	b.style = func(st *gridui.Style) { st.Locale = locale.English() }
	b.Settle()
	b.Focus(b.grid.Tag())
	b.Keys("Ctrl+Home", "Down", "Down")
	b.grid.FocusCell(1, "name")
	b.Settle()
	b.events = nil
	return b
}

// finish draws frames until an event comes.
func finish[E events.Event](t *testing.T, b *bulk) E {
	t.Helper()
	for range 1_000_000 {
		if found := eventsOf[E](b.events); len(found) > 0 {
			return found[0]
		}
		before := b.sets
		b.Frame()
		b.most = max(b.most, b.sets-before)
	}
	t.Fatal("no event came")
	panic("unreachable")
}

// rowNames are the different names in the rows, and how many have each.
func (b *bulk) rowNames() map[string]int {
	out := map[string]int{}
	for i := range b.grid.Len() {
		row, _ := b.grid.RowAt(i)
		out[row.Name]++
	}
	return out
}

func TestOneTextIntoManyRowsTakesFrames(t *testing.T) {
	b := newBulk(t, manyRows)
	was := b.rowNames()
	b.grid.Paste("Pasted")
	for b.sets == 0 {
		b.Frame()
	}
	require.LessOrEqual(t, b.sets, bulkFrame)
	require.Equal(t, was, b.rowNames(), "rows change in the end, all at once")
	done := finish[events.Pasted](t, b)
	require.Equal(t, events.Pasted{Rows: 1, Columns: 1}, done)
	require.LessOrEqual(t, b.most, bulkFrame)
	require.Equal(t, manyRows, b.sets)
	b.Settle()
	edited := eventsOf[gridui.CellsEdited[person]](b.events)
	require.Len(t, edited, 1)
	require.Equal(t, manyRows, edited[0].Len())
	require.Equal(t, map[string]int{"Pasted": manyRows}, b.rowNames())
	require.True(t, b.grid.History().Undo())
	b.Settle()
	require.Equal(t, was, b.rowNames())
	require.False(t, b.grid.History().CanUndo(), "one step")
}

func TestATextTypedIntoManyRowsTakesFrames(t *testing.T) {
	b := newBulk(t, manyRows)
	b.Keys("F2", "Ctrl+A")
	b.Type("Typed")
	b.Keys("Ctrl+Enter")
	edited := finish[gridui.CellsEdited[person]](t, b)
	b.Settle()
	require.Equal(t, manyRows, edited.Len())
	require.LessOrEqual(t, b.most, bulkFrame)
	require.Equal(t, map[string]int{"Typed": manyRows}, b.rowNames())
	require.True(t, b.grid.History().Undo())
	require.False(t, b.grid.History().CanUndo())
}

func TestEscapeStopsAnEditOfManyRows(t *testing.T) {
	b := newBulk(t, manyRows)
	was := b.rowNames()
	b.grid.Paste("Pasted")
	for b.sets < 2*bulkFrame {
		b.Frame()
	}
	b.Keys("Escape")
	require.ErrorIs(t, finish[events.PasteFailed](t, b).Err, gridui.ErrEditStopped)
	b.Settle()
	require.Equal(t, was, b.rowNames())
	require.False(t, b.grid.History().CanUndo())
	require.Equal(t, "Stopped. No cell was changed.", eventsOf[events.Announced](b.events)[0].Text)
	_, wants := b.Wakeup()
	require.False(t, wants)
}

// One cell that refuses its value leaves all as they were.
func TestAnEditOfManyRowsIsAllOrNothing(t *testing.T) {
	b := newBulk(t, manyRows)
	was := b.rowNames()
	b.grid.Paste("bad")
	failed := finish[events.PasteFailed](t, b)
	require.Equal(t, "p40000", failed.RowID)
	require.ErrorIs(t, failed.Err, errBad)
	b.Settle()
	require.Equal(t, was, b.rowNames())
	b.events = nil
	b.grid.Editing.Paste.SkipInvalid = true
	b.grid.Paste("bad")
	require.Equal(t, events.Pasted{Rows: 1, Columns: 1, Skipped: 1}, finish[events.Pasted](t, b))
	b.Settle()
	require.Equal(t, manyRows-1, b.rowNames()["bad"])
}

func TestRowsThatChangeDuringAnEditOfManyKeepTheirChanges(t *testing.T) {
	b := newBulk(t, manyRows)
	b.grid.Paste("Pasted")
	for b.sets < 2*bulkFrame {
		b.Frame()
	}
	require.NoError(t, b.grid.Apply(gridui.Changes[person]{
		Update: []person{{ID: "p3", Name: "Old", City: "Busan"}, {ID: "p50000", Name: "Old", City: "Busan"}},
		Remove: []string{"p4"},
	}))
	finish[events.Pasted](t, b)
	for range 1_000_000 {
		if b.Frame(); b.grid.Len() < manyRows {
			break
		}
	}
	b.Settle()
	require.Equal(t, map[string]int{"Pasted": manyRows - 1}, b.rowNames())
	busan := 0
	for i := range b.grid.Len() {
		if row, _ := b.grid.RowAt(i); row.City == "Busan" {
			busan++
		}
	}
	require.Equal(t, 2, busan)
}

func TestNewRowsStopAnEditOfMany(t *testing.T) {
	b := newBulk(t, manyRows)
	b.grid.Paste("Pasted")
	for b.sets == 0 {
		b.Frame()
	}
	b.grid.SetRows(people(20))
	require.ErrorIs(t, finish[events.PasteFailed](t, b).Err, gridui.ErrEditStopped)
	b.Settle()
	require.Zero(t, b.rowNames()["Pasted"])
}

// billion is a source of as many rows as there are only in a program.
type billion struct{}

func (billion) Len() int        { return 1_000_000_000 }
func (billion) At(i int) person { return person{ID: itoa(i), Name: "Kim", City: "Seoul"} }

// TestAnEditOfTooManyRowsIsRefused selects all of a billion rows: each kind of edit says
// that they are too many.
func TestAnEditOfTooManyRowsIsRefused(t *testing.T) {
	b := newBulk(t, 3)
	b.grid.RowID = nil
	b.grid.SetSource(billion{})
	b.grid.Editing.Controlled = true
	b.grid.Selection.Rows = idset.All()
	b.Settle()
	b.grid.FocusCell(1, "name")
	b.Settle()
	b.events = nil
	b.grid.Paste("Pasted")
	require.ErrorIs(t, finish[events.PasteFailed](t, b).Err, gridui.ErrEditLarge)
	b.Settle()
	require.Equal(t, "These are too many cells to change at once.", eventsOf[events.Announced](b.events)[0].Text)
	b.events = nil
	b.Keys("Delete")
	require.ErrorIs(t, finish[events.EditRefused](t, b).Err, gridui.ErrEditLarge)
	b.events = nil
	b.Keys("F2", "Ctrl+Enter")
	require.ErrorIs(t, finish[events.EditRefused](t, b).Err, gridui.ErrEditLarge)
	require.LessOrEqual(t, b.sets, 1, "the cell that was typed into")
}

// TestDeleteAndCutTakeWhatCopyTakes compares what Ctrl+C copies, Ctrl+X cuts and Delete
// clears.
func TestDeleteAndCutTakeWhatCopyTakes(t *testing.T) {
	for name, test := range map[string]struct {
		rows    idset.Set
		cleared []string
	}{
		"selected rows":      {idset.Of("p3", "p0"), []string{"p0", "p3"}},
		"none":               {idset.Set{}, nil},
		"rows not there":     {idset.Of("nobody"), nil},
		"all, without focus": {idset.All(), []string{"p0", "p1", "p2", "p3", "p4", "p5"}},
	} {
		for _, key := range []string{"Delete", "Ctrl+X"} {
			t.Run(name+" "+key, func(t *testing.T) {
				b := newBulk(t, 6)
				b.grid.Selection.Rows = test.rows
				b.Settle()
				b.Keys("Ctrl+C")
				copied, ok := b.Clipboard.Text()
				require.True(t, ok)
				b.Clipboard.Clear()
				b.Keys(key)
				b.Settle()
				if text, _ := b.Clipboard.Text(); key == "Ctrl+X" {
					require.Equal(t, copied, text)
				}
				require.Len(t, eventsOf[gridui.CellsEdited[person]](b.events), 1)
				require.Empty(t, eventsOf[events.EditStarted](b.events), "no editor opens")
				for i := range 6 {
					row, _ := b.grid.RowAt(i)
					require.Equal(t, itoa(i), strings.TrimPrefix(row.ID, "p"), "ids cannot be edited")
					in := strings.Contains(strings.Join(test.cleared, ","), row.ID)
					require.Equal(t, in || test.cleared == nil && i == 1, row.Name == "", row)
					require.Equal(t, in, row.City == "", row)
				}
				require.True(t, b.grid.History().Undo())
				require.False(t, b.grid.History().CanUndo(), "one step")
				b.Settle()
				require.Zero(t, b.rowNames()[""])
			})
		}
	}
}

func TestManyRowsAreCutInFrames(t *testing.T) {
	b := newBulk(t, manyRows)
	b.Keys("Ctrl+X")
	edited := finish[gridui.CellsEdited[person]](t, b)
	require.Equal(t, 2*manyRows, edited.Len())
	require.LessOrEqual(t, b.most, bulkFrame)
	b.Settle()
	require.Equal(t, map[string]int{"": manyRows}, b.rowNames())
	text, _ := b.Clipboard.Text()
	require.Len(t, strings.Split(strings.TrimSpace(text), "\n"), manyRows)
	require.Len(t, eventsOf[events.Copied](b.events), 1)
}

// Cells that do not take an empty value keep theirs; if that is all of them, it is told.
func TestClearingLeavesWhatCannotBeEmpty(t *testing.T) {
	s := newStage(image.Pt(400, 300), func(g *gridui.Grid[person]) {
		g.RowID = func(p person) string { return p.ID }
		g.Columns = []gridui.Column[person]{
			gridui.Field("name", "Name", func(p person) string { return p.Name }).Edit(func(p *person, v string) { p.Name = v }).
				Validate(func(_ person, v string) error {
					if v == "" {
						return errBad
					}
					return nil
				}),
			gridui.Field("city", "City", func(p person) string { return p.City }).Edit(func(p *person, v string) { p.City = v }),
		}
		g.Editing.Enabled = true
		g.Selection = option.Selection{Mode: option.SelectMulti, Rows: idset.Of("p0", "p2")}
		g.SetRows(people(3))
	})
	s.Focus(s.grid.Tag())
	s.Keys("Ctrl+Home", "Delete")
	first, _ := s.grid.RowAt(0)
	require.Equal(t, person{ID: "p0", Name: "Kim", Age: 20}, first)
	require.Empty(t, eventsOf[events.EditRefused](s.events))
	s.Keys("Delete")
	refused := eventsOf[events.EditRefused](s.events)
	require.Len(t, refused, 1)
	require.ErrorIs(t, refused[0].Err, errBad)
	require.Equal(t, "p0", refused[0].RowID)
}
