// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ranges

import (
	"slices"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// table holds the ids of displayed rows. first is the number of the first row.
type table struct {
	first int
	ids   []string
}

func (t table) span() Span           { return Span{t.first, t.first + len(t.ids)} }
func (t table) id(number int) string { return t.ids[number-t.first] }

func (t table) find(id string) (number int, ok bool) {
	i := slices.Index(t.ids, id)
	return t.first + i, i >= 0
}

// runs returns the spans of the rows for which is returns true.
func (t table) runs(is func(id string) bool) (spans []Span) {
	for i, id := range t.ids {
		number := t.first + i
		switch {
		case !is(id):
		case len(spans) > 0 && spans[len(spans)-1].End == number:
			spans[len(spans)-1].End++
		default:
			spans = append(spans, Span{number, number + 1})
		}
	}
	return spans
}

// splices returns the change from one table to another, in which remaining rows keep their order.
func splices(before, now table) Splices {
	return Splices{
		Before: before.span(), Now: now.span(),
		Removed:  before.runs(func(id string) bool { return !slices.Contains(now.ids, id) }),
		Inserted: now.runs(func(id string) bool { return !slices.Contains(before.ids, id) }),
	}
}

// lookup finds the rows of one table in another.
func lookup(before, now table) Lookup {
	return Lookup{Now: func(was int) (int, bool) { return now.find(before.id(was)) }}
}

func tableOf(first int, ids string) table { return table{first, slices.Collect(eachLetter(ids))} }

func eachLetter(s string) func(func(string) bool) {
	return func(yield func(string) bool) {
		for _, r := range s {
			if !yield(string(r)) {
				return
			}
		}
	}
}

func TestFollowRows(t *testing.T) {
	const none = "none"
	before := tableOf(-2, "pqabcdefg") // p and q are pinned at the top
	for name, test := range map[string]struct {
		anchor, head string
		now          table
		wantAnchor   string
		wantHead     string
	}{
		"nothing":               {"b", "d", before, "b", "d"},
		"removed above":         {"b", "d", tableOf(-2, "pqbcdefg"), "b", "d"},
		"inserted between":      {"b", "d", tableOf(-2, "pqabxcydefg"), "b", "d"},
		"inserted beside":       {"b", "d", tableOf(-2, "pqaxbcdyefg"), "b", "d"},
		"anchor removed":        {"b", "d", tableOf(-2, "pqacdefg"), "c", "d"},
		"head removed":          {"b", "d", tableOf(-2, "pqabcefg"), "b", "c"},
		"both, from below":      {"d", "b", tableOf(-2, "pqacefg"), "c", "c"},
		"none left":             {"b", "d", tableOf(-2, "pqaefg"), none, none},
		"pinned rows unpinned":  {"q", "b", tableOf(-1, "pabqcdefg"), "q", "b"},
		"fewer pinned, a shift": {"p", "c", tableOf(-1, "qabcdefg"), "q", "c"},
		"all gone":              {"p", "g", tableOf(0, ""), none, none},
	} {
		number := func(in table, id string) int { i, _ := in.find(id); return i }
		var s Set
		s.Replace(Range{Anchor: Corner{number(before, test.anchor), 1}, Head: Corner{number(before, test.head), 2}})
		moves := map[string]Moves{"ids": lookup(before, test.now)}
		if name != "pinned rows unpinned" {
			moves["splices"] = splices(before, test.now)
		}
		for by, m := range moves {
			s := s
			s.Follow(Change{Rows: m, Bounds: Rect{Rows: test.now.span(), Cols: field.Cols}})
			if test.wantAnchor == none {
				assert.Zero(t, s.Len(), "%s by %s", name, by)
				continue
			}
			require.Equal(t, 1, s.Len(), "%s by %s", name, by)
			want := Range{Anchor: Corner{number(test.now, test.wantAnchor), 1}, Head: Corner{number(test.now, test.wantHead), 2}}
			assert.Equal(t, want, s.At(0), "%s by %s", name, by)
		}
	}
}

func TestFollowColumns(t *testing.T) {
	var s Set
	s.Follow(Change{})
	assert.Zero(t, s.Len(), "there was no range")
	s.Replace(Of(rect(0, 3, 1, 4)), Of(rect(5, 6, 4, 5)))
	s.Follow(Change{Cols: ByIDs([]string{"a", "b", "c", "d", "e"}, []string{"x", "c", "a", "d"}), Bounds: rect(0, 9, 0, 4)})
	assert.Equal(t, 1, s.Len(), "column e is gone")
	assert.Equal(t, []Rect{rect(0, 3, 1, 4)}, s.AppendRects(nil, rect(0, 9, 0, 4)), "from c, for b is gone, to d")
	s.Follow(Change{Cols: ByIDs(nil, []string{"a"})})
	assert.Zero(t, s.Len())
}

func TestFollowWhole(t *testing.T) {
	all := rect(0, 9, 0, 5)
	var s Set
	s.Replace(Range{Anchor: Corner{8, 1}, Head: Corner{8, 2}, Kind: Columns}, Range{Anchor: Corner{3, 4}, Head: Corner{4, 4}, Kind: Rows}, Range{Kind: All})
	none := Splices{Before: all.Rows, Removed: []Span{all.Rows}}
	s.Follow(Change{Rows: none, Bounds: rect(0, 0, 0, 5)})
	require.Equal(t, 2, s.Len(), "columns stay without rows, rows that are gone do not")
	assert.Empty(t, s.AppendRects(nil, rect(0, 0, 0, 5)))
	s.Follow(Change{Rows: Splices{Now: Span{0, 20}, Inserted: []Span{{0, 20}}}, Bounds: rect(0, 20, 0, 5)})
	assert.Equal(t, []Rect{rect(0, 20, 1, 3), rect(0, 20, 0, 5)}, s.AppendRects(nil, rect(0, 20, 0, 5)), "and have the rows that come")
	s.Follow(Change{Cols: ByIDs([]string{"a", "b", "c"}, []string{"a"}), Bounds: rect(0, 20, 0, 1)})
	require.Equal(t, 1, s.Len())
	assert.Equal(t, All, s.At(0).Kind)
}

func TestFollowActive(t *testing.T) {
	var s Set
	s.Replace(Cell(Corner{0, 0}), Cell(Corner{1, 0}), Cell(Corner{2, 0}), Cell(Corner{3, 0}))
	s.Activate(2)
	remove := func(spans ...Span) Change {
		return Change{Rows: Splices{Before: Span{0, 9}, Removed: spans}, Bounds: rect(0, 9, 0, 1)}
	}
	first := s
	first.Follow(remove(Span{0, 1}))
	assert.Equal(t, 1, first.ActiveIndex(), "it is still the active one")
	assert.Equal(t, Cell(Corner{1, 0}), first.At(1))
	own := s
	own.Follow(remove(Span{2, 3}))
	assert.Equal(t, 1, own.ActiveIndex(), "the one before it")
	tops := s
	tops.Follow(remove(Span{0, 3}))
	assert.Equal(t, 0, tops.ActiveIndex(), "there is none before it")
}

func TestFollowDuringAGesture(t *testing.T) {
	down := Change{Rows: Splices{Before: Span{0, 9}, Now: Span{0, 10}, Inserted: []Span{{0, 1}}}, Bounds: rect(0, 10, 0, 9)}
	var s Set
	s.Replace(Of(rect(0, 4, 0, 4)))
	s.BeginSubtract(Cell(Corner{1, 1}))
	s.Follow(down)
	assert.False(t, s.Contains(Corner{2, 1}, down.Bounds), "what is subtracted moves too")
	s.Cancel()
	assert.Equal(t, []Rect{rect(1, 5, 0, 4)}, s.AppendRects(nil, down.Bounds), "so does what Cancel restores")

	gone := Change{Rows: Splices{Before: Span{0, 9}, Removed: []Span{{6, 7}}}, Bounds: rect(0, 8, 0, 9)}
	s.BeginAdd(Cell(Corner{6, 6}))
	s.Follow(gone)
	assert.Equal(t, NoGesture, s.Gesture())
	assert.Equal(t, 1, s.Len())
	s.BeginSubtract(Cell(Corner{6, 1}))
	s.Follow(gone)
	assert.Equal(t, NoGesture, s.Gesture())
}

// A caller that knows the rows to be removed records a small number of ids, whatever the range spans.
func TestAppendRowsNamesWhatFollowAsksFor(t *testing.T) {
	const n = 1_000_000_000
	var s Set
	s.Replace(Range{Anchor: Corner{n - 1, 0}, Head: Corner{10, 0}}, Cell(Corner{10, 0}))
	gone := []Span{{5, 11}, {11, 500_000}, {n - 3, n}}
	rows := s.AppendRows(nil, gone, 1)
	assert.Equal(t, []int{500_000, n - 4}, rows)
	assert.Equal(t, []int{7, 500_000, 500_001, n - 5, n - 4}, s.AppendRows([]int{7}, gone, 2), "it appends")
	s.Follow(Change{
		Rows: Lookup{Gone: gone, Now: func(was int) (int, bool) {
			require.Contains(t, rows, was)
			return was - 499_995, true
		}},
		Bounds: rect(0, n-499_998, 0, 1),
	})
	require.Equal(t, 1, s.Len())
	assert.Equal(t, Range{Anchor: Corner{n - 4 - 499_995, 0}, Head: Corner{5, 0}}, s.At(0))
}

func TestAppendRowsOfAGesture(t *testing.T) {
	var s Set
	s.Replace(Of(rect(0, 3, 0, 1)))
	s.BeginReplace(Cell(Corner{5, 0}))
	assert.Equal(t, []int{0, 2, 5}, s.AppendRows(nil, nil, 1), "those that Cancel restores too")
	s.Cancel()
	s.BeginSubtract(Cell(Corner{1, 0}))
	assert.Equal(t, []int{0, 1, 2}, s.AppendRows(nil, nil, 1))
	assert.Equal(t, []int{2}, s.AppendRows(nil, []Span{{0, 2}}, 9), "as far as there are rows")
	assert.Empty(t, s.AppendRows(nil, []Span{{0, 9}}, 9))
}

func TestLookupGivesUp(t *testing.T) {
	asked := 0
	l := Lookup{Now: func(int) (int, bool) { asked++; return 0, false }}
	_, ok := l.Survivor(1_000_000_000, 0)
	assert.False(t, ok)
	assert.Equal(t, mostAsked, asked)
}

// drawChange draws a changed table: some rows removed, some inserted.
func drawChange(t *rapid.T, before table) table {
	now := table{first: rapid.IntRange(-3, 2).Draw(t, "first row")}
	insert := func() {
		for range rapid.SampledFrom([]int{0, 0, 0, 1, 3}).Draw(t, "inserted") {
			now.ids = append(now.ids, "new"+strconv.Itoa(len(now.ids)))
		}
	}
	some := rapid.IntRange(0, 3).Draw(t, "of four removed")
	for _, id := range before.ids {
		insert()
		if rapid.IntRange(0, 3).Draw(t, "removed") >= some {
			now.ids = append(now.ids, id)
		}
	}
	insert()
	return now
}

// wantSurvivors returns the current numbers of the first and last remaining rows of a range.
func wantSurvivors(before, now table, from, to int) (first, last int, ok bool) {
	step := 1
	if from > to {
		step = -1
	}
	for i := from; i != to+step; i += step {
		if at, found := now.find(before.id(i)); found {
			if !ok {
				first = at
			}
			last, ok = at, true
		}
	}
	return first, last, ok
}

func TestFollowRandom(t *testing.T) {
	check(t, func(t *rapid.T) {
		before := tableOf(field.Rows.First, "abcdefghi")
		now := drawChange(t, before)
		moves := []Moves{splices(before, now), lookup(before, now)}
		if rapid.Bool().Draw(t, "sorted again") {
			now.ids = rapid.Permutation(now.ids).Draw(t, "order")
			byID := lookup(before, now)
			byID.Gone = before.runs(func(id string) bool { _, ok := now.find(id); return !ok })
			moves = []Moves{lookup(before, now), byID}
		}
		var s Set
		var want []Range
		for range rapid.IntRange(1, 4).Draw(t, "ranges") {
			r := drawRange(t, "range")
			s.Replace(append(s.all(), r)...)
			first, last, ok := wantSurvivors(before, now, r.Anchor.Row, r.Head.Row)
			switch {
			case ok:
				r.Anchor.Row, r.Head.Row = first, last
			case r.Kind&Columns == 0:
				continue
			default:
				r.Anchor.Row, r.Head.Row = now.span().clamp(r.Anchor.Row), now.span().clamp(r.Head.Row)
			}
			want = append(want, r)
		}
		for _, m := range moves {
			s := s
			s.Follow(Change{Rows: m, Bounds: Rect{Rows: now.span(), Cols: field.Cols}})
			require.Equal(t, len(want), s.Len())
			for i, r := range want {
				require.Equal(t, r, s.At(i))
			}
		}
	})
}
