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

// Grid is what the feature asks the grid.
type Grid interface {
	// SetFilter changes the filter of a column as a user does, ClearFilters takes those of all
	// columns away. Where filters are controlled they only propose that.
	SetFilter(columnID string, f filter.Filter)
	ClearFilters()
	// OpenFilter opens the filter panel of a column in the next frame.
	OpenFilter(columnID string)
	// TypesFilter reports whether a user types a filter, or what to find.
	TypesFilter(gtx layout.Context) bool
}

// Sources are what the feature reads, and what it draws with.
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
	// Keyboard is the tag that has the keyboard while the cells of the grid have it.
	Keyboard event.Tag
}

// column is how a column is called, and what its filters compare: its id and texts where there is
// no such column.
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

// def is the column of a condition, nil where there is none.
func (s *Sources) def(part *filter.Expr) *column.Def {
	return column.Find(s.Dataset.CallerColumns(), part.ColumnID)
}

// operand is an operand of a condition as its field shows it.
func (s *Sources) operand(part *filter.Expr, text string) string {
	_, kind := s.column(part.ColumnID)
	return filterwords.Operand(text, kind, &s.Painter.Style.Texts)
}

// ops are the operators that a condition on a column can have.
func (s *Sources) ops(d *column.Def) []filter.Op {
	if d == nil {
		return nil
	}
	ops := slices.Clone(d.FilterOps())
	if d.FilterKind() != option.KindBool {
		ops = append(ops, filter.OpOneOf, filter.OpNotOneOf)
	}
	return ops
}

// invalid reports whether the column of a condition cannot read its operand.
func (s *Sources) invalid(part *filter.Expr) bool {
	d := s.def(part)
	if d == nil {
		return true
	}
	_, ok := s.Dataset.Remote.Conditions(d).Filter(filter.Filter{First: part.Is})
	return !ok
}

// columns are those that conditions can compare.
func (s *Sources) columns() []*column.Def {
	return column.Each(s.Dataset.CallerColumns(), nil, (*column.Def).Filters)
}

// newCondition is a condition on the first column that says nothing yet.
func (s *Sources) newCondition() (part filter.Expr, ok bool) {
	all := s.columns()
	if len(all) == 0 {
		return part, false
	}
	return filter.Expr{ColumnID: all[0].ID, Is: filter.Condition{Op: all[0].FilterOps()[0]}}, true
}

// schema is what texts are read against: columns that can be filtered, by their headers.
func (s *Sources) schema() formula.Schema {
	all := formulacolumns.Columns{Defs: s.columns(), Numbers: numtext.Reader{}}
	if s.Columns.Numbers.Decimal != 0 {
		all.Numbers.Decimal = s.Columns.Numbers.Decimal
	}
	all.Values = s.valuesOf
	return all.Schema()
}

// valuesOf are values of a column for completion, if they are known already.
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

// setExpression changes the filter over several columns as a user does.
func (s *Sources) setExpression(to filter.Expr) { dataset.SetExpression(s.Filtering, to, s.Report) }
