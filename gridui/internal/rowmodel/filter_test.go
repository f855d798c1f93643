// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/storage/rowsource/textorder"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// check is a filter with its definition for a single row.
type check struct {
	filter Filter
	passes func(r int32) bool
}

// filterFields holds the fields for random filters.
type filterFields struct {
	*table
	number, integer, text, cached, coded *Field
	codedNumber, codedInteger            *Field
}

func newFilterFields(d *table) *filterFields {
	some := gather(d.missing)
	return &filterFields{
		table:        d,
		number:       &Field{Numbers: gather(d.numbers), Missing: some},
		integer:      &Field{Integers: gather(d.ints), Missing: some},
		codedNumber:  &Field{Numbers: gather(d.numbers), Missing: some, Codes: eagerCodes()},
		codedInteger: &Field{Integers: gather(d.ints), Missing: some, Codes: eagerCodes()},
		text:         &Field{Texts: gather(d.texts), Missing: some},
		cached:       &Field{Texts: gather(d.texts), Folded: new(TextCache)},
		coded:        &Field{Texts: gather(d.texts), Missing: some, Codes: eagerCodes()},
	}
}

// eagerCodes returns codes that the first filter computes.
func eagerCodes() *CodeCache {
	c := new(CodeCache)
	c.texts.eager, c.integers.eager, c.numbers.eager = true, true, true
	return c
}

func (d *filterFields) drawText(t *rapid.T) check {
	op := rapid.SampledFrom([]TextOp{Contains, Equals, Starts, Ends}).Draw(t, "op")
	want := rapid.SampledFrom([]string{"", "a", "A", "item", "M2", "0", "\x00", "\xff", "\ufffd", "가", "É", "ſ", "item10", "refix7"}).Draw(t, "text")
	how := map[TextOp]func(s, part string) bool{
		Contains: strings.Contains, Starts: strings.HasPrefix, Ends: strings.HasSuffix,
		Equals: func(s, part string) bool { return s == part },
	}[op]
	field := rapid.SampledFrom([]*Field{d.text, d.cached, d.coded}).Draw(t, "field")
	all := field == d.cached
	return check{TextIs{field, op, want}, func(r int32) bool {
		return (all || !d.missing[r]) && how(value.Fold(d.texts[r]), value.Fold(want))
	}}
}

var ops = []Op{Equal, NotEqual, Less, LessEqual, Greater, GreaterEqual, Between}

// holds evaluates an Op.
func holds[V cmp.Ordered](op Op, v, a, b V) bool {
	switch op {
	case Equal:
		return v == a
	case NotEqual:
		return v != a
	case Less:
		return v < a
	case LessEqual:
		return v <= a
	case Greater:
		return v > a
	case GreaterEqual:
		return v >= a
	}
	return v >= a && v <= b || v >= b && v <= a
}

func (d *filterFields) drawNumber(t *rapid.T) check {
	op := rapid.SampledFrom(ops).Draw(t, "op")
	number := rapid.SampledFrom([]float64{0, 1, 2.5, -1, math.Inf(1), math.Inf(-1), math.NaN()})
	a, b := number.Draw(t, "a"), number.Draw(t, "b")
	return check{NumberIs{Field: rapid.SampledFrom([]*Field{d.number, d.codedNumber}).Draw(t, "field"), Op: op, A: a, B: b}, func(r int32) bool {
		v := d.numbers[r]
		return !d.missing[r] && v == v && a == a && (op != Between || b == b) && holds(op, v, a, b)
	}}
}

func (d *filterFields) drawInteger(t *rapid.T) check {
	op := rapid.SampledFrom(ops).Draw(t, "op")
	integer := rapid.SampledFrom([]int64{0, 1, 1 << 53, 1<<53 + 1, math.MinInt64, math.MaxInt64})
	a, b := integer.Draw(t, "a"), integer.Draw(t, "b")
	return check{IntegerIs{rapid.SampledFrom([]*Field{d.integer, d.codedInteger}).Draw(t, "field"), op, a, b}, func(r int32) bool { return !d.missing[r] && holds(op, d.ints[r], a, b) }}
}

func (d *filterFields) drawBlank(t *rapid.T) check {
	switch rapid.IntRange(0, 2).Draw(t, "field") {
	case 0:
		return check{Blank{d.text}, func(r int32) bool { return d.missing[r] || d.texts[r] == "" }}
	case 1:
		return check{Blank{d.number}, func(r int32) bool { return d.missing[r] || math.IsNaN(d.numbers[r]) }}
	}
	return check{Blank{d.integer}, func(r int32) bool { return d.missing[r] }}
}

