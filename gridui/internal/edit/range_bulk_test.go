// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// newRangeBulk returns a grid with more rows than are edited in one frame, and two columns of all
// rows selected.
func newRangeBulk(t *testing.T) *bulk {
	b := newBulk(t, manyRows)
	b.Grid.Selection = option.Selection{}
	b.Grid.CellRanges.Enabled = true
	b.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
	b.Settle()
	gridstage.SelectRanges(t, b.Stage, "columns p0:name-p0:city")
	b.sets = 0
	return b
}

func TestEditsOfManyCellsOfRangesTakeFrames(t *testing.T) {
	for name, test := range map[string]struct {
		begin func(b *bulk)
		name  string
	}{
		"delete":    {func(b *bulk) { b.Keys("Delete") }, ""},
		"paste":     {func(b *bulk) { b.Grid.Paste("x") }, "x"},
		"fill down": {func(b *bulk) { b.Keys("Shortcut+D") }, "Kim"},
	} {
		b := newRangeBulk(t)
		was := b.rowNames()
		test.begin(b)
		if name == "paste" { // keys draw frames themselves
			for b.sets == 0 {
				b.Frame()
			}
			require.Equal(t, was, b.rowNames(), name)
		}
		edited := finish[gridui.CellsEdited[gridstage.Person]](t, b)
		require.LessOrEqual(t, b.most, bulkFrame, name)
		b.Settle()
		require.GreaterOrEqual(t, edited.Len(), manyRows, name)
		require.Equal(t, map[string]int{test.name: manyRows}, b.rowNames(), name)
		require.True(t, b.Grid.History().Undo(), name)
		b.Settle()
		require.Equal(t, was, b.rowNames(), name)
		require.False(t, b.Grid.History().CanUndo(), name)
	}
}

func TestEscapeStopsAnEditOfManyCellsOfRanges(t *testing.T) {
	b := newRangeBulk(t)
	was := b.rowNames()
	b.Grid.Paste("x")
	for b.sets < 2*bulkFrame {
		b.Frame()
	}
	b.Keys("Escape")
	require.ErrorIs(t, finishPaste(t, b).Err, gridui.ErrEditStopped)
	b.Settle()
	require.Equal(t, was, b.rowNames())
	require.False(t, b.Grid.History().CanUndo())
	require.Equal(t, "columns p0:name-p0:city", gridstage.SelectedRanges(b.Stage), "the ranges stay: Escape has stopped the edit")
}

// Rows changed during an edit of ranges keep these changes in other cells.
func TestChangesDuringAnEditOfRangesStay(t *testing.T) {
	b := newRangeBulk(t)
	b.Grid.Paste("x")
	for b.sets < 2*bulkFrame {
		b.Frame()
	}
	p, _ := b.Grid.RowAt(3)
	p.Age = 99
	require.NoError(t, b.Grid.Apply(gridui.Changes[gridstage.Person]{Update: []gridstage.Person{p}}))
	require.Empty(t, len(gridstage.EventsOf[gridui.CellsEdited[gridstage.Person]](b.Events)), "it is on its way")
	finish[gridui.CellsEdited[gridstage.Person]](t, b)
	for range 1_000_000 {
		if p, _ = b.Grid.RowAt(3); p.Age == 99 {
			break
		}
		b.Frame()
	}
	b.Settle()
	p, _ = b.Grid.RowAt(3)
	require.Equal(t, gridstage.Person{ID: "p3", Name: "x", City: "x", Age: 99}, p)
}
