// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filterbar

import (
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/column"
)

// notation converts numbers of expressions between the signs of their columns and the signs of expression
// texts, which have the decimal sign of the grid.
type notation struct {
	by      column.Operands
	decimal rune
}

func notationOf(s *Sources) notation {
	n := notation{
		by:      column.Operands{Numbers: s.Columns.Numbers, Find: func(id string) *column.Def { return column.Find(s.Dataset.CallerColumns(), id) }},
		decimal: s.Columns.Numbers.Decimal,
	}
	if n.decimal == 0 {
		n.decimal = '.'
	}
	return n
}

// inText returns an expression with its numbers in the notation of expression texts, whatever the signs of
// their columns.
func (n notation) inText(e filter.Expr) filter.Expr {
	return n.by.Expr(n.by.Expr(e, n.by.Plain), n.by.Swap('.', n.decimal))
}

// ofText returns an expression parsed from a text with its numbers in the signs of their columns.
func (n notation) ofText(e filter.Expr) filter.Expr {
	return n.by.Expr(n.by.Expr(e, n.by.Swap(n.decimal, '.')), n.by.Local)
}
