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

// The plain benchmarks do the work of the engine with the standard library. The ratio of the two
// should be about the same on any machine, so a plain benchmark resembles the engine's: it reads
// rows through the same fields, in batches of the same size, uses as many goroutines, and waits for
// memory where the engine does.

// halves calls do with both halves of all rows, in parallel where the engine does so.
func halves(do func(half, lo, hi int)) {
	const mid = benchRows / 2 / batch * batch
	(*Job)(nil).both(func() { do(0, 0, mid) }, func() { do(1, mid, benchRows) })
}

// plainSort sorts each half of the rows with slices.SortFunc, and merges the halves.
func plainSort(b *testing.B, compare func(x, y benchRow) int) {
	rows, sorted := make([]benchRow, benchRows), slices.Clone(benchData()) // touched memory
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

// merged appends two sorted lists to dst in one sorted order.
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

// plainMatch appends the rows of a batch that pass a filter. It reuses buffers.
type plainMatch func(rows, found []int32) []int32

// plainFilter finds the rows that pass, and checks their number against the engine.
func plainFilter(b *testing.B, like Filter, newMatch func() plainMatch) {
	var found [2][]int32
	for b.Loop() {
		halves(func(half, lo, hi int) { found[half] = plainSpan(newMatch(), found[half][:0], lo, hi) })
	}
	if n, want := len(found[0])+len(found[1]), filterRows(nil, like, benchRows, nil).Count(); n != want {
		b.Fatalf("%d rows pass in place of %d", n, want)
	}
}

// plainSpan appends the rows of lo … hi-1 that pass, batch by batch.
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

// plainRange returns a match of numbers from lo to hi.
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

// plainContains returns a match of texts that contain a part, which is in lower case. The texts
// have upper case only in ASCII.
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

// lowerTexts returns the texts of a column in lower case, by row.
func lowerTexts(get func(benchRow) string) []string {
	texts := make([]string, benchRows)
	for i, r := range benchData() {
		texts[i] = strings.ToLower(get(r))
	}
	return texts
}

// plainWords returns a match of rows that contain each word, in lower case, in the text of some
// column.
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

// plainGroup is a group with its rows and the sum of a number.
type plainGroup struct {
	rows []int32
	sum  float64
}

// plainGroups groups rows by a text, each half in a separate map, and joins the halves.
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

// groupSpan groups the rows lo … hi-1.
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

// plainList is the list of benchModel: the rows with a score above 0, ordered by score and then by
// number.
type plainList struct {
	rows        []benchRow
	list, spare []int32
	gone        []uint64 // a bit per row
}

func newPlainList(rows []benchRow) *plainList {
	p := &plainList{rows: rows, gone: make([]uint64, (len(rows)+63)/64)}
	p.list = p.sorted(everyRow())
	return p
}

// sorted returns the elements of rows that belong to the list, in order.
func (p *plainList) sorted(rows []int32) (list []int32) {
	for _, r := range rows {
		if p.rows[r].Score > 0 {
			list = append(list, r)
		}
	}
	slices.SortFunc(list, p.compare)
	return slices.Compact(list)
}

// compare compares two rows.
func (p *plainList) compare(x, y int32) int {
	if c := cmp.Compare(p.rows[x].Score, p.rows[y].Score); c != 0 {
		return c
	}
	return cmp.Compare(x, y)
}

// update removes changed rows from the list, and inserts them at their new places.
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

// with appends list to dst, with rows inserted in order.
func (p *plainList) with(dst, list, rows []int32) []int32 {
	for _, r := range rows {
		to := sort.Search(len(list), func(i int) bool { return p.compare(list[i], r) > 0 })
		dst = append(append(dst, list[:to]...), r)
		list = list[to:]
	}
	return append(dst, list...)
}

// plainShown holds a bit for each visible place, and the number of visible places before each
// block.
type plainShown struct {
	bits   []uint64
	before []int32
}

func newPlainShown(places int) plainShown {
	return plainShown{make([]uint64, (places+63)/64), make([]int32, places/blockNumbers+2)}
}

// put shows or hides the places lo … hi-1.
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
