// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"image"
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
)

// specimen is a row with a value of each kind, any of which may be missing.
type specimen struct {
	id   int
	text string
	n    *int64
	f    float64
	at   time.Time
	on   *bool
}

const sampleTime = "2006-01-02 15:04:05"

// newSample makes rows of few different values, so that filters hit.
func newSamples(rng *rand.Rand, n int) []specimen {
	words := []string{"", "Seoul", "seoul", "Busan", "서울", "서울시", "ÉTÉ", "été", "b", "a,b", "new york"}
	big := []int64{math.MinInt64, -3, 0, 1, 5, 12, 1234, 1 << 53, 1<<53 + 1, math.MaxInt64 - 1}
	zones := []*time.Location{time.UTC, time.FixedZone("KST", 9*3600), time.FixedZone("", -3*3600)}
	yes, no := true, false
	out := make([]specimen, n)
	for i := range out {
		r := specimen{id: i, text: words[rng.IntN(len(words))], f: float64(rng.IntN(41)-20) / 4}
		if rng.IntN(8) > 0 {
			r.n = &big[rng.IntN(len(big))]
		}
		if rng.IntN(8) == 0 {
			r.f = math.NaN()
		}
		if rng.IntN(8) > 0 {
			r.at = time.Date(1999+rng.IntN(4), time.Month(1+rng.IntN(3)), 1+rng.IntN(3), rng.IntN(3), rng.IntN(3), rng.IntN(3), rng.IntN(2)*5e8, zones[rng.IntN(len(zones))])
		}
		if k := rng.IntN(5); k > 0 {
			r.on = []*bool{&yes, &no}[k%2]
		}
		out[i] = r
	}
	return out
}

func sampleColumns() []gridui.Column[specimen] {
	return []gridui.Column[specimen]{
		gridui.Field("id", "ID", func(r specimen) int { return r.id }),
		gridui.Field("text", "Text", func(r specimen) string { return r.text }).
			FilterFunc(func(v, operand string) bool { return len(v) == len(operand) }),
		gridui.Func("n", "N", func(r specimen) (int64, bool) {
			if r.n == nil {
				return 0, false
			}
			return *r.n, true
		}),
		gridui.Field("f", "F", func(r specimen) float64 { return r.f }),
		gridui.Time("at", "At", func(r specimen) time.Time { return r.at }).Layout(sampleTime),
		gridui.Func("on", "On", func(r specimen) (bool, bool) {
			if r.on == nil {
				return false, false
			}
			return *r.on, true
		}),
	}
}

// newFiltered is a grid tall enough to show all of its rows.
func newFiltered(rows []specimen) *stage[specimen] {
	return newStage(image.Pt(900, 40+36*len(rows)+20), func(g *gridui.Grid[specimen]) {
		g.Columns = sampleColumns()
		g.Filtering.Enabled = true
		g.SetRows(rows)
	})
}

// shownSamples are the ids of the rows that show.
func shownSamples(s *stage[specimen]) []int {
	out := []int{}
	for _, row := range s.FindAll("row ") {
		id, err := strconv.Atoi(row.Children[0].Label)
		if err != nil {
			panic(err)
		}
		out = append(out, id)
	}
	return out
}

// oracleShown is what the cell of a column shows, "" for a missing value.
func oracleShown(r specimen, col string) string {
	switch {
	case col == "text":
		return r.text
	case col == "n" && r.n != nil:
		return strconv.FormatInt(*r.n, 10)
	case col == "f" && r.f == r.f:
		return strconv.FormatFloat(r.f, 'f', -1, 64)
	case col == "at" && !r.at.IsZero():
		return r.at.Format(sampleTime)
	case col == "on" && r.on != nil:
		return strconv.FormatBool(*r.on)
	case col == "id":
		return strconv.Itoa(r.id)
	}
	return ""
}

