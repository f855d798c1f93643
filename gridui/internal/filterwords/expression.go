// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filterwords

import (
	"strings"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// Columns returns the header of a column, and the kind of values that its filters compare.
type Columns func(columnID string) (header string, kind option.Kind)

// maxWords is the length in bytes at which the words of an expression are cut.
const maxWords = 2000

// Expression describes an expression over several columns, such as "Price > 5 or not City = Seoul".
// It omits inactive parts.
func Expression(e *filter.Expr, columns Columns, loc *locale.Texts) string {
	w := expression{columns: columns, loc: loc}
	w.write(e, true)
	return Cut(w.String(), maxWords)
}

// expression writes an expression in words.
type expression struct {
	strings.Builder
	columns Columns
	loc     *locale.Texts
}

// write writes an expression. alone is set unless other expressions surround it.
func (w *expression) write(e *filter.Expr, alone bool) {
	if !e.Active() || w.Len() > maxWords {
		return
	}
	if !e.Group() {
		if e.Not {
			w.WriteString(w.loc.Filters.Not + " ")
		}
		header, kind := w.columns(e.ColumnID)
		w.WriteString(header + " " + termOf(e.Is, kind, w.loc))
		return
	}
	var parts []*filter.Expr
	for i := range e.Parts {
		if e.Parts[i].Active() {
			parts = append(parts, &e.Parts[i])
		}
	}
	w.group(e, parts, alone)
}

// group writes the active parts of a group. It adds brackets if the group is negated, or if it has
// several parts and is not alone.
func (w *expression) group(e *filter.Expr, parts []*filter.Expr, alone bool) {
	if e.Not {
		w.WriteString(w.loc.Filters.Not + " ")
	}
	brackets := e.Not || len(parts) > 1 && !alone
	if brackets {
		w.WriteString("(")
	}
	for i, part := range parts {
		if i > 0 {
			w.WriteString(" " + strings.ToLower(join(e.Any, w.loc)) + " ")
		}
		w.write(part, alone && len(parts) == 1 && !e.Not)
	}
	if brackets {
		w.WriteString(")")
	}
}
