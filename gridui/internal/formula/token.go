// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// tokenKind is the kind of a token.
type tokenKind uint8

const (
	tokenEnd tokenKind = iota
	tokenName
	tokenColumn
	tokenNumber
	tokenText
	tokenDate
	tokenSign
)

// token is a piece of a text.
type token struct {
	kind       tokenKind
	start, end int
	// text is a name as written, the name in brackets, the text in quotes, the plain digits of a number, or a
	// sign in its first spelling.
	text string
	// code describes the error of the token, 0 for none.
	code Code
}

// lexer splits a text into tokens.
type lexer struct {
	text  string
	at    int
	comma bool
}

// next returns the next token.
func (l *lexer) next() token {
	for l.at < len(l.text) {
		r, size := l.rune()
		if !unicode.IsSpace(r) {
			break
		}
		l.at += size
	}
	t := token{start: l.at}
	if l.at == len(l.text) {
		t.end = l.at
		return t
	}
	switch r, _ := l.rune(); {
	case r == '"' || r == '\'':
		t.kind = tokenText
		t.text, t.code = l.quoted(byte(r), OpenText)
	case r == '[':
		t.kind = tokenColumn
		t.text, t.code = l.quoted(']', OpenColumn)
	case l.digit(l.at) || l.decimal(l.at) && l.digit(l.at+1):
		l.numberOrDate(&t)
	case startsName(r):
		t.kind, t.text = tokenName, l.name()
	default:
		t.kind = tokenSign
		if t.text = l.sign(); t.text == "" {
			t.code = BadCharacter
		}
	}
	t.end = l.at
	return t
}

func (l *lexer) rune() (rune, int) { return utf8.DecodeRuneInString(l.text[l.at:]) }

func startsName(r rune) bool { return r == '_' || unicode.IsLetter(r) }

// inName reports whether a rune may follow in a name that is written without brackets.
func inName(r rune) bool {
	return startsName(r) || unicode.IsDigit(r) || unicode.IsMark(r)
}

// quoted reads up to the closing sign, which is doubled inside.
func (l *lexer) quoted(closing byte, open Code) (string, Code) {
	var b strings.Builder
	for l.at++; l.at < len(l.text); l.at++ {
		c := l.text[l.at]
		if c == closing {
			l.at++
			if l.at == len(l.text) || l.text[l.at] != closing {
				return b.String(), 0
			}
		}
		b.WriteByte(c)
	}
	return b.String(), open
}

func (l *lexer) name() string {
	start := l.at
	for l.at < len(l.text) {
		r, size := l.rune()
		if !inName(r) {
			break
		}
		l.at += size
	}
	return l.text[start:l.at]
}

func (l *lexer) digit(at int) bool {
	return at < len(l.text) && l.text[at] >= '0' && l.text[at] <= '9'
}

// decimal reports whether the decimal sign is at an offset.
func (l *lexer) decimal(at int) bool {
	sign := byte('.')
	if l.comma {
		sign = ','
	}
	return at < len(l.text) && l.text[at] == sign
}

func (l *lexer) digits() {
	for l.digit(l.at) {
		l.at++
	}
}

func (l *lexer) numberOrDate(t *token) {
	if n := datePrefix(l.text[l.at:]); n > 0 {
		t.kind, t.text = tokenDate, l.text[l.at:l.at+n]
		l.at += n
		return
	}
	t.kind = tokenNumber
	start := l.at
	l.digits()
	if l.decimal(l.at) && (l.digit(l.at+1) || !l.comma) {
		l.at++
		l.digits()
	}
	l.exponent()
	t.text = l.text[start:l.at]
	if l.comma {
		t.text = strings.Replace(t.text, ",", ".", 1)
	}
	// Characters directly after a number make it invalid: 1.2.3, 12kg.
	for l.at < len(l.text) {
		r, size := l.rune()
		if !inName(r) && r != '.' {
			break
		}
		l.at, t.code = l.at+size, BadNumber
	}
}

// exponent reads the exponent of a number if there is one.
func (l *lexer) exponent() {
	at := l.at
	if at == len(l.text) || l.text[at] != 'e' && l.text[at] != 'E' {
		return
	}
	at++
	if at < len(l.text) && (l.text[at] == '-' || l.text[at] == '+') {
		at++
	}
	if l.digit(at) {
		l.at = at
		l.digits()
	}
}

// signs holds the signs, longer ones first, each with the spelling that the parser uses.
var signs = [...][2]string{
	{"<>", "<>"}, {"<=", "<="}, {">=", ">="}, {"!=", "<>"}, {"==", "="}, {"&&", "and"}, {"||", "or"},
	{"≠", "<>"}, {"≤", "<="}, {"≥", ">="}, {"×", "*"}, {"÷", "/"}, {"−", "-"},
	{"=", "="}, {"<", "<"}, {">", ">"}, {"+", "+"}, {"-", "-"}, {"*", "*"}, {"/", "/"}, {"%", "%"}, {"^", "^"}, {"&", "&"},
	{"(", "("}, {")", ")"}, {",", ","}, {";", ","}, {"!", "not"},
}

func (l *lexer) sign() string {
	for _, s := range signs {
		if strings.HasPrefix(l.text[l.at:], s[0]) {
			l.at += len(s[0])
			return s[1]
		}
	}
	_, size := l.rune()
	l.at += size
	return ""
}
