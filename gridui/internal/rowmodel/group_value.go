// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"math"
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/intern"
)

// valueIDs numbers the values of a field in the order of their appearance.
type valueIDs struct {
	field *Field
	texts *intern.Texts
	bits  map[uint64]uint32
	order []uint64 // the keys of bits by number
	// far numbers the values that Field.Integers clamps, by Field.Beyond; farText is the inverse.
	// These values occupy places in order too.
	far     map[string]uint32
	farText map[uint32]string
	none    int64 // the number of the missing value, -1 before it appears
	// guessed is set if the ids passed to read hold likely numbers, or noGuess.
	guessed bool
}

func newValueIDs(f *Field) *valueIDs {
	v := &valueIDs{field: f, none: -1}
	if f.Integers == nil && f.Numbers == nil {
		v.texts = new(intern.Texts)
	} else {
		v.bits = map[uint64]uint32{}
	}
	return v
}

// noGuess is not the number of any value.
const noGuess = math.MaxUint32

// readAll numbers the values of any number of rows.
func (v *valueIDs) readAll(j *Job, rd *reader, rows []int32, ids []uint32) {
	for part := range slices.Chunk(rows, batch) {
		j.check(len(part))
		v.read(rd, part, ids[:len(part)])
		ids = ids[len(part):]
	}
}

// take numbers the values of o after the values of v, and returns the mapping from o's numbers to
// v's.
func (v *valueIDs) take(o *valueIDs) (table []uint32) {
	if o.none == 0 {
		table = append(table, v.missing())
	}
	for i := range o.others() {
		if v.texts != nil {
			table = append(table, v.shift(v.texts.ID(o.texts.List[i])))
		} else if text, far := o.farText[uint32(i)]; far {
			table = append(table, v.beyond(text))
		} else {
			table = append(table, v.number(o.order[i], false))
		}
		if o.none == int64(len(table)) {
			table = append(table, v.missing())
		}
	}
	return table
}

// len returns the number of numbered values.
func (v *valueIDs) len() int {
	if v.none >= 0 {
		return v.others() + 1
	}
	return v.others()
}

// others returns the number of numbered values without the missing value.
func (v *valueIDs) others() int {
	if v.texts != nil {
		return len(v.texts.List)
	}
	return len(v.order)
}

// read writes the numbers of the values of a batch of rows to ids.
func (v *valueIDs) read(rd *reader, rows []int32, ids []uint32) {
	switch {
	case v.texts != nil:
		texts, missing := rd.textsOf(v.field, rows), rd.missing(v.field, rows)
		if v.guessed {
			rd.touch(texts)
		}
		for i, text := range texts {
			switch at := v.index(ids[i]); {
			case missing[i]:
				ids[i] = v.missing()
			case at < 0 || v.texts.List[at] != text:
				ids[i] = v.shift(v.texts.ID(text))
			}
		}
	case v.field.Integers != nil:
		ints, missing := rd.ints[:len(rows)], rd.missing(v.field, rows)
		v.field.Integers(ints, rows)
		for i, n := range ints {
			if clamped(n) && v.field.Beyond != nil && !missing[i] {
				ids[i] = v.beyond(v.field.Beyond(rows[i]))
			} else if at := v.index(ids[i]); at < 0 || missing[i] || v.order[at] != uint64(n) {
				ids[i] = v.number(uint64(n), missing[i])
			}
		}
	default:
		for i, n := range rd.numbersOf(v.field, rows) {
			ids[i] = v.number(numberKey(n), n != n)
		}
	}
}

// index returns the index of a guessed value, -1 if there is no such value.
func (v *valueIDs) index(id uint32) int {
	if !v.guessed {
		return -1
	}
	at := int64(id)
	if v.none >= 0 && at >= v.none {
		if at == v.none {
			return -1
		}
		at--
	}
	if at >= int64(v.others()) {
		return -1
	}
	return int(at)
}

func (v *valueIDs) number(bits uint64, missing bool) uint32 {
	if missing {
		return v.missing()
	}
	id, ok := v.bits[bits]
	if !ok {
		id = uint32(len(v.order))
		v.bits[bits] = id
		v.order = append(v.order, bits)
	}
	return v.shift(id)
}

// beyond returns the number of a value beyond int64, by its text.
func (v *valueIDs) beyond(text string) uint32 {
	id, ok := v.far[text]
	if !ok {
		if v.far == nil {
			v.far, v.farText = map[string]uint32{}, map[uint32]string{}
		}
		id = uint32(len(v.order))
		v.far[text], v.farText[id] = id, text
		v.order = append(v.order, 1<<63) // the least int64, which only clamped values have
	}
	return v.shift(id)
}

// missing returns the number of the missing value.
func (v *valueIDs) missing() uint32 {
	if v.none < 0 {
		v.none = int64(v.others())
	}
	return uint32(v.none)
}

// shift skips the number of the missing value.
func (v *valueIDs) shift(id uint32) uint32 {
	if v.none >= 0 && int64(id) >= v.none {
		id++
	}
	return id
}
