// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/formula"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

func TestConditionsAndNumbersAllocateNothing(t *testing.T) {
	row := full()
	at := rowdata.To(&row)
	for _, text := range []string{
		`Quantity * [Unit price] > 5 and (Name contains "eou" or Name = "x") and 날짜 >= 2024-01-01`,
		`Name in ("a", "b", "Seoul") and not Sold or Name starts with "x" or Name ends with "UL"`,
		`if(Quantity > 2, round(Quantity / 3, 2), [Unit price]) + sum(Quantity, 1, 2) * 0.1`,
		`datediff(날짜, today(), "day") + year(날짜) + len(Name)`,
		`Took > hours(1) and 날짜 - today() < days(2) and Name is not empty`,
	} {
		_, p := compiled(t, text)
		require.Zero(t, testing.AllocsPerRun(100, func() { p.Value(at) }), text)
	}
}

// benchItems returns rows for benchmarks.
func benchItems() []item {
	all := make([]item, 1000)
	for i := range all {
		all[i] = full()
		all[i].Qty, all[i].Price = of(int64(i%40)), of(float64(i%17)/2)
		all[i].Name = of([]string{"Seoul", "Busan", "Incheon"}[i%3])
	}
	return all
}

func mustCompile(t require.TestingT, text string) *formula.Program {
	e, err := formula.Parse(text, schema())
	require.NoError(t, err)
	p, ok := e.Compile(getter, clock)
	require.True(t, ok)
	return p
}

const benchFilter = `[Unit price] > 3 and Quantity < 20 and Name contains "eou"`

func BenchmarkFilter(b *testing.B) {
	rows := benchItems()
	b.Run("formula", func(b *testing.B) {
		p := mustCompile(b, benchFilter)
		b.ReportAllocs()
		n := 0
		for i := range b.N {
			if p.Passes(rowdata.To(&rows[i%len(rows)])) {
				n++
			}
		}
	})
	b.Run("by hand", func(b *testing.B) {
		price, _ := getter("price")
		quantity, _ := getter("qty")
		name, _ := getter("name")
		passes := func(row rowdata.Row) bool {
			if v, ok := price.Float(row); !ok || !(v > 3) {
				return false
			}
			if v, ok := quantity.Integer(row); !ok || v >= 20 {
				return false
			}
			v, ok := name.Text(row)
			return ok && strings.Contains(strings.ToLower(v), "eou")
		}
		n := 0
		for i := range b.N {
			if passes(rowdata.To(&rows[i%len(rows)])) {
				n++
			}
		}
	})
}
