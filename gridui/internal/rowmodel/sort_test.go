// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/text/collate"
	"golang.org/x/text/language"
	"pgregory.net/rapid"

	"github.com/giogrid/giogrid/internal/textorder"
)

// table is a small set of rows with columns of every kind.
type table struct {
	numbers []float64
	ints    []int64
	texts   []string
	missing []bool
}

// korean is the collation language of the tests.
var korean = NewLanguage("ko", func() func(string) []byte {
	var buf collate.Buffer
	c := collate.New(language.Korean)
	return func(text string) []byte {
		buf.Reset()
		return c.KeyFromString(&buf, text)
	}
})

// awkward holds texts that are often ordered wrongly.
var awkward = []string{
	"", "a", "A", "b", "item2", "Item2", "item10", "item02", "item 2", "item2a", "ITEM10b", "0", "00", "000a", "0a",
	"\x00", "a\x00", "a\x00b", "\xff", "a\xffb", "\xe2\x82", "€", "가나", "가람", "나", "é", "É", "e", "ſ", "S", "K", "k", "K",
	"a9223372036854775808999", "a9223372036854775808998", strings.Repeat("x", 40) + "1", strings.Repeat("X", 40) + "2",
	strings.Repeat("7", 300), strings.Repeat("7", 299), "prefix7", "prefix8", "prefix", "prefix78", "prefix781",
}

func drawTable(t *rapid.T, most int) *table {
	n := rapid.IntRange(0, most).Draw(t, "n")
	number := rapid.SampledFrom([]float64{0, math.Copysign(0, -1), 1, -1, 2.5, math.Inf(1), math.Inf(-1), math.NaN(), math.MaxFloat64, 5e-324})
	integer := rapid.OneOf(rapid.Int64(), rapid.SampledFrom([]int64{0, 1, 1 << 53, 1<<53 + 1, math.MinInt64, math.MaxInt64}))
	text := rapid.OneOf(rapid.SampledFrom(awkward), rapid.SampledFrom(awkward), rapid.String())
	return &table{
		numbers: rapid.SliceOfN(number, n, n).Draw(t, "numbers"),
		ints:    rapid.SliceOfN(integer, n, n).Draw(t, "ints"),
		texts:   rapid.SliceOfN(text, n, n).Draw(t, "texts"),
		missing: rapid.SliceOfN(rapid.Bool(), n, n).Draw(t, "missing"),
	}
}

// gather returns a function that reads a slice in batches.
func gather[V any](column []V) func(dst []V, rows []int32) {
	return func(dst []V, rows []int32) {
		for i, r := range rows {
			dst[i] = column[r]
		}
	}
}

func (d *table) len() int { return len(d.texts) }

// oracle is a column with a slow but obvious comparison.
type oracle struct {
	field   *Field
	text    TextOrder
	compare func(a, b int32) int
	missing func(r int32) bool
}

// columns returns the columns of the table, with and without missing values.
func (d *table) columns() []oracle {
	never := func(int32) bool { return false }
	gone := func(r int32) bool { return d.missing[r] }
	nan := func(r int32) bool { return math.IsNaN(d.numbers[r]) }
	byText := func(compare func(a, b string) int) func(a, b int32) int {
		return func(a, b int32) int { return compare(d.texts[a], d.texts[b]) }
	}
	byNumber := func(a, b int32) int { return cmp.Compare(d.numbers[a], d.numbers[b]) }
	byInt := func(a, b int32) int { return cmp.Compare(d.ints[a], d.ints[b]) }
	byLength := func(a, b int32) int { return len(d.texts[a]) - len(d.texts[b]) }
	col := collate.New(language.Korean)
	byCollation := func(a, b string) int { return cmp.Or(col.CompareString(a, b), strings.Compare(a, b)) }
	some := gather(d.missing)
	return []oracle{
		{&Field{Numbers: gather(d.numbers)}, 0, byNumber, nan},
		{&Field{Numbers: gather(d.numbers), Missing: some}, 0, byNumber, func(r int32) bool { return gone(r) || nan(r) }},
		{&Field{Integers: gather(d.ints)}, 0, byInt, never},
		{&Field{Integers: gather(d.ints), Missing: some}, 0, byInt, gone},
		{&Field{Integers: gather(d.ints), Compare: clampedBy(d)}, 0, clampedOracle(d), never},
		{&Field{Texts: gather(d.texts)}, Natural, byText(textorder.Compare), never},
		{&Field{Texts: gather(d.texts), Missing: some}, Natural, byText(textorder.Compare), gone},
		{&Field{Texts: gather(d.texts)}, Bytewise, byText(strings.Compare), never},
		{&Field{Texts: gather(d.texts), Missing: some}, Bytewise, byText(strings.Compare), gone},
		{&Field{Texts: gather(d.texts), Collation: new(KeyCache)}, Collated, byText(byCollation), never},
		{&Field{Compare: byLength, Missing: some}, 0, byLength, gone},
		{&Field{Compare: byLength}, 0, byLength, never},
	}
}

