// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package stage

import (
	"image"
	"strconv"

	"gioui.org/font/gofont"
	"gioui.org/io/key"
	"gioui.org/layout"
	"gioui.org/widget/material"

	"github.com/giogrid/giogrid/example/bench/internal/sheet"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// Grid shows the sheet in a complete grid: header, lines, scroll bars, a pinned column, a focused cell. T is the type
// of its rows.
type Grid[T any] struct {
	gridui.Grid[T]

	// Event, unless it is nil, is called with each event.
	Event func(ev events.Event)

	theme *material.Theme
	begun bool
}

// Row is a row of the sheet: only its number.
type Row int

// Rows is a source of computed rows, as many as its value.
type Rows int

func (n Rows) Len() int     { return int(n) }
func (n Rows) At(i int) Row { return Row(i) }

// NewGrid returns a grid of n computed rows.
func NewGrid(n int) *Grid[Row] {
	g := NewGridOf(func(r Row, column int) string { return sheet.Text(int(r), column) })
	g.SetSource(Rows(n))
	return g
}

// NewGridOf returns a grid without rows, whose cells show the results of text.
func NewGridOf[T any](text func(row T, column int) string) *Grid[T] {
	g := NewGridWith[T]()
	for i := range sheet.Columns {
		g.Columns = append(g.Columns, gridui.Field(ColumnID(i), "Column "+strconv.Itoa(i),
			func(r T) string { return text(r, i) }).Width(sheet.ColWidth))
	}
	g.ColumnPinning = option.ColumnPinning{Left: []string{ColumnID(0)}}
	return g
}

// NewGridWith returns a grid without rows, with the given columns.
func NewGridWith[T any](columns ...gridui.Column[T]) *Grid[T] {
	return &Grid[T]{Grid: gridui.Grid[T]{Columns: columns}, theme: NewTheme()}
}

// ColumnID returns the id of a column.
func ColumnID(column int) string { return "c" + strconv.Itoa(column) }

// Layout draws the grid as a program does: it reads the events, makes the style and draws. The offset applies only in
// the first frame; after that the grid follows the wheel.
func (g *Grid[T]) Layout(gtx layout.Context, offset image.Point) {
	if !g.begun {
		g.begun = true
		g.ScrollToOffset(int64(offset.Y))
		gtx.Execute(key.FocusCmd{Tag: g.Tag()})
	}
	for {
		ev, ok := g.Update(gtx)
		if !ok {
			break
		}
		if g.Event != nil {
			g.Event(ev)
		}
	}
	style := gridui.New(g.theme, &g.Grid)
	style.Faces = gofont.Collection()
	style.Locale = locale.For("en")
	style.RowHeight = sheet.RowHeight
	style.TextSize = sheet.TextSize
	style.Theme.Padding = sheet.Padding
	style.Lines = theme.LinesBoth
	style.Layout(gtx)
}
