// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula

// Logic is the way an expression combines others.
type Logic uint8

const (
	NoLogic Logic = iota
	LogicAnd
	LogicOr
	LogicNot
)

// Logic returns how the expression combines others, and those others.
func (e Expr) Logic() (how Logic, parts []Expr) {
	if e.root == nil {
		return NoLogic, nil
	}
	switch e.root.op {
	case opAnd:
		how = LogicAnd
	case opOr:
		how = LogicOr
	case opNot:
		how = LogicNot
	default:
		return NoLogic, nil
	}
	for _, a := range e.root.args {
		parts = append(parts, Expr{a})
	}
	return how, parts
}

// Place returns the place of the expression in the text that Parse read, in bytes.
func (e Expr) Place() (start, end int) {
	if e.root == nil {
		return 0, 0
	}
	return e.root.at.start, e.root.at.end
}

// Truth returns the value of an expression that is true or false for every row; ok is false for others.
func (e Expr) Truth() (value, ok bool) {
	if e.root == nil || !e.root.isLiteral() || e.root.typ != Bool {
		return false, false
	}
	return e.root.lit.value.Bool, e.root.lit.value.State == OK
}

// Comparison is a comparison of a column with values written in the text.
type Comparison struct {
	Column string
	Type   Type
	// Op is a sign, "between", "in", "contains", "starts with", "ends with", "is empty", "is missing", "within", or
	// an operator of filters: "has", "has all", "has none", "has color", "has icon", "matches", "is duplicate" or
	// "is unique". A column of truth values used as a condition is "=" with operand true.
	Op string
	// Operands holds the values as written: numbers with a decimal point, texts without quotes, and "today"
	// for today().
	Operands []string
}

// Comparison returns the expression as a comparison of a column with values; ok is false for others.
func (e Expr) Comparison() (c Comparison, ok bool) {
	n := e.root
	switch {
	case n == nil:
		return c, false
	case n.isColumn():
		return Comparison{Column: n.column, Type: n.typ, Op: "=", Operands: []string{"true"}}, n.typ == Bool
	case n.op == nil || len(n.args) == 0:
		return c, false
	}
	args, name := n.args, n.op.name
	if comparison(name) == n.op && !args[0].isColumn() {
		args, name = []*node{args[1], args[0]}, turnedSigns[name]
	}
	if !args[0].isColumn() || !n.op.comparesAlone() {
		return c, false
	}
	c = Comparison{Column: args[0].column, Type: args[0].typ, Op: name}
	for _, a := range args[1:] {
		text, ok := a.operandText()
		if !ok {
			return c, false
		}
		c.Operands = append(c.Operands, text)
	}
	return c, true
}

// turnedSigns holds the comparisons with their operands swapped.
var turnedSigns = map[string]string{"=": "=", "<>": "<>", "<": ">", "<=": ">=", ">": "<", ">=": "<="}

// comparesAlone reports whether the operator may be that of a Comparison.
func (o *operator) comparesAlone() bool {
	switch o {
	case opContains, opStarts, opEnds, opEmpty, opMissing:
		return true
	}
	return o.compares || o.filters || o.name == withinName
}

// operandText returns a literal, or today, as an operand of a Comparison.
func (n *node) operandText() (text string, ok bool) {
	switch {
	case n.op != nil:
		return n.op.name, n.op.name == "today"
	case n.isColumn() || n.lit.value.State != OK:
		return "", false
	case n.typ == Text:
		return n.lit.value.Text, true
	case n.typ == Date:
		return n.lit.dateText(), true
	case n.typ == Duration:
		return "", false
	}
	return string(n.lit.value.AppendText(nil)), true
}

// dateText formats a date with the precision with which it was written.
func (l *literal) dateText() string {
	t := OfMicros(l.value.Ticks)
	for _, form := range dateLayouts {
		if Micros(form.next(t)) == l.till {
			return t.Format(form.layout)
		}
	}
	return dateText(l.value.Ticks)
}
