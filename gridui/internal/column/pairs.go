// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"reflect"
	"slices"
	"time"
	"unsafe"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/tracking"
)

// Pairs are values of the cells of one column before and after a change, by
// number. They take little more room than the values themselves, of which a paste has
// millions.
type Pairs interface {
	// Grow makes room for n more.
	Grow(n int)
	// Before notes the value of a cell that is about to change, after the value that
	// it then has, and says whether it is another one.
	Before(row rowdata.Row) (i int)
	After(i int, row rowdata.Row) (changed bool)
	// Write stores texts from the one at hand on, until one is refused, and notes the
	// values before; settle does what after does, for all that were written. readAhead
	// gives what the texts mean, as far as that is known.
	Write(texts *TextRun) error
	Settle(texts *TextRun)
	ReadAhead(read TextReader)
	// Both are the raw values before and after, nil where there was none. Nothing is to
	// be noted once they were asked for.
	Both(i int) (old, now any)
	// HadNone says whether there was none before, lacking whether any was missing.
	HadNone(i int) bool
	Lacking() bool
}

// valuePairs are the values of a column of type V.
type valuePairs[V any] struct {
	of *Value[V]
	// pairs are values before, at even places, and after.
	pairs []V
	// missing are the places in pairs of cells that had no value, a bit for each; it
	// ends with the last.
	missing []uint64
	// empty is a V as an any, where one can be made of the address of a V; else nil.
	empty any
	// ahead are the values of texts to be written, or nil.
	ahead *aheadTexts[V]
}

func (t *Value[V]) values() Pairs {
	p := &valuePairs[V]{of: t}
	if pointsToValues(reflect.TypeFor[V]()) {
		p.empty = *new(V)
	}
	return p
}

func (p *valuePairs[V]) Grow(n int) { p.pairs = slices.Grow(p.pairs, 2*n) }

func (p *valuePairs[V]) Before(row rowdata.Row) (i int) { return p.note(p.of.Get(row)) }

func (p *valuePairs[V]) note(v V, ok bool) (i int) {
	i = len(p.pairs)
	p.pairs = append(p.pairs, v, v)
	if !ok {
		p.lack(i)
	}
	return i / 2
}

func (p *valuePairs[V]) Write(texts *TextRun) error {
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
		if v, read := p.ahead.value(texts.Lines[texts.I], old); read {
			p.of.put(r.Row, v)
		} else if err := p.of.setText(r.Row, text, old); err != nil {
			return err
		}
		texts.Cell(texts.I).Value = int32(p.note(old, ok))
	}
	return nil
}

func (p *valuePairs[V]) Settle(texts *TextRun) {
	for i := range texts.Lines {
		if cell := texts.Cell(i); cell.Value != Unwritten {
			cell.Same = !p.After(int(cell.Value), texts.Rows[i].Row)
		}
	}
}

func (p *valuePairs[V]) ReadAhead(read TextReader) {
	if r, ok := read.(*aheadTexts[V]); ok && r.fits(p.of) {
		p.ahead = r
	}
}

func (p *valuePairs[V]) After(i int, row rowdata.Row) (changed bool) {
	v, ok := p.of.Get(row)
	p.pairs[2*i+1] = v
	switch {
	case !ok:
		p.lack(2*i + 1)
		return !p.lacks(2 * i)
	case p.lacks(2 * i):
		return true
	case p.of.plain:
		return any(v) != any(p.pairs[2*i])
	}
	return !tracking.SameValue(p.value(2*i), p.value(2*i+1))
}

func (p *valuePairs[V]) Both(i int) (old, now any) { return p.value(2 * i), p.value(2*i + 1) }
func (p *valuePairs[V]) HadNone(i int) bool        { return p.lacks(2 * i) }

func (p *valuePairs[V]) Lacking() bool { return len(p.missing) > 0 }

func (p *valuePairs[V]) lack(at int) {
	for at/64 >= len(p.missing) {
		p.missing = append(p.missing, 0)
	}
	p.missing[at/64] |= 1 << (at % 64)
}

func (p *valuePairs[V]) lacks(at int) bool {
	return at/64 < len(p.missing) && p.missing[at/64]>>(at%64)&1 != 0
}

// value is a value as an any, which shares its memory where it can.
func (p *valuePairs[V]) value(at int) any {
	switch {
	case p.lacks(at):
		return nil
	case p.empty == nil:
		return p.pairs[at]
	}
	return pointing(p.empty, unsafe.Pointer(&p.pairs[at]))
}

// comparesPlainly says whether values of a kind are the same where they are equal.
func comparesPlainly(k reflect.Kind) bool {
	return k >= reflect.Bool && k <= reflect.Uintptr || k == reflect.String
}

// pointsToValues says whether an any that holds a value of a type points to it: such as
// points to a value that is never written to again is as good as one with its own.
func pointsToValues(t reflect.Type) bool {
	k := t.Kind()
	return k >= reflect.Bool && k <= reflect.Complex128 || k == reflect.String || t == reflect.TypeFor[time.Time]()
}

// pointing is an any of the type of another, for which pointsToValues holds, with the
// value at an address.
func pointing(like any, value unsafe.Pointer) any {
	type words struct{ typ, value unsafe.Pointer }
	(*words)(unsafe.Pointer(&like)).value = value
	return like
}
