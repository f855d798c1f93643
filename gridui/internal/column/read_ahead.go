// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"strings"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/numtext"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// blockLines is the number of lines that aheadTexts allocates memory for at a time.
const blockLines = 1024

// aheadTexts holds values that were parsed in the background. It implements TextReader.
type aheadTexts[V any] struct {
	parse func(text string, by numtext.Reader) (V, error)
	// by reads numbers for parse. It is requested from the column in the frame and not by Take.
	by numberReader
	// times parses times, nil for other values. value merges the result with the old time of
	// the cell, see timeReader.keep.
	times *timeReader
	// zone is the location that texts were parsed in if the layout shows a time zone: that of
	// the first row. It is nil otherwise.
	zone   *time.Location
	blocks []*readBlock[V]
	// lines is the number of lines taken.
	lines int
}

// readBlock holds the values of consecutive lines. read marks the texts that could be parsed.
type readBlock[V any] struct {
	values [blockLines]V
	read   [blockLines]bool
}

// reader returns a TextReader for the column, with the location of times from row. It returns
// nil if parsing depends on a function of the program, which must not run in the background,
// or if text is stored as it is.
func (t *Value[V]) reader(row rowdata.Row) TextReader {
	if t.Def.Set == nil || t.ownParse || t.Def.Choices != nil || t.Def.Kind == option.KindText || t.Def.stylesNumbers() && t.traits.text != nil {
		return nil
	}
	r := &aheadTexts[V]{parse: t.traits.parse, by: numberReader{def: t.Def}}
	r.by.set(locale.Numbers{})
	if r.parse == nil && t.traits.kind == option.KindTime {
		times, zone := t.times, time.UTC
		if times.parts.zone {
			old, _ := t.Get(row)
			zone = recast[V, time.Time](old).Location()
			r.zone = zone
		}
		r.times = &times
		r.parse = func(text string, _ numtext.Reader) (V, error) {
			at, err := times.parseOwn(strings.TrimSpace(text), zone)
			return recast[time.Time, V](at), err
		}
	}
	if r.parse == nil {
		return nil
	}
	return r
}

// ReadNumbers implements TextReader.
func (r *aheadTexts[V]) ReadNumbers(numbers locale.Numbers) { r.by.set(numbers) }

// Take implements TextReader. It leaves text that cannot be parsed to Pairs.Write, which reports the error.
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
	if v, err := r.parse(text, r.by.Reader); err == nil {
		b := r.blocks[len(r.blocks)-1]
		b.values[at], b.read[at] = v, true
	}
}

// fits reports whether column t still parses texts as when r was made.
func (r *aheadTexts[V]) fits(t *Value[V]) bool {
	return !t.ownParse && t.Def.Choices == nil && (r.times == nil || r.times.layout == t.times.layout)
}

// with returns r if it reads numbers by the signs of the grid, or else nil.
func (r *aheadTexts[V]) with(numbers locale.Numbers) *aheadTexts[V] {
	if r == nil || !r.by.holds(numbers) {
		return nil
	}
	return r
}

// value returns the value of the text of a line, for a cell with value old. It returns false if it is
// unknown: the text must then be parsed again. r may be nil.
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
