// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula

// Equal reports whether two expressions are identical.
func (e Expr) Equal(o Expr) bool { return e.root.equal(o.root) }

func (n *node) equal(o *node) bool {
	if n == nil || o == nil {
		return n == o
	}
	if n.op != o.op || n.column != o.column || n.typ != o.typ || len(n.args) != len(o.args) || !n.lit.equal(&o.lit) {
		return false
	}
	for i := range n.args {
		if !n.args[i].equal(o.args[i]) {
			return false
		}
	}
	return true
}

func (l *literal) equal(o *literal) bool {
	a, b := l.value, o.value
	if a.Type == Number && b.Type == Number && compareNumbers(a.Number, b.Number) == 0 {
		a.Number = b.Number
	}
	return a == b && l.till == o.till
}

// Passes reports whether the expression is true for a row. It returns false for an unknown result.
func (p *Program) Passes(row Row) bool {
	v, s := p.Bool(row)
	return v && s == OK
}
