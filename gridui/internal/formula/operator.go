// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula

import (
	"strings"
)

// shape is how an operator is written.
type shape uint8

const (
	shapeCall shape = iota
	shapeInfix
	shapePrefix
	shapeBetween
	shapeIn
	// shapeIs is an operator behind its operand: is empty.
	shapeIs
)

// good is the index of no argument: all of them fit.
const good = -1

// operator is an operator or a function: both are calls of arguments of certain types.
type operator struct {
	// name is the name of the function, or of the operator within this package.
	name string
	// params are the parameters; the last one may repeat, least is how many there must be.
	params []param
	least  int
	rest   bool
	result Type
	// same has the result be of the type of the parameters that are typed the same.
	same bool
	// clock says that it reads the time.
	clock bool
	// shape is how an operator is printed, the zero value as a function.
	shape shape
	// compares says that it compares values of one type.
	compares bool
	// types checks the types in place of the parameters.
	types func(args []*node) (result Type, bad int, want []Type)
	// build makes the code of a call.
	build func(c *compiler, n *node, args []code) code
}

// param is a parameter of a function.
type param struct {
	name string
	// typ is the type, Anything for any, unless same has it be that of the other parameters that are
	// the same.
	typ  Type
	same bool
}

// function describes a function in a line: "text:t start:n count?:n value...?:s". The letters are those
// of typeLetters; a question mark may be left out, and dots may repeat.
func function(name, params, result string, build func(c *compiler, n *node, args []code) code) *operator {
	op := &operator{name: name, build: build}
	for _, field := range strings.Fields(params) {
		word, letter, _ := strings.Cut(field, ":")
		word, optional := strings.CutSuffix(word, "?")
		if cut, rest := strings.CutSuffix(word, "..."); rest {
			word, op.rest = cut, true
		}
		if !optional {
			op.least++
		}
		op.params = append(op.params, param{word, typeLetters[letter], letter == "s"})
	}
	op.result, op.same = typeLetters[result], result == "s"
	return op
}

// typeLetters are the types in descriptions of functions; s is any type, but the same wherever it
// stands.
var typeLetters = map[string]Type{"n": Number, "t": Text, "b": Bool, "d": Date, "u": Duration, "a": Anything, "s": Anything}

// signature is the function with its parameters, for people.
func (o *operator) signature(separator string) string {
	var b strings.Builder
	b.WriteString(o.name + "(")
	for i, p := range o.params {
		if i > 0 {
			b.WriteString(separator)
		}
		if i >= o.least {
			b.WriteString("[" + p.name + "]")
		} else {
			b.WriteString(p.name)
		}
	}
	if o.rest {
		b.WriteString(separator + "…")
	}
	return b.String() + ")"
}

// count is the error of a wrong number of arguments.
func (o *operator) count(n int, at span) *Error {
	most := len(o.params)
	if o.rest {
		most = -1
	}
	if o.types != nil && o.params == nil || n >= o.least && (most < 0 || n <= most) {
		return nil
	}
	return &Error{Start: at.start, End: at.end, Code: WrongCount, Function: o.name, Least: o.least, Most: most, Want: WantCount}
}

// check is the type of a call, or the error of the first argument that does not fit.
func (o *operator) check(args []*node) (Type, *Error) {
	if o.types != nil {
		typ, bad, want := o.types(args)
		if bad >= 0 {
			return 0, o.wrong(args[bad], want)
		}
		return typ, nil
	}
	same := Anything
	for i, a := range args {
		p := o.params[min(i, len(o.params)-1)]
		want := p.typ
		if p.same {
			want = same
		}
		if !fits(a, want) || p.same && a.opaque() {
			return 0, o.wrong(a, []Type{want})
		}
		if p.same && same == Anything {
			same = a.typ
		}
	}
	if o.same {
		return same, nil
	}
	return o.result, nil
}

// opaque reports whether a node is a column whose values expressions cannot compute with.
func (n *node) opaque() bool { return n.typ == Anything && n.isColumn() }

// fits reports whether an argument may stand where a type is wanted. The word missing fits everywhere.
func fits(a *node, want Type) bool {
	return want == Anything || a.typ == want || a.typ == Anything && !a.opaque()
}

func (o *operator) wrong(a *node, want []Type) *Error {
	return &Error{Start: a.at.start, End: a.at.end, Code: WrongType, FoundType: a.typ, Types: want, Function: o.name, Want: WantType}
}

// adapt has texts that name dates be dates where they meet one, so that a year or a month can be
// compared with.
func (o *operator) adapt(args []*node) {
	if !o.compares {
		return
	}
	dates := false
	for _, a := range args {
		dates = dates || a.typ == Date
	}
	for i, a := range args {
		if dates && a.isLiteral() && a.typ == Text {
			if p, ok := readDate(a.lit.value.Text); ok {
				args[i] = dateNode(p, a.at)
			}
		}
	}
}
