// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/looknames"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Operators that filters have and expressions cannot compute. The parser reads them where Schema.Filter is set.
var (
	opHas       = filterOperator("has", shapeTexts)
	opHasAll    = filterOperator("has all", shapeTexts)
	opHasNone   = filterOperator("has none", shapeTexts)
	opHasColor  = filterOperator("has color", shapeInfix)
	opHasIcon   = filterOperator("has icon", shapeInfix)
	opMatches   = filterOperator("matches", shapeInfix)
	opDuplicate = filterOperator("is duplicate", shapeIs)
	opUnique    = filterOperator("is unique", shapeIs)
)

// phrase is an operator of filters as people write it after a column: one word or two. The words are no keywords, so
// that columns may have them as names.
type phrase struct {
	first, second string
	op            *operator
}

// phrases lists the operators of filters in English and Korean, longer ones before their beginnings.
var phrases = []phrase{
	{"has", "all", opHasAll}, {"has", "none", opHasNone}, {"has", "color", opHasColor}, {"has", "colour", opHasColor}, {"has", "icon", opHasIcon}, {"has", "", opHas},
	{"matches", "", opMatches}, {"is", "duplicate", opDuplicate}, {"is", "unique", opUnique},
	{"태그", "모두", opHasAll}, {"태그", "제외", opHasNone}, {"태그", "", opHas}, {"색", "", opHasColor}, {"색상", "", opHasColor}, {"아이콘", "", opHasIcon},
	{"일치", "", opMatches}, {"중복됨", "", opDuplicate}, {"고유함", "", opUnique},
}

func filterOperator(name string, s shape) *operator {
	return &operator{name: name, shape: s, types: searchTypes, filters: true, build: buildNone}
}

// buildNone returns code without a value, since rows alone do not hold what operators of filters compare.
func buildNone(*compiler, *node, []code) code { return unknown() }

// phraseAt returns the phrase with which a text of tokens begins, and the number of its tokens. at returns the token
// that is a number of tokens away.
func phraseAt(at func(away int) token) (op *operator, tokens int) {
	for _, p := range phrases {
		switch {
		case !isNamed(at(0), p.first):
		case p.second == "":
			return p.op, 1
		case isNamed(at(1), p.second):
			return p.op, 2
		}
	}
	return nil, 0
}

func isNamed(t token, name string) bool {
	return t.kind == tokenName && value.Fold(t.text) == name
}

// phrase reads an operator of filters and its operands after a column; it returns nil if none follows.
func (p *parser) phrase(start int, n *node) *node {
	if !p.schema.Filter || p.tok.kind != tokenName {
		return nil
	}
	ahead := p.lexer
	second := ahead.next()
	op, tokens := phraseAt(func(away int) token { return [...]token{p.tok, second}[away] })
	for range tokens {
		p.advance()
	}
	switch {
	case op == nil:
		return nil
	case op.shape == shapeIs:
		return p.call(op, start, n)
	case op.shape == shapeTexts && p.takeSign("("):
		return p.texts(op, start, n)
	}
	return p.look(p.call(op, start, n, p.join()))
}

// texts reads the list of an operator of filters, which has at least one text.
func (p *parser) texts(op *operator, start int, n *node) *node {
	if p.isSign(")") {
		p.unexpected(WantOperand)
		return n
	}
	return p.call(op, start, append([]*node{n}, p.list(p.join)...)...)
}

// isNot reads is not duplicate and is not unique after their not; it returns nil for other words.
func (p *parser) isNot(start int, n *node) *node {
	if !p.schema.Filter {
		return nil
	}
	op, _ := phraseAt(func(away int) token { return [...]token{{kind: tokenName, text: "is"}, p.tok}[away] })
	if op == nil {
		return nil
	}
	p.advance()
	return p.call(opNot, start, p.call(op, start, n))
}

// phraseEnd returns the operator of filters whose words end before the token end, and the index of its first word.
func (c *completer) phraseEnd(end int) (op *operator, first int) {
	if !c.schema.Filter {
		return nil, 0
	}
	for first = max(end-2, 1); first < end; first++ {
		before := c.before[first-1]
		if !c.isOperand(before) && !isNamed(before, "not") {
			continue
		}
		op, tokens := phraseAt(func(away int) token {
			if first+away < end {
				return c.before[first+away]
			}
			return token{}
		})
		if op != nil && first+tokens == end {
			return op, first
		}
	}
	return nil, 0
}

// look checks the name of a colour or an icon.
func (p *parser) look(n *node) *node {
	if p.err != nil || n.op != opHasColor && n.op != opHasIcon || len(n.args) < 2 {
		return n
	}
	name, ok := n.args[1].operandText()
	if names := lookNames(n.op); ok && !slices.Contains(names, name) {
		at := n.args[1].at
		p.report(&Error{Start: at.start, End: at.end, Code: Unexpected, Found: name, Names: names})
	}
	return n
}

// lookNames returns the names of the colours or of the icons with which an operator compares, nil for other operators.
func lookNames(op *operator) []string {
	switch op {
	case opHasColor:
		return looknames.Tints[:]
	case opHasIcon:
		return looknames.Icons()
	}
	return nil
}
