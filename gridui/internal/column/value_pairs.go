// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"github.com/giogrid/giogrid/tracking/same"
	"reflect"
	"slices"
	"time"
	"unsafe"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// valuePairs implements Pairs for values of type V.
type valuePairs[V any] struct {
	of *Value[V]
	// pairs holds values before the change at even indexes, values after it at odd ones.
	pairs []V
	// missing is a bit set of the indexes in pairs without a value. It ends with the last of
	// them.
	missing []uint64
	// others holds the texts of Otherwise by their indexes in pairs, if they can be put back.
	others map[int]OtherText
	// empty is a zero V as an interface if value may make interfaces that point into pairs,
	// else nil. See pointsToValues.
	empty any
	// ahead holds values that were parsed in the background, or nil.
	ahead *aheadTexts[V]
	// source holds the cells from which the program computes filled values, or nil.
	source []V
}

// values returns an empty Pairs for the column.
func (t *Value[V]) values() Pairs {
	p := &valuePairs[V]{of: t}
	if pointsToValues(reflect.TypeFor[V]()) {
		p.empty = *new(V)
	}
	return p
}

// Grow implements Pairs.
func (p *valuePairs[V]) Grow(n int) { p.pairs = slices.Grow(p.pairs, 2*n) }

// Before implements Pairs.
func (p *valuePairs[V]) Before(row rowdata.Row) (i int) {
	v, ok := p.of.Get(row)
	other, is := p.other(row)
	return p.note(v, ok, other, is)
}

// OtherText is a text that a row holds instead of a value of the column.
type OtherText string

// other returns the text of a row that has no value of the column, if it can be put back.
func (p *valuePairs[V]) other(row rowdata.Row) (text OtherText, ok bool) {
	if p.of.PutOther == nil {
		return "", false
	}
	s, ok := other(p.of.Def, row)
	return OtherText(s), ok
}

// note records v as the value before. ok is false for a missing value; is is true for a row with another
// text.
func (p *valuePairs[V]) note(v V, ok bool, other OtherText, is bool) (i int) {
	i = len(p.pairs)
	p.pairs = append(p.pairs, v, v)
	if !ok {
		p.lack(i)
	}
	if is {
		p.keep(i, other)
	}
	return i / 2
}

// keep records another text at an index of pairs.
func (p *valuePairs[V]) keep(at int, text OtherText) {
	if p.others == nil {
		p.others = map[int]OtherText{}
	}
	p.others[at] = text
}

// Write implements Pairs.
func (p *valuePairs[V]) Write(texts *TextRun) error {
	ahead := p.ahead.with(texts.Numbers)
	for ; texts.I < len(texts.Lines); texts.I++ {
		text, ok := texts.Text()
		if !ok {
			continue
		}
		r := &texts.Rows[texts.I]
		if !p.of.Def.EditableIn(r.Before) || texts.Hides != nil && texts.Hides(r.Record) {
			return ErrNotEditable
		}
		old, ok := p.of.Get(r.Row)
		other, is := p.other(r.Row)
		if v, read := ahead.value(texts.Lines[texts.I], p.of.pastedOver(old)); read {
			p.of.put(r.Row, v)
		} else if err := p.of.setText(r.Row, text, old, texts.Numbers); err != nil {
			return err
		}
		texts.Cell(texts.I).Value = int32(p.note(old, ok, other, is))
	}
	return nil
}

// Settle implements Pairs.
func (p *valuePairs[V]) Settle(texts *TextRun) {
	for i := range texts.Lines {
		if cell := texts.Cell(i); cell.Value != Unwritten {
			cell.Same = !p.After(int(cell.Value), texts.Rows[i].Row)
		}
	}
}

// ReadAhead implements Pairs.
func (p *valuePairs[V]) ReadAhead(read TextReader) {
	if r, ok := read.(*aheadTexts[V]); ok && r.fits(p.of) {
		p.ahead = r
	}
}

// After implements Pairs.
func (p *valuePairs[V]) After(i int, row rowdata.Row) (changed bool) {
	v, ok := p.of.Get(row)
	p.pairs[2*i+1] = v
	now, is := p.other(row)
	if is {
		p.keep(2*i+1, now)
	}
	if was, had := p.others[2*i]; had != is || was != now {
		if !ok {
			p.lack(2*i + 1)
		}
		return true
	}
	switch {
	case !ok:
		p.lack(2*i + 1)
		return !p.lacks(2 * i)
	case p.lacks(2 * i):
		return true
	case p.of.plain:
		return any(v) != any(p.pairs[2*i])
	}
	return !same.Values(p.value(2*i), p.value(2*i+1))
}

// Both implements Pairs.
func (p *valuePairs[V]) Both(i int) (old, now any) { return p.value(2 * i), p.value(2*i + 1) }

// HadNone implements Pairs.
func (p *valuePairs[V]) HadNone(i int) bool {
	_, other := p.others[2*i]
	return !other && p.lacks(2*i)
}

// Lacking implements Pairs.
func (p *valuePairs[V]) Lacking() bool { return len(p.missing) > 0 }

// lack marks the value at an index of pairs as missing.
func (p *valuePairs[V]) lack(at int) {
	for at/64 >= len(p.missing) {
		p.missing = append(p.missing, 0)
	}
	p.missing[at/64] |= 1 << (at % 64)
}

// lacks reports whether the value at an index of pairs is missing.
func (p *valuePairs[V]) lacks(at int) bool {
	return at/64 < len(p.missing) && p.missing[at/64]>>(at%64)&1 != 0
}

// value returns the value at an index of pairs as an interface. The interface points into
// pairs where V allows it, which saves one allocation per value.
func (p *valuePairs[V]) value(at int) any {
	if other, ok := p.others[at]; ok {
		return other
	}
	switch {
	case p.lacks(at):
		return nil
	case p.empty == nil:
		return p.pairs[at]
	}
	return pointing(p.empty, unsafe.Pointer(&p.pairs[at]))
}

// comparesPlainly reports whether == distinguishes values of a kind like same.Values.
func comparesPlainly(k reflect.Kind) bool {
	return k >= reflect.Bool && k <= reflect.Uintptr || k == reflect.String
}

// pointsToValues reports whether an interface with a value of type t holds a pointer to it. Such an interface
// may point to a value in a slice that is never written again, instead of a copy.
func pointsToValues(t reflect.Type) bool {
	k := t.Kind()
	return k >= reflect.Bool && k <= reflect.Complex128 || k == reflect.String || t == reflect.TypeFor[time.Time]()
}

// pointing returns an interface with the dynamic type of like whose data pointer is value.
// pointsToValues must hold for that type.
func pointing(like any, value unsafe.Pointer) any {
	type words struct{ typ, value unsafe.Pointer }
	(*words)(unsafe.Pointer(&like)).value = value
	return like
}
