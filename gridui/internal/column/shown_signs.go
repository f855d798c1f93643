// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"sync/atomic"
	"unicode/utf8"

	"github.com/giogrid/giogrid/gridui/internal/numtext"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// probe is the number that a Format is called with to find the signs that it writes.
const probe = 1234.5

// shownSigns are the signs that cells show numbers with. They are found when they are needed first.
type shownSigns struct{ found atomic.Pointer[numtext.Signs] }

// signsShown returns the signs that cells of the column show numbers with, zero where they show
// none or where these are unknown.
func (d *Def) signsShown() numtext.Signs {
	switch {
	case d.Worded || d.named || d.shown == nil || d.readsNumbers != nil && d.Number != nil && !d.readsNumbers():
		return numtext.Signs{}
	case d.formatted:
		return d.shown.of(d.probe)
	case d.Kind == option.KindNumber && d.Str != nil && d.NumberSigns == (locale.Numbers{}):
		return numtext.Signs{Decimal: '.', Grouping: ','} // as the texts of programs are read
	case d.Kind == option.KindNumber && d.Str == nil && d.integer == nil:
		return numtext.Signs{Decimal: '.'} // as appendFloat and decimal types write
	}
	return numtext.Signs{}
}

// of returns the signs in the text of probe.
func (s *shownSigns) of(text func() string) numtext.Signs {
	if found := s.found.Load(); found != nil {
		return *found
	}
	signs := numtext.Signs{}
	if text != nil {
		_ = Contained(func() error { signs = signsIn(text()); return nil })
	}
	s.found.Store(&signs)
	return signs
}

// probed returns the text of a number, empty if V is no number.
func (t *Value[V]) probed() string {
	if t.traits.unnumber == nil {
		return ""
	}
	v, _ := t.traits.unnumber(probe)
	return string(t.append(nil, v))
}

// signsIn returns the signs in a text of probe, which may be rounded to 1235.
func signsIn(text string) (signs numtext.Signs) {
	at := 0
	take := func() (r rune) {
		r, n := utf8.DecodeRuneInString(text[at:])
		at += n
		return r
	}
	for at < len(text) && take() != '1' {
	}
	if r := take(); r == '2' {
	} else if signs.Grouping = r; take() != '2' {
		return numtext.Signs{}
	}
	if take() != '3' {
		return numtext.Signs{}
	}
	switch take() {
	case '4':
		sign := take()
		if take() != '5' {
			return numtext.Signs{} // such as 1234.50 in another unit
		}
		signs.Decimal = sign
	case '5':
		switch signs.Grouping {
		case '.':
			signs.Decimal = ','
		case ',':
			signs.Decimal = '.'
		}
	default:
		return numtext.Signs{}
	}
	return signs
}

// differ reports whether numbers that are written with signs can be something else to a reader.
func differ(by numtext.Reader, signs numtext.Signs) bool {
	decimal := by.DecimalSign()
	return signs.Decimal != 0 && signs.Decimal != decimal || signs.Grouping == decimal
}
