// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package calculated

import (
	"slices"
	"strings"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/formula"
	"github.com/giogrid/giogrid/gridui/internal/formulacolumns"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// draft is the unfinished column of the dialogue.
type draft struct {
	// name, text and format are the written texts. rows and rev are the revisions for which the rest was
	// computed.
	name, text, format string
	rows, rev          uint32
	known              bool

	schema formula.Schema
	column option.CalculatedColumn
	typ    formula.Type
	// err is the error of the formula. words is its text for people, or describes the result.
	err   *formula.Error
	words string
	// problem is another reason why the column cannot be saved.
	problem string
	preview []string
}

// schema returns the schema for parsing formulas.
func (f *Feature) schema() formula.Schema { return f.made.columns().SchemaWith(f.made.resolved) }

// sync recomputes the draft if anything has changed.
func (d *draft) sync(f *Feature, name, text, format string) {
	f.ColumnsRev()
	f.Dataset.CallerColumns()
	if d.known && d.name == name && d.text == text && d.format == format && d.rows == f.Dataset.RowsRev && d.rev == f.made.rev {
		return
	}
	*d = draft{name: name, text: text, format: format, rows: f.Dataset.RowsRev, rev: f.made.rev, known: true}
	d.schema = f.schema()
	d.column = option.CalculatedColumn{ID: f.dialog.id, Name: strings.TrimSpace(name), Format: format}
	if i := f.index(d.column.ID); i >= 0 {
		d.column.Aggregate = f.Options.Columns[i].Aggregate
	}
	if d.column.ID == "" {
		d.column.ID = f.freeID()
	}
	resolved := d.resolve(f)
	d.explain(f)
	if resolved != nil {
		d.preview = f.preview(resolved, &d.column)
	}
}

// resolve parses the formula: first by headers, as written, then in its stored form among the other columns,
// to detect cycles.
func (d *draft) resolve(f *Feature) *formulacolumns.Resolved {
	for _, ref := range formula.References(d.text, d.schema) {
		if ref.ID == d.column.ID {
			name := f.Columns.Title(ref.ID)
			d.err = &formula.Error{Start: ref.Start, End: ref.End, Code: formula.Cycle, Found: name + "\n" + name}
			return nil
		}
	}
	e, err := formula.Parse(d.text, d.schema)
	if wrong, ok := err.(*formula.Error); ok {
		d.err = wrong
		return nil
	}
	if e.IsZero() {
		d.err = &formula.Error{Code: formula.Incomplete, Want: formula.WantOperand}
		return nil
	}
	d.column.Formula, d.typ = e.Text(d.schema.ByID()), e.Type()
	all := slices.Clone(f.Options.Columns)
	at := f.index(d.column.ID)
	if at < 0 {
		at = len(all)
		all = append(all, d.column)
	}
	all[at] = d.column
	r := f.made.columns().Resolve(calculations(all), f.now())[at]
	if r.Err != nil {
		d.err = d.placed(r.Err)
		return nil
	}
	return &r
}

// placed returns an error of the stored formula at its place in the written formula.
func (d *draft) placed(err *formula.Error) *formula.Error {
	out := *err
	out.Start, out.End = 0, len(d.text)
	for _, ref := range formula.References(d.column.Formula, d.schema.ByID()) {
		if ref.Start != err.Start {
			continue
		}
		for _, written := range formula.References(d.text, d.schema) {
			if written.ID == ref.ID {
				out.Start, out.End = written.Start, written.End
				return &out
			}
		}
	}
	return &out
}

// explain describes the error, or the result.
func (d *draft) explain(f *Feature) {
	w := f.words.sync()
	switch {
	case d.err != nil && strings.TrimSpace(d.text) == "":
		d.words = ""
	case d.err != nil:
		d.words = d.err.Explain(&w.texts.Messages, d.schema)
	default:
		d.words = w.texts.Result(d.typ.Name(&w.texts.Messages))
	}
	d.problem = d.nameProblem(f, &w.texts)
	if d.err == nil && d.problem == "" && !f.ordered() {
		d.words += ". " + w.texts.Unordered
	}
}

// nameProblem returns why the name is not valid, empty if it is.
func (d *draft) nameProblem(f *Feature, t *locale.Calculated) string {
	if d.column.Name == "" {
		return t.NoName
	}
	for _, c := range d.schema.Columns {
		name := c.Name
		if name == "" {
			name = c.ID
		}
		if c.ID != d.column.ID && value.Fold(name) == value.Fold(d.column.Name) {
			return t.NameTaken(d.column.Name)
		}
	}
	return ""
}

// ready reports whether the column can be saved.
func (d *draft) ready() bool { return d.known && d.err == nil && d.problem == "" }

const (
	// previewRows is the number of rows of the preview. previewColumns is the number of columns of the formula
	// that it shows in addition to the result.
	previewRows    = 5
	previewColumns = 3
)

// preview returns the result for the first visible rows, after the values from which it is computed.
func (f *Feature) preview(r *formulacolumns.Resolved, c *option.CalculatedColumn) (lines []string) {
	sample := f.Dataset.Analysis().Sample(20 * previewRows)
	if len(sample) == 0 {
		return nil
	}
	result := f.def(r, c)
	var from []*column.Def
	for _, id := range r.Expr.Columns() {
		if d := column.Find(f.Dataset.CallerColumns(), id); d != nil && len(from) < previewColumns {
			from = append(from, d)
		}
	}
	for _, row := range sample[:min(len(sample), previewRows)] {
		lines = append(lines, previewLine(from, result, row))
	}
	return lines
}

func previewLine(from []*column.Def, result *column.Def, row rowdata.Row) string {
	var parts []string
	for _, d := range from {
		parts = append(parts, d.Header+" "+string(d.AppendText(nil, row)))
	}
	line := strings.Join(parts, " · ")
	if line != "" {
		line += " → "
	}
	return line + string(result.AppendText(nil, row))
}

// valuesOf returns the distinct texts that a column shows in the first rows, for completion.
func (f *Feature) valuesOf(id string) (texts []string) {
	d := column.Find(f.Dataset.CallerColumns(), id)
	if d == nil {
		return nil
	}
	seen := map[string]bool{"": true}
	const most = 200
	for _, row := range f.Dataset.Analysis().Sample(most) {
		if text := string(d.AppendText(nil, row)); !seen[text] {
			seen[text] = true
			texts = append(texts, text)
		}
	}
	return texts
}
