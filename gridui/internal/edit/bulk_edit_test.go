// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit_test

import (
	"image"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/letterstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// bulk is a grid of many rows that counts edits.
type bulk struct {
	*gridstage.Stage[gridstage.Person]
	// sets is the number of cells written, most the maximum in one frame.
	sets, most int
}

// manyRows is a number of rows that takes more than one frame to edit.
const manyRows = 60_000

// bulkFrame is the maximum number of cells that a frame may write.
const bulkFrame = 5000

func newBulk(t *testing.T, n int) *bulk {
	b := new(bulk)
	b.Stage = gridstage.New(image.Pt(500, 300), func(g *gridui.Grid[gridstage.Person]) {
		g.RowID = func(p gridstage.Person) string { return p.ID }
		g.Columns = []gridui.Column[gridstage.Person]{
			gridui.Field("id", "ID", func(p gridstage.Person) string { return p.ID }),
			gridui.Field("name", "Name", func(p gridstage.Person) string { return p.Name }).Edit(func(p *gridstage.Person, v string) {
				b.sets++
				p.Name = v
			}).Validate(func(p gridstage.Person, v string) error {
				if v == "bad" && p.ID == "p40000" {
					return letterstage.ErrBad
				}
				return nil
			}),
			gridui.Field("city", "City", func(p gridstage.Person) string { return p.City }).Edit(func(p *gridstage.Person, v string) {
				b.sets++
				p.City = v
			}),
		}
		g.Editing.Enabled, g.Announce = true, true
		g.Selection = option.Selection{Mode: option.SelectMulti, Rows: idset.All()}
		g.SetRows(gridstage.People(n))
	})
	b.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
	b.Settle()
	b.Focus(b.Grid.Tag())
	b.Keys("Ctrl+Home", "Down", "Down")
	b.Grid.FocusCell(1, "name")
	b.Settle()
	b.Events = nil
	return b
}

// finish draws frames until an event arrives.
func finish[E events.Event](t *testing.T, b *bulk) E {
	t.Helper()
	for range 1_000_000 {
		if found := gridstage.EventsOf[E](b.Events); len(found) > 0 {
			return found[0]
		}
		before := b.sets
		b.Frame()
		b.most = max(b.most, b.sets-before)
	}
	t.Fatal("no event came")
	panic("unreachable")
}

// finishPaste draws frames until a paste has failed.
func finishPaste(t *testing.T, b *bulk) gridstage.FailedPaste {
	t.Helper()
	require.Error(t, finish[events.CellsPasted](t, b).Err)
	return gridstage.FailedPastes(b.Events)[0]
}

// rowNames returns the different names of the rows, with their numbers of rows.
func (b *bulk) rowNames() map[string]int {
	out := map[string]int{}
	for i := range b.Grid.Len() {
		row, _ := b.Grid.RowAt(i)
		out[row.Name]++
	}
	return out
}

func TestOneTextIntoManyRowsTakesFrames(t *testing.T) {
	b := newBulk(t, manyRows)
	was := b.rowNames()
	b.Grid.Paste("Pasted")
	for b.sets == 0 {
		b.Frame()
	}
	require.LessOrEqual(t, b.sets, bulkFrame)
	require.Equal(t, was, b.rowNames(), "rows change in the end, all at once")
	done := finish[events.CellsPasted](t, b)
	require.Equal(t, events.CellsPasted{Rows: 1, Columns: 1}, done)
	require.LessOrEqual(t, b.most, bulkFrame)
	require.Equal(t, manyRows, b.sets)
	b.Settle()
	edited := gridstage.EventsOf[gridui.CellsEdited[gridstage.Person]](b.Events)
	require.Len(t, edited, 1)
	require.Equal(t, manyRows, edited[0].Len())
	require.Equal(t, map[string]int{"Pasted": manyRows}, b.rowNames())
	require.True(t, b.Grid.History().Undo())
	b.Settle()
	require.Equal(t, was, b.rowNames())
	require.False(t, b.Grid.History().CanUndo(), "one step")
}

func TestATextTypedIntoManyRowsTakesFrames(t *testing.T) {
	b := newBulk(t, manyRows)
	b.Keys("F2", "Ctrl+A")
	b.Type("Typed")
	b.Keys("Ctrl+Enter")
	edited := finish[gridui.CellsEdited[gridstage.Person]](t, b)
	b.Settle()
	require.Equal(t, manyRows, edited.Len())
	require.LessOrEqual(t, b.most, bulkFrame)
	require.Equal(t, map[string]int{"Typed": manyRows}, b.rowNames())
	require.True(t, b.Grid.History().Undo())
	require.False(t, b.Grid.History().CanUndo())
}

func TestEscapeStopsAnEditOfManyRows(t *testing.T) {
	b := newBulk(t, manyRows)
	was := b.rowNames()
	b.Grid.Paste("Pasted")
	for b.sets < 2*bulkFrame {
		b.Frame()
	}
	b.Keys("Escape")
	require.ErrorIs(t, finishPaste(t, b).Err, gridui.ErrEditStopped)
	b.Settle()
	require.Equal(t, was, b.rowNames())
	require.False(t, b.Grid.History().CanUndo())
	require.Equal(t, "Stopped. No cell was changed.", gridstage.EventsOf[events.TextAnnounced](b.Events)[0].Text)
	_, wants := b.Wakeup()
	require.False(t, wants)
}

// A cell that refuses its value leaves all cells unchanged.
func TestAnEditOfManyRowsIsAllOrNothing(t *testing.T) {
	b := newBulk(t, manyRows)
	was := b.rowNames()
	b.Grid.Paste("bad")
	failed := finishPaste(t, b)
	require.Equal(t, "p40000", failed.RowID)
	require.ErrorIs(t, failed.Err, letterstage.ErrBad)
	b.Settle()
	require.Equal(t, was, b.rowNames())
	b.Events = nil
	b.Grid.Editing.PasteSkipInvalid = true
	b.Grid.Paste("bad")
	require.Equal(t, events.CellsPasted{Rows: 1, Columns: 1, Skipped: 1}, finish[events.CellsPasted](t, b))
	b.Settle()
	require.Equal(t, manyRows-1, b.rowNames()["bad"])
}

func TestRowsThatChangeDuringAnEditOfManyKeepTheirChanges(t *testing.T) {
	b := newBulk(t, manyRows)
	b.Grid.Paste("Pasted")
	for b.sets < 2*bulkFrame {
		b.Frame()
	}
	require.NoError(t, b.Grid.Apply(gridui.Changes[gridstage.Person]{
		Update: []gridstage.Person{{ID: "p3", Name: "Old", City: "Busan"}, {ID: "p50000", Name: "Old", City: "Busan"}},
		Remove: []string{"p4"},
	}))
	finish[events.CellsPasted](t, b)
	for range 1_000_000 {
		if b.Frame(); b.Grid.Len() < manyRows {
			break
		}
	}
	b.Settle()
	require.Equal(t, map[string]int{"Pasted": manyRows - 1}, b.rowNames())
	busan := 0
	for i := range b.Grid.Len() {
		if row, _ := b.Grid.RowAt(i); row.City == "Busan" {
			busan++
		}
	}
	require.Equal(t, 2, busan)
}

func TestNewRowsStopAnEditOfMany(t *testing.T) {
	b := newBulk(t, manyRows)
	b.Grid.Paste("Pasted")
	for b.sets == 0 {
		b.Frame()
	}
	b.Grid.SetRows(gridstage.People(20))
	require.ErrorIs(t, finishPaste(t, b).Err, gridui.ErrEditStopped)
	b.Settle()
	require.Zero(t, b.rowNames()["Pasted"])
}

// billion is a computed source with a billion rows.
type billion struct{}

func (billion) Len() int { return 1_000_000_000 }

func (billion) At(i int) gridstage.Person {
	return gridstage.Person{ID: strconv.Itoa(i), Name: "Kim", City: "Seoul"}
}

// TestAnEditOfTooManyRowsIsRefused selects all of a billion rows. Each kind of edit reports that
// they are too many.
func TestAnEditOfTooManyRowsIsRefused(t *testing.T) {
	b := newBulk(t, 3)
	b.Grid.RowID = nil
	b.Grid.SetSource(billion{})
	b.Grid.Editing.Controlled = true
	b.Grid.Selection.Rows = idset.All()
	b.Settle()
	b.Grid.FocusCell(1, "name")
	b.Settle()
	b.Events = nil
	b.Grid.Paste("Pasted")
	require.ErrorIs(t, finishPaste(t, b).Err, edit.ErrEditLarge)
	b.Settle()
	require.Equal(t, "These are too many cells to change at once.", gridstage.EventsOf[events.TextAnnounced](b.Events)[0].Text)
	b.Events = nil
	b.Keys("Delete")
	require.ErrorIs(t, finish[events.EditRefused](t, b).Err, edit.ErrEditLarge)
	b.Events = nil
	b.Keys("F2", "Ctrl+Enter")
	require.ErrorIs(t, finish[events.EditRefused](t, b).Err, edit.ErrEditLarge)
	require.LessOrEqual(t, b.sets, 1, "the cell that was typed into")
}

// TestDeleteAndCutTakeWhatCopyTakes compares the cells that Ctrl+C copies, Ctrl+X cuts and Delete
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
				b.Grid.Selection.Rows = test.rows
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
				require.Len(t, gridstage.EventsOf[gridui.CellsEdited[gridstage.Person]](b.Events), 1)
				require.Empty(t, gridstage.EventsOf[events.EditStarted](b.Events), "no editor opens")
				for i := range 6 {
					row, _ := b.Grid.RowAt(i)
					require.Equal(t, strconv.Itoa(i), strings.TrimPrefix(row.ID, "p"), "ids cannot be edited")
					in := strings.Contains(strings.Join(test.cleared, ","), row.ID)
					require.Equal(t, in || test.cleared == nil && i == 1, row.Name == "", row)
					require.Equal(t, in, row.City == "", row)
				}
				require.True(t, b.Grid.History().Undo())
				require.False(t, b.Grid.History().CanUndo(), "one step")
				b.Settle()
				require.Zero(t, b.rowNames()[""])
			})
		}
	}
}

