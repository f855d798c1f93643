// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"cmp"
	"strings"

	"github.com/giogrid/giogrid/storage/rowsource/textorder"
)

// rowOrder compares rows one by one in the order of sortRows. It is used when a few rows join many
// sorted ones.
type rowOrder struct {
	keys   []SortKey
	makers []*keyMaker // of the collating keys
	// The rows and values of one comparison are fields because callees take pointers.
	rows    [2]int32
	missing [2]bool
	ints    [2]int64
	numbers [2]float64
	texts   [2]string
	rd      *reader
	// many holds the numbers of the two lists of before.
	many [2][batch]float64
}

func newRowOrder(keys []SortKey) *rowOrder {
	o := &rowOrder{keys: keys, makers: make([]*keyMaker, len(keys)), rd: new(reader)}
	for i, k := range keys {
		if k.Field.order() == orderTexts && k.Text == Collated {
			o.makers[i] = newKeyMaker(k.Language)
		}
	}
	return o
}

// compare returns a number below zero if row a comes before b; two rows are never equal.
func (o *rowOrder) compare(a, b int32) int {
	if c := o.compareKeys(a, b); c != 0 {
		return c
	}
	return int(a) - int(b)
}

// compareKeys returns a number below zero if row a comes before b, and 0 if their keys are equal.
func (o *rowOrder) compareKeys(a, b int32) int {
	o.rows = [2]int32{a, b}
	for i := range o.keys {
		if c := o.byKey(&o.keys[i], o.makers[i]); c != 0 {
			return c
		}
	}
	return 0
}

func (o *rowOrder) byKey(k *SortKey, maker *keyMaker) int {
	f := k.Field
	if f.order() == orderNumbers {
		return o.byNumber(k)
	}
	if f.Missing != nil {
		f.Missing(o.missing[:], o.rows[:])
		if o.missing[0] || o.missing[1] {
			return gone(o.missing[0], o.missing[1], k.MissingFirst)
		}
	}
	return signed(o.byValue(k, maker), k.Descending)
}

// gone compares rows of which at least one has no value.
func gone(a, b, first bool) int {
	switch {
	case a && b:
		return 0
	case a == first:
		return -1
	}
	return 1
}

func (o *rowOrder) byNumber(k *SortKey) int {
	k.Field.readNumbers(o.rd, o.numbers[:], o.rows[:])
	x, y := o.numbers[0], o.numbers[1]
	if x != x || y != y {
		return gone(x != x, y != y, k.MissingFirst)
	}
	return signed(cmp.Compare(x, y), k.Descending)
}

// byValue compares two values of a field that is not ordered by numbers.
func (o *rowOrder) byValue(k *SortKey, maker *keyMaker) int {
	f := k.Field
	switch f.order() {
	case orderIntegers:
		f.Integers(o.ints[:], o.rows[:])
		c := cmp.Compare(o.ints[0], o.ints[1])
		if c == 0 && f.Compare != nil && clamped(o.ints[0]) {
			return f.Compare(o.rows[0], o.rows[1])
		}
		return c
	case orderCompare:
		return f.Compare(o.rows[0], o.rows[1])
	}
	f.Texts(o.texts[:], o.rows[:])
	if maker != nil {
		return strings.Compare(maker.key(o.texts[0]), maker.key(o.texts[1]))
	}
	if k.Text == Bytewise {
		return strings.Compare(o.texts[0], o.texts[1])
	}
	return textorder.Compare(o.texts[0], o.texts[1])
}

// before implements beforeFunc. It reads the values of a numeric first key in one step.
func (o *rowOrder) before(list, rows []int32, before []bool) {
	if len(o.keys) == 0 || o.keys[0].Field.order() != orderNumbers {
		for i, r := range rows {
			before[i] = o.compare(list[i], r) < 0
		}
		return
	}
	k := &o.keys[0]
	xs, ys := o.many[0][:len(list)], o.many[1][:len(rows)]
	k.Field.readNumbers(o.rd, xs, list)
	k.Field.readNumbers(o.rd, ys, rows)
	for i, r := range rows {
		switch x, y := xs[i], ys[i]; {
		case x < y:
			before[i] = !k.Descending
		case x > y:
			before[i] = k.Descending
		default: // equal, or missing
			before[i] = o.compare(list[i], r) < 0
		}
	}
}