// clampedBy returns a comparison of clamped integers by their texts.
func clampedBy(d *table) func(a, b int32) int {
	return func(a, b int32) int {
		if !clamped(d.ints[a]) || d.ints[a] != d.ints[b] {
			panic("asked about integers that tell enough")
		}
		return strings.Compare(d.texts[a], d.texts[b])
	}
}

func clampedOracle(d *table) func(a, b int32) int {
	return func(a, b int32) int {
		c := cmp.Compare(d.ints[a], d.ints[b])
		if c == 0 && clamped(d.ints[a]) {
			return strings.Compare(d.texts[a], d.texts[b])
		}
		return c
	}
}

// sortPlan holds random sort keys.
type sortPlan struct {
	keys   []SortKey
	oracle []oracle
}

func (p *sortPlan) add(o oracle, descending, missingFirst bool) {
	p.keys = append(p.keys, SortKey{Field: o.field, Text: o.text, Language: korean, Descending: descending, MissingFirst: missingFirst})
	p.oracle = append(p.oracle, o)
}

func drawSort(t *rapid.T, d *table, most int) (p sortPlan) {
	columns := d.columns()
	for range rapid.IntRange(0, most).Draw(t, "keys") {
		p.add(columns[rapid.IntRange(0, len(columns)-1).Draw(t, "column")], rapid.Bool().Draw(t, "descending"), rapid.Bool().Draw(t, "missing first"))
	}
	return p
}

// compare compares two rows by all keys, in the most readable way.
func (p sortPlan) compare(a, b int32) int {
	for i, k := range p.keys {
		o := p.oracle[i]
		x, y := o.missing(a), o.missing(b)
		switch {
		case x && y:
			continue
		case x || y:
			if x == k.MissingFirst {
				return -1
			}
			return 1
		}
		if c := o.compare(a, b); c != 0 {
			return signed(c, k.Descending)
		}
	}
	return 0
}

// sort returns the sorted rows: the oracle of sortRows.
func (p sortPlan) sort(rows []int32) []int32 {
	rows = slices.Clone(rows)
	slices.SortStableFunc(rows, p.compare)
	return rows
}

// drawRows returns random rows, ascending.
func drawRows(t *rapid.T, n int) []int32 {
	rows := []int32{}
	for i := range n {
		if rapid.IntRange(0, 3).Draw(t, "in") > 0 {
			rows = append(rows, int32(i))
		}
	}
	return rows
}

func TestSortEqualsStableSort(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := drawTable(t, 60)
		p := drawSort(t, d, 3)
		rows := drawRows(t, d.len())
		got, err := sortRows(nil, rows, d.len(), p.keys)
		require.NoError(t, err)
		require.Equal(t, p.sort(rows), got.rows)
		for i := 1; i < len(got.rows); i++ {
			require.Equal(t, p.compare(got.rows[i-1], got.rows[i]) == 0, got.tied.Has(i), i)
		}
	})
}

func TestSortTurnsAround(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := drawTable(t, 80)
		p := drawSort(t, d, 2)
		rows := drawRows(t, d.len())
		got, err := sortRows(nil, rows, d.len(), p.keys)
		require.NoError(t, err)
		for range 3 { // forth, back, and forth again
			turned, ok := got.turned(nil)
			if !ok {
				require.NotEqual(t, 1, len(p.keys), "a single key always turns")
				return
			}
			for i := range p.keys {
				p.keys[i].Descending = !p.keys[i].Descending
			}
			require.Equal(t, p.sort(rows), append([]int32{}, turned.rows...))
			got = turned
		}
	})
}

// manyRows returns a table that is large enough for radix passes and two goroutines.
func manyRows(n int) *table {
	d := &table{}
	x := uint64(88172645463325252)
	for i := range n {
		x ^= x << 13
		x ^= x >> 7
		x ^= x << 17
		d.numbers = append(d.numbers, math.Float64frombits(x))
		d.ints = append(d.ints, int64(x>>40))
		d.texts = append(d.texts, fmt.Sprintf("%s %d", awkward[x>>20%uint64(len(awkward))], x>>50))
		d.missing = append(d.missing, i%17 == 0)
	}
	return d
}

func TestSortOfManyRows(t *testing.T) {
	d := manyRows(3*parallelLeast + 17)
	all := make([]int32, d.len())
	for i := range all {
		all[i] = int32(i)
	}
	for i, first := range d.columns() {
		var p sortPlan
		p.add(first, i%2 == 0, i%3 == 0)
		p.add(d.columns()[5], false, false)
		got, err := sortRows(nil, all, d.len(), p.keys)
		require.NoError(t, err)
		require.True(t, slices.Equal(p.sort(all), got.rows), "column %d", i)
	}
}

