// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filterwords

import (
	"strings"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// Columns says how a column is called, and what its filters compare.
type Columns func(columnID string) (header string, kind option.Kind)

// maxWords is the length in bytes from which on the words of an expression are cut.
const maxWords = 2000

// Expression describes an expression over several columns, such as "Price > 5 or not City = Seoul".
// Parts that say nothing are left out.
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

// write writes an expression, in brackets where it is not alone and joins others.
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

// group writes parts of a group that say something.
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
