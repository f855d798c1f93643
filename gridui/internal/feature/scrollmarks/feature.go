// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package scrollmarks

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/selection"
	"github.com/giogrid/giogrid/gridui/option"
)

// A Kind is a kind of marks.
type Kind uint8

// The kinds, in the order in which they are drawn: the most important come last.
const (
	Selected Kind = iota
	Edited
	Added
	Deleted
	Conflicts
	Errors
	Focused
	// Kinds is the number of kinds.
	Kinds
)

// Sources holds what the feature reads.
type Sources struct {
	_ nocmp.Struct

	Options   *option.ScrollMarks
	Dataset   *dataset.Set
	Selection *selection.Rows
	Editing   *edit.Editing
	Focus     *focus.Focus
	Painter   *draw.Painter
}

// Feature finds which rows are marked on the scroll bar.
type Feature struct {
	Sources
	layers [Kinds]Layer
	// ids, records, numbers and items are buffers.
	ids     []string
	records []coord.Record
	numbers []int32
	items   []coord.Index
}

// Wire connects the feature to what it reads.
func (f *Feature) Wire(from Sources) {
	f.Sources = from
	for k := range f.layers {
		f.layers[k].f, f.layers[k].kind = f, Kind(k)
	}
}

// Layer returns the marks of a kind.
func (f *Feature) Layer(k Kind) *Layer { return &f.layers[k] }

// shows reports whether the marks of a kind show and there may be any.
func (f *Feature) shows(k Kind) bool {
	o := f.Options
	switch k {
	case Selected:
		return o.Selection && !f.Selection.None()
	case Focused:
		return o.Focus && f.Focus.IsSet()
	case Errors, Conflicts:
		return !o.ErrorsDisabled && (f.Editing.State.Status != nil || len(f.Editing.State.Refused) > 0)
	}
	return o.Changes && f.Editing.State.Status != nil
}
