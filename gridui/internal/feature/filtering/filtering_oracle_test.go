// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtering_test

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/samplestage"
)

// oracleCompare compares a cell with an operand; ok is false if it cannot.
func oracleCompare(r samplestage.Specimen, col, operand string) (c int) {
	switch col {
	case "n":
		b, err := strconv.ParseInt(operand, 10, 64)
		if err != nil {
			f, _ := strconv.ParseFloat(operand, 64)
			return cmpFloat(float64(*r.N), f)
		}
		switch {
		case *r.N < b:
			return -1
		case *r.N > b:
			return 1
		}
		return 0
	case "f":
		b, _ := strconv.ParseFloat(operand, 64)
		return cmpFloat(r.F, b)
	}
	shown := r.At.Format(samplestage.SampleTime)[:len(operand)]
	return strings.Compare(shown, operand)
}

func cmpFloat(a, b float64) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}

// oraclePasses evaluates a filter in plain Go.
func oraclePasses(r samplestage.Specimen, col string, c filter.Condition) bool {
	if !c.Active() {
		return true
	}
	shown := samplestage.OracleShown(r, col)
	missing := shown == "" && col != "text"
	low, a := strings.ToLower(shown), strings.ToLower(c.A)
	switch c.Op {
	case filter.Contains:
		return !missing && strings.Contains(low, a)
	case filter.NotContains:
		return missing || !strings.Contains(low, a)
	case filter.StartsWith:
		return !missing && strings.HasPrefix(low, a)
	case filter.EndsWith:
		return !missing && strings.HasSuffix(low, a)
	case filter.Blank:
		return shown == ""
	case filter.NotBlank:
		return shown != ""
	case filter.OneOf:
		return slices.Contains(c.Values, shown)
	case filter.True:
		return shown == "true"
	case filter.False:
		return shown == "false"
	case filter.Custom:
		return len(shown) == len(c.A)
	case filter.Equals, filter.NotEquals:
		is := !missing && low == a
		if col != "text" && col != "on" && !missing {
			is = oracleCompare(r, col, c.A) == 0
		}
		return is == (c.Op == filter.Equals)
	}
	if missing {
		return false
	}
	switch d := oracleCompare(r, col, c.A); c.Op {
	case filter.Less:
		return d < 0
	case filter.LessOrEqual:
		return d <= 0
	case filter.Greater:
		return d > 0
	case filter.GreaterOrEqual:
		return d >= 0
	default:
		e := oracleCompare(r, col, c.B)
		return d >= 0 && e <= 0 || d <= 0 && e >= 0
	}
}

func TestFiltersAgreeWithTheOracle(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 1))
	rows := samplestage.NewSamples(rng, 120)
	s := samplestage.NewFiltered(rows)
	for range 400 {
		var by []filter.Column
		for range 1 + rng.IntN(2) {
			col := []string{"text", "n", "f", "at", "on"}[rng.IntN(5)]
			f := filter.Filter{First: samplestage.RandomCondition(rng, col)}
			if rng.IntN(2) == 0 {
				f.Second, f.Any = samplestage.RandomCondition(rng, col), rng.IntN(2) == 0
			}
			by = append(by, filter.Column{ColumnID: col, Filter: f})
		}
		s.Grid.Filtering.Columns = by
		s.Settle()
		want := []int{}
		for _, r := range rows {
			if oracleAll(r, by) {
				want = append(want, r.Id)
			}
		}
		require.Equal(t, want, samplestage.ShownSamples(s), "%+v", by)
		require.Empty(t, s.Problems())
	}
}

func oracleAll(r samplestage.Specimen, by []filter.Column) bool {
	for _, c := range by {
		f := c.Filter
		first, second := oraclePasses(r, c.ColumnID, f.First), oraclePasses(r, c.ColumnID, f.Second)
		pass := first && second
		if f.Any && f.First.Active() && f.Second.Active() {
			pass = first || second
		}
		if !pass {
			return false
		}
	}
	return true
}

func TestTypingNarrowsToWhatAFreshFilterFinds(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 9))
	rows := samplestage.NewSamples(rng, 100)
	for _, keep := range []bool{false, true} {
		s := samplestage.NewFiltered(rows)
		s.Grid.Filtering.KeepText = keep
		for _, text := range []string{"s", "se", "seo", "se", "서", "서울", "", "é", "b"} {
			s.Grid.Filtering.Columns = []filter.Column{{ColumnID: "text", Filter: filter.Contains.Of(text)}}
			s.Grid.Filtering.Quick = "1"
			s.Settle()
			fresh := samplestage.NewFiltered(rows)
			fresh.Grid.Filtering = s.Grid.Filtering
			fresh.Settle()
			require.Equal(t, samplestage.ShownSamples(fresh), samplestage.ShownSamples(s), text)
		}
	}
}
