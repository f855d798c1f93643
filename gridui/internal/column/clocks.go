// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"reflect"
	"strings"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/clocktext"
	"github.com/giogrid/giogrid/gridui/internal/numtext"
	"github.com/giogrid/giogrid/gridui/option"
)

// ParseClocks makes a column of times read times of day in the usual forms besides its layout: alone, which keeps the
// day, or behind a day, as in "2025-03-04 9:30 pm". It returns false for other columns.
func (t *Value[V]) ParseClocks() bool {
	if t.traits.kind != option.KindTime {
		return false
	}
	own, to := t.timeParser(), recast[V, time.Time]
	t.parse = func(text string, old V, by numtext.Reader) (V, error) {
		v, err := own(text, old, by)
		if err == nil {
			return v, nil
		}
		if usual, ok := t.times.usual(text, to(old)); ok {
			return own(usual, old, by)
		}
		return v, err
	}
	return true
}

// usual returns a time of day, which may follow a day, in the layout of the column. ok is false if text is none, or
// if the layout shows a day and neither text nor old has one.
func (r *timeReader) usual(text string, old time.Time) (in string, ok bool) {
	if r.parts.zone {
		return "", false
	}
	text = strings.TrimSpace(text)
	day := ShownBy(old)
	if len(text) > len(time.DateOnly) && r.parts.day {
		at, err := time.Parse(time.DateOnly, text[:len(time.DateOnly)])
		if err == nil {
			day, text = at, text[len(time.DateOnly):]
		}
	}
	clock, err := clocktext.Read(text)
	if err != nil || r.parts.day && day.IsZero() {
		return "", false
	}
	year, month, date := day.Date()
	return time.Date(year, month, date, 0, 0, 0, 0, time.UTC).Add(clock).Format(r.layout), true
}

// ParseText sets the parser of a column of strings, and of types made from string. It returns false for other columns.
func (t *Value[V]) ParseText(parse func(text string) (string, error)) bool {
	if t.Def.valueType.Kind() != reflect.String {
		return false
	}
	t.ParseBy(func(text string) (v V, err error) {
		text, err = parse(text)
		return recast[string, V](text), err
	})
	return true
}

// ShowsDay reports whether a layout of times shows the day.
func ShowsDay(layout string) bool { return partsOf(layout).day }
