// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/style"
)

// BeginRows begins a frame with its options. It sets the sizes of rows whose details were
// opened or closed since the last one.
func (v *Viewport) BeginRows(gtx layout.Context, st *style.Resolved, o RowOptions) {
	was := v.options
	v.options, v.gtx = o, gtx
	v.Details.begin()
	v.Bands.estimate()
	v.RowAxis.SetDefault(v.Sizes.defaultSize(st))
	if was != o && (was.sized() || o.sized()) && !v.Sizes.resizeFlipped(was) {
		v.Sizes.Resize()
	}
	v.Details.flips.clear()
}

// SetCount sets how many rows show. Rows whose heights differ are measured anew in any case.
func (v *Viewport) SetCount(rows int) {
	if rows != v.Count || v.MeasuresRows() {
		v.Count = rows
		v.Sizes.Resize()
	}
}

// MeasureInPlace measures rows of a body of a size in pixels, and leaves the scroll position as it is.
func (v *Viewport) MeasureInPlace(height, width int) {
	at := v.Scroll
	v.Sizes.Measure(height, width)
	v.Scroll = at
}

// Renumber follows rows whose numbers in the source changed.
func (v *Viewport) Renumber(moved []int32) {
	v.Wraps.renumber(moved)
	v.Details.renumber(moved)
}

// RenameRow follows a row that got another id.
func (v *Viewport) RenameRow(from, to string) {
	for _, id := range [...]*string{&v.Scroll.Anchor.Key, &v.Bands.revealed} {
		if *id == from {
			*id = to
		}
	}
}
