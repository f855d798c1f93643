// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"reflect"
	"slices"
	"time"
	"unsafe"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/tracking"
)

// cellValues are values of the cells of one column before and after a change, by
// number. They take little more room than the values themselves, of which a paste has
// millions.
type cellValues interface {
	// grow makes room for n more.
	grow(n int)
	// before notes the value of a cell that is about to change, after the value that
	// it then has, and says whether it is another one.
	before(row rowdata.Row) (i int)
	after(i int, row rowdata.Row) (changed bool)
	// write stores texts from the one at hand on, until one is refused, and notes the
	// values before; settle does what after does, for all that were written. readAhead
	// gives what the texts mean, as far as that is known.
	write(texts *textRun) error
	settle(texts *textRun)
	readAhead(read textReader)
	// both are the raw values before and after, nil where there was none. Nothing is to
	// be noted once they were asked for.
	both(i int) (old, now any)
	// hadNone says whether there was none before, lacking whether any was missing.
	hadNone(i int) bool
	lacking() bool
}

// valuePairs are the values of a column of type V.
type valuePairs[V any] struct {
	of *valued[V]
	// pairs are values before, at even places, and after.
	pairs []V
	// missing are the places in pairs of cells that had no value, a bit for each; it
	// ends with the last.
	missing []uint64
	// empty is a V as an any, where one can be made of the address of a V; else nil.
	empty any
	// ahead are the values of texts to be written, or nil.
	ahead *readTexts[V]
}

func (t *valued[V]) values() cellValues {
	p := &valuePairs[V]{of: t}
	if pointsToValues(reflect.TypeFor[V]()) {
		p.empty = *new(V)
	}
	return p
}

func (p *valuePairs[V]) grow(n int) { p.pairs = slices.Grow(p.pairs, 2*n) }

func (p *valuePairs[V]) before(row rowdata.Row) (i int) { return p.note(p.of.get(row)) }

func (p *valuePairs[V]) note(v V, ok bool) (i int) {
	i = len(p.pairs)
	p.pairs = append(p.pairs, v, v)
	if !ok {
		p.lack(i)
	}
	return i / 2
}

func (p *valuePairs[V]) write(texts *textRun) error {
	for ; texts.i < len(texts.lines); texts.i++ {
		text, ok := texts.text()
		if !ok {
			continue
		}
		r := &texts.rows[texts.i]
		if !p.of.def.editableIn(r.before) || texts.hides != nil && texts.hides(r.record) {
			return errNotEditable
		}
		old, ok := p.of.get(r.row)
		if v, read := p.ahead.value(texts.lines[texts.i], old); read {
			p.of.put(r.row, v)
		} else if err := p.of.setText(r.row, text, old); err != nil {
			return err
		}
		texts.cell(texts.i).value = int32(p.note(old, ok))
	}
	return nil
}

func (p *valuePairs[V]) settle(texts *textRun) {
	for i := range texts.lines {
		if cell := texts.cell(i); cell.value != unwritten {
			cell.same = !p.after(int(cell.value), texts.rows[i].row)
		}
	}
}

func (p *valuePairs[V]) readAhead(read textReader) {
	if r, ok := read.(*readTexts[V]); ok && r.fits(p.of) {
		p.ahead = r
	}
}

func (p *valuePairs[V]) after(i int, row rowdata.Row) (changed bool) {
	v, ok := p.of.get(row)
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

func (p *valuePairs[V]) both(i int) (old, now any) { return p.value(2 * i), p.value(2*i + 1) }
func (p *valuePairs[V]) hadNone(i int) bool        { return p.lacks(2 * i) }

func (p *valuePairs[V]) lacking() bool { return len(p.missing) > 0 }

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
