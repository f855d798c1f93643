// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package notes

import (
	"image"
	"testing"

	"gioui.org/layout"
	"gioui.org/widget/material"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

type city struct {
	Key  int64
	Name string
}

// window is a grid of cities with notes.
type window struct {
	*gridtest.Harness
	grid   gridui.Grid[city]
	notes  Notes
	events []any
}

func show(t *testing.T, remote bool) *window {
	t.Helper()
	w := &window{}
	g := &w.grid
	w.notes.Theme = material.NewTheme()
	g.Columns = []gridui.Column[city]{
		gridui.Field("key", "Key", func(c city) int64 { return c.Key }),
		gridui.Field("name", "Name", func(c city) string { return c.Name }),
	}
	g.Extensions = []gridui.Extension{&w.notes}
	g.Editing.Enabled, g.HeaderMenu.Enabled = true, true
	g.Semantics = option.SemanticsCells
	if remote {
		source, err := rowsource.NewSlice(rowsource.SliceOptions[city]{
			Rows: cities(),
			Columns: []rowsource.Column[city]{
				{ID: "key", Value: func(c city) value.Value { return value.Int(c.Key) }},
				{ID: "name", Value: func(c city) value.Value { return value.Text(c.Name) }},
			},
			Key: []string{"key"},
		})
		require.NoError(t, err)
		g.SetSource(gridui.NewRemote(source, gridui.RemoteOptions[city]{}))
	} else {
		g.RowID = func(c city) string { return c.Name }
		g.SetRows(cities())
	}
	w.Harness = gridtest.New(image.Pt(500, 300), func(gtx layout.Context) layout.Dimensions {
		for {
			ev, ok := g.Update(gtx)
			if !ok {
				break
			}
			w.events = append(w.events, ev)
		}
		style := gridui.New(w.notes.Theme, g)
		style.Locale = locale.For("en")
		return style.Layout(gtx)
	})
	w.Until(func() bool { _, ok := w.Find("Busan"); return ok })
	return w
}

func cities() []city { return []city{{1, "Seoul"}, {2, "Busan"}, {3, "Jeju"}} }

// cell returns the middle of the cell with a text.
func (w *window) cell(t *testing.T, text string) (x, y float32) {
	t.Helper()
	n, ok := w.Find(text)
	require.True(t, ok, "no cell %q in\n%s", text, w.Dump())
	return n.Center()
}

func (w *window) choose(t *testing.T, label string) {
	t.Helper()
	w.Click(w.cell(t, label))
	w.Settle()
}

func TestAnExtensionOfAnotherModule(t *testing.T) {
	for _, remote := range []bool{false, true} {
		name := "rows in memory"
		if remote {
			name = "a source"
		}
		t.Run(name, func(t *testing.T) { use(t, show(t, remote)) })
	}
}

func use(t *testing.T, w *window) {
	// A key marks the focused cell, and the program hears of it.
	w.Click(w.cell(t, "Busan"))
	w.Keys("Ctrl+M")
	w.Settle()
	require.Len(t, w.notes.texts, 1)
	noted := w.events[len(w.events)-1].(NoteAdded)
	require.Equal(t, "name", noted.ColumnID)
	_, ok := w.FindDescription("about Busan")
	require.True(t, ok, "the mark is described\n%s", w.Dump())
	require.Zero(t, w.Allocs(50, nil), "marks cost a settled frame nothing")

	// An item of the menu of a cell.
	w.RightClick(w.cell(t, "Jeju"))
	w.Settle()
	w.choose(t, "Add a note")
	require.Len(t, w.notes.texts, 2)

	// A card shows the note; Escape closes it and the cells have the keyboard again.
	w.RightClick(w.cell(t, "Jeju"))
	w.Settle()
	w.choose(t, "Show the note")
	_, ok = w.Find("Note: about Jeju")
	require.True(t, ok, "the card shows\n%s", w.Dump())
	w.Keys("Escape")
	w.Settle()
	_, ok = w.Find("Note: about Jeju")
	require.False(t, ok)
	require.Zero(t, w.notes.Open)
	require.True(t, w.Focused(w.grid.Tag()))

	// Users undo and redo what the extension recorded.
	w.Keys("Ctrl+Z")
	w.Settle()
	require.Len(t, w.notes.texts, 1)
	w.Keys("Ctrl+Y")
	w.Settle()
	require.Len(t, w.notes.texts, 2)

	// Views carry the notes.
	view := w.grid.View()
	require.Contains(t, string(view.Extensions["notes"]), "about Jeju")
	w.grid.Column("name").OpenMenu()
	w.Settle()
	w.choose(t, "Delete all notes")
	require.Empty(t, w.notes.texts)
	w.grid.SetView(view)
	w.Settle()
	require.Len(t, w.notes.texts, 2)
	require.NoError(t, w.grid.Close())
}
