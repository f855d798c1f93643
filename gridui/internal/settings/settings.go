// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package settings reads and changes options for the grid. Programs need none of its functions, which is why they are no
// methods of package option.
package settings

import (
	"runtime"
	"time"

	"gioui.org/io/key"
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/override"
	"github.com/giogrid/giogrid/gridui/option"
)

// MaxPageSize is the greatest number of rows of a page.
const MaxPageSize = 1 << 30

// Align returns the alignment of a column, which for AlignAuto the kind of its values decides, and the end for
// AlignDecimal.
func Align(a option.Align, k option.Kind) option.Align {
	switch {
	case a == option.AlignStart || a == option.AlignCenter || a == option.AlignEnd:
		return a
	case k == option.KindNumber, a == option.AlignDecimal:
		return option.AlignEnd
	case k == option.KindBool:
		return option.AlignCenter
	}
	return option.AlignStart
}

// SkeletonRows returns the number of skeleton rows; without a number it is 5.
func SkeletonRows(l option.Loading) int {
	if l.Rows <= 0 {
		return 5
	}
	return l.Rows
}

// HoverDelay returns how long the pointer rests before a tooltip appears.
func HoverDelay(t option.Tooltips) time.Duration {
	if t.Delay <= 0 {
		return 500 * time.Millisecond
	}
	return t.Delay
}

const (
	// rowLeast is the least height of a row where RowSizing sets none, rowMost the greatest of all.
	rowLeast = unit.Dp(16)
	rowMost  = unit.Dp(4000)
)

// ClampHeight limits the height of a row. It returns 0 for a height that is not positive.
func ClampHeight(s *option.RowSizing, h unit.Dp) unit.Dp {
	if h = override.Positive(h); h == 0 {
		return 0
	}
	least := override.Positive(s.Min)
	if least == 0 {
		least = rowLeast
	}
	return min(max(h, least), rowMost)
}

// RecordKey returns the key that opens a record view.
func RecordKey(v *option.RecordView) (name key.Name, modifiers key.Modifiers) {
	if v.Key == "" {
		return key.NameF6, v.Modifiers
	}
	return v.Key, v.Modifiers
}

// HasBoxes reports whether there is a column of check boxes.
func HasBoxes(s *option.Selection) bool { return s.Mode != option.SelectOff && !s.CheckboxesDisabled }

// HasRanges reports whether Shift selects several rows.
func HasRanges(s *option.Selection) bool { return s.Mode == option.SelectMulti && !s.RangeDisabled }

// HasHandles reports whether there is a column of drag handles.
func HasHandles(d *option.RowDrag) bool { return d.Mode != option.RowDragOff && d.Handle }

// IsFigure reports whether an item of the status bar is a figure of the selected cells.
func IsFigure(k option.StatusKind) bool { return k >= option.StatusAverage }

// ExpansionSnapshot returns a copy that a job may read while the frames go on.
func ExpansionSnapshot(e *option.Expansion) *option.Expansion {
	s := *e
	s.Rows, s.Closed = e.Rows.Clone(), e.Closed.Clone()
	return &s
}

// SemanticsKey is the entry of layout.Context.Values that decides for SemanticsAuto: "cells", "rows" or "off".
const SemanticsKey = "giogrid.semantics"

// Semantics returns how much of a grid is described, which for SemanticsAuto the frame and the platform decide.
func Semantics(s option.Semantics, gtx layout.Context) option.Semantics {
	if s != option.SemanticsAuto {
		return s
	}
	switch gtx.Values[SemanticsKey] {
	case "cells":
		return option.SemanticsCells
	case "off":
		return option.SemanticsOff
	case "rows":
		return option.SemanticsRows
	}
	if reads[runtime.GOOS] {
		return option.SemanticsCells
	}
	return option.SemanticsOff
}

// reads lists the platforms on which Gio hands descriptions to assistive technology.
var reads = map[string]bool{"android": true}
