// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula

// comparison reads a comparison or a single operand. Comparisons do not chain: 1 < x < 5 is an error and not
// a comparison of a condition with 5.
func (p *parser) comparison() *node {
	start := p.tok.start
	n := p.join()
	if p.tok.kind == tokenSign {
		if op := comparison(p.tok.text); op != nil {
			p.advance()
			return p.call(op, start, n, p.join())
		}
		return n
	}
	if out := p.phrase(start, n); out != nil {
		return out
	}
	if p.takeWord(wordIs) {
		return p.is(start, n)
	}
	negated := p.isNotBefore() && p.takeWord(wordNot)
	out := p.worded(start, n)
	if out == nil {
		if negated {
			p.unexpected(WantWord)
		}
		return n
	}
	return p.negation(negated, start, out)
}

// isNotBefore reports whether the current token is the word not. After an operand, it can only begin not in,
// not between, not contains, not has and so on.
func (p *parser) isNotBefore() bool { return p.isWord(wordNot) }

func (p *parser) negation(negated bool, start int, n *node) *node {
	if !negated {
		return n
	}
	return p.call(opNot, start, n)
}

// is reads what follows the word is: [not] empty, [not] missing.
func (p *parser) is(start int, n *node) *node {
	negated := p.takeWord(wordNot)
	switch {
	case p.takeWord(wordEmpty):
		return p.negation(negated, start, p.call(opEmpty, start, n))
	case p.takeWord(wordMissing):
		return p.negation(negated, start, p.call(opMissing, start, n))
	}
	if out := p.isNot(start, n); negated && out != nil {
		return out
	}
	p.unexpected(WantWord)
	return n
}

// worded reads a comparison written in words, or returns nil if none follows.
func (p *parser) worded(start int, n *node) *node {
	switch {
	case p.takeWord(wordIsEmpty):
		return p.call(opEmpty, start, n)
	case p.takeWord(wordContains):
		return p.call(opContains, start, n, p.join())
	case p.takeWord(wordStarts):
		p.takeWord(wordWith)
		return p.call(opStarts, start, n, p.join())
	case p.takeWord(wordEnds):
		p.takeWord(wordWith)
		return p.call(opEnds, start, n, p.join())
	case p.takeWord(wordBetween):
		return p.between(start, n)
	case p.takeWord(wordIn):
		return p.in(start, n)
	}
	return p.phrase(start, n)
}

func (p *parser) between(start int, n *node) *node {
	low := p.join()
	if !p.takeWord(wordAnd) && !p.takeSign("and") {
		p.unexpected(WantAnd)
	}
	return p.call(opBetween, start, n, low, p.join())
}

func (p *parser) in(start int, n *node) *node {
	if !p.takeSign("(") {
		p.unexpected(WantList)
		return n
	}
	return p.call(opIn, start, append([]*node{n}, p.list(p.join)...)...)
}
