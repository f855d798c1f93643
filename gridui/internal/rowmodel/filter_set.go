// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"maps"
	"slices"
	"strings"
)

// OneOf passes the rows whose text is one of a set, letter by letter. Blank
// rows pass if the set has the empty text. The map must not change.
type OneOf struct {
	Field *Field
	Texts map[string]bool
}

func (f OneOf) match(s *scan, rows, dst []int32) []int32 {
	if f.Field == nil || len(f.Texts) == 0 {
		return dst
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

// Value is a text of a field and how many rows show it. The empty text stands
// for rows without a value too.
type Value struct {
	Text string
	Rows int
}

// Values is a job that finds the distinct texts of a field among the rows
// below n that pass a filter, in natural order; of more than most distinct
// texts it gives up, and more is true. A nil filter passes all rows. For a
// filter of sets the rows are those that pass the filters of all other fields.
//
// The result is there when the job has finished without an error.
type Values struct {
	*Job
	List []Value
	More bool
}

// FindValues prepares the job. most below 1 means no limit.
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
	for _, text := range slices.SortedFunc(maps.Keys(count), CompareNatural) {
		v.List = append(v.List, Value{text, count[text]})
	}
}

// countTexts counts the texts of rows, and stops at one too many.
func (s *scan) countTexts(f *Field, rows []int32, count map[string]int, most int) (more bool) {
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
