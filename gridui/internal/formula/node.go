// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula

// maxDepth limits how deep expressions may be nested. People write none that are deeper, and deeper ones
// would need much stack.
const maxDepth = 100

// Expr is an expression made by Parse or Of, with the types of its columns. The zero value is no expression:
// it has no text and passes all rows. Expressions are immutable and may be shared.
type Expr struct{ root *node }

// IsZero reports whether there is no expression.
func (e Expr) IsZero() bool { return e.root == nil }

// Type returns the type of the expression's values.
func (e Expr) Type() Type {
	if e.root == nil {
		return Anything
	}
	return e.root.typ
}

// Columns returns the ids of the columns that the expression reads, each once, in the order of first use.
func (e Expr) Columns() (ids []string) {
	seen := map[string]bool{}
	e.root.walk(func(n *node) {
		if n.isColumn() && !seen[n.column] {
			seen[n.column] = true
			ids = append(ids, n.column)
		}
	})
	return ids
}

// UsesClock reports whether the expression reads the clock, as today and now do.
func (e Expr) UsesClock() (uses bool) {
	e.root.walk(func(n *node) { uses = uses || n.op != nil && n.op.clock })
	return uses
}

// span is a part of a text, in bytes.
type span struct{ start, end int }

// node is a part of an expression: a column, a literal, or an operator or function with arguments.
type node struct {
	op     *operator
	args   []*node
	typ    Type
	column string
	lit    literal
	at     span
	depth  int
}

// literal is a value written in the text.
type literal struct {
	value Value
	// till is the first microsecond after the period that a date names.
	till int64
}

func (n *node) isColumn() bool  { return n.op == nil && n.column != "" }
func (n *node) isLiteral() bool { return n.op == nil && n.column == "" }

func (n *node) walk(visit func(*node)) {
	if n == nil {
		return
	}
	visit(n)
	for _, a := range n.args {
		a.walk(visit)
	}
}

// columnNode returns a node that reads a column.
func columnNode(c *Column, at span) *node { return &node{typ: c.Type, column: c.ID, at: at, depth: 1} }

func valueNode(v Value, at span) *node {
	return &node{typ: v.Type, lit: literal{value: v}, at: at, depth: 1}
}

func textNode(s string, at span) *node { return valueNode(Value{Type: Text, Text: s}, at) }

func dateNode(p period, at span) *node {
	n := valueNode(Value{Type: Date, Ticks: p.from}, at)
	n.lit.till = p.to
	return n
}

// callNode returns a call of op. It fails if the number or the types of the arguments are wrong.
func callNode(op *operator, args []*node, at span) (*node, *Error) {
	if err := op.count(len(args), at); err != nil {
		return nil, err
	}
	op.adapt(args)
	typ, err := op.check(args)
	if err != nil {
		return nil, err
	}
	n := &node{op: op, args: args, typ: typ, at: at, depth: 1}
	for _, a := range args {
		n.depth = max(n.depth, a.depth+1)
	}
	if n.depth > maxDepth {
		return nil, &Error{Start: at.start, End: at.end, Code: TooDeep}
	}
	return n, nil
}
