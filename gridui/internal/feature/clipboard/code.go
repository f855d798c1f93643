// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipboard

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Code holds the functions that change cells. A column brings it with its Edit, in column.Def.Kit, and
// nothing else refers to it. A program without editable cells is linked without them, which makes browser
// programs smaller.
type Code struct {
	clear   func(f *Feature, at viewport.Address)
	cut     func(f *Feature, at viewport.Address)
	advance func(f *Feature, gtx layout.Context) bool
	// fill fills ranges for an action, and reports whether it did; intoRanges directs a paste into ranges.
	fill       func(f *Feature, a option.Action) bool
	intoRanges func(f *Feature)
	// refusal returns why an action cannot be done with the rows of a source.
	refusal func(f *Feature, a option.Action) error
}

var code = Code{
	clear: (*Feature).clear, cut: (*Feature).cut, advance: (*Feature).advanceEdits,
	fill: (*Feature).fillByKey, intoRanges: (*Feature).pasteIntoRanges,
	refusal: func(f *Feature, a option.Action) error { return refusals{f}.editing(a) },
}

// Kit is the part of a column that changes cells.
type Kit interface {
	ClipboardCode() *Code
}

// EditCode returns the functions that change cells. A program that refers to it links them.
func EditCode() *Code { return &code }

// code returns the functions that change cells, nil if no column can be edited.
//
// It is not inlined, to keep programs small.
//
//go:noinline
func (f *Feature) code() *Code {
	if kit, ok := f.Columns.Kit.(Kit); ok {
		return kit.ClipboardCode()
	}
	return nil
}
