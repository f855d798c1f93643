// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formats

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/numtext"
	"github.com/giogrid/giogrid/gridui/internal/profile"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rules"
	"github.com/giogrid/giogrid/gridui/locale"
)

// reader reads cells for rules, using its buffers.
type reader struct {
	value       rules.Value
	text, lower []byte
}

// read returns the value of a cell. It is valid until the next call.
func (r *reader) read(p *page, row rowdata.Row) *rules.Value {
	r.value = rules.Value{Missing: p.def.Missing != nil && p.def.Missing(row)}
	v := &r.value
	if !v.Missing {
		r.number(p, row)
	}
	if p.ready.NeedsText || p.ready.NeedsTimes && p.kind == profile.Texts {
		r.text = p.def.AppendText(r.text[:0], row)
		r.lower = appendLower(r.lower[:0], r.text)
		v.Text = r.lower
		v.Missing = v.Missing || p.kind == profile.Texts && len(r.text) == 0
	}
	if p.ready.NeedsTimes && p.figures != nil && !v.Missing {
		v.Times = r.times(p)
	}
	return v
}

// number reads the number of a value, or its truth.
func (r *reader) number(p *page, row rowdata.Row) {
	v := &r.value
	switch p.kind {
	case profile.Numbers:
		v.Number, v.Numeric = column.CellValues{Def: p.def}.NumberOf(row)
	case profile.Times:
		v.Number, v.Numeric = column.CellValues{Def: p.def}.ClockOf(row)
	case profile.Bools:
		v.On, v.Truth = p.def.Boolean(row)
		if v.On {
			v.Number = 1
		}
	}
}

// times returns the number of occurrences of the value.
func (r *reader) times(p *page) (times int64) {
	switch {
	case p.kind == profile.Texts:
		times, _ = p.figures.TextTimes(r.text)
	case r.value.Numeric || r.value.Truth:
		times, _ = p.figures.NumberTimes(r.value.Number)
	}
	return times
}

// appendLower appends a text in lower case.
func appendLower(dst, text []byte) []byte {
	for i := 0; i < len(text); {
		if c := text[i]; c < utf8.RuneSelf {
			if 'A' <= c && c <= 'Z' {
				c += 'a' - 'A'
			}
			dst = append(dst, c)
			i++
			continue
		}
		c, n := utf8.DecodeRune(text[i:])
		dst = utf8.AppendRune(dst, unicode.ToLower(c))
		i += n
	}
	return dst
}

// operand parses the operand of a condition, like filters of the column.
func operand(d *column.Def, signs locale.Numbers, text string) rules.Operand {
	o := rules.Operand{Text: string(appendLower(nil, []byte(text)))}
	if strings.TrimSpace(text) == "" {
		return o
	}
	if d.Span != nil {
		if span, ok := d.Span(text); ok {
			// The last second extends to its end.
			return rules.Operand{Lo: float64(span.First), Hi: float64(span.Last) + 0.999999, Numeric: true, Text: o.Text}
		}
		return o
	}
	read := d.Operand
	if read == nil {
		read = readNumber
	}
	if n, ok := read(text, d.NumberReader(signs)); ok {
		o.Lo, o.Hi, o.Numeric = n.F, n.F, true
	}
	return o
}

// readNumber reads a number for columns without a reader.
func readNumber(text string, by numtext.Reader) (column.Number, bool) {
	return column.ReadNumberBy(by, text)
}
