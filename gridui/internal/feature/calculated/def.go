// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package calculated

import (
	"time"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/formula"
	"github.com/giogrid/giogrid/gridui/internal/formulacolumns"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// def returns the definition of a column.
func (f *Feature) def(r *formulacolumns.Resolved, c *option.CalculatedColumn) *column.Def {
	d := f.typed(r, c)
	d.HeaderHint = f.hint(r)
	if r.Err != nil {
		f.explainAll(d, r)
		return d
	}
	d.Aggregate = c.Aggregate
	if !f.made.about.scans {
		d.NoSort, d.NoFilter = true, true
		d.HeaderHint += "\n" + f.words.texts.Unordered
	}
	f.explainFailures(d, r.Program)
	return d
}

// hint returns the formula as people write it.
func (f *Feature) hint(r *formulacolumns.Resolved) string {
	if r.Program == nil {
		return "= " + r.Formula
	}
	return "= " + r.Expr.Text(f.schema())
}

// typed returns a definition for the type of a column's values.
func (f *Feature) typed(r *formulacolumns.Resolved, c *option.CalculatedColumn) *column.Def {
	p := r.Program
	switch r.Type() {
	case formula.Number:
		return f.number(r, c)
	case formula.Text:
		return begin(r, func(row rowdata.Row) (string, bool) { return has(p.Text(row)) }).Def
	case formula.Bool:
		return begin(r, func(row rowdata.Row) (bool, bool) { return has(p.Bool(row)) }).Def
	case formula.Date:
		v := begin(r, func(row rowdata.Row) (time.Time, bool) {
			t, ok := has(p.Ticks(row))
			return formula.OfMicros(t), ok
		})
		if layout, ok := layoutOf(c.Format); ok {
			v.LayoutBy(layout)
		}
		return v.Def
	case formula.Duration:
		return begin(r, func(row rowdata.Row) (time.Duration, bool) {
			t, ok := has(p.Ticks(row))
			return time.Duration(t), ok
		}).Def
	}
	return column.New(r.ID, r.Name)
}

// number returns the definition of a column of numbers. Values are the float64 nearest to the results, with
// 15 digits: rows are sorted by keys, and sums are computed as for all such columns.
func (f *Feature) number(r *formulacolumns.Resolved, c *option.CalculatedColumn) *column.Def {
	p := r.Program
	v := begin(r, func(row rowdata.Row) (float64, bool) {
		n, s := p.Float(row)
		if s != formula.OK {
			return 0, false
		}
		if !p.IsExact() {
			n = formula.Rounded(n)
		}
		return n, true
	})
	if format, ok := numberFormat(c.Format, f.made.columns().Numbers); ok {
		v.FormatBy(format)
		v.SumFormat = format
	}
	return v.Def
}

// begin returns a column with values read by get.
func begin[V any](r *formulacolumns.Resolved, get func(row rowdata.Row) (V, bool)) *column.Value[V] {
	v := &column.Value[V]{Get: get}
	v.Begin(r.ID, r.Name, column.TraitsOf[V]())
	return v
}

func has[V any](v V, s formula.State) (V, bool) { return v, s == formula.OK }

// explainFailures makes cells without a computable value show the reason.
func (f *Feature) explainFailures(d *column.Def, p *formula.Program) {
	shown, words := d.AppendText, f.words.sync().texts.Messages
	d.AppendText = func(dst []byte, row rowdata.Row) []byte {
		if s := p.State(row); s.Failed() {
			return append(dst, s.Explain(&words)...)
		}
		return shown(dst, row)
	}
	d.Worded = true
	d.Tooltip = func(c column.CellContext) string {
		if c.Row.IsNil() || c.Sum.Of != nil {
			return ""
		}
		return p.State(c.Row).Explain(&words)
	}
	if p.Type() == formula.Text {
		return // styles are requested in each frame, and texts need memory
	}
	d.Style = func(c column.CellContext) (s theme.CellStyle) {
		if !c.Row.IsNil() && c.Sum.Of == nil && p.State(c.Row).Failed() {
			s.Fg = f.Painter.Style.Theme.Danger
		}
		return s
	}
}

// explainAll makes all cells show the error of the formula.
func (f *Feature) explainAll(d *column.Def, r *formulacolumns.Resolved) {
	why := r.Err.Explain(&f.words.sync().texts.Messages, f.made.columns().Schema())
	d.AppendText = func(dst []byte, row rowdata.Row) []byte { return append(dst, why...) }
	d.Missing = func(rowdata.Row) bool { return true }
	d.Tooltip = func(column.CellContext) string { return why }
	d.Style = func(column.CellContext) theme.CellStyle {
		return theme.CellStyle{Fg: f.Painter.Style.Theme.Danger}
	}
	d.NoSort, d.NoFilter = true, true
}
