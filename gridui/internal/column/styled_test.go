// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
)

// Numbers aligned at their decimal signs are at the right, in grids that are read from the right too.
func TestDecimalsAreAtTheRight(t *testing.T) {
	c := &Value[float64]{Get: func(rowdata.Row) (float64, bool) { return 1, true }}
	c.Begin("a", "A", TraitsOf[float64]())
	c.Def.Align = option.AlignDecimal
	resolve := func(s *Set) Leaf {
		s.Resolve(&Wanted{Columns: []*Def{c.Def}, Places: &Places{}, Problem: func(string, string, ...any) {}})
		return s.Leaves[0]
	}
	var s Set
	assert.Equal(t, option.AlignEnd, resolve(&s).Align, "without a style it is the end")
	assert.False(t, resolve(&s).Decimal)
	assert.False(t, s.Turn(true))
	assert.Equal(t, option.AlignEnd, resolve(&s).Align)

	assert.True(t, c.StyleBy(&Styled{}))
	assert.True(t, resolve(&s).Decimal)
	assert.Equal(t, option.AlignStart, resolve(&s).Align)
	assert.True(t, s.Turn(false))
	assert.Equal(t, option.AlignEnd, resolve(&s).Align)
	assert.False(t, s.Turn(false))
}
