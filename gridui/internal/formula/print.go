// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Text returns the expression as people write it, with the column names of s. Parse with the same schema
// reads the same expression. A column that s lacks is written by its id.
func (e Expr) Text(s Schema) string {
	if e.root == nil {
		return ""
	}
	p := printer{schema: &s}
	p.node(e.root, levelOr)
	return p.String()
}

type printer struct {
	strings.Builder
	schema *Schema
}

// node prints a part, in brackets if it binds less strongly than level.
func (p *printer) node(n *node, level int) {
	switch {
	case n.isColumn():
		p.WriteString(p.schema.Quoted(n.column))
		return
	case n.isLiteral():
		p.literal(n, level)
		return
	}
	own := n.op.level()
	if own < level {
		p.WriteString("(")
		defer p.WriteString(")")
	}
	p.call(n, own)
}

func (p *printer) call(n *node, own int) {
	switch {
	case n.op.shape == shapeInfix:
		p.infix(n, own)
	case n.op == opNot:
		p.negation(n.args[0])
	case n.op == opNegate:
		p.WriteString("-")
		p.node(n.args[0], p.afterSign(n.args[0]))
	case n.op.worded():
		p.worded(n, "")
	default:
		p.WriteString(n.op.name)
		p.list(n.args)
	}
}

// worded reports whether the operator is a word after its first operand, before which not may be written.
func (o *operator) worded() bool {
	return o.shape == shapeIs || o.shape == shapeIn || o.shape == shapeBetween || o.filters || o == opContains || o == opStarts || o == opEnds
}

func (p *printer) negation(n *node) {
	if n.op != nil && n.op.worded() {
		p.worded(n, "not ")
		return
	}
	p.WriteString("not ")
	p.node(n, levelNot)
}

// worded prints a comparison written in words. not is "not " or empty.
func (p *printer) worded(n *node, not string) {
	word := not + n.op.name
	if rest, is := strings.CutPrefix(n.op.name, "is "); is {
		word = "is " + not + rest
	}
	p.node(n.args[0], levelCompare+1)
	p.WriteString(" " + word)
	switch n.op.shape {
	case shapeBetween:
		p.WriteString(" ")
		p.node(n.args[1], levelCompare+1)
		p.WriteString(" and ")
		p.node(n.args[2], levelCompare+1)
	case shapeIn:
		p.WriteString(" ")
		p.list(n.args[1:])
	case shapeTexts:
		p.WriteString(" ")
		if len(n.args) > 2 {
			p.list(n.args[1:])
			return
		}
		p.node(n.args[1], levelCompare+1)
	case shapeInfix:
		p.WriteString(" ")
		p.node(n.args[1], levelCompare+1)
	}
}

// afterSign returns the level of the operand of a sign. A number is put in brackets there, since the sign
// would otherwise become part of it.
func (p *printer) afterSign(n *node) int {
	if n.isLiteral() && n.typ == Number && n.lit.value.Number.Near() > 0 {
		return levelOperand + 1
	}
	return levelSign
}

func (p *printer) infix(n *node, own int) {
	right := own + 1
	left := own
	switch {
	case n.op == opPower:
		left, right = levelOperand, levelSign
	case n.op.rest || own == levelCompare:
		left = own + 1
	}
	for i, a := range n.args {
		switch {
		case i > 0:
			p.WriteString(" " + n.op.name + " ")
			p.node(a, right)
		default:
			p.node(a, left)
		}
	}
}

func (p *printer) list(args []*node) {
	p.WriteString("(")
	for i, a := range args {
		if i > 0 {
			p.WriteString(p.schema.separator())
		}
		p.node(a, levelOr)
	}
	p.WriteString(")")
}

func (p *printer) literal(n *node, level int) {
	v := n.lit.value
	switch {
	case v.State == Missing:
		p.WriteString("missing")
	case v.Type == Text:
		p.WriteString(QuoteText(v.Text))
	case v.Type == Date:
		p.date(n.lit)
	case v.Type == Number:
		p.number(v, level)
	default:
		p.Write(v.AppendText(nil))
	}
}

func (p *printer) number(v Value, level int) {
	text := string(v.Number.AppendText(nil))
	if p.schema.comma() {
		text = strings.Replace(text, ".", ",", 1)
	}
	if text[0] == '-' && level > levelSign {
		text = "(" + text + ")"
	}
	p.WriteString(text)
}

// date prints a date with the precision with which it was written. A month or a year is quoted.
func (p *printer) date(l literal) {
	t := OfMicros(l.value.Ticks)
	for _, form := range dateLayouts {
		if Micros(form.next(t)) != l.till {
			continue
		}
		if text := t.Format(form.layout); len(text) < len("2006-01-02") {
			p.WriteString(QuoteText(text))
		} else {
			p.WriteString(text)
		}
		return
	}
	p.WriteString(t.Format("2006-01-02T15:04:05.000000"))
}

// QuoteText returns a text in quotes.
func QuoteText(s string) string { return `"` + strings.ReplaceAll(s, `"`, `""`) + `"` }

// Quoted returns the name of a column as expressions write it: in brackets unless it is one word without
// another meaning.
func (s *Schema) Quoted(id string) string {
	name := s.written(id)
	if plainName(name) {
		return name
	}
	return "[" + strings.ReplaceAll(name, "]", "]]") + "]"
}

func plainName(name string) bool {
	first, _ := utf8.DecodeRuneInString(name)
	if !startsName(first) || keywordOf(name) != 0 || functions()[value.Fold(name)] != nil {
		return false
	}
	return !strings.ContainsFunc(name, func(r rune) bool { return !inName(r) || r == unicode.ReplacementChar })
}
