// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"math"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

func TestGivenNumbersAreRead(t *testing.T) {
	for _, c := range []struct {
		value any
		want  string
		exact bool
	}{
		{int64(math.MaxInt64), "9223372036854775807", true}, {0.1, "0.1", false}, {Decimal("0.10"), "0.1", true}, {math.Inf(1), "NaN", false},
		{Decimal("12345678901234567890.123456789012345678901"), "12345678901234567890.12346", true}, {Decimal("no number"), "NaN", false},
	} {
		n, ok := GivenNumber(c.value)
		require.True(t, ok, "%v", c.value)
		require.Equal(t, c.want, n.Digits(5), "%v", c.value)
		require.Equal(t, c.exact, n.Fraction() != nil, "%v", c.value)
	}
	for _, v := range []any{nil, true, "5", time.Time{}, []byte("5")} {
		n, ok := GivenNumber(v)
		require.False(t, ok)
		require.True(t, math.IsNaN(n.Float))
	}
}

// figureColumn returns a column of some type.
func figureColumn[V any]() *Def {
	v := new(Value[V])
	v.Get = func(rowdata.Row) (of V, ok bool) { return of, true }
	v.Begin("c", "C", TraitsOf[V]())
	return v.Def
}

// A source returns integers beyond int64 as floats if these are exact. Sums of integers and of decimal
// numbers keep all digits; sums of floats have the precision of a float.
func TestGivenFiguresKeepTheirDigits(t *testing.T) {
	const sum = 9232379236109518848
	for name, c := range map[string]struct {
		def  *Def
		want string
	}{
		"int64": {figureColumn[int64](), "9232379236109518848"}, "uint64": {figureColumn[uint64](), "9232379236109518848"},
		"any": {figureColumn[any](), "9232379236109518848"}, "float64": {figureColumn[float64](), "9232379236109520896"},
		"float32": {figureColumn[float32](), "9232379236109520896"},
	} {
		require.Equal(t, c.want, c.def.GivenFigure(float64(sum)).Digits(6), name)
		require.Equal(t, "12", c.def.GivenFigure(int64(12)).Digits(6), name)
		require.Equal(t, "0.5", c.def.GivenFigure(0.5).Digits(6), name)
		require.Equal(t, "92233720368547758080.25", c.def.GivenFigure(Decimal("92233720368547758080.25")).Digits(6), name)
		for _, none := range []any{nil, math.Inf(1), "x"} {
			require.True(t, math.IsNaN(c.def.GivenFigure(none).Float), name)
		}
	}
}
