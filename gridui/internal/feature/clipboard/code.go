// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipboard

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Code is the code that changes cells. A column brings it with its Edit, in column.Def.Kit, and
// nothing else refers to it: a program in which no cell can be edited is linked without, which
// makes one for a browser smaller.
type Code struct {
	clear   func(f *Feature, at viewport.Address)
	cut     func(f *Feature, at viewport.Address)
	advance func(f *Feature, gtx layout.Context) bool
	// fill fills ranges as an action asks, and reports whether it did; intoRanges has a paste go
	// into ranges.
	fill       func(f *Feature, a option.Action) bool
	intoRanges func(f *Feature)
	// refusal is why an action cannot be done with the rows of a source.
	refusal func(f *Feature, a option.Action) error
}

var code = Code{
	clear: (*Feature).clear, cut: (*Feature).cut, advance: (*Feature).advanceEdits,
	fill: (*Feature).fillByKey, intoRanges: (*Feature).pasteIntoRanges,
	refusal: func(f *Feature, a option.Action) error { return refusals{f}.editing(a) },
}

// Kit is what a column brings to change cells.
type Kit interface {
	ClipboardCode() *Code
}

// EditCode is the code that changes cells. Who refers to it links that code.
func EditCode() *Code { return &code }

// code is the code that changes cells, nil where no column can be edited.
//
// Not inlined: programs are to be small.
//
//go:noinline
func (f *Feature) code() *Code {
	if kit, ok := f.Columns.Kit.(Kit); ok {
		return kit.ClipboardCode()
	}
	return nil
}
