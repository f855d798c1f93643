// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structfields

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/option"
)

// Tag is the tag "grid" of a field: a header, and options in any order, such as
//
//	`grid:"Unit price,width=120,align=end,edit"`
//
// A header or a value with a comma is written in single quotes, and a quote in it twice.
type Tag struct {
	Header, ID, Group, Layout, Type string
	// Width, Min and Max are widths of the column, Flex is its weight. Zero: the default.
	Width, Min, Max unit.Dp
	Flex            float32
	Align           option.Align
	Aggregate       option.Aggregate
	Pin             option.ColumnPinSide
	// Kind replaces the kind of the values if HasKind is set.
	Kind    option.Kind
	HasKind bool
	// Format is the format of the values if HasFormat is set.
	Format    option.Format
	HasFormat bool
	// Inline makes the fields of a struct columns without a group.
	Inline bool

	Edit, Hidden, Auto, Wrap, Merge          bool
	NoSort, NoFilter, NoMove, NoHide, NoCopy bool
}

// flags returns the options without a value, by name.
func (t *Tag) flags() map[string]*bool {
	return map[string]*bool{
		"edit": &t.Edit, "hidden": &t.Hidden, "auto": &t.Auto, "wrap": &t.Wrap, "merge": &t.Merge, "inline": &t.Inline,
	}
}

// offs returns the options that are on unless their value is "off", by name.
func (t *Tag) offs() map[string]*bool {
	return map[string]*bool{
		"sort": &t.NoSort, "filter": &t.NoFilter, "move": &t.NoMove, "hide": &t.NoHide, "copy": &t.NoCopy,
	}
}

// parseTag parses a tag. It returns what can be used of it, and the errors of the rest.
func parseTag(text string) (t Tag, err error) {
	parts, err := split(text)
	for i, p := range parts {
		if i == 0 {
			t.Header = p.value
			if p.key != "" {
				t.Header = p.key + "=" + p.value
			}
			continue
		}
		if e := t.set(p); e != nil {
			err = errors.Join(err, e)
		}
	}
	return t, err
}

// set sets an option.
func (t *Tag) set(p part) error {
	if p.key == "" {
		if on, ok := t.flags()[p.value]; ok {
			*on = true
			return nil
		}
		return fmt.Errorf("tag %q is unknown", p.value)
	}
	if off, ok := t.offs()[p.key]; ok {
		if p.value != "off" {
			return fmt.Errorf("tag %s=%s: the only value is off", p.key, p.value)
		}
		*off = true
		return nil
	}
	if err := t.setValue(p.key, p.value); err != nil {
		return fmt.Errorf("tag %s=%s: %w", p.key, p.value, err)
	}
	return nil
}

// errUnknown is the error of a key that no option has.
var errUnknown = errors.New("the key is unknown")

// setValue sets an option with a value.
func (t *Tag) setValue(key, value string) (err error) {
	switch key {
	case "id":
		t.ID = value
	case "group":
		t.Group = value
	case "type":
		t.Type = value
	case "layout":
		t.Layout = value
	case "pin":
		t.Pin, err = named(value, map[string]option.ColumnPinSide{"left": option.ColumnPinLeft, "right": option.ColumnPinRight})
	case "format":
		err = t.setFormat(value)
	case "currency":
		t.HasFormat, t.Format.Currency = true, value
	case "digits":
		err = t.setDigits(value)
	case "width":
		t.Width, err = size[unit.Dp](value)
	case "min":
		t.Min, err = size[unit.Dp](value)
	case "max":
		t.Max, err = size[unit.Dp](value)
	case "flex":
		t.Flex, err = size[float32](value)
	case "align":
		t.Align, err = named(value, map[string]option.Align{
			"start": option.AlignStart, "center": option.AlignCenter, "end": option.AlignEnd, "decimal": option.AlignDecimal,
		})
	case "kind":
		t.Kind, err = named(value, map[string]option.Kind{
			"text": option.KindText, "number": option.KindNumber, "time": option.KindTime, "bool": option.KindBool,
			"other": option.KindOther,
		})
		t.HasKind = err == nil
	case "agg":
		t.Aggregate, err = named(value, aggregates)
	default:
		err = errUnknown
	}
	return err
}

// aggregates are the aggregates by name.
var aggregates = map[string]option.Aggregate{
	"sum": option.AggregateSum, "min": option.AggregateMin, "max": option.AggregateMax, "average": option.AggregateAverage,
	"count": option.AggregateCount, "first": option.AggregateFirst, "last": option.AggregateLast,
	"distinct": option.AggregateDistinct,
}

// size parses a positive number.
func size[F ~float32](text string) (F, error) {
	f, err := strconv.ParseFloat(text, 32)
	if err != nil || !(f > 0) || math.IsInf(f, 1) {
		return 0, errors.New("a number above 0 was expected")
	}
	return F(f), nil
}

// named returns the value of a name. Its error lists the names.
func named[V any](name string, values map[string]V) (v V, err error) {
	v, ok := values[name]
	if !ok {
		var all []string
		for n := range values {
			all = append(all, n)
		}
		slices.Sort(all)
		return v, errors.New("one of these was expected: " + strings.Join(all, ", "))
	}
	return v, nil
}

// A part is an element of a tag: a value, or a key and a value.
type part struct{ key, value string }

// split splits a tag at its commas.
func split(text string) (parts []part, err error) {
	for rest := text; ; {
		var p part
		if at := strings.IndexAny(rest, "=,'"); at >= 0 && rest[at] == '=' {
			p.key, rest = strings.TrimSpace(rest[:at]), rest[at+1:]
		}
		trimmed := strings.TrimLeft(rest, " ")
		if quoted, ok := strings.CutPrefix(trimmed, "'"); ok {
			value, after, closed := unquote(quoted)
			if !closed {
				err = fmt.Errorf("tag %q: a quote is not closed", text)
			}
			p.value, rest = value, strings.TrimLeft(after, " ")
			if rest != "" && rest[0] != ',' {
				err = fmt.Errorf("tag %q: a comma was expected after a quote", text)
				if at := strings.IndexByte(rest, ','); at >= 0 {
					rest = rest[at:]
				} else {
					rest = ""
				}
			}
		} else if at := strings.IndexByte(rest, ','); at >= 0 {
			p.value, rest = strings.TrimSpace(rest[:at]), rest[at:]
		} else {
			p.value, rest = strings.TrimSpace(rest), ""
		}
		parts = append(parts, p)
		if rest == "" {
			return parts, err
		}
		rest = rest[1:] // the comma
	}
}

// unquote returns the text up to the closing quote, and the rest after it.
func unquote(text string) (value, rest string, closed bool) {
	var b strings.Builder
	for i := 0; i < len(text); i++ {
		if text[i] != '\'' {
			b.WriteByte(text[i])
			continue
		}
		if i+1 < len(text) && text[i+1] == '\'' {
			b.WriteByte('\'')
			i++
			continue
		}
		return b.String(), text[i+1:], true
	}
	return b.String(), "", false
}
