// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"bytes"
	"cmp"
	"slices"
	"sort"
	"strings"
	"testing"

	"github.com/giogrid/giogrid/gridui/internal/coord"
)

// The plain benchmarks do what the engine does with the means of the standard library. So that
// the ratio of the two is about the same on any machine, a plain benchmark is of the same nature
// as the one of the engine: it reads rows through the same fields, in batches of the same size,
// runs on as many goroutines, and waits for memory where the engine waits for memory.

// halves calls do with both halves of all rows, at once where the engine does so.
func halves(do func(half, lo, hi int)) {
	const mid = benchRows / 2 / batch * batch
	(*Job)(nil).both(func() { do(0, 0, mid) }, func() { do(1, mid, benchRows) })
}

// plainSort sorts rows with slices.SortFunc, each half on its own, and merges the halves.
func plainSort(b *testing.B, compare func(x, y benchRow) int) {
	rows, sorted := make([]benchRow, benchRows), slices.Clone(benchData()) // of touched memory
	for b.Loop() {
		b.StopTimer()
		copy(rows, benchData())
		b.StartTimer()
		mid := 0
		halves(func(half, lo, hi int) {
			slices.SortFunc(rows[lo:hi], compare)
			if half == 0 {
				mid = hi
			}
		})
		sorted = merged(sorted[:0], rows[:mid], rows[mid:], compare)
	}
	if !slices.IsSortedFunc(sorted, compare) {
		b.Fatal("the rows are not in order")
	}
}

// merged appends two sorted lists to dst in one order.
func merged[V any](dst, x, y []V, compare func(x, y V) int) []V {
	for len(x) > 0 && len(y) > 0 {
		if compare(x[0], y[0]) <= 0 {
			dst, x = append(dst, x[0]), x[1:]
		} else {
			dst, y = append(dst, y[0]), y[1:]
		}
	}
	return append(append(dst, x...), y...)
}

// plainMatch appends those of a batch of rows that pass a filter. It keeps buffers.
type plainMatch func(rows, found []int32) []int32

// plainFilter finds the rows that pass, as many as the engine finds.
func plainFilter(b *testing.B, like Filter, newMatch func() plainMatch) {
	var found [2][]int32
	for b.Loop() {
		halves(func(half, lo, hi int) { found[half] = plainSpan(newMatch(), found[half][:0], lo, hi) })
	}
	if n, want := len(found[0])+len(found[1]), filterRows(nil, like, benchRows, nil).Count(); n != want {
		b.Fatalf("%d rows pass in place of %d", n, want)
	}
}

// plainSpan appends those of the rows lo … hi-1 that pass, batch by batch.
func plainSpan(match plainMatch, found []int32, lo, hi int) []int32 {
	rows := make([]int32, batch)
	for ; lo < hi; lo += batch {
		rows = rows[:min(batch, hi-lo)]
		for i := range rows {
			rows[i] = int32(lo + i)
		}
		found = match(rows, found)
	}
	return found
}

// plainRange finds numbers from lo to hi.
func plainRange(f *Field, lo, hi float64) plainMatch {
	numbers := make([]float64, batch)
	return func(rows, found []int32) []int32 {
		f.Numbers(numbers[:len(rows)], rows)
		for i, v := range numbers[:len(rows)] {
			if v >= lo && v <= hi {
				found = append(found, rows[i])
			}
		}
		return found
	}
}

// plainContains finds texts with a part, which is in lower case. The texts have upper case in
// ASCII alone.
func plainContains(f *Field, part string) plainMatch {
	texts, low, want := make([]string, batch), []byte(nil), []byte(part)
	return func(rows, found []int32) []int32 {
		f.Texts(texts[:len(rows)], rows)
		for i, text := range texts[:len(rows)] {
			low = appendLower(low[:0], text)
			if bytes.Contains(low, want) {
				found = append(found, rows[i])
			}
		}
		return found
	}
}

func appendLower(dst []byte, text string) []byte {
	for i := range len(text) {
		c := text[i]
		if c >= 'A' && c <= 'Z' {
			c += 'a' - 'A'
		}
		dst = append(dst, c)
	}
	return dst
}

// lowerTexts are the texts of a column in lower case, by row.
func lowerTexts(get func(benchRow) string) []string {
	texts := make([]string, benchRows)
	for i, r := range benchData() {
		texts[i] = strings.ToLower(get(r))
	}
	return texts
}

// plainWords finds rows that have each word in the text of some column, given in lower case.
func plainWords(columns [][]string, words ...string) plainMatch {
	has := func(row int32, word string) bool {
		return slices.ContainsFunc(columns, func(texts []string) bool { return strings.Contains(texts[row], word) })
	}
	return func(rows, found []int32) []int32 {
		for _, row := range rows {
			if !slices.ContainsFunc(words, func(word string) bool { return !has(row, word) }) {
				found = append(found, row)
			}
		}
		return found
	}
}

