// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula

import (
	"strings"
)

// shape is the way in which an operator is written.
type shape uint8

const (
	shapeCall shape = iota
	shapeInfix
	shapePrefix
	shapeBetween
	shapeIn
	// shapeIs is an operator after its operand, such as is empty.
	shapeIs
	// shapeTexts is followed by a text or a list of texts.
	shapeTexts
)

// good is the index that reports no argument as wrong.
const good = -1

// operator is an operator or a function. Both are calls with typed arguments.
type operator struct {
	// name is the name of a function, or this package's name for an operator.
	name string
	// params holds the parameters. rest reports whether the last one may repeat, and least is the least number
	// of arguments.
	params []param
	least  int
	rest   bool
	result Type
	// same makes the result the type that the parameters with same share.
	same bool
	// clock reports whether it reads the time.
	clock bool
	// shape defines how the operator is printed, by default as a function.
	shape shape
	// compares reports whether it compares values of one type.
	compares bool
	// filters reports whether it only occurs in filters, see Schema.Filter.
	filters bool
	// types, if set, checks the types instead of params.
	types func(args []*node) (result Type, bad int, want []Type)
	// build makes the code of a call.
	build func(c *compiler, n *node, args []code) code
}

// param is a parameter of a function.
type param struct {
	name string
	// typ is the type, or Anything for any. If same is set, all parameters with same have one type.
	typ  Type
	same bool
}

// function makes a function from a description such as "text:t start:n count?:n value...?:s". typeLetters
// defines the letters. A question mark makes a parameter optional, dots let it repeat.
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

// typeLetters maps letters in descriptions of functions to types. The letter s is any type, but the same one
// throughout a description.
var typeLetters = map[string]Type{"n": Number, "t": Text, "b": Bool, "d": Date, "u": Duration, "a": Anything, "s": Anything}

// signature returns the function with its parameters, for people.
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

// count returns the error for a wrong number of arguments, or nil.
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

// check returns the type of a call, or the error of the first argument of a wrong type.
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

// opaque reports whether a node is a column with values that expressions cannot compute with.
func (n *node) opaque() bool { return n.typ == Anything && n.isColumn() }

// fits reports whether an argument has the type want. The word missing fits every type.
func fits(a *node, want Type) bool {
	return want == Anything || a.typ == want || a.typ == Anything && !a.opaque()
}

func (o *operator) wrong(a *node, want []Type) *Error {
	return &Error{Start: a.at.start, End: a.at.end, Code: WrongType, FoundType: a.typ, Types: want, Function: o.name, Want: WantType}
}

// adapt converts texts that name dates to dates where they are compared with a date. This allows comparison
// with a year or a month.
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
