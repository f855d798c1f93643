// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"slices"
	"strconv"
	"strings"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// where writes the WHERE clause of the rows of q, joined with the condition that more writes; more may be
// nil.
func (w *writer) where(q rowsource.Query, more func()) {
	conditions := []func(){}
	if q.Tree {
		conditions = append(conditions, func() { w.level(q) })
	}
	if q.Filter != nil && q.Tree {
		conditions = append(conditions, func() { w.leads(q.Filter) })
	} else if q.Filter != nil {
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

// condition writes an expression that can be an operand of AND, OR and NOT.
func (w *writer) condition(e expr.Predicate) {
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

func (w *writer) joined(parts []expr.Predicate, sign, empty string) {
	if len(parts) == 0 {
		w.write(empty)
		return
	}
	w.write("(")
	w.list(sign, len(parts), func(i int) { w.condition(parts[i]) })
	w.write(")")
}

func (w *writer) compare(e expr.Compare) {
	c, column := w.columns[e.Column], w.column(e.Column)
	if at, has := w.nul(e.Value); has {
		w.compareNUL(e, column, at)
		return
	}
	mayBeNaN := c.NaN && w.dialect.readsNaN(c)
	if mayBeNaN && e.Value.Kind() == value.KindText {
		w.compareNaN(e, column)
		return
	}
	if e.Value.IsNull() {
		w.write(column, " = NULL")
		return
	}
	test, ok := w.kindTest(c, e.Value.Kind())
	if mayBeNaN && (e.Op == expr.OpGreater || e.Op == expr.OpGreaterEqual) {
		test = column + " <> " + w.dialect.nan
	}
	equal := e.Op == expr.OpEqual || e.Op == expr.OpNotEqual
	switch {
	case !ok && e.Op == expr.OpNotEqual:
		w.write(column, " = ", column) // true, except for nulls
		return
	case !ok:
		w.never(column)
		return
	case w.dialect.dynamic && e.Value.Kind() == value.KindTime && !equal:
		w.compareStored(c, e.Op, e.Value)
		return
	}
	column = w.compared(c, e.Value.Kind(), e.Op)
	switch {
	case test == "":
		w.write(column, " ", e.Op.String(), " ", w.value(c, e.Value))
	case e.Op == expr.OpNotEqual:
		w.write("(", column, " <> ", w.value(c, e.Value), " OR NOT ", test, ")")
	default:
		w.write("(", column, " ", e.Op.String(), " ", w.value(c, e.Value), " AND ", test, ")")
	}
}

// nul returns the position of the first NUL byte of a text; has is false if there is none or the dialect
// allows NUL.
func (w *writer) nul(v value.Value) (at int, has bool) {
	text, ok := v.AsText()
	if at = strings.IndexByte(text, 0); !ok || !w.dialect.noNUL {
		return 0, false
	}
	return at, at >= 0
}

// compareNUL writes the comparison of a column with a text that contains a NUL byte, which no stored text
// has. The text sorts directly after its part before the byte.
func (w *writer) compareNUL(e expr.Compare, column string, at int) {
	text, _ := e.Value.AsText()
	before := expr.Compare{Column: e.Column, Value: value.Text(text[:at])}
	switch e.Op {
	case expr.OpEqual:
		w.never(column)
		return
	case expr.OpNotEqual:
		w.write(column, " = ", column)
		return
	case expr.OpLess, expr.OpLessEqual:
		before.Op = expr.OpLessEqual
	default:
		before.Op = expr.OpGreater
	}
	w.compare(before)
}

// compareNaN writes the comparison of a number that may be NaN with a text, since NaN is read as a text.
func (w *writer) compareNaN(e expr.Compare, column string) {
	c := nan.Compare(e.Value)
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
	column, c := w.column(e.Column), w.columns[e.Column]
	var parts []func()
	if slices.ContainsFunc(e.Values, value.Value.IsNull) {
		parts = append(parts, func() { w.write(column, " IS NULL") })
	}
	if c.NaN && w.dialect.readsNaN(c) && slices.Contains(e.Values, nan) {
		parts = append(parts, func() { w.write(column, " = ", w.dialect.nan) })
	}
	empty := value.Text("")
	asText := c.Kind == value.KindText && w.dialect.anyText != "" && slices.Contains(e.Values, empty)
	if asText {
		parts = append(parts, func() { w.write(within(w.dialect.anyText, column), " = ''") })
	}
	for kind := value.KindBool; kind <= value.KindBytes; kind++ {
		of := slices.DeleteFunc(slices.Clone(e.Values), func(v value.Value) bool {
			_, never := w.nul(v)
			return v.Kind() != kind || never || asText && v == empty
		})
		if test, ok := w.kindTest(c, kind); ok && len(of) > 0 {
			parts = append(parts, func() { w.inKind(c, kind, of, test) })
		}
	}
	switch len(parts) {
	case 0:
		w.never(column)
	case 1:
		parts[0]()
	default:
		w.write("(")
		w.list(" OR ", len(parts), func(i int) { parts[i]() })
		w.write(")")
	}
}

// inKind writes the condition that a column has a value out of several of the same kind. test, if not empty,
// is true for all values of that kind.
func (w *writer) inKind(c Column, kind value.Kind, of []value.Value, test string) {
	if test != "" {
		w.write("(")
		defer w.write(" AND ", test, ")")
	}
	column := w.compared(c, kind, expr.OpEqual)
	if kind == value.KindTime && c.Type != "" { // a list has one type
		w.write("(")
		w.list(" OR ", len(of), func(i int) { w.write(column, " = ", w.value(c, of[i])) })
		w.write(")")
		return
	}
	w.write(column, " IN (")
	w.list(", ", len(of), func(i int) { w.write(w.value(c, of[i])) })
	w.write(")")
}

// match writes the condition that the text of at least one column matches.
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
	switch kind := w.columns[id].Kind; {
	case kind == value.KindBool && w.dialect.truthText != "":
		text = strings.ReplaceAll(w.dialect.truthText, "%", text)
	case w.dialect.storedText != "":
		text = strings.ReplaceAll(w.dialect.storedText, "%", text)
	case kind == value.KindBytes && w.dialect.bytesText != "":
		text = strings.ReplaceAll(w.dialect.bytesText, "%", text)
	case kind == value.KindNumber && w.dialect.numberText != "":
		text = strings.ReplaceAll(w.dialect.numberText, "%", text)
	case kind != value.KindText || w.dialect.castText:
		text = within(w.dialect.text, text)
	}
	if _, has := w.nul(value.Text(m.Text)); has {
		w.never(text)
		return
	}
	if m.Op == expr.MatchRegexp {
		w.regexp(m, text)
		return
	}
	if w.dialect.plain != "" {
		text = within(w.dialect.plain, text)
	}
	needle := m.Text
	if !m.Case {
		text, needle = within(w.dialect.fold, text), w.dialect.folded(needle)
	}
	if m.Op == expr.MatchEquals && w.dialect.plain == "" {
		w.write(text, " = ", w.arg(needle))
		return
	}
	if test := w.dialect.matches.of(m.Op); test != "" && needle != "" {
		before, after, _ := strings.Cut(strings.Replace(test, "#", strconv.Itoa(len(needle)), 1), "@")
		w.write(strings.ReplaceAll(before, "%", text), w.arg(needle), after)
		return
	}
	pattern := w.dialect.likeEscaper().Replace(needle)
	switch m.Op {
	case expr.MatchEquals:
	case expr.MatchStarts:
		pattern += "%"
	case expr.MatchEnds:
		pattern = "%" + pattern
	default:
		pattern = "%" + pattern + "%"
	}
	w.write(text, " LIKE ", w.arg(pattern), w.dialect.escapeClause)
}

// of returns the test of an operator; contains is the default.
func (t textMatches) of(op expr.MatchOp) string {
	switch op {
	case expr.MatchStarts:
		return t.starts
	case expr.MatchEnds:
		return t.ends
	}
	return t.contains
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

// folded returns a text with letter case folded as the database does it.
func (d Dialect) folded(text string) string {
	if !d.foldASCII {
		return value.Fold(text)
	}
	folded := []byte(text) // not by letters: a text of SQLite may be any bytes
	for i, c := range folded {
		if 'A' <= c && c <= 'Z' {
			folded[i] = c + 'a' - 'A'
		}
	}
	return string(folded)
}