// plainGroup is a group: its rows, and the sum of a number.
type plainGroup struct {
	rows []int32
	sum  float64
}

// plainGroups puts rows together by a text, each half in a map of its own, and joins the halves.
func plainGroups(b *testing.B, text, number *Field) {
	var groups [2]map[string]*plainGroup
	for b.Loop() {
		halves(func(half, lo, hi int) { groups[half] = groupSpan(text, number, lo, hi) })
		for key, late := range groups[1] {
			if group := groups[0][key]; group != nil {
				group.rows = append(group.rows, late.rows...)
				group.sum += late.sum
			} else {
				groups[0][key] = late
			}
		}
	}
	engine, _ := groupRows(nil, everyRow(), []*Field{text}, nil)
	if n := len(groups[0]); n != len(engine.List)-1 {
		b.Fatalf("%d groups in place of %d", n, len(engine.List)-1)
	}
}

// groupSpan puts the rows lo … hi-1 together.
func groupSpan(text, number *Field, lo, hi int) map[string]*plainGroup {
	groups, texts, numbers := map[string]*plainGroup{}, make([]string, batch), make([]float64, batch)
	plainSpan(func(rows, _ []int32) []int32 {
		text.Texts(texts[:len(rows)], rows)
		number.Numbers(numbers[:len(rows)], rows)
		for i, row := range rows {
			group := groups[texts[i]]
			if group == nil {
				group = new(plainGroup)
				groups[texts[i]] = group
			}
			group.rows = append(group.rows, row)
			group.sum += numbers[i]
		}
		return nil
	}, nil, lo, hi)
	return groups
}

// plainList is the list of benchModel: the rows with a score above 0 in the order of the score, rows of
// one score in the order of their numbers.
type plainList struct {
	rows        []benchRow
	list, spare []int32
	gone        []uint64 // a bit a row
}

func newPlainList(rows []benchRow) *plainList {
	p := &plainList{rows: rows, gone: make([]uint64, (len(rows)+63)/64)}
	p.list = p.sorted(everyRow())
	return p
}

// sorted orders those of some rows that are in the list.
func (p *plainList) sorted(rows []int32) (list []int32) {
	for _, r := range rows {
		if p.rows[r].Score > 0 {
			list = append(list, r)
		}
	}
	slices.SortFunc(list, p.compare)
	return slices.Compact(list)
}

// compare returns the order of two rows.
func (p *plainList) compare(x, y int32) int {
	if c := cmp.Compare(p.rows[x].Score, p.rows[y].Score); c != 0 {
		return c
	}
	return cmp.Compare(x, y)
}

// update takes rows that changed out of the list, and puts them where they belong now.
func (p *plainList) update(changed []int32) {
	for _, r := range changed {
		p.gone[r>>6] |= 1 << (r & 63)
	}
	kept := p.spare[:0]
	for _, r := range p.list {
		if p.gone[r>>6]>>(r&63)&1 == 0 {
			kept = append(kept, r)
		}
	}
	p.list, p.spare = p.with(p.list[:0], kept, p.sorted(changed)), kept
	for _, r := range changed {
		p.gone[r>>6] = 0
	}
}

// with appends list to dst, and rows, in order, where they belong in it.
func (p *plainList) with(dst, list, rows []int32) []int32 {
	for _, r := range rows {
		to := sort.Search(len(list), func(i int) bool { return p.compare(list[i], r) > 0 })
		dst = append(append(dst, list[:to]...), r)
		list = list[to:]
	}
	return append(dst, list...)
}

// plainShown is which places show: a bit a place, and how many show before each block of them.
type plainShown struct {
	bits   []uint64
	before []int32
}

func newPlainShown(places int) plainShown {
	return plainShown{make([]uint64, (places+63)/64), make([]int32, places/blockNumbers+2)}
}

// put has the places lo … hi-1 show or not.
func (p plainShown) put(lo coord.Place, hi coord.Place, on bool) {
	more, step := int32(0), int32(-1)
	if on {
		step = 1
	}
	for at := lo; at < hi; at++ {
		if at%blockNumbers == 0 {
			p.before[at/blockNumbers] += more
		}
		if word, bit := &p.bits[at>>6], uint64(1)<<(at&63); (*word&bit != 0) != on {
			*word ^= bit
			more += step
		}
	}
	for block := (hi + blockNumbers - 1) / blockNumbers; block < coord.Place(len(p.before)); block++ {
		p.before[block] += more
	}
}