// oracleCompare compares a cell with an operand; ok is false where it cannot.
func oracleCompare(r specimen, col, operand string) (c int) {
	switch col {
	case "n":
		b, err := strconv.ParseInt(operand, 10, 64)
		if err != nil {
			f, _ := strconv.ParseFloat(operand, 64)
			return cmpFloat(float64(*r.n), f)
		}
		switch {
		case *r.n < b:
			return -1
		case *r.n > b:
			return 1
		}
		return 0
	case "f":
		b, _ := strconv.ParseFloat(operand, 64)
		return cmpFloat(r.f, b)
	}
	shown := r.at.Format(sampleTime)[:len(operand)]
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

// oraclePasses is a filter done plainly.
func oraclePasses(r specimen, col string, c filter.Condition) bool {
	if !c.Active() {
		return true
	}
	shown := oracleShown(r, col)
	missing := shown == "" && col != "text"
	low, a := strings.ToLower(shown), strings.ToLower(c.A)
	switch c.Op {
	case filter.OpContains:
		return !missing && strings.Contains(low, a)
	case filter.OpNotContains:
		return missing || !strings.Contains(low, a)
	case filter.OpStarts:
		return !missing && strings.HasPrefix(low, a)
	case filter.OpEnds:
		return !missing && strings.HasSuffix(low, a)
	case filter.OpBlank:
		return shown == ""
	case filter.OpNotBlank:
		return shown != ""
	case filter.OpOneOf:
		return slices.Contains(c.Values, shown)
	case filter.OpTrue:
		return shown == "true"
	case filter.OpFalse:
		return shown == "false"
	case filter.OpCustom:
		return len(shown) == len(c.A)
	case filter.OpEquals, filter.OpNotEquals:
		is := !missing && low == a
		if col != "text" && col != "on" && !missing {
			is = oracleCompare(r, col, c.A) == 0
		}
		return is == (c.Op == filter.OpEquals)
	}
	if missing {
		return false
	}
	switch d := oracleCompare(r, col, c.A); c.Op {
	case filter.OpLess:
		return d < 0
	case filter.OpLessEqual:
		return d <= 0
	case filter.OpGreater:
		return d > 0
	case filter.OpGreaterEqual:
		return d >= 0
	default:
		e := oracleCompare(r, col, c.B)
		return d >= 0 && e <= 0 || d <= 0 && e >= 0
	}
}

// randomCondition is a condition that fits a column.
func randomCondition(rng *rand.Rand, col string) filter.Condition {
	operands := map[string][]string{
		"text": {"seoul", "SEOUL", "서울", "é", "b", "", " ", "york"},
		"n":    {"0", "5", "1234", "9007199254740993", "9007199254740992", "-3", "4.5", "9223372036854775806"},
		"f":    {"0", "1.25", "-2.5", "5", "1e9"},
		"at":   {"2000", "2001-02", "2000-01-02", "2001-03-01 01", "2000-02-02 02:01", "1999-01-01 00:00:00"},
		"on":   {"true", "false"},
	}[col]
	ops := map[string][]filter.Op{
		"text": {filter.OpContains, filter.OpNotContains, filter.OpEquals, filter.OpNotEquals, filter.OpStarts, filter.OpEnds, filter.OpCustom},
		"n":    {filter.OpEquals, filter.OpNotEquals, filter.OpLess, filter.OpLessEqual, filter.OpGreater, filter.OpGreaterEqual, filter.OpBetween, filter.OpContains},
		"on":   {filter.OpEquals, filter.OpNotEquals, filter.OpTrue, filter.OpFalse},
	}
	ops["f"], ops["at"] = ops["n"], ops["n"]
	all := append([]filter.Op{filter.OpBlank, filter.OpNotBlank, filter.OpOneOf}, ops[col]...)
	c := filter.Condition{Op: all[rng.IntN(len(all))], A: operands[rng.IntN(len(operands))], B: operands[rng.IntN(len(operands))]}
	if c.Op == filter.OpOneOf {
		for range rng.IntN(4) {
			c.Values = append(c.Values, []string{"", "Seoul", "서울", "5", "1.25", "true", "0"}[rng.IntN(7)])
		}
	}
	return c
}

func TestFiltersAgreeWithTheOracle(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 1))
	rows := newSamples(rng, 120)
	s := newFiltered(rows)
	for range 400 {
		var by []filter.Column
		for range 1 + rng.IntN(2) {
			col := []string{"text", "n", "f", "at", "on"}[rng.IntN(5)]
			f := filter.Filter{First: randomCondition(rng, col)}
			if rng.IntN(2) == 0 {
				f.Second, f.Any = randomCondition(rng, col), rng.IntN(2) == 0
			}
			by = append(by, filter.Column{ColumnID: col, Filter: f})
		}
		s.grid.Filtering.Columns = by
		s.Settle()
		want := []int{}
		for _, r := range rows {
			if oracleAll(r, by) {
				want = append(want, r.id)
			}
		}
		require.Equal(t, want, shownSamples(s), "%+v", by)
		require.Empty(t, s.problems())
	}
}

func oracleAll(r specimen, by []filter.Column) bool {
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
	rows := newSamples(rng, 100)
	for _, keep := range []bool{false, true} {
		s := newFiltered(rows)
		s.grid.Filtering.KeepText = keep
		for _, text := range []string{"s", "se", "seo", "se", "서", "서울", "", "é", "b"} {
			s.grid.Filtering.Columns = []filter.Column{{ColumnID: "text", Filter: filter.Contains(text)}}
			s.grid.Filtering.Quick = "1"
			s.Settle()
			fresh := newFiltered(rows)
			fresh.grid.Filtering = s.grid.Filtering
			fresh.Settle()
			require.Equal(t, shownSamples(fresh), shownSamples(s), text)
		}
	}
}
