// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"slices"
	"strings"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// where writes the condition of the rows of a query, and that more holds, unless it is nil.
func (w *writer) where(q rowsource.Query, more func()) {
	conditions := []func(){}
	if q.Filter != nil {
		conditions = append(conditions, func() { w.condition(q.Filter) })
	}
	for i, v := range q.Path {
		conditions = append(conditions, func() { w.same(w.term(q.Group[i]), v) })
	}
	if more != nil {
		conditions = append(conditions, more)
	}
	if len(conditions) > 0 {
		w.write(" WHERE ")
		w.list(" AND ", len(conditions), func(i int) { conditions[i]() })
	}
}

// condition writes an expression. What it writes can stand beside AND, OR and NOT.
func (w *writer) condition(e expr.Expr) {
	switch e := e.(type) {
	case expr.And:
		w.joined(e, " AND ", "1 = 1")
	case expr.Or:
		w.joined(e, " OR ", "1 = 0")
	case expr.Not:
		w.write("NOT (")
		w.condition(e.Of)
		w.write(")")
	case expr.Compare:
		w.compare(e)
	case expr.In:
		w.in(e)
	case expr.Null:
		w.write(w.column(e.Column), " IS NULL")
	case expr.Match:
		w.match(e)
	}
}

func (w *writer) joined(parts []expr.Expr, sign, empty string) {
	if len(parts) == 0 {
		w.write(empty)
		return
	}
	w.write("(")
	w.list(sign, len(parts), func(i int) { w.condition(parts[i]) })
	w.write(")")
}

func (w *writer) compare(e expr.Compare) {
	column := w.column(e.Column)
	mayBeNaN := w.columns[e.Column].NaN && w.dialect.readsNaN(w.columns[e.Column])
	switch {
	case mayBeNaN && e.Value.Kind() == value.KindText:
		w.compareNaN(e, column)
	case mayBeNaN && (e.Op == expr.OpGreater || e.Op == expr.OpGreaterEqual) && e.Value.Kind() == value.KindNumber:
		w.write("(", column, " ", e.Op.String(), " ", w.value(w.columns[e.Column], e.Value), " AND ", column, " <> ", w.dialect.nan, ")")
	case w.columns[e.Column].AsDigits && e.Value.Kind() == value.KindNumber && (e.Op == expr.OpGreater || e.Op == expr.OpGreaterEqual):
		w.write("(", column, " ", e.Op.String(), " ", w.value(w.columns[e.Column], e.Value), " AND ", column, " <= '"+infinity+"')")
	case e.Value.IsNull():
		w.write(column, " = NULL")
	case e.Value.Kind() == w.columns[e.Column].Kind:
		w.write(column, " ", e.Op.String(), " ", w.value(w.columns[e.Column], e.Value))
	case e.Op == expr.OpNotEqual:
		w.write(column, " = ", column) // true, but for nulls
	default:
		w.never(column)
	}
}

// compareNaN writes that a number that may be NaN compares with a text, as which NaN is read.
func (w *writer) compareNaN(e expr.Compare, column string) {
	c := value.Compare(nan, e.Value)
	switch holds := e.Op.Holds(c); {
	case e.Op == expr.OpNotEqual && holds:
		w.write(column, " = ", column)
	case e.Op == expr.OpNotEqual:
		w.write(column, " <> ", w.dialect.nan)
	case holds:
		w.write(column, " = ", w.dialect.nan)
	default:
		w.never(column)
	}
}

// never writes a condition that is false for values, and unknown for nulls.
func (w *writer) never(column string) { w.write(column, " <> ", column) }

func (w *writer) in(e expr.In) {
	column := w.column(e.Column)
	c := w.columns[e.Column]
	values := slices.DeleteFunc(slices.Clone(e.Values), func(v value.Value) bool {
		return v.Kind() != c.Kind && !(v == nan && c.NaN && w.dialect.readsNaN(c))
	})
	nulls := slices.ContainsFunc(e.Values, value.Value.IsNull)
	switch {
	case len(values) == 0 && nulls:
		w.write(column, " IS NULL")
		return
	case len(values) == 0:
		w.never(column)
		return
	case nulls:
		w.write("(", column, " IS NULL OR ")
		defer w.write(")")
	}
	w.write(column, " IN (")
	w.list(", ", len(values), func(i int) { w.write(w.value(w.columns[e.Column], values[i])) })
	w.write(")")
}

// match writes that the text of one of several columns matches.
func (w *writer) match(m expr.Match) {
	if len(m.Columns) == 0 {
		w.write("1 = 0")
		return
	}
	w.write("(")
	w.list(" OR ", len(m.Columns), func(i int) { w.matchColumn(m, m.Columns[i]) })
	w.write(")")
}

func (w *writer) matchColumn(m expr.Match, id string) {
	text := w.column(id)
	if w.columns[id].Kind != value.KindText || w.dialect.castText {
		text = within(w.dialect.text, text)
	}
	if m.Op == expr.MatchRegexp {
		w.regexp(m, text)
		return
	}
	needle := m.Text
	if !m.Case {
		text, needle = within(w.dialect.fold, text), w.dialect.folded(needle)
	}
	pattern := w.dialect.likeEscaper().Replace(needle)
	switch m.Op {
	case expr.MatchEquals:
		w.write(text, " = ", w.arg(needle))
		return
	case expr.MatchStarts:
		pattern += "%"
	case expr.MatchEnds:
		pattern = "%" + pattern
	default:
		pattern = "%" + pattern + "%"
	}
	w.write(text, " LIKE ", w.arg(pattern), w.dialect.escapeClause)
}

func (w *writer) regexp(m expr.Match, text string) {
	template, pattern := w.dialect.regexp, m.Text
	switch {
	case m.Case:
	case w.dialect.regexpFold != "":
		template = w.dialect.regexpFold
	default:
		pattern = "(?i)" + pattern
	}
	before, after, _ := strings.Cut(template, "@")
	w.write(before, text, within(after, w.arg(pattern)))
}

// folded is a text as the database folds it.
func (d Dialect) folded(text string) string {
	if !d.foldASCII {
		return value.Fold(text)
	}
	return strings.Map(func(r rune) rune {
		if 'A' <= r && r <= 'Z' {
			return r + 'a' - 'A'
		}
		return r
	}, text)
}
