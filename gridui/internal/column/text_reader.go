// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"strings"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
)

// TextReader reads texts for a column.
type TextReader interface {
	// Take reads the text of a line of the table. Those of lines above come first, and if
	// one was left out all below it are.
	Take(line int, text string)
}

// AheadLines is for how many lines room is made at a time.
const blockLines = 1024

// ReadTexts are the values of texts that were read ahead.
type aheadTexts[V any] struct {
	parse func(text string) (V, error)
	// times reads times, whose cells keep what it does not show; nil for other values.
	// zone is where its layout shows a zone: that of the first row.
	times  *timeReader
	zone   *time.Location
	blocks []*readBlock[V]
	lines  int
}

// readBlock are values of neighbouring lines, and which of them there are.
type readBlock[V any] struct {
	values [blockLines]V
	read   [blockLines]bool
}

// reader is for the texts of the column, where no function of the caller's has a say in
// what they mean.
func (t *Value[V]) reader(row rowdata.Row) TextReader {
	if t.Def.Set == nil || t.ownParse || t.Def.Choices != nil || t.Def.Kind == option.KindText {
		return nil
	}
	r := &aheadTexts[V]{parse: t.traits.parse}
	if r.parse == nil && t.traits.kind == option.KindTime {
		times, zone := t.times, time.UTC
		if times.parts.zone {
			old, _ := t.Get(row)
			zone = recast[V, time.Time](old).Location()
			r.zone = zone
		}
		r.times = &times
		r.parse = func(text string) (V, error) {
			at, err := times.parseOwn(strings.TrimSpace(text), zone)
			return recast[time.Time, V](at), err
		}
	}
	if r.parse == nil {
		return nil
	}
	return r
}

func (r *aheadTexts[V]) Take(line int, text string) {
	if line != r.lines {
		return
	}
	at := line % blockLines
	if at == 0 {
		r.blocks = append(r.blocks, new(readBlock[V]))
	}
	r.lines++
	if text == "" {
		return
	}
	if v, err := r.parse(text); err == nil {
		b := r.blocks[len(r.blocks)-1]
		b.values[at], b.read[at] = v, true
	}
}

// fits says whether a column still reads texts as it did.
func (r *aheadTexts[V]) fits(t *Value[V]) bool {
	return !t.ownParse && t.Def.Choices == nil && (r.times == nil || *r.times == t.times)
}

// Value is what the text of a line means in a cell with a value, and whether that is known.
func (r *aheadTexts[V]) value(line int, old V) (v V, ok bool) {
	if r == nil || line >= r.lines {
		return v, false
	}
	b, at := r.blocks[line/blockLines], line%blockLines
	if !b.read[at] {
		return v, false
	}
	if r.times == nil {
		return b.values[at], true
	}
	was := recast[V, time.Time](old)
	if r.zone != nil && was.Location() != r.zone {
		return v, false
	}
	now, err := r.times.keep(typedTime{recast[V, time.Time](b.values[at]), r.times.parts}, was)
	return recast[time.Time, V](now), err == nil
}
