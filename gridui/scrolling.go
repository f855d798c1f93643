// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/virtualize"
)

// ScrollAlign says where something is to stand on the screen after a scroll.
type ScrollAlign uint8

const (
	// ScrollNearest scrolls as little as brings all of it onto the screen.
	ScrollNearest ScrollAlign = iota
	ScrollStart
	ScrollCenter
	ScrollEnd
)

func (a ScrollAlign) axis() virtualize.Align {
	switch a {
	case ScrollStart:
		return virtualize.Start
	case ScrollCenter:
		return virtualize.Center
	case ScrollEnd:
		return virtualize.End
	}
	return virtualize.Nearest
}

// ScrollToRow brings a row, counted from 0 among those shown, onto the screen
// in the next frame, exactly and at once. Rows past the ends are the first and
// the last.
func (g *Grid[T]) ScrollToRow(row int, align ScrollAlign) {
	g.bound().View.Requests.ToRow(coord.Pos(row), align.axis())
}

// ScrollToOffset puts the body's scroll offset, in pixels from its first row, at
// a value, clamped to what there is.
func (g *Grid[T]) ScrollToOffset(px int64) { g.bound().View.Requests.ToOffset(px) }

// ScrollOffset is how far the body is scrolled in pixels: right in the reading
// direction, and down.
func (g *Grid[T]) ScrollOffset() (x int, y int64) { return g.bound().Frame.Offset() }

// Viewport tells which rows are on the screen, as of the last frame.
func (g *Grid[T]) Viewport() events.Viewport { return g.bound().Frame.Viewport() }

// Focused is the focused cell; its ColumnID is empty if there is none.
func (g *Grid[T]) Focused() events.Focus { return g.bound().Focus.Public() }

// FocusCell gives the focus inside the grid to a cell, by row index and column
// id, and brings it onto the screen. It does not take the keyboard; if an editor is
// open in another cell, what was typed is committed and the keyboard goes to the cell.
// It returns false if there is no such cell, or if what was typed is not valid and the
// editor stays open.
func (g *Grid[T]) FocusCell(row int, columnID string) bool {
	return g.bound().FocusCell(coord.Pos(row), columnID)
}

// Tag is the event tag that the grid takes the keyboard with, for key.FocusCmd.
func (g *Grid[T]) Tag() any { return g.bound().Typing.Tag() }
