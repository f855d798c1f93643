// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formats

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/formats/rule"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/filtertext"
	"github.com/giogrid/giogrid/gridui/internal/formula"
	"github.com/giogrid/giogrid/gridui/internal/formulacolumns"
	"github.com/giogrid/giogrid/gridui/internal/numtext"
	"github.com/giogrid/giogrid/gridui/internal/profiling"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rules"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/tint"
)

// rowRules holds the prepared rules for whole rows.
type rowRules struct {
	*Sources
	of   rowsOf
	list []rowRule
	// columns lists the columns that the rules read. Their pages have no rules.
	columns []*page
	reader  reader
	row     rowdata.Row
}

// rowsOf is the state that the rules were prepared from.
type rowsOf struct {
	rules   uint64
	columns uint32
	signs   locale.Numbers
	style   uint32
}

// rowRule is a prepared rule, with its words for users.
type rowRule struct {
	tint  tint.Tint
	where rules.Expr
	words string
}

// readsText makes pages read texts, which any condition may need.
var readsText = rules.Column{NeedsText: true}

// sync prepares the rules for rows of a list, unless they are current.
func (r *rowRules) sync(all []rule.Rule, rev uint64) {
	of := rowsOf{rev, r.Columns.Given, r.Columns.Numbers, r.Painter.StyleRev}
	if r.of == of {
		return
	}
	r.of, r.list, r.columns = of, nil, nil
	for i := range all {
		if all[i].Kind != rule.Row || all[i].Check() != nil {
			continue
		}
		if where, ok := rules.NewExpr(&all[i].Where, r.column); ok {
			r.list = append(r.list, rowRule{all[i].Tint(), where, describeRow(r.Sources, &all[i])})
		}
	}
}

// column returns the number of a column that a rule reads.
func (r *rowRules) column(id string) (number int, read func(text string) rules.Operand, ok bool) {
	d := column.Find(r.Dataset.CallerColumns(), id)
	if d == nil {
		r.Report.Problem("format of row by "+id, "no column %q for a format of rows; the condition is left out", id)
		return 0, nil, false
	}
	read = func(text string) rules.Operand { return operand(d, r.Columns.Numbers, text) }
	if at := slices.IndexFunc(r.columns, func(p *page) bool { return p.def == d }); at >= 0 {
		return at, read, true
	}
	r.columns = append(r.columns, &page{def: d, kind: profiling.KindOf(d), ready: &readsText})
	return len(r.columns) - 1, read, true
}

// match returns the first rule that applies to a row, nil if none does.
func (r *rowRules) match(row rowdata.Row) *rowRule {
	r.row = row
	for i := range r.list {
		if r.list[i].where.Holds(r) {
			return &r.list[i]
		}
	}
	return nil
}

// Value returns a value of the row that is matched.
func (r *rowRules) Value(column int) *rules.Value { return r.reader.read(r.columns[column], r.row) }

// schema returns the columns of expressions, by their headers.
func (s *Sources) schema() formula.Schema {
	all := formulacolumns.Columns{Defs: column.Each(s.Dataset.CallerColumns(), nil, (*column.Def).Filters), Numbers: numtext.Reader{}}
	all.Numbers.Decimal = s.decimal()
	return all.Schema()
}

// decimal returns the decimal sign of expressions.
func (s *Sources) decimal() rune {
	if d := s.Columns.Numbers.Decimal; d != 0 {
		return d
	}
	return '.'
}

// operands converts numbers between the signs of expressions and of columns.
func (s *Sources) operands() column.Operands {
	return column.Operands{Numbers: s.Columns.Numbers, Find: func(id string) *column.Def { return column.Find(s.Dataset.CallerColumns(), id) }}
}

// whereText returns an expression as text; ok is false if it cannot be written.
func (s *Sources) whereText(e filter.Expr) (text string, ok bool) {
	by := s.operands()
	return filtertext.Write(by.Expr(by.Expr(e, by.Plain), by.Swap('.', s.decimal())), s.schema())
}

// readWhere parses a text as whereText writes it.
func (s *Sources) readWhere(text string) (filter.Expr, bool) {
	e, err := filtertext.Read(text, s.schema())
	if err != nil {
		return e, false
	}
	by := s.operands()
	return by.Expr(by.Expr(e, by.Swap(s.decimal(), '.')), by.Local), true
}

// describeRow returns a description of a rule for rows.
func describeRow(s *Sources, r *rule.Rule) string {
	t := &s.Painter.Style.Texts.Formats
	text, ok := s.whereText(r.Where)
	if !ok {
		return t.Row
	}
	return t.Row + ": " + text
}