func TestRadixOnKeysThatDifferInFewBits(t *testing.T) {
	for _, mask := range []uint64{0, 1, 0xff, 1 << 63, 1<<63 | 0xfff, 0xffff0000ffff, math.MaxUint64} {
		a := make([]pair, 5000)
		for i := range a {
			a[i] = pair{uint64(i) * 0x9e3779b97f4a7c15 & mask, int32(i)}
		}
		a[77].key ^= 1 << 63
		want := slices.Clone(a)
		slices.SortStableFunc(want, func(x, y pair) int { return cmp.Compare(x.key, y.key) })
		sortPairs(nil, a, make([]pair, len(a)))
		require.Equal(t, want, a)
	}
}

func TestSortByNothing(t *testing.T) {
	for _, f := range []*Field{nil, {}, {Missing: func([]bool, []int32) {}}} {
		_, err := sortRows(nil, []int32{0, 1}, 2, []SortKey{{Field: f}})
		require.ErrorIs(t, err, ErrNoOrder)
	}
	_, err := sortRows(nil, []int32{0, 1}, 2, []SortKey{{Field: &Field{Texts: gather([]string{"b", "a"})}, Text: Collated}})
	require.ErrorIs(t, err, ErrNoLanguage)
}

func TestSortWithContradictionsLosesNoRow(t *testing.T) {
	n := 3 * parallelLeast
	rows := make([]int32, n)
	for i := range rows {
		rows[i] = int32(i)
	}
	x := uint32(1)
	for _, compare := range []func(a, b int32) int{
		func(a, b int32) int { return 1 },
		func(a, b int32) int { return -1 },
		func(a, b int32) int { return math.MinInt },
		func(a, b int32) int { return int(uint32(a)*uint32(b)*2654435761>>30) - 1 },
		func(a, b int32) int { return int((a+2*b)%3) - 1 },
	} {
		got, err := sortRows(nil, rows, n, []SortKey{{Field: &Field{Compare: compare}, Descending: x%2 == 0}})
		require.NoError(t, err)
		slices.Sort(got.rows)
		require.True(t, slices.Equal(rows, got.rows))
		x++
	}
}

func TestRowOrderAgreesWithSort(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := drawTable(t, 30)
		p := drawSort(t, d, 3)
		o := newRowOrder(p.keys)
		for a := range int32(d.len()) {
			for b := range int32(d.len()) {
				want := sign(cmp.Or(p.compare(a, b), int(a-b)))
				require.Equal(t, want, sign(o.compare(a, b)), "%d %d", a, b)
			}
		}
	})
}

func TestPatchEqualsSorting(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := drawTable(t, 60)
		p := drawSort(t, d, 2)
		list := p.sort(drawRows(t, d.len()))
		drop := drawRows(t, d.len())
		for _, r := range drop { // like an update
			d.numbers[r], d.ints[r], d.texts[r] = 1, 2, "changed"
		}
		add := []int32{}
		for _, r := range drop {
			if r%2 == 0 {
				add = append(add, r)
			}
		}
		for _, k := range p.keys {
			if k.Field.Collation != nil {
				k.Field.Collation.touch(drop)
			}
		}
		got := patch(nil, list, drop, p.sort(add), d.len(), newRowOrder(p.keys).before)
		want := slices.DeleteFunc(slices.Clone(list), func(r int32) bool { return slices.Contains(drop, r) })
		want = append(want, add...)
		slices.Sort(want)
		require.Equal(t, p.sort(want), append([]int32{}, got...))
	})
}

func TestPatchOfManyRowsEqualsSorting(t *testing.T) {
	d := manyRows(5 * batch)
	var few []string
	for i := range d.texts {
		few = append(few, awkward[i*7919%len(awkward)])
	}
	d.texts = few // few enough for ranks
	all := everyInt(d.len())
	for i, column := range d.columns() {
		var p sortPlan
		p.add(column, i%2 == 0, i%3 == 0)
		list, err := sortRows(nil, all, d.len(), p.keys)
		require.NoError(t, err)
		require.True(t, slices.Equal(p.sort(all), list.rows), "column %d", i)
		var changed []int32
		for r := int32(i); r < int32(d.len()); r += 3 {
			changed = append(changed, r)
			d.numbers[r], d.ints[r], d.texts[r] = -d.numbers[r], -d.ints[r], d.texts[r]+"!"
		}
		if c := column.field.Collation; c != nil {
			c.touch(changed)
		}
		add, err := sortRows(nil, changed, d.len(), p.keys)
		require.NoError(t, err)
		got := patch(nil, list.rows, changed, add.rows, d.len(), newRowOrder(p.keys).before)
		require.True(t, slices.Equal(p.sort(all), got), "column %d", i)
	}
}

func TestPatchWithContradictionsLosesNoRow(t *testing.T) {
	list, add := everyInt(5000), []int32{}
	for r := int32(5000); r < 5400; r++ {
		add = append(add, r)
	}
	before := func(list, rows []int32, before []bool) {
		for i, r := range rows {
			before[i] = uint32(list[i])*uint32(r)*2654435761>>31 == 0
		}
	}
	got := patch(nil, list, []int32{7, 8, 4999}, add, 5400, before)
	slices.Sort(got)
	require.Len(t, got, 5397)
	require.Equal(t, got, slices.Compact(slices.Clone(got)))
}
