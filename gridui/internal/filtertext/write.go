// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtertext

import (
	"strings"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/formula"
	"github.com/giogrid/giogrid/gridui/internal/taglist"
)

// Write returns an expression as text from which Read reads the same expression. It omits inactive
// parts. ok is false if the language cannot express a part, such as an operand that cannot be parsed.
func Write(e filter.Expr, s formula.Schema) (text string, ok bool) {
	w := writer{schema: &s, types: map[string]formula.Type{}, ok: true}
	for _, c := range s.Columns {
		w.types[c.ID] = c.Type
	}
	text = w.expr(&e, false)
	if w.ok && text != "" {
		_, err := Read(text, s)
		w.ok = err == nil
	}
	return text, w.ok
}

// writer writes expressions, and records whether the language can express all parts.
type writer struct {
	schema *formula.Schema
	types  map[string]formula.Type
	ok     bool
}

// expr returns an expression as text, in brackets if it joins others and inside is set.
func (w *writer) expr(e *filter.Expr, inside bool) string {
	if !e.Active() {
		return ""
	}
	if !e.Group() {
		text := w.condition(e.ColumnID, e.Is)
		if e.Not {
			return "not " + text
		}
		return text
	}
	var parts []string
	for i := range e.Parts {
		if text := w.expr(&e.Parts[i], true); text != "" {
			parts = append(parts, text)
		}
	}
	sign := " and "
	if e.Any {
		sign = " or "
	}
	text := strings.Join(parts, sign)
	switch {
	case e.Not:
		return "not (" + text + ")"
	case inside && len(parts) > 1:
		return "(" + text + ")"
	}
	return text
}

// none records a part that the language cannot express.
func (w *writer) none() string {
	w.ok = false
	return ""
}

// words holds the operators between a column and its operands.
var words = map[filter.Op]string{
	filter.Contains: "contains", filter.NotContains: "not contains", filter.Equals: "=", filter.NotEquals: "<>", filter.StartsWith: "starts with",
	filter.EndsWith: "ends with", filter.Has: "has", filter.HasAll: "has all", filter.HasNone: "has none", filter.HasColor: "has color",
	filter.HasIcon: "has icon", filter.Duplicate: "is duplicate", filter.Unique: "is unique", filter.Custom: "matches",
	filter.Blank: "is empty", filter.NotBlank: "is not empty", filter.Less: "<", filter.LessOrEqual: "<=", filter.Greater: ">", filter.GreaterOrEqual: ">=",
}

// condition returns a condition on a column as text.
func (w *writer) condition(id string, is filter.Condition) string {
	typ, known := w.types[id]
	if !known {
		return w.none()
	}
	name := w.schema.Quoted(id)
	switch is.Op {
	case filter.Blank, filter.NotBlank, filter.Duplicate, filter.Unique:
		return name + " " + words[is.Op]
	case filter.True:
		return name
	case filter.False:
		return name + " = false"
	case filter.OneOf, filter.NotOneOf:
		return w.oneOf(name, typ, is)
	case filter.Between:
		return w.between(name, typ, is)
	case filter.Has, filter.HasAll, filter.HasNone:
		return name + " " + words[is.Op] + " " + w.tags(is.A)
	case filter.HasColor, filter.HasIcon, filter.Custom:
		return name + " " + words[is.Op] + " " + formula.QuoteText(is.A)
	}
	sign, ok := words[is.Op]
	if !ok {
		return w.none()
	}
	if text, ok := w.relative(name, typ, is); ok {
		return text
	}
	if is.Op == filter.Contains || is.Op == filter.NotContains || is.Op == filter.StartsWith || is.Op == filter.EndsWith {
		typ = formula.Text
	}
	return name + " " + sign + " " + w.operand(typ, is.A)
}

// relative returns a comparison with a relative date as text. ok is false if the operand is no
// relative date.
func (w *writer) relative(name string, typ formula.Type, is filter.Condition) (text string, ok bool) {
	p, ok := filter.ParsePeriod(is.A)
	if !ok || typ != formula.Date {
		return "", false
	}
	within := "within(" + name + w.separator() + formula.QuoteText(p.String()) + ")"
	switch {
	case is.Op == filter.Equals:
		return within, true
	case is.Op == filter.NotEquals:
		return "not " + within, true
	case p == filter.Period{}:
		return name + " " + words[is.Op] + " today()", true
	}
	return w.none(), true
}

// between returns a range as text, or a comparison if one end is open.
func (w *writer) between(name string, typ formula.Type, is filter.Condition) string {
	low, high := strings.TrimSpace(is.A) != "", strings.TrimSpace(is.B) != ""
	switch {
	case low && high:
		return name + " between " + w.operand(typ, is.A) + " and " + w.operand(typ, is.B)
	case low:
		return name + " >= " + w.operand(typ, is.A)
	}
	return name + " <= " + w.operand(typ, is.B)
}

// oneOf returns a list of values as text.
func (w *writer) oneOf(name string, typ formula.Type, is filter.Condition) string {
	var values []string
	blank := false
	for _, v := range is.Values {
		if v == "" {
			blank = true
			continue
		}
		values = append(values, w.operand(typ, v))
	}
	var parts []string
	if len(values) > 0 {
		parts = append(parts, name+" in ("+strings.Join(values, w.separator())+")")
	}
	if blank {
		parts = append(parts, name+" is empty")
	}
	switch text := strings.Join(parts, " or "); {
	case len(parts) == 0:
		return w.none()
	case is.Op == filter.NotOneOf && len(parts) == 1 && blank:
		return name + " is not empty"
	case is.Op == filter.NotOneOf && len(parts) == 1:
		return strings.Replace(text, " in (", " not in (", 1)
	case is.Op == filter.NotOneOf:
		return "not (" + text + ")"
	case len(parts) > 1:
		return "(" + text + ")"
	default:
		return text
	}
}

// tags returns a list of tags: a text for one tag, texts in brackets for several.
func (w *writer) tags(list string) string {
	tags, err := taglist.Read(list)
	if err != nil || len(tags) == 0 {
		return w.none()
	}
	for i := range tags {
		tags[i] = formula.QuoteText(tags[i])
	}
	if len(tags) == 1 {
		return tags[0]
	}
	return "(" + strings.Join(tags, w.separator()) + ")"
}

func (w *writer) separator() string {
	if w.schema.Numbers.Decimal == ',' {
		return "; "
	}
	return ", "
}

// operand returns a value in the form of the language.
func (w *writer) operand(typ formula.Type, text string) string {
	switch typ {
	case formula.Number:
		return w.number(text)
	case formula.Bool:
		return strings.ToLower(strings.TrimSpace(text))
	case formula.Date:
		if p, ok := filter.ParsePeriod(text); ok {
			if p == (filter.Period{}) {
				return "today()"
			}
			return w.none()
		}
		if text = strings.TrimSpace(text); len(text) == len("2006-01-02") {
			return text
		}
	}
	return formula.QuoteText(text)
}

// number returns a number in plain digits.
func (w *writer) number(text string) string {
	by := w.schema.Numbers
	by.Loose = true
	plain, err := by.Plain(strings.TrimSpace(text))
	if err != nil || plain == "" {
		return w.none()
	}
	if by.Decimal == ',' {
		plain = strings.Replace(plain, ".", ",", 1)
	}
	return plain
}
