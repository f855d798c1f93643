// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filterbar

import (
	"slices"

	"gioui.org/io/event"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/filterwords"
	"github.com/giogrid/giogrid/gridui/internal/formula"
	"github.com/giogrid/giogrid/gridui/internal/formulacolumns"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/numtext"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Grid provides the grid's functions that the feature calls.
type Grid interface {
	// SetFilter changes the filter of a column as a user does. ClearFilters removes the filters of all
	// columns. If filters are controlled, both only propose the change.
	SetFilter(columnID string, f filter.Filter)
	ClearFilters()
	// OpenFilter opens the filter panel of a column in the next frame.
	OpenFilter(columnID string)
	// TypesFilter reports whether a user is typing a filter, or a text to find.
	TypesFilter(gtx layout.Context) bool
}

// Sources holds the state and the services that the feature uses.
type Sources struct {
	_ nocmp.Struct

	Options   *option.FilterBar
	Filtering *option.Filtering
	Columns   *column.Set
	Dataset   *dataset.Set
	Viewport  *viewport.Frame
	Painter   *draw.Painter
	Buttons   *ui.Buttons
	Report    dataset.Report
	Grid      Grid
	// Keyboard is the tag of the cells' keyboard focus.
	Keyboard event.Tag
}

// column returns the header of a column, and the kind that its filters compare: the id and KindText if there
// is no such column.
func (s *Sources) column(id string) (header string, kind option.Kind) {
	d := column.Find(s.Dataset.CallerColumns(), id)
	if d == nil {
		return id, option.KindText
	}
	if header = d.Header; header == "" {
		header = id
	}
	return header, d.FilterKind()
}

// def returns the column of a condition, nil if there is none.
func (s *Sources) def(part *filter.Expr) *column.Def {
	return column.Find(s.Dataset.CallerColumns(), part.ColumnID)
}

// operand returns an operand of a condition as its field shows it.
func (s *Sources) operand(part *filter.Expr, text string) string {
	_, kind := s.column(part.ColumnID)
	return filterwords.Operand(text, kind, &s.Painter.Style.Texts)
}

// ops returns the operators allowed in a condition on a column.
func (s *Sources) ops(d *column.Def) []filter.Op {
	if d == nil {
		return nil
	}
	ops := slices.Clone(d.FilterOps())
	if d.FilterKind() != option.KindBool {
		ops = append(ops, filter.OneOf, filter.NotOneOf)
	}
	return ops
}

// invalid reports whether the column of a condition cannot parse its operand.
func (s *Sources) invalid(part *filter.Expr) bool {
	d := s.def(part)
	if d == nil {
		return true
	}
	_, ok := s.Dataset.Remote.Conditions(d).Filter(filter.Filter{First: part.Is})
	return !ok
}

// columns returns the columns that conditions can compare.
func (s *Sources) columns() []*column.Def {
	return column.Each(s.Dataset.CallerColumns(), nil, (*column.Def).Filters)
}

// newCondition returns an empty condition on the first column.
func (s *Sources) newCondition() (part filter.Expr, ok bool) {
	all := s.columns()
	if len(all) == 0 {
		return part, false
	}
	return filter.Expr{ColumnID: all[0].ID, Is: filter.Condition{Op: all[0].FilterOps()[0]}}, true
}

// schema returns the schema for parsing texts: columns that can be filtered, by their headers.
func (s *Sources) schema() formula.Schema {
	all := formulacolumns.Columns{Defs: s.columns(), Numbers: numtext.Reader{}}
	if s.Columns.Numbers.Decimal != 0 {
		all.Numbers.Decimal = s.Columns.Numbers.Decimal
	}
	all.Values = s.valuesOf
	return all.Schema()
}

// valuesOf returns values of a column for completion, if they are already known.
func (s *Sources) valuesOf(id string) (out []string) {
	col := s.Columns.Find(id)
	if col < 0 {
		return nil
	}
	found := s.Dataset.Values.DistinctBare(s.Painter.Gtx, col)
	if found == nil {
		return nil
	}
	for _, v := range found.List[:min(len(found.List), 200)] {
		if v.Text != "" {
			out = append(out, v.Text)
		}
	}
	return out
}

// setExpression changes the filter over several columns like a user.
func (s *Sources) setExpression(to filter.Expr) { dataset.SetExpression(s.Filtering, to, s.Report) }
