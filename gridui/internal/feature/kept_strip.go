// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package feature

import (
	"image"
	"slices"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/filterlist"
)

// KeptStrip remembers what the drawing of a strip of the header depended on in the last frame, in a pane. The zero
// KeptStrip remembers nothing.
type KeptStrip[S comparable] struct {
	cols    []celllayout.Span
	filters []filter.Column
	place   StripPlace
	state   S
	plain   bool
}

// StripFrame holds what the drawing of a strip depends on in a frame: its columns and its place, the filters, and whatever
// else matters to it. Plain is set if nothing is drawn over it.
type StripFrame[S comparable] struct {
	Cols    []celllayout.Span
	Filters []filter.Column
	Place   StripPlace
	State   S
	Plain   bool
}

// StripPlace is the place of a strip in pixels of the sheet: its rectangle, the origin of the drawing, and the revision of
// the columns.
type StripPlace struct {
	Rect    image.Rectangle
	Origin  image.Point
	Columns uint32
}

// Stays reports whether the drawing of the last frame holds for this one, with nothing over it in both. It remembers the
// frame. A program may change the list of filters in place, so that the list is copied.
func (k *KeptStrip[S]) Stays(now StripFrame[S]) bool {
	was := k.plain
	k.plain = now.Plain
	if k.place == now.Place && k.state == now.State && slices.Equal(k.cols, now.Cols) &&
		slices.EqualFunc(k.filters, now.Filters, filter.Column.Equal) {
		return was && now.Plain
	}
	k.cols, k.place, k.state = append(k.cols[:0], now.Cols...), now.Place, now.State
	k.filters = filterlist.Clone(now.Filters)
	return false
}