func (d *filterFields) drawSet(t *rapid.T) check {
	set := map[string]bool{}
	for _, s := range rapid.SliceOfN(rapid.SampledFrom(awkward), 0, 5).Draw(t, "set") {
		set[s] = true
	}
	return check{OneOf{rapid.SampledFrom([]*Field{d.text, d.coded}).Draw(t, "field"), set}, func(r int32) bool {
		if d.missing[r] {
			return set[""]
		}
		return set[d.texts[r]]
	}}
}

func (d *filterFields) drawQuick(t *rapid.T) check {
	words := rapid.SliceOfN(rapid.SampledFrom([]string{"a", "item", "2", "É", "가", "x1"}), 0, 3).Draw(t, "words")
	q := Quick{Fields: []*Field{d.text, d.cached, d.coded}, Text: strings.Join(words, "  "), Phrase: rapid.Bool().Draw(t, "phrase")}
	if q.Phrase && len(words) > 0 {
		words = []string{q.Text}
	}
	return check{q, func(r int32) bool {
		for _, w := range words {
			if !strings.Contains(value.Fold(d.texts[r]), value.Fold(w)) {
				return false
			}
		}
		return true
	}}
}

// draw returns a random filter with nested filters down to a depth.
func (d *filterFields) draw(t *rapid.T, depth int) check {
	kinds := []func(*rapid.T) check{d.drawText, d.drawNumber, d.drawInteger, d.drawBlank, d.drawSet, d.drawQuick, d.drawFunc}
	if depth > 0 {
		kinds = append(kinds,
			func(t *rapid.T) check {
				filters, parts := d.drawSeveral(t, depth)
				return check{All(filters), func(r int32) bool {
					return !slices.ContainsFunc(parts, func(c check) bool { return !c.passes(r) })
				}}
			},
			func(t *rapid.T) check {
				filters, parts := d.drawSeveral(t, depth)
				return check{Any(filters), func(r int32) bool {
					return slices.ContainsFunc(parts, func(c check) bool { return c.passes(r) })
				}}
			},
			func(t *rapid.T) check {
				c := d.draw(t, depth-1)
				return check{Not{c.filter}, func(r int32) bool { return !c.passes(r) }}
			})
	}
	return kinds[rapid.IntRange(0, len(kinds)-1).Draw(t, "kind")](t)
}

func (d *filterFields) drawFunc(*rapid.T) check {
	keep := func(r int32) bool { return r%3 != 1 }
	return check{Func{func(r coord.Record) bool { return keep(int32(r)) }}, keep}
}

func (d *filterFields) drawSeveral(t *rapid.T, depth int) (filters []Filter, parts []check) {
	for range rapid.IntRange(0, 3).Draw(t, "parts") {
		c := d.draw(t, depth-1)
		filters, parts = append(filters, c.filter), append(parts, c)
	}
	return filters, parts
}

// passing returns the rows that pass: the oracle of filterRows.
func (c check) passing(n int) []int32 {
	rows := []int32{}
	for r := range int32(n) {
		if c.passes(r) {
			rows = append(rows, r)
		}
	}
	return rows
}

func rowsOf(b Bits, n int) []int32 { return b.appendTo([]int32{}, 0, n) }

func TestFiltersPassWhatTheySay(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := newFilterFields(drawTable(t, 70))
		c := d.draw(t, 2)
		got := filterRows(nil, c.filter, d.len(), nil)
		require.Equal(t, c.passing(d.len()), rowsOf(got, d.len()))
	})
}

func TestNarrowerFiltersPassNoMore(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := newFilterFields(drawTable(t, 40))
		a, b := d.draw(t, 1), d.draw(t, 1)
		require.True(t, narrows(a.filter, nil))
		if !narrows(a.filter, b.filter) {
			return
		}
		for _, r := range a.passing(d.len()) {
			require.True(t, b.passes(r), "%#v narrows %#v", a.filter, b.filter)
		}
	})
}

