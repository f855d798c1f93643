// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"strconv"
	"strings"
	"time"

	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// A column may have values of other kinds than its own: any in SQLite, numbers other than 0 and 1 in a truth
// value of MySQL, days and instants that Go cannot represent. Comparisons only match values of the same kind.

// kindTest returns a condition that is true for values of a kind in a column, false for others, and unknown
// or true for null. It is empty if all values are of that kind. ok is false if no value is.
func (w *writer) kindTest(c Column, k value.Kind) (test string, ok bool) {
	column := w.column(c.ID)
	if w.dialect.dynamic {
		return storedTest(c, column, k)
	}
	own := ""
	switch c.Kind {
	case value.KindBool:
		own = w.dialect.truths
	case value.KindTime:
		own = w.dialect.finite
	}
	test = strings.ReplaceAll(own, "%", column)
	switch {
	case k == c.Kind:
		return test, true
	case test != "" && (c.Kind == value.KindBool && k == value.KindNumber || c.Kind == value.KindTime && k == value.KindText):
		return "NOT " + test, true
	}
	return "", false
}

// storedTest implements kindTest for SQLite, where each value has its own type.
func storedTest(c Column, column string, k value.Kind) (test string, ok bool) {
	const truths = " IN (0, 1)"
	number := "typeof(" + column + ") IN ('integer', 'real', 'null')"
	text := "typeof(" + column + ") IN ('text', 'null')"
	switch k {
	case value.KindNumber:
		switch {
		case c.AsDigits:
			return "(" + text + " AND " + column + " <= '" + infinity + "')", true
		case c.Kind == value.KindBool:
			return "(" + number + " AND +" + column + " NOT" + truths + ")", true
		}
		return number, true
	case value.KindBool:
		return "(" + number + " AND +" + column + truths + ")", c.Kind == value.KindBool
	case value.KindTime:
		return "(" + text + " AND " + laidOut(c, column) + ")", c.Kind == value.KindTime
	case value.KindText:
		switch {
		case c.AsDigits:
			return "(" + text + " AND " + column + " > '" + infinity + "')", true
		case c.Kind == value.KindTime:
			return "(" + text + " AND NOT " + laidOut(c, column) + ")", true
		}
		return text, true
	case value.KindBytes:
		return "typeof(" + column + ") IN ('blob', 'null')", true
	}
	return "", false
}

// laidOut returns a condition that is true for the texts that timeText writes in a column, and unknown for
// null. Other layouts than the default and days are not tested: there all texts count as times.
func laidOut(c Column, column string) string {
	const second = len(time.DateTime)
	head, tail := "substr(%, 1, "+strconv.Itoa(second)+")", "substr(%, "+strconv.Itoa(second+1)+")"
	full := "(coalesce(datetime(" + head + ") = " + head + ", % IS NULL AND NULL) AND (" + tail + " = '' OR " + tail + " GLOB '.[0-9]*' AND " +
		tail + " NOT GLOB '.*[^0-9]*' AND " + tail + " NOT GLOB '*0' AND length(%) <= " + strconv.Itoa(len(timeLayout)) + "))"
	test := "% IS NOT NULL"
	switch c.layout() {
	case time.DateOnly:
		test = "(coalesce(date(%) = %, % IS NULL AND NULL) OR " + full + " AND % NOT GLOB '* 00:00:00')"
	case timeLayout:
		test = full
	}
	return strings.ReplaceAll(test, "%", column)
}

// compared returns a column as it is compared with a value of a kind: its text where the value is a text
// among times. In SQLite it loses its type, which would turn a text of digits into a number.
func (w *writer) compared(c Column, k value.Kind, op expr.Op) string {
	column := w.column(c.ID)
	switch {
	case k != value.KindText || c.Kind == k:
	case w.dialect.dynamic && op != expr.OpEqual && op != expr.OpNotEqual:
		return "+" + column
	case !w.dialect.dynamic && c.Kind == value.KindTime:
		return within(w.dialect.text, column)
	}
	return column
}

// margin is the maximal difference between the text of a time with a zone and its text in UTC.
const margin = 48 * time.Hour

// compareStored writes the comparison of a SQLite text that is a time with v. Texts in the layout of the
// column are compared as they are. Others, with a T, with a zone or without seconds, are compared as SQLite
// reads them. Texts with the name of a zone, as Go writes them, are not read by SQLite and are compared as
// they are.
func (w *writer) compareStored(c Column, op expr.Op, v value.Value) {
	column, sign := w.column(c.ID), " "+op.String()+" "
	of := func(template string) string { return strings.ReplaceAll(template, "@", column) }
	t, _ := v.AsTime()
	text, near := storedTime(t, c.timeText(t)), t.Add(margin)
	if op == expr.OpGreater || op == expr.OpGreaterEqual {
		near = t.Add(-margin)
	}
	w.write("(", column, sign, w.arg(storedTime(near, near.Format(time.DateOnly))), of(" AND typeof(@) IN ('text', 'null') AND ")) // by an index, if there is one
	w.write(of("CASE WHEN @ IS NULL THEN NULL WHEN "), laidOut(c, column), " THEN ", column, sign, w.arg(text))
	w.write(of(" WHEN date(substr(@, 1, 10)) = substr(@, 1, 10) THEN coalesce(rtrim(rtrim(strftime('%Y-%m-%d %H:%M:%f', @), '0'), '.')"), sign, w.arg(text))
	w.write(of(", (@ GLOB '*:* [+-][0-9][0-9][0-9][0-9] *' OR @ GLOB '*:*[+-][0-9][0-9]') AND @"), sign, w.arg(text), ") ELSE 0 END)")
}

// storedTime returns the text of a time, or a text that sorts before or after all years that SQLite has.
func storedTime(t time.Time, text string) string {
	const lastYear = 9999
	switch {
	case t.Year() < 0:
		return ""
	case t.Year() > lastYear:
		return ":" // after the digits
	}
	return text
}
