// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profiling

import (
	"cmp"
	"strings"
	"unsafe"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/profile"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
)

// KindOf returns the kind of profile for the values of a column.
func KindOf(d *column.Def) profile.Kind {
	switch d.FilterKind() {
	case option.KindNumber:
		if (column.CellValues{Def: d}).ReadsNumbers() {
			return profile.Numbers
		}
	case option.KindTime:
		if (column.CellValues{Def: d}).ReadsClock() {
			return profile.Times
		}
	case option.KindBool:
		return profile.Bools
	}
	return profile.Texts
}

// asked returns the settings of the sketches of a column.
func (s *settings) asked(d *column.Def, needs Needs) profile.Of {
	o := AskedOf(d)
	o.Exact, o.Extremes, o.Counts, o.Before = s.Exact, needs.Extremes, needs.Counts, before
	return o
}

// AskedOf returns the kind of values of a column.
func AskedOf(d *column.Def) profile.Of {
	o := profile.Of{Kind: KindOf(d)}
	o.Whole = o.Kind == profile.Numbers && (column.CellValues{Def: d}).Whole()
	return o
}

// before orders texts without letter case, and equal ones by code points.
func before(a, b string) bool {
	if c := strings.Compare(strings.ToLower(a), strings.ToLower(b)); c != 0 {
		return c < 0
	}
	return cmp.Less(a, b)
}

// reader reads cells of a column into sketches, on one goroutine.
type reader struct {
	def     *column.Def
	kind    profile.Kind
	numbers []float64
	text    []byte
}

// read adds some records of leased rows to a sketch.
func (r *reader) read(to *profile.Sketch, rows rowdata.Source, at []coord.Record) {
	switch r.kind {
	case profile.Texts:
		r.readTexts(to, rows, at)
		return
	case profile.Bools:
		r.numbers = r.appendBools(r.numbers[:0], rows, at)
	case profile.Times:
		r.numbers = column.CellValues{Def: r.def}.AppendClock(r.numbers[:0], rows, at)
	case profile.Numbers:
		r.numbers = column.CellValues{Def: r.def}.AppendNumbers(r.numbers[:0], rows, at)
	}
	to.AddNumbers(r.numbers)
	to.AddMissing(len(at) - len(r.numbers))
}

func (r *reader) appendBools(dst []float64, rows rowdata.Source, at []coord.Record) []float64 {
	for _, i := range at {
		switch on, ok := r.def.Boolean(rows.At(int(i))); {
		case ok && on:
			dst = append(dst, 1)
		case ok:
			dst = append(dst, 0)
		}
	}
	return dst
}

// readTexts reads the texts of cells. A cell without text has no value, as for filters.
func (r *reader) readTexts(to *profile.Sketch, rows rowdata.Source, at []coord.Record) {
	shown := r.def.ShownString()
	missing := 0
	for _, i := range at {
		row := rows.At(int(i))
		if r.def.Missing != nil && r.def.Missing(row) {
			missing++
			continue
		}
		text, shared := "", false
		if shown != nil {
			text, _ = shown(row)
		} else {
			r.text = r.def.AppendText(r.text[:0], row)
			text, shared = unsafe.String(unsafe.SliceData(r.text), len(r.text)), true
		}
		if text == "" {
			missing++
			continue
		}
		to.AddText(text, shared)
	}
	to.AddMissing(missing)
}
