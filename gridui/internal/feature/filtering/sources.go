// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtering

import (
	"gioui.org/io/event"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Grid provides the grid's functions that the feature calls.
type Grid interface {
	// FilterOf returns the filter of a column, the zero Filter if it has none.
	FilterOf(columnID string) filter.Filter
	// SetFilter changes the filter of a column like a user. If filters are controlled by the program, it only
	// proposes the change.
	SetFilter(columnID string, f filter.Filter)
}

// Sources holds the state and the services that the feature uses.
type Sources struct {
	_ nocmp.Struct

	Options  *option.Filtering
	Tooltips *option.Tooltips
	Keys     *option.Keys
	Columns  *column.Set
	Dataset  *dataset.Set
	Viewport *viewport.Frame
	Motion   viewport.Motion
	Painter  *draw.Painter
	Buttons  *ui.Buttons
	Pointer  *host.Pointer
	Focus    *focus.Focus
	// Keyboard is the tag of the cells' keyboard focus.
	Keyboard event.Tag
	Grid     Grid

	// typed is a typed filter that waits for more keys.
	typed typedFilters
}

// filters reports whether users can filter by a visible column.
func (s *Sources) filters(col int) bool { return s.Columns.Leaves[col].Filters }

// current returns the filter of a column, the zero Filter while filters are disabled.
func (s *Sources) current(col int) filter.Filter {
	if !s.Options.Enabled {
		return filter.Filter{}
	}
	id := s.Columns.Leaves[col].ID
	if s.typed.waits && s.typed.columnID == id {
		return s.typed.filter
	}
	return s.Grid.FilterOf(id)
}

// set changes the filter of a column like a user.
func (s *Sources) set(col int, f filter.Filter) {
	id := s.Columns.Leaves[col].ID
	if s.typed.waits && s.typed.columnID == id {
		s.typed = typedFilters{}
	}
	s.flush()
	s.Grid.SetFilter(id, f)
}

// ops returns the operators of a column, the default one first. It is not inlined, because it has many
// callers and would enlarge binaries.
//
//go:noinline
func (s *Sources) ops(col int) []filter.Op {
	return s.Columns.Def(col).FilterOps()
}

// denies returns why rows cannot be filtered by an operator, empty if they can.
func (s *Sources) denies(col int, op filter.Op) string {
	return s.Dataset.Analysis().Filters(s.Columns.Def(col), op, &s.Painter.Style.Texts)
}

// wrong returns the message for a filter that a column cannot parse.
func (s *Sources) wrong(col int, f filter.Filter) string {
	for _, c := range [...]filter.Condition{f.First, f.Second} {
		if c.Active() && s.denies(col, c.Op) == s.Painter.Style.Texts.FilterInexact {
			return s.Painter.Style.Texts.FilterInexact
		}
	}
	return s.Painter.Style.Texts.FilterBad
}

// kind returns the kind of values that filters of a column compare.
func (s *Sources) kind(col int) option.Kind { return s.Columns.Def(col).FilterKind() }

// invalid reports whether a column cannot parse an operand of a filter.
func (s *Sources) invalid(col int, f filter.Filter) bool {
	_, ok := s.Dataset.Remote.Conditions(s.Columns.Def(col)).Filter(f)
	return !ok
}
