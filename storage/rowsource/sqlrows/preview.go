// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"fmt"
	"slices"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

var _ rowsource.Previewer = (*Source)(nil)

// Preview implements rowsource.Previewer: it returns the statements that Write sends for edits whose rows are
// as expected. It does not access the database.
func (s *Source) Preview(edits []rowsource.Edit) ([]rowsource.Statement, error) {
	if !s.features.Write {
		return nil, fmt.Errorf("sqlrows: %w: writing", rowsource.ErrUnsupported)
	}
	plans, err := s.plan(edits)
	if err != nil {
		return nil, err
	}
	out := make([]rowsource.Statement, 0, len(plans))
	for _, p := range plans {
		st, err := s.statement(p)
		if err != nil {
			return nil, err
		}
		out = append(out, rowsource.Statement{Text: st.Text, Args: st.Args})
	}
	return out, nil
}

// statement returns the statement of an edit.
func (s *Source) statement(p plan) (rowsource.Statement, error) {
	switch {
	case p.Kind == rowsource.EditInsert:
		return s.builder.insert(p.Set)
	case p.key.values == nil:
		return rowsource.Statement{}, p.fail("", fmt.Errorf("no row can have the id %q", p.ID))
	case p.Kind == rowsource.EditDelete:
		return s.builder.delete(p.key, p.expected)
	}
	return s.builder.update(p.key, p.Set, p.expected)
}

// With returns a copy of the row with v in a column, which is added if the row does not have it.
func (r Row) With(column string, v value.Value) Row {
	out := Row{values: slices.Clone(r.values), texts: slices.Clone(r.texts)}
	if r.shape != nil {
		if i, ok := r.shape.at[column]; ok {
			out.shape, out.err = r.shape, r.err
			out.values[i] = v
			if out.texts != nil && v != r.values[i] {
				out.texts[i] = ""
			}
			return out
		}
	}
	out.shape, out.err = newShape(append(r.Columns(), column)), r.err
	out.values = append(out.values, v)
	if out.texts != nil {
		out.texts = append(out.texts, "")
	}
	return out
}
