// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package paging turns pages: by the bar below the sheet, with the number of rows, the
// choice of page sizes and a field for the page, and by keys.
package paging

import (
	"gioui.org/io/event"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Sources holds what the feature reads, and what it draws with.
type Sources struct {
	_ nocmp.Struct

	Options  *option.Paging
	Dataset  *dataset.Set
	Viewport *viewport.Frame
	Painter  *draw.Painter
	Buttons  *ui.Buttons
}

// Feature is the page bar of a grid.
type Feature struct {
	Sources
	bar pageBar
	fit fit
}

// Act turns to the previous or the next page, and reports whether a is such an action.
func (f *Feature) Act(_ layout.Context, a option.Action) bool {
	switch a {
	case option.ActionPrevPage:
		f.Dataset.TurnTo(f.Dataset.Page().Index - 1)
	case option.ActionNextPage:
		f.Dataset.TurnTo(f.Dataset.Page().Index + 1)
	default:
		return false
	}
	return true
}

// AppendControls appends the buttons of the bar, which take the keyboard.
func (f *Feature) AppendControls(dst []event.Tag) []event.Tag {
	b := &f.bar
	return append(dst, &b.sizes.Button.Clickable, &b.first.Clickable, &b.prev.Clickable, &b.next.Clickable, &b.last.Clickable)
}