func TestManyRowsAreCutInFrames(t *testing.T) {
	b := newBulk(t, manyRows)
	b.Keys("Ctrl+X")
	edited := finish[gridui.CellsEdited[gridstage.Person]](t, b)
	require.Equal(t, 2*manyRows, edited.Len())
	require.LessOrEqual(t, b.most, bulkFrame)
	b.Settle()
	require.Equal(t, map[string]int{"": manyRows}, b.rowNames())
	text, _ := b.Clipboard.Text()
	require.Len(t, strings.Split(strings.TrimSpace(text), "\n"), manyRows)
	require.Len(t, gridstage.EventsOf[events.CellsCopied](b.Events), 1)
}

// Cells that do not accept an empty value keep theirs. If these are all cells, an error is
// reported.
func TestClearingLeavesWhatCannotBeEmpty(t *testing.T) {
	s := gridstage.New(image.Pt(400, 300), func(g *gridui.Grid[gridstage.Person]) {
		g.RowID = func(p gridstage.Person) string { return p.ID }
		g.Columns = []gridui.Column[gridstage.Person]{
			gridui.Field("name", "Name", func(p gridstage.Person) string { return p.Name }).Edit(func(p *gridstage.Person, v string) { p.Name = v }).
				Validate(func(_ gridstage.Person, v string) error {
					if v == "" {
						return letterstage.ErrBad
					}
					return nil
				}),
			gridui.Field("city", "City", func(p gridstage.Person) string { return p.City }).Edit(func(p *gridstage.Person, v string) { p.City = v }),
		}
		g.Editing.Enabled = true
		g.Selection = option.Selection{Mode: option.SelectMulti, Rows: idset.Of("p0", "p2")}
		g.SetRows(gridstage.People(3))
	})
	s.Focus(s.Grid.Tag())
	s.Keys("Ctrl+Home", "Delete")
	first, _ := s.Grid.RowAt(0)
	require.Equal(t, gridstage.Person{ID: "p0", Name: "Kim", Age: 20}, first)
	require.Empty(t, gridstage.EventsOf[events.EditRefused](s.Events))
	s.Keys("Delete")
	refused := gridstage.EventsOf[events.EditRefused](s.Events)
	require.Len(t, refused, 1)
	require.ErrorIs(t, refused[0].Err, letterstage.ErrBad)
	require.Equal(t, "p0", refused[0].RowID)
}
