// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package outline_test

import (
	"image"
	"math/big"
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/remotestage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// A longNumber is a decimal type of the program.
type longNumber struct{ digits string }

func (n longNumber) String() string { return n.digits }

// Sums of numbers with more digits than a float64, and than 128 bits, have all of them, in totals and in groups, in
// memory and over a source.
func TestSumsOfNumbersWithManyDigits(t *testing.T) {
	list := []string{"12345678901234567890123456789012345678", "12345678901234567890123456789012345679", "0.01", "-0.000000000000000000000001", "99999999999999999999999999999999999999"}
	want := new(big.Rat)
	for _, digits := range list {
		n, _ := new(big.Rat).SetString(digits)
		want.Add(want, n)
	}
	rat := func(s string) *big.Rat { n, _ := new(big.Rat).SetString(s); return n }
	set := func(g *gridui.Grid[string]) {
		g.Columns = []gridui.Column[string]{
			gridui.Field("id", "ID", func(s string) string { return s }),
			gridui.Func("text", "Text", func(s string) (longNumber, bool) { return longNumber{s}, true }).Kind(option.KindNumber).Aggregate(option.AggregateSum).Width(900),
			gridui.Func("rat", "Rat", func(s string) (*big.Rat, bool) { return rat(s), true }).Kind(option.KindNumber).Aggregate(option.AggregateSum).Width(900),
			gridui.Func("all", "All", func(string) (string, bool) { return "all", true }),
		}
		g.Grouping.Total, g.Grouping.By = option.TotalRowTop, []string{"all"}
	}
	shows := func(s *gridstage.Stage[string]) {
		s.Size = image.Pt(2400, 400)
		s.Settle()
		require.Equal(t, 4, countLabels(s, want.FloatString(24)), "in the total and in the group, of two columns: %s", s.Dump())
	}
	memory := gridstage.New(image.Pt(2400, 400), func(g *gridui.Grid[string]) {
		set(g)
		g.SetRows(list)
	})
	shows(memory)
	digits := func(s string) value.Value {
		v, err := value.Decimal(s)
		require.NoError(t, err)
		return v
	}
	source, err := rowsource.NewSlice(rowsource.SliceOptions[string]{Rows: list, Key: []string{"id"}, Columns: []rowsource.Column[string]{
		{ID: "id", Value: func(s string) value.Value { return value.Text(s) }}, {ID: "text", Value: digits}, {ID: "rat", Value: digits},
		{ID: "all", Value: func(string) value.Value { return value.Text("all") }},
	}})
	require.NoError(t, err)
	synctest.Test(t, func(t *testing.T) {
		r := remotestage.NewRemoteStage(t, source, set)
		defer r.Close()
		r.Size = image.Pt(2400, 400)
		r.Pass()
		shows(r.Stage)
	})
}

func countLabels(s *gridstage.Stage[string], label string) (n int) {
	for _, node := range s.Nodes() {
		if node.Label == label {
			n++
		}
	}
	return n
}
