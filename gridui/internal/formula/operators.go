// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula

import "sync"

// Levels of operators, weakest first.
const (
	levelOr = iota
	levelAnd
	levelNot
	levelCompare
	levelJoin
	levelSum
	levelProduct
	levelSign
	levelPower
	levelOperand
)

// Operators other than the signs. They need no code at the start of a program, so that programs that import the package
// without a formula do not link it.
var (
	opOr       = &operator{name: "or", shape: shapeInfix, params: []param{{typ: Bool}, {typ: Bool}}, least: 2, rest: true, result: Bool, build: buildLogic}
	opAnd      = &operator{name: "and", shape: shapeInfix, params: []param{{typ: Bool}, {typ: Bool}}, least: 2, rest: true, result: Bool, build: buildLogic}
	opNot      = &operator{name: "not", shape: shapePrefix, params: []param{{typ: Bool}}, least: 1, result: Bool, build: buildNot}
	opContains = &operator{name: "contains", shape: shapeInfix, types: searchTypes, build: buildSearch}
	opStarts   = &operator{name: "starts with", shape: shapeInfix, types: searchTypes, build: buildSearch}
	opEnds     = &operator{name: "ends with", shape: shapeInfix, types: searchTypes, build: buildSearch}
	opEmpty    = &operator{name: "is empty", shape: shapeIs, params: []param{{}}, least: 1, result: Bool, build: buildEmpty}
	opMissing  = &operator{name: "is missing", shape: shapeIs, params: []param{{}}, least: 1, result: Bool, build: buildMissing}
	opBetween  = &operator{name: "between", shape: shapeBetween, compares: true, types: compareTypes, build: buildBetween}
	opIn       = &operator{name: "in", shape: shapeIn, compares: true, types: compareTypes, build: buildIn}
	opJoin     = &operator{name: "&", shape: shapeInfix, types: joinTypes, build: buildJoin}
	opNegate   = &operator{name: "negate", shape: shapePrefix, types: negateTypes, build: buildNegate}
	opPower    = &operator{name: "^", shape: shapeInfix, params: []param{{typ: Number}, {typ: Number}}, least: 2, result: Number, build: buildPower}
)

// signOperators holds the operators that are signs, by sign. They are made when they are first needed.
var signOperators struct {
	once                    sync.Once
	comparisons, arithmetic map[string]*operator
}

func makeSigns() {
	signOperators.comparisons, signOperators.arithmetic = map[string]*operator{}, map[string]*operator{}
	for _, sign := range []string{"=", "<>", "<", "<=", ">", ">="} {
		signOperators.comparisons[sign] = &operator{name: sign, shape: shapeInfix, compares: true, types: compareTypes, build: buildCompare}
	}
	for sign, types := range map[string]func([]*node) (Type, int, []Type){"+": plusTypes, "-": minusTypes, "*": timesTypes, "/": quotientTypes, "%": remainderTypes} {
		signOperators.arithmetic[sign] = &operator{name: sign, shape: shapeInfix, types: types, build: buildArithmetic}
	}
}

// comparison returns the operator of a sign that compares, such as "<=", or nil.
func comparison(sign string) *operator {
	signOperators.once.Do(makeSigns)
	return signOperators.comparisons[sign]
}

// arithmetic returns the operator of a sign of arithmetic, such as "+", or nil.
func arithmetic(sign string) *operator {
	signOperators.once.Do(makeSigns)
	return signOperators.arithmetic[sign]
}

// level returns how strongly the operator binds.
func (o *operator) level() int {
	switch {
	case o == opOr:
		return levelOr
	case o == opAnd:
		return levelAnd
	case o == opNot:
		return levelNot
	case o == opJoin:
		return levelJoin
	case o == opNegate:
		return levelSign
	case o == opPower:
		return levelPower
	case o.shape == shapeCall:
		return levelOperand
	case o.name == "+" || o.name == "-":
		return levelSum
	case arithmetic(o.name) == o:
		return levelProduct
	}
	return levelCompare
}

// compareTypes checks the types of a comparison: all operands have one type.
func compareTypes(args []*node) (Type, int, []Type) {
	typ := Anything
	for i, a := range args {
		switch {
		case a.opaque():
			return 0, i, []Type{Number, Text, Bool, Date, Duration}
		case !fits(a, typ):
			return 0, i, []Type{typ}
		case typ == Anything:
			typ = a.typ
		}
	}
	return Bool, good, nil
}

// searchTypes checks the types of a text search. A column of any type may be searched by the text of its
// cells.
func searchTypes(args []*node) (Type, int, []Type) {
	for i, a := range args {
		if !fits(a, Text) && (i > 0 || !a.isColumn()) {
			return 0, i, []Type{Text}
		}
	}
	return Bool, good, nil
}

func joinTypes(args []*node) (Type, int, []Type) {
	for i, a := range args {
		if a.opaque() {
			return 0, i, []Type{Text}
		}
	}
	return Text, good, nil
}

func negateTypes(args []*node) (Type, int, []Type) {
	if t := args[0].typ; fits(args[0], Number) || t == Duration {
		return max(Number, t), good, nil
	}
	return 0, 0, []Type{Number, Duration}
}
