// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula

import (
	"strings"

	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// maxLength is the longest text, in bytes.
const maxLength = 10_000

// Parse parses an expression. The error is an *Error for the first error in the text, and the expression is
// then zero. A text of only spaces is the zero expression without an error.
func Parse(text string, s Schema) (Expr, error) {
	if strings.TrimSpace(text) == "" {
		return Expr{}, nil
	}
	if len(text) > maxLength {
		return Expr{}, &Error{Start: maxLength, End: len(text), Code: TooLong}
	}
	p := newParser(text, &s)
	root := p.or()
	if p.err == nil && p.tok.kind != tokenEnd {
		p.unexpected(WantOperator)
	}
	if p.err != nil {
		return Expr{}, p.err
	}
	return Expr{root}, nil
}

// ParseFilter parses a condition like Parse, with the operators of Schema.Filter. The error for other expressions is
// NotCondition.
func ParseFilter(text string, s Schema) (Expr, error) {
	s.Filter = true
	e, err := Parse(text, s)
	if err == nil && !e.IsZero() && !fits(e.root, Bool) {
		return Expr{}, &Error{Start: e.root.at.start, End: e.root.at.end, Code: NotCondition, FoundType: e.root.typ, Types: []Type{Bool}}
	}
	return e, err
}

// parser reads expressions by recursive descent. After an error it is at the end of the text, which ends all
// its loops.
type parser struct {
	lexer  lexer
	schema *Schema
	tok    token
	// last is the end of the previous token.
	last  int
	depth int
	err   *Error
}

func newParser(text string, s *Schema) *parser {
	p := &parser{lexer: lexer{text: text, comma: s.comma()}, schema: s}
	p.advance()
	return p
}

// advance reads the next token.
func (p *parser) advance() {
	p.last = p.tok.end
	p.tok = p.lexer.next()
	if p.tok.code != 0 {
		p.fail(p.tok.start, p.tok.end, p.tok.code, 0)
	}
}

// fail records an error unless there is one already.
func (p *parser) fail(start, end int, code Code, want Want) {
	p.report(&Error{Start: start, End: end, Code: code, Found: p.lexer.text[start:end], Want: want})
}

func (p *parser) report(err *Error) {
	if p.err == nil {
		p.err = err
	}
	p.lexer.at = len(p.lexer.text)
	p.tok = token{start: p.lexer.at, end: p.lexer.at}
}

func (p *parser) unexpected(want Want) {
	code := Unexpected
	if p.tok.kind == tokenEnd {
		code = Incomplete
	}
	p.fail(p.tok.start, p.tok.end, code, want)
}

// isSign reports whether the current token is the given sign.
func (p *parser) isSign(sign string) bool { return p.tok.kind == tokenSign && p.tok.text == sign }

func (p *parser) isWord(k keyword) bool { return p.tok.kind == tokenName && keywordOf(p.tok.text) == k }

// takeSign advances if the current token is the sign, and reports whether it was. takeWord does so for
// keywords.
func (p *parser) takeSign(sign string) bool { return p.take(p.isSign(sign)) }

func (p *parser) takeWord(k keyword) bool { return p.take(p.isWord(k)) }

func (p *parser) take(is bool) bool {
	if is {
		p.advance()
	}
	return is
}

// call returns a call of op whose text began at start.
func (p *parser) call(op *operator, start int, args ...*node) *node {
	if p.err != nil {
		return args[0]
	}
	n, err := callNode(op, args, span{start, p.last})
	if err != nil {
		if err.Code != WrongType {
			err.Found = op.name
		} else {
			err.Found = p.lexer.text[err.Start:err.End]
		}
		p.report(err)
		return args[0]
	}
	return n
}

// nested calls read one level deeper.
func (p *parser) nested(read func() *node) *node {
	if p.depth++; p.depth > maxDepth {
		p.fail(p.tok.start, p.tok.end, TooDeep, 0)
	}
	n := read()
	p.depth--
	return n
}

func (p *parser) or() *node {
	return p.chain(opOr, func() bool { return p.takeWord(wordOr) || p.takeSign("or") }, p.and)
}

func (p *parser) and() *node {
	return p.chain(opAnd, func() bool { return p.takeWord(wordAnd) || p.takeSign("and") }, p.not)
}

// chain reads operands joined by one operator as a single call. The depth of expressions thus grows with
// brackets, not with the number of conditions.
func (p *parser) chain(op *operator, sign func() bool, operand func() *node) *node {
	start := p.tok.start
	all := []*node{operand()}
	for sign() {
		all = append(all, operand())
	}
	if len(all) == 1 {
		return all[0]
	}
	return p.call(op, start, all...)
}

func (p *parser) not() *node {
	start := p.tok.start
	if p.isColumnHere() || !p.takeWord(wordNot) && !p.takeSign("not") {
		return p.comparison()
	}
	return p.call(opNot, start, p.nested(p.not))
}

func (p *parser) join() *node {
	return p.chain(opJoin, func() bool { return p.takeSign("&") }, p.sum)
}

func (p *parser) sum() *node { return p.signs([]string{"+", "-"}, p.product) }

func (p *parser) product() *node { return p.signs([]string{"*", "/", "%"}, p.sign) }

// signs reads operands joined by operators of one level, left-associatively.
func (p *parser) signs(of []string, operand func() *node) *node {
	start := p.tok.start
	n := operand()
	for p.tok.kind == tokenSign {
		op := arithmetic(p.tok.text)
		if op == nil || !strings.Contains(strings.Join(of, ""), op.name) {
			break
		}
		p.advance()
		n = p.call(op, start, n, operand())
	}
	return n
}

func (p *parser) sign() *node {
	start := p.tok.start
	switch {
	case p.takeSign("-"):
		return p.negated(start, p.nested(p.sign))
	case p.takeSign("+"):
		return p.nested(p.sign)
	}
	return p.power()
}

// negated returns a number literal with its sign, or the negation of anything else.
func (p *parser) negated(start int, n *node) *node {
	if p.err == nil && n.isLiteral() && n.typ == Number && n.lit.value.Number.Near() > 0 {
		v := n.lit.value
		v.Number.Units, v.Number.Float = v.Number.Units.Neg(), -v.Number.Float
		return valueNode(v, span{start, n.at.end})
	}
	return p.call(opNegate, start, n)
}

// power reads a power. ^ is right-associative and binds more strongly than the sign before it: -2^2 is -4,
// 2^-1 is 0.5.
func (p *parser) power() *node {
	start := p.tok.start
	n := p.operand()
	if p.takeSign("^") {
		return p.call(opPower, start, n, p.nested(p.sign))
	}
	return n
}

func (p *parser) operand() *node {
	t := p.tok
	at := span{t.start, t.end}
	switch t.kind {
	case tokenNumber:
		p.advance()
		return p.number(t)
	case tokenText:
		p.advance()
		return textNode(t.text, at)
	case tokenDate:
		p.advance()
		return p.date(t)
	case tokenColumn:
		p.advance()
		return p.column(t)
	case tokenName:
		return p.name()
	}
	if p.takeSign("(") {
		n := p.nested(p.or)
		if !p.takeSign(")") {
			p.unexpected(WantClose)
		}
		return n
	}
	p.unexpected(WantOperand)
	return &node{at: at}
}

func (p *parser) number(t token) *node {
	n, ok := exact.Parse([]byte(t.text))
	if !ok {
		p.fail(t.start, t.end, BadNumber, 0)
	}
	return valueNode(Value{Type: Number, Number: trimmed(n)}, span{t.start, t.end})
}

func (p *parser) date(t token) *node {
	d, ok := readDate(t.text)
	if !ok {
		p.fail(t.start, t.end, BadDate, 0)
	}
	return dateNode(d, span{t.start, t.end})
}

func (p *parser) column(t token) *node {
	c, code := p.schema.lookup(t.text)
	if c == nil {
		p.report(&Error{Start: t.start, End: t.end, Code: code, Found: t.text, Want: WantOperand})
		return &node{at: span{t.start, t.end}}
	}
	return columnNode(c, span{t.start, t.end})
}

// isColumnHere reports whether the current token is the name of a column and no keyword.
func (p *parser) isColumnHere() bool {
	if p.tok.kind != tokenName || keywordOf(p.tok.text) != 0 {
		return false
	}
	c, _ := p.schema.lookup(p.tok.text)
	return c != nil
}

// name reads a word: a function if a bracket follows, or else a value or a column.
func (p *parser) name() *node {
	t := p.tok
	at := span{t.start, t.end}
	word := keywordOf(t.text)
	p.advance()
	if p.isSign("(") && (word == 0 || functions()[value.Fold(t.text)] != nil) {
		return p.function(t)
	}
	switch word {
	case 0:
		return p.column(t)
	case wordTrue, wordFalse:
		return valueNode(Value{Type: Bool, Bool: word == wordTrue}, at)
	case wordMissing:
		return valueNode(Value{State: Missing}, at)
	}
	p.fail(t.start, t.end, Unexpected, WantOperand)
	return &node{at: at}
}

func (p *parser) function(t token) *node {
	op := functions()[value.Fold(t.text)]
	if op == nil {
		p.report(&Error{Start: t.start, End: t.end, Code: UnknownFunction, Found: t.text})
		return &node{}
	}
	p.advance()
	args := p.list(p.or)
	if p.err != nil {
		return &node{}
	}
	n, err := callNode(op, args, span{t.start, p.last})
	if err != nil {
		if err.Found = t.text; err.Code == WrongType {
			err.Found = p.lexer.text[err.Start:err.End]
		}
		p.report(err)
	}
	return n
}

// list reads the items of a list up to its closing bracket.
func (p *parser) list(item func() *node) (items []*node) {
	if p.takeSign(")") {
		return nil
	}
	for {
		items = append(items, p.nested(item))
		if p.takeSign(")") || p.err != nil {
			return items
		}
		if !p.takeSign(",") {
			p.unexpected(WantSeparator)
			return items
		}
	}
}
