// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset_test

import (
	"fmt"
	"image"
	"math"
	"math/big"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// level and shade are named types whose texts hide the stored value; day is a named time.
type (
	level int
	shade string
	day   time.Time
)

func (l level) String() string { return [...]string{"low", "high"}[l/10] }
func (shade) String() string   { return "a colour" }

// amount is a decimal type, fraction a rational one, and version has a Compare method.
type (
	amount   struct{ digits string }
	fraction struct{ over int64 }
	version  struct{ major, minor int }
)

func (a amount) String() string         { return a.digits }
func (f fraction) Rat() *big.Rat        { return big.NewRat(1, f.over) }
func (v version) Compare(o version) int { return v.major - o.major }
func (v version) String() string        { return fmt.Sprint(v.major, ".", v.minor) }

// repeatedColumn returns a column of values. The first two are the same value in two forms, the
// others show the same text.
func repeatedColumn[V any](values ...V) *gridui.Typed[far, V] {
	return gridui.Func("v", "V", func(r far) (V, bool) {
		if r.N >= uint64(len(values)) {
			var none V
			return none, false
		}
		return values[r.N], true
	})
}

// repeatedKinds returns columns of every kind.
func repeatedKinds() map[string]gridui.Column[far] {
	at, seoul := time.Date(2024, 5, 1, 10, 0, 0, 0, time.UTC), time.FixedZone("", 9*3600)
	late := time.Date(3024, 5, 1, 10, 0, 0, 0, time.UTC)
	rounded := func(float64) string { return "about 1" }
	texts := func(only ...string) func(r far) (string, bool) {
		return func(r far) (string, bool) {
			if r.N < uint64(len(only)) && only[r.N] != "" {
				return only[r.N], true
			}
			return "", false
		}
	}
	absent := math.NaN()
	decimal := func(text string) *big.Rat { r, _ := new(big.Rat).SetString(text); return r }
	return map[string]gridui.Column[far]{
		"time":           repeatedColumn(at, at.In(seoul), at.Add(1), at.Add(time.Microsecond), at.Add(time.Millisecond), at.Add(time.Second), at.Add(-1)).Layout("2006-01-02"),
		"far time":       repeatedColumn(late, late.In(seoul), late.Add(1), late.Add(time.Second)).Layout("2006"),
		"formatted time": repeatedColumn(at, at.In(seoul), at.Add(1)).Format(func(time.Time) string { return "noon" }),
		"named time":     repeatedColumn(day(at), day(at.In(seoul)), day(at.Add(1)), day(at.Add(time.Second))),
		"duration":       repeatedColumn(time.Second, time.Second, time.Second+1).Format(func(time.Duration) string { return "1s" }),
		"int":            repeatedColumn[int64](1<<53, 1<<53, 1<<53+1).Format(func(int64) string { return "many" }),
		"uint":           repeatedColumn[uint64](math.MaxUint64, math.MaxUint64, math.MaxUint64-1, math.MaxInt64).Format(func(uint64) string { return "most" }),
		"float":          repeatedColumn(1.0, 1.0, 1.1, math.Nextafter(1, 2)).Format(rounded),
		"zero":           repeatedColumn(0, math.Copysign(0, -1), math.SmallestNonzeroFloat64).Format(rounded),
		"float32":        repeatedColumn[float32](0.1, 0.1, 0.2).Format(func(float32) string { return "0" }),
		"bool":           repeatedColumn(true, true, false).Format(func(bool) string { return "?" }),
		"choice":         repeatedColumn[level](1, 1, 2, 3, 10),
		"named text":     repeatedColumn[shade]("red", "red", "Red", "blue"),
		"text":           repeatedColumn("a", "a", "A", "a ", "b").Format(strings.ToUpper),
		"digits":         repeatedColumn("1.10", "1.1", "1.100000000000000000001", "x").Kind(option.KindNumber),
		"code":           repeatedColumn("1.1", "1.1", "1.10"),
		"number as text": repeatedColumn(7, 7, 8).Kind(option.KindText).Format(func(int) string { return "n" }),
		"amount":         repeatedColumn(amount{"1.10"}, amount{"1.1"}, amount{"1.11"}, amount{"n/a"}, amount{"1e-3"}).Kind(option.KindNumber),
		"big":            repeatedColumn(amount{"1e3"}, amount{"1000"}, amount{"1000.0000000000000000000001"}).Kind(option.KindNumber),
		"int of big":     repeatedColumn(decimal("7").Num(), decimal("7").Num(), decimal("8").Num()).Kind(option.KindNumber).Format(func(*big.Int) string { return "n" }),
		"rat":            repeatedColumn(decimal("1/3"), decimal("2/6"), decimal("0.333333333333333333333333")).Kind(option.KindNumber).Format(func(*big.Rat) string { return "0.33" }),
		"fraction":       repeatedColumn(fraction{3}, fraction{3}, fraction{4}).Kind(option.KindNumber),
		"ordered":        repeatedColumn(version{1, 0}, version{1, 0}, version{1, 1}).Format(func(v version) string { return "v" }),
		"list":           repeatedColumn([]int{1, 2}, []int{1, 2}, []int{1, 3}).Format(func([]int) string { return "[]" }),
		"pointer":        repeatedColumn(new(int), new(int), func() *int { i := 1; return &i }()),
		"mixed numbers":  repeatedColumn(absent, absent, 5, absent, absent).Otherwise(texts("n/a", "n/a", "", "5", "N/A")),
		"mixed wholes":   gridui.Func("v", "V", func(r far) (int, bool) { return 5, r.N == 2 }).Otherwise(texts("n/a", "n/a", "", "5", "0")),
		"mixed times":    gridui.Func("v", "V", func(r far) (time.Time, bool) { return []time.Time{at, at.In(seoul), at.Add(1), {}}[r.N], r.N < 3 }).Layout("2006").Otherwise(texts("", "2024-05-01T19:00:00+09:00", "", "2024")),
		"mixed texts":    gridui.Func("v", "V", func(r far) (string, bool) { return []string{"a", "a", "b", ""}[r.N], r.N < 3 }).Otherwise(texts("", "", "", "b")),
	}
}

// Filters of unique and of repeated values compare the stored values, whatever the cells show.
func TestRepeatedValuesAreThoseStored(t *testing.T) {
	var s gridstage.Stage[far]
	g := &s.Grid
	g.RowID = func(r far) string { return r.ID }
	g.Filtering.Enabled = true
	h := s.Show(image.Pt(600, 600))
	for kind, column := range repeatedKinds() {
		t.Run(kind, func(t *testing.T) {
			g.Columns = []gridui.Column[far]{column}
			var rows []far
			for n := range 9 { // the last rows have no value
				rows = append(rows, far{ID: fmt.Sprint(n), N: uint64(n)})
			}
			if strings.HasPrefix(kind, "mixed t") {
				rows = rows[:4]
			}
			g.SetRows(rows)
			shown := func(f filter.Filter) (ids []string) {
				g.Filtering.Columns = []filter.Column{{ColumnID: "v", Filter: f}}
				h.Settle()
				for i := range g.Shown() {
					row, _ := g.RowAt(i)
					ids = append(ids, row.ID)
				}
				return ids
			}
			require.Equal(t, []string{"0", "1"}, shown(filter.Duplicate.Of()))
			others := shown(filter.NotBlank.Of())[2:]
			require.NotEmpty(t, others)
			require.Equal(t, others, shown(filter.Unique.Of()))
		})
	}
	require.Empty(t, s.Problems())
}
