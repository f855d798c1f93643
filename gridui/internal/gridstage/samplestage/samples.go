// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package samplestage

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
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// FiveKinds has a column of each kind that filters distinguish.
type FiveKinds struct {
	Text   string
	Number float64
	Day    time.Time
	Truth  bool
}

func FiveKindsColumns() []gridui.Column[FiveKinds] {
	return []gridui.Column[FiveKinds]{
		gridui.Field("text", "Text", func(s FiveKinds) string { return s.Text }),
		gridui.Field("number", "Number", func(s FiveKinds) float64 { return s.Number }),
		gridui.Time("day", "Day", func(s FiveKinds) time.Time { return s.Day }),
		gridui.Bool("truth", "Truth", func(s FiveKinds) bool { return s.Truth }),
		gridui.Field("own", "Own", func(s FiveKinds) string { return s.Text }).
			FilterFunc(func(text, operand string) bool { return strings.Contains(text, operand) }),
	}
}

// Specimen is a row with a value of each kind, any of which may be missing.
type Specimen struct {
	Id   int
	text string
	N    *int64
	F    float64
	At   time.Time
	on   *bool
}

const SampleTime = "2006-01-02 15:04:05"

// NewSamples returns rows with a small number of different values, so that filters match.
func NewSamples(rng *rand.Rand, n int) []Specimen {
	words := []string{"", "Seoul", "seoul", "Busan", "서울", "서울시", "ÉTÉ", "été", "b", "a,b", "new york"}
	big := []int64{math.MinInt64, -3, 0, 1, 5, 12, 1234, 1 << 53, 1<<53 + 1, math.MaxInt64 - 1}
	zones := []*time.Location{time.UTC, time.FixedZone("KST", 9*3600), time.FixedZone("", -3*3600)}
	yes, no := true, false
	out := make([]Specimen, n)
	for i := range out {
		r := Specimen{Id: i, text: words[rng.IntN(len(words))], F: float64(rng.IntN(41)-20) / 4}
		if rng.IntN(8) > 0 {
			r.N = &big[rng.IntN(len(big))]
		}
		if rng.IntN(8) == 0 {
			r.F = math.NaN()
		}
		if rng.IntN(8) > 0 {
			r.At = time.Date(1999+rng.IntN(4), time.Month(1+rng.IntN(3)), 1+rng.IntN(3), rng.IntN(3), rng.IntN(3), rng.IntN(3), rng.IntN(2)*5e8, zones[rng.IntN(len(zones))])
		}
		if k := rng.IntN(5); k > 0 {
			r.on = []*bool{&yes, &no}[k%2]
		}
		out[i] = r
	}
	return out
}

func SampleColumns() []gridui.Column[Specimen] {
	return []gridui.Column[Specimen]{
		gridui.Field("id", "ID", func(r Specimen) int { return r.Id }),
		gridui.Field("text", "Text", func(r Specimen) string { return r.text }).
			FilterFunc(func(v, operand string) bool { return len(v) == len(operand) }),
		gridui.Func("n", "N", func(r Specimen) (int64, bool) {
			if r.N == nil {
				return 0, false
			}
			return *r.N, true
		}),
		gridui.Field("f", "F", func(r Specimen) float64 { return r.F }),
		gridui.Time("at", "At", func(r Specimen) time.Time { return r.At }).Layout(SampleTime),
		gridui.Func("on", "On", func(r Specimen) (bool, bool) {
			if r.on == nil {
				return false, false
			}
			return *r.on, true
		}),
	}
}

// NewFiltered returns a grid tall enough to show all of its rows.
func NewFiltered(rows []Specimen) *gridstage.Stage[Specimen] {
	return gridstage.New(image.Pt(900, 40+36*len(rows)+20), func(g *gridui.Grid[Specimen]) {
		g.Columns = SampleColumns()
		g.Filtering.Enabled = true
		g.SetRows(rows)
	})
}