func TestTypingNarrows(t *testing.T) {
	f, g := &Field{}, &Field{}
	for _, c := range []struct {
		now, old Filter
		want     bool
	}{
		{TextIs{f, Contains, "abc"}, TextIs{f, Contains, "AB"}, true},
		{TextIs{f, Contains, "ab"}, TextIs{f, Contains, "abc"}, false},
		{TextIs{g, Contains, "abc"}, TextIs{f, Contains, "ab"}, false},
		{TextIs{f, Equals, "abc"}, TextIs{f, Ends, "c"}, true},
		{TextIs{f, Contains, "abc"}, TextIs{f, Starts, "ab"}, false},
		{Quick{Fields: []*Field{f}, Text: "ab cd"}, Quick{Fields: []*Field{f, g}, Text: "d"}, true},
		{Quick{Fields: []*Field{f, g}, Text: "ab"}, Quick{Fields: []*Field{f}, Text: "ab"}, false},
		{Quick{Fields: []*Field{f}, Text: " ab cd ", Phrase: true}, Quick{Fields: []*Field{f}, Text: "ab cd"}, true},
		{Quick{Fields: []*Field{f}, Text: "ab cd"}, Quick{Fields: []*Field{f}, Text: "ab cd", Phrase: true}, false},
		{All{TextIs{f, Contains, "abc"}, Blank{g}}, TextIs{f, Contains, "ab"}, true},
		{All{TextIs{f, Contains, "abc"}, Blank{g}}, All{Blank{g}, TextIs{f, Contains, "ab"}}, true},
		{Blank{g}, All{}, true},
		{Any{Blank{g}, Blank{f}}, Blank{g}, false},
		{NumberIs{Field: f, Op: Less, A: 3, B: 0}, NumberIs{Field: f, Op: Less, A: 3, B: 0}, true},
		{Func{}, Func{}, false},
		{OneOf{f, map[string]bool{"a": true, "b": false}}, OneOf{f, map[string]bool{"a": true, "c": true}}, true},
		{OneOf{f, map[string]bool{"a": true, "b": true}}, OneOf{f, map[string]bool{"a": true}}, false},
		{OneOf{g, nil}, OneOf{f, nil}, false},
		{Not{TextIs{f, Contains, "a"}}, Not{TextIs{f, Contains, "ab"}}, true},
		{Not{TextIs{f, Contains, "abc"}}, Not{TextIs{f, Contains, "ab"}}, false},
		{Any{}, Blank{g}, true},
		{nil, Blank{g}, false},
	} {
		require.Equal(t, c.want, narrows(c.now, c.old), "%#v %#v", c.now, c.old)
	}
}

func TestFilterWithinOthers(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := newFilterFields(drawTable(t, 150))
		c := d.draw(t, 1)
		within := NewBits(d.len())
		want := []int32{}
		for _, r := range drawRows(t, d.len()) {
			within.Set(int(r))
			if c.passes(r) {
				want = append(want, r)
			}
		}
		require.Equal(t, want, rowsOf(filterRows(nil, c.filter, d.len(), within), d.len()))
	})
}

func TestFilterOfManyRowsAndCaches(t *testing.T) {
	d := newFilterFields(manyRows(3*batch + 100))
	for _, text := range []string{"item", "ITEM2", "가", "x", " 1", "\x00", "no such text"} {
		for _, op := range []TextOp{Contains, Equals, Starts, Ends} {
			slow := filterRows(nil, TextIs{&Field{Texts: gather(d.texts)}, op, text}, d.len(), nil)
			require.Equal(t, slow, filterRows(nil, TextIs{d.cached, op, text}, d.len(), nil), text)
		}
	}
	require.Positive(t, d.cached.Folded.Bytes())
	d.texts[batch+5] = "a new text"
	d.cached.Folded.touch([]int32{batch + 5})
	got := filterRows(nil, TextIs{d.cached, Equals, "A NEW TEXT"}, d.len(), nil)
	require.Equal(t, []int32{batch + 5}, rowsOf(got, d.len()))
	d.cached.Folded.clear()
	require.Zero(t, d.cached.Folded.Bytes())
}

func TestFiltersWithoutFields(t *testing.T) {
	for _, f := range []Filter{TextIs{}, NumberIs{}, IntegerIs{}, IntegerIs{Field: &Field{}}, NumberIs{Field: &Field{}}, Blank{}, OneOf{}, Any{}} {
		require.Zero(t, filterRows(nil, f, 10, nil).Count(), "%#v", f)
	}
	for _, f := range []Filter{Func{}, Quick{}, All{}, Not{}, Blank{&Field{Texts: func(dst []string, _ []int32) { clear(dst) }}}} {
		require.Equal(t, 10, filterRows(nil, f, 10, nil).Count(), "%#v", f)
	}
}

func TestValuesAreCountedAmongPassingRows(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := newFilterFields(drawTable(t, 60))
		c := d.draw(t, 1)
		want := map[string]int{}
		for _, r := range c.passing(d.len()) {
			if d.missing[r] {
				want[""]++
			} else {
				want[d.texts[r]]++
			}
		}
		v := FindValues(d.text, d.len(), c.filter, 0)
		require.NoError(t, v.Run())
		got := map[string]int{}
		for i, e := range v.List {
			got[e.Text] = e.Rows
			require.True(t, i == 0 || textorder.Compare(v.List[i-1].Text, e.Text) < 0)
		}
		require.Equal(t, want, got)
		require.False(t, v.More)
		if len(want) > 1 {
			v = FindValues(d.text, d.len(), c.filter, len(want)-1)
			require.NoError(t, v.Run())
			require.True(t, v.More)
			require.Len(t, v.List, len(want)-1)
		}
	})
}

func TestValuesOfNoField(t *testing.T) {
	v := FindValues(nil, 10, nil, 0)
	require.NoError(t, v.Run())
	require.Empty(t, v.List)
}
