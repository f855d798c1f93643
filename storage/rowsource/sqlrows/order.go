// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// term is one criterion of an order: an SQL expression and its direction.
type term struct {
	sql     string
	column  Column // the column whose values the term has
	notNull bool
	cut     string // shortens values that are compared with the term, which replace the %; empty: nothing
	// order holds the magnitude or the list by which the term orders values, instead of by value.
	order      rowsource.Order
	descending bool
	nullsFirst bool
}

// term returns a column as an ascending term.
func (w *writer) term(id string) term {
	return term{sql: w.column(id), column: w.columns[id], notNull: w.columns[id].NotNull}
}

// by returns the term in the direction of an order.
func (t term) by(o rowsource.Order) term {
	t.descending, t.nullsFirst = o.Descending, o.NullsFirst
	return t
}

// terms returns the total order of the rows of a query.
func (w *writer) terms(q rowsource.Query) (terms []term) {
	for _, o := range q.Terms(w.table.Key) {
		terms = append(terms, w.inOrder(w.term(o.Column), o))
	}
	return terms
}

// inOrder returns a term in an order.
func (w *writer) inOrder(t term, o rowsource.Order) term {
	if o.ByValue() {
		return w.cut(t).by(o)
	}
	t.order = o
	if t = t.by(o); o.List != nil {
		t.descending = false // the places in the list have the direction
	}
	return t
}

// sql returns the expression of a term. It adds arguments for a list, so it is called where the expression is written.
func (w *writer) sql(t term) string {
	switch {
	case t.order.Magnitude:
		if w.dialect.dynamic { // ABS fails for the least integer
			return "max(" + t.sql + ", -" + t.sql + ")"
		}
		if w.dialect.magnitude != "" {
			return within(w.dialect.magnitude, t.sql)
		}
		return "ABS(" + t.sql + ")"
	case t.order.List == nil:
		return t.sql
	}
	var b strings.Builder
	b.WriteString("CASE WHEN " + t.sql + " IS NULL THEN NULL")
	base := t.sql
	if w.dialect.exactText != "" {
		base = within(w.dialect.exactText, base)
	}
	for _, text := range t.order.List {
		v := value.Text(text)
		if _, never := w.nul(v); never {
			continue
		}
		b.WriteString(" WHEN " + base + " = " + w.value(t.column, v))
		if w.dialect.dynamic {
			b.WriteString(" COLLATE BINARY")
		}
		b.WriteString(" THEN " + strconv.Itoa(t.order.Place(v)))
	}
	b.WriteString(" ELSE " + strconv.Itoa(len(t.order.List)) + " END")
	return b.String()
}

// cut shortens a term to the length that the database sorts by.
func (w *writer) cut(t term) term {
	if t.column.Cut > 0 && !slices.Contains(w.table.Key, t.column.ID) {
		t.cut = "LEFT(%, " + strconv.Itoa(t.column.Cut) + ")"
		t.sql = within(t.cut, t.sql)
	}
	return t
}

// bound returns a placeholder for a value that is compared with a term.
func (w *writer) bound(t term, v value.Value) string {
	switch {
	case t.order.Magnitude:
		v = v.Abs()
	case t.order.List != nil:
		return strconv.Itoa(t.order.Place(v))
	}
	placeholder := w.value(t.column, v)
	if t.cut != "" {
		return within(t.cut, placeholder)
	}
	return placeholder
}

// reversed returns the opposite order.
func reversed(terms []term) []term {
	terms = slices.Clone(terms)
	for i := range terms {
		terms[i].descending, terms[i].nullsFirst = !terms[i].descending, !terms[i].nullsFirst
	}
	return terms
}

func (w *writer) orderBy(terms []term) {
	w.write(" ORDER BY ")
	w.list(", ", len(terms), func(i int) { w.orderTerm(terms[i]) })
}

func (w *writer) orderTerm(t term) {
	// Without a clause, null sorts before all values: it is first if the term ascends.
	if !t.notNull && !w.dialect.nullsClause && t.nullsFirst == t.descending {
		w.write(t.sql, " IS NULL")
		if t.nullsFirst {
			w.write(" DESC")
		}
		w.write(", ")
	}
	w.write(w.sql(t))
	if t.descending {
		w.write(" DESC")
	}
	switch {
	case t.notNull || !w.dialect.nullsClause:
	case t.nullsFirst:
		w.write(" NULLS FIRST")
	default:
		w.write(" NULLS LAST")
	}
}

// after writes the condition that rows come after a cursor in an order.
func (w *writer) after(terms []term, c rowsource.Cursor) {
	if len(c) != len(terms) {
		w.fail(fmt.Errorf("sqlrows: %w: %d values for %d terms", rowsource.ErrCursor, len(c), len(terms)))
		return
	}
	if w.dialect.rowCompare && comparable(terms) {
		w.afterRow(terms, c)
		return
	}
	if terms[0].notNull && len(terms) > 1 && !c[0].IsNull() {
		// The conditions below imply it too, but databases find no index by them.
		w.write(w.sql(terms[0]), terms[0].sign()[:2], "= ", w.bound(terms[0], c[0]), " AND ")
	}
	w.write("(")
	first := true
	for i, t := range terms {
		if c[i].IsNull() && !t.nullsFirst {
			continue // nothing comes after null in this term
		}
		if !first {
			w.write(" OR ")
		}
		first = false
		w.afterIn(terms[:i+1], c)
	}
	if first {
		w.write("1 = 0")
	}
	w.write(")")
}

// comparable reports whether an order matches the order of row values: without nulls, and in one direction.
func comparable(terms []term) bool {
	return len(terms) > 1 && !slices.ContainsFunc(terms, func(t term) bool {
		return !t.notNull || t.descending != terms[0].descending
	})
}

// afterRow writes the condition of after as a comparison of row values.
func (w *writer) afterRow(terms []term, c rowsource.Cursor) {
	w.write("(")
	w.list(", ", len(terms), func(i int) { w.write(w.sql(terms[i])) })
	w.write(")", terms[0].sign(), "(")
	w.list(", ", len(terms), func(i int) { w.write(w.bound(terms[i], c[i])) })
	w.write(")")
}

// afterIn writes the condition that rows equal a cursor in all terms except the last, and come after it
// there.
func (w *writer) afterIn(terms []term, c rowsource.Cursor) {
	last := len(terms) - 1
	w.write("(")
	for i, t := range terms[:last] {
		w.same(t, c[i])
		w.write(" AND ")
	}
	switch t, v := terms[last], c[last]; {
	case v.IsNull():
		w.write(t.sql, " IS NOT NULL")
	case !t.notNull && !t.nullsFirst:
		w.write("(", w.sql(t), t.sign(), w.bound(t, v), " OR ", t.sql, " IS NULL)")
	default:
		w.write(w.sql(t), t.sign(), w.bound(t, v))
	}
	w.write(")")
}

func (t term) sign() string {
	if t.descending {
		return " < "
	}
	return " > "
}

// same writes the condition that a term equals a value, or is null.
func (w *writer) same(t term, v value.Value) {
	if v.IsNull() {
		w.write(t.sql, " IS NULL")
		return
	}
	w.write(w.sql(t), " = ", w.bound(t, v))
}