// ShownSamples returns the ids of the rows that show.
func ShownSamples(s *gridstage.Stage[Specimen]) []int {
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

// OracleShown returns the text of the cell of a column, "" for a missing value.
func OracleShown(r Specimen, col string) string {
	switch {
	case col == "text":
		return r.text
	case col == "n" && r.N != nil:
		return strconv.FormatInt(*r.N, 10)
	case col == "f" && r.F == r.F:
		return strconv.FormatFloat(r.F, 'f', -1, 64)
	case col == "at" && !r.At.IsZero():
		return r.At.Format(SampleTime)
	case col == "on" && r.on != nil:
		return strconv.FormatBool(*r.on)
	case col == "id":
		return strconv.Itoa(r.Id)
	}
	return ""
}

// RandomCondition returns a condition that fits a column.
func RandomCondition(rng *rand.Rand, col string) filter.Condition {
	operands := map[string][]string{
		"text": {"seoul", "SEOUL", "서울", "é", "b", "", " ", "york"},
		"n":    {"0", "5", "1234", "9007199254740993", "9007199254740992", "-3", "4.5", "9223372036854775806"},
		"f":    {"0", "1.25", "-2.5", "5", "1e9"},
		"at":   {"2000", "2001-02", "2000-01-02", "2001-03-01 01", "2000-02-02 02:01", "1999-01-01 00:00:00"},
		"on":   {"true", "false"},
	}[col]
	ops := map[string][]filter.Op{
		"text": {filter.Contains, filter.NotContains, filter.Equals, filter.NotEquals, filter.StartsWith, filter.EndsWith, filter.Custom},
		"n":    {filter.Equals, filter.NotEquals, filter.Less, filter.LessOrEqual, filter.Greater, filter.GreaterOrEqual, filter.Between, filter.Contains},
		"on":   {filter.Equals, filter.NotEquals, filter.True, filter.False},
	}
	ops["f"], ops["at"] = ops["n"], ops["n"]
	all := append([]filter.Op{filter.Blank, filter.NotBlank, filter.OneOf}, ops[col]...)
	c := filter.Condition{Op: all[rng.IntN(len(all))], A: operands[rng.IntN(len(operands))], B: operands[rng.IntN(len(operands))]}
	if c.Op == filter.OneOf {
		for range rng.IntN(4) {
			c.Values = append(c.Values, []string{"", "Seoul", "서울", "5", "1.25", "true", "0"}[rng.IntN(7)])
		}
	}
	return c
}

// SampleSource returns a source of the rows of NewSamples.
func SampleSource(t *testing.T, rows []Specimen) *rowsource.Slice[Specimen] {
	shown := func(col string) func(Specimen) string {
		return func(r Specimen) string { return OracleShown(r, col) }
	}
	s, err := rowsource.NewSlice(rowsource.SliceOptions[Specimen]{
		Rows: rows, Key: []string{"id"},
		Columns: []rowsource.Column[Specimen]{
			{ID: "id", Value: func(r Specimen) value.Value { return value.Int(int64(r.Id)) }},
			{ID: "text", Value: func(r Specimen) value.Value { return value.Text(r.text) }},
			{ID: "n", Text: shown("n"), Value: func(r Specimen) value.Value { return valueOf(r.N) }},
			{ID: "f", Text: shown("f"), Value: func(r Specimen) value.Value { return value.Float(r.F) }},
			{ID: "at", Text: shown("at"), Value: func(r Specimen) value.Value {
				if r.At.IsZero() {
					return value.Value{}
				}
				return value.Time(r.At)
			}},
			{ID: "on", Text: shown("on"), Value: func(r Specimen) value.Value { return valueOf(r.on) }},
		},
	})
	require.NoError(t, err)
	return s
}

func valueOf(x any) value.Value {
	v, err := value.Of(x)
	if err != nil {
		panic(err)
	}
	return v
}

// KeyLast returns the keys of a grid in memory that sort as a source does: the source's key comes
// last, in the direction of the last effective key.
func KeyLast(keys []option.SortKey) (out []option.SortKey) {
	last := option.SortKey{ColumnID: "id"}
	for _, k := range keys {
		if !slices.ContainsFunc(out, func(o option.SortKey) bool { return o.ColumnID == k.ColumnID }) {
			out, last.Desc = append(out, k), k.Desc
		}
	}
	if len(out) == 0 {
		return nil
	}
	return append(out, last)
}
