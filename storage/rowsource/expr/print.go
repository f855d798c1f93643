// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package expr

import (
	"strings"
	"unicode"

	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Print returns a predicate in a readable form, such as
//
//	qty >= 5 and (name contains "x" or not city in ("Seoul", null))
//
// Names of columns with other characters than letters, digits and underscores are in brackets. Print returns
// "true" for nil. Different predicates print differently, except for empty ones.
func Print(e Predicate) string {
	var p printer
	p.expr(e, 0)
	return p.String()
}

type printer struct{ strings.Builder }

// The levels of operators, weakest first: a part of a weaker level is in parentheses.
const (
	levelOr = iota
	levelAnd
	levelNot
)

func (p *printer) expr(e Predicate, level int) {
	switch e := e.(type) {
	case nil:
		p.WriteString("true")
	case And:
		p.joined(e, " and ", "true", level, levelAnd)
	case Or:
		p.joined(e, " or ", "false", level, levelOr)
	case Not:
		p.WriteString("not ")
		p.expr(e.Of, levelNot)
	case Compare:
		p.column(e.Column)
		p.WriteString(" " + e.Op.String() + " " + e.Value.GoString())
	case In:
		p.column(e.Column)
		p.WriteString(" in ")
		p.values(e.Values)
	case Null:
		p.column(e.Column)
		p.WriteString(" is null")
	case Match:
		p.match(e)
	}
}

// joined prints parts with a sign between them.
func (p *printer) joined(parts []Predicate, sign, empty string, level, own int) {
	switch {
	case len(parts) == 0:
		p.WriteString(empty)
		return
	case level > own || len(parts) == 1:
		p.WriteString("(")
		defer p.WriteString(")")
	}
	for i, part := range parts {
		if i > 0 {
			p.WriteString(sign)
		}
		p.expr(part, own+1)
	}
}

func (p *printer) values(values []value.Value) {
	p.WriteString("(")
	for i, v := range values {
		if i > 0 {
			p.WriteString(", ")
		}
		p.WriteString(v.GoString())
	}
	p.WriteString(")")
}

func (p *printer) match(m Match) {
	if len(m.Columns) == 1 {
		p.column(m.Columns[0])
	} else {
		p.WriteString("any(")
		for i, c := range m.Columns {
			if i > 0 {
				p.WriteString(", ")
			}
			p.column(c)
		}
		p.WriteString(")")
	}
	p.WriteString(" " + m.Op.String() + " " + value.Text(m.Text).GoString())
	if m.Case {
		p.WriteString(" case")
	}
	if m.Initials {
		p.WriteString(" initials")
	}
}

// words lists the words that a plain column name must not equal.
var words = map[string]bool{"and": true, "or": true, "not": true, "in": true, "is": true, "null": true, "true": true, "false": true, "any": true}

func (p *printer) column(name string) {
	plain := func(r rune) bool { return r == '_' || unicode.IsLetter(r) || unicode.IsDigit(r) }
	other := func(r rune) bool { return !plain(r) }
	if name != "" && !unicode.IsDigit([]rune(name)[0]) && !words[name] && !strings.ContainsFunc(name, other) {
		p.WriteString(name)
		return
	}
	p.WriteString("[" + strings.ReplaceAll(name, "]", "]]") + "]")
}
