// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"maps"
	"slices"
	"strings"
	"sync"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/storage/rowsource/textorder"
)

// OneOf passes the rows whose text is in a set; letter case counts. Blank rows pass if the set
// contains the empty text. The map must not change.
type OneOf struct {
	Field *Field
	Texts map[string]bool
}

func (f OneOf) match(s *scan, rows, dst []int32) []int32 {
	if f.Field == nil || len(f.Texts) == 0 {
		return dst
	}
	if f.Field.Parts != nil {
		return matchParts(s, f.Field, rows, dst, f.Texts[""], func(text string) int {
			if f.Texts[text] {
				return 1
			}
			return 0
		}, 1)
	}
	gone := s.missing(f.Field, rows)
	for i, text := range s.textsOf(f.Field, rows) {
		if gone[i] {
			text = ""
		}
		if f.Texts[text] {
			dst = append(dst, rows[i])
		}
	}
	return dst
}

func (f OneOf) narrows(old Filter) bool {
	o, ok := old.(OneOf)
	if !ok || f.Field != o.Field {
		return false
	}
	for text, in := range f.Texts {
		if in && !o.Texts[text] {
			return false
		}
	}
	return true
}

// Repeated passes the rows whose value another row has too, or with unique the rows whose value no
// other row has. The other row need not pass. Rows without a value never pass. NewRepeated creates
// it. It counts the rows once: after rows have changed a new one is needed.
type Repeated struct {
	field  *Field
	unique bool
	count  *repeats
}

// NewRepeated returns the filter. f determines whether a row is blank. same determines whether
// values are equal, by its integers or numbers if it has them, else by its texts, letter case
// included; nil means f. live, which must be pure, reports whether a row counts; nil means that all
// rows count.
func NewRepeated(f, same *Field, unique bool, live func(row coord.Record) bool) Repeated {
	if same == nil {
		same = f
	}
	return Repeated{f, unique, &repeats{same: same, live: live}}
}

func (f Repeated) match(s *scan, rows, dst []int32) []int32 {
	if f.field == nil {
		return dst
	}
	several := f.count.of(f.field, s.n)
	blank := s.blank(f.field, rows)
	for i, r := range rows {
		if !blank[i] && several.Has(int(r)) != f.unique {
			dst = append(dst, r)
		}
	}
	return dst
}

func (f Repeated) narrows(old Filter) bool { return f == old }

// repeats finds the rows whose value several rows share.
type repeats struct {
	same *Field
	live func(row coord.Record) bool

	mu      sync.Mutex
	done    bool
	several Bits
}

// of returns the rows below n whose value several of them share. The first call counts.
func (c *repeats) of(f *Field, n int) Bits {
	c.mu.Lock()
	defer c.mu.Unlock()
	if !c.done {
		c.several = NewBits(n)
		c.find(f, n)
		c.done = true
	}
	return c.several
}

// find sets the bits of the rows whose value another row shares.
func (c *repeats) find(f *Field, n int) {
	s := &scan{n: n}
	rows := s.list()
	note := c.noteTexts(s, c.same)
	switch {
	case c.same.Integers != nil:
		note = c.noteIntegers(s, c.same)
	case c.same.Numbers != nil:
		note = noteValues(c, func(rows []int32) []float64 { return s.numbersOf(c.same, rows) })
	}
	for lo := 0; lo < n; lo += batch {
		rows = rows[:0]
		for i := lo; i < min(lo+batch, n); i++ {
			if c.live == nil || c.live(coord.Record(i)) {
				rows = append(rows, int32(i))
			}
		}
		kept := rows[:0]
		for i, blank := range s.blank(f, rows) {
			if !blank {
				kept = append(kept, rows[i])
			}
		}
		note(kept)
	}
}

// noteValues returns a function that records the values of rows and marks repeated ones.
func noteValues[V comparable](c *repeats, read func(rows []int32) []V) func(rows []int32) {
	first := map[V]int32{}
	return func(rows []int32) {
		values := read(rows)
		for i, r := range rows {
			noteValue(c, first, values[i], r)
		}
	}
}

// noteValue records the value of a row; first holds the first row with each value.
func noteValue[V comparable](c *repeats, first map[V]int32, value V, row int32) {
	if at, ok := first[value]; ok {
		c.several.Set(int(at))
		c.several.Set(int(row))
	} else {
		first[value] = row
	}
}

// noteIntegers returns a function like noteValues for integers, which distinguishes clamped values.
func (c *repeats) noteIntegers(s *scan, f *Field) func(rows []int32) {
	first, far := map[int64]int32{}, map[string]int32{}
	return func(rows []int32) {
		f.Integers(s.ints[:len(rows)], rows)
		for i, r := range rows {
			if n := s.ints[i]; clamped(n) && f.Beyond != nil {
				noteValue(c, far, f.Beyond(r), r)
			} else {
				noteValue(c, first, n, r)
			}
		}
	}
}

// noteTexts returns a function like noteValues for texts, which are valid until the next read.
func (c *repeats) noteTexts(s *scan, f *Field) func(rows []int32) {
	first := map[string]int32{}
	return func(rows []int32) {
		for i, text := range s.textsOf(f, rows) {
			if at, ok := first[text]; ok {
				c.several.Set(int(at))
				c.several.Set(int(rows[i]))
			} else {
				first[strings.Clone(text)] = rows[i]
			}
		}
	}
}

// Value is a text of a field and the number of rows that show it. The empty text includes rows
// without a value.
type Value struct {
	Text string
	Rows int
}

// Values is a job that finds the distinct texts of a field among the rows below n that pass a
// filter, in natural order. If there are more than most distinct texts it stops, and More is true.
// A nil filter passes all rows. For a filter of sets the rows are filtered by all other fields.
//
// The result is valid when the job has finished without an error.
type Values struct {
	*Job
	List []Value
	More bool
}

// FindValues returns the job. most below 1 means no limit.
func FindValues(f *Field, n int, filter Filter, most int) *Values {
	v := new(Values)
	v.Job = newJob(func(j *Job) error {
		j.plan(n)
		v.find(f, n, filter, most)
		return nil
	})
	return v
}

func (v *Values) find(f *Field, n int, filter Filter, most int) {
	if f == nil {
		return
	}
	if filter == nil {
		filter = All(nil)
	}
	s := &scan{n: n}
	count := map[string]int{}
	rows, passed := s.list(), s.list()
	for lo := 0; lo < n; lo += batch {
		end := min(lo+batch, n)
		v.check(end - lo)
		rows = rows[:0]
		for i := lo; i < end; i++ {
			rows = append(rows, int32(i))
		}
		passed = filter.match(s, rows, passed[:0])
		if v.More = s.countTexts(f, passed, count, most); v.More {
			break
		}
	}
	for _, text := range slices.SortedFunc(maps.Keys(count), textorder.Compare) {
		v.List = append(v.List, Value{text, count[text]})
	}
}

// countTexts counts the texts of rows, and stops when there are more than most.
func (s *scan) countTexts(f *Field, rows []int32, count map[string]int, most int) (more bool) {
	if f.Parts != nil {
		return s.countParts(f, rows, count, most)
	}
	gone := s.missing(f, rows)
	for i, text := range s.textsOf(f, rows) {
		if gone[i] {
			text = ""
		}
		c := count[text]
		if c > 0 {
			count[text] = c + 1
			continue
		}
		if most > 0 && len(count) >= most {
			return true
		}
		count[strings.Clone(text)] = 1
	}
	return false
}
