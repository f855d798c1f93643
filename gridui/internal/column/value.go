// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"fmt"
	"reflect"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
)

// Value is the part of a column that needs the type V of its values but not the type of its
// rows, so that columns of all row types share its code. It fills in Def.
type Value[V any] struct {
	// Def is the definition that Begin makes.
	Def *Def
	// Get returns the value of a row, false if the row has no value.
	Get func(row rowdata.Row) (V, bool)
	// append appends the text of a value.
	append func(dst []byte, v V) []byte
	// appendPlain appends the digits of a number of a column with a style.
	appendPlain func(dst []byte, v V) []byte
	// parse parses text, nil if V has no parser.
	parse parser[V]
	// put stores a value, nil if cells cannot be edited.
	put func(row rowdata.Row, v V)
	// PutOther stores a text that is not a value of the column; nil: such text is refused.
	PutOther func(row rowdata.Row, text string)
	traits   Traits[V]
	// times parses times, for values that are times.
	times timeReader
	// plain reports that == compares values like same.Values.
	plain bool
	// formatted reports that a function of the program makes the text of values.
	formatted bool
	// plainParse reports that parse reads numbers with the signs of the column, although it is the program's.
	plainParse bool
	// ownParse reports that a function of the program parses text.
	ownParse bool
	// Clear removes the value of a row. nil: a cleared cell gets the zero value.
	Clear func(row rowdata.Row)
	// fits reports whether a value has the type of the column; nil: every V has. See Dynamic.
	fits func(v any) bool
	// next computes the i-th value of a fill, nil for the rules of series.
	next func(source []V, i int) (V, bool)
	// SumFormat makes the text of a numeric aggregate, nil for the default.
	SumFormat func(v float64) string
}

// Begin makes the definition of a column without options. Get must be set before; a nil Get is
// reported as an error in Def.
func (t *Value[V]) Begin(id, header string, tr Traits[V]) {
	d := New(id, header)
	d.Kind, d.Sums = tr.kind, t
	d.valueType, d.named, d.readsNumbers = reflect.TypeFor[V](), tr.named, t.readsNumbers
	d.shown, d.probe = &shownSigns{}, t.probed
	d.hidden = newHiddenDigits(tr.append)
	d.spells = tr.named && tr.number == nil || d.valueType == reflect.TypeFor[time.Duration]()
	t.Def, t.append, t.traits = d, tr.append, tr
	t.plain = comparesPlainly(d.valueType.Kind())
	if t.Get == nil {
		d.Fail(fmt.Errorf("gridui: column %q has no accessor", id))
		t.Get = func(rowdata.Row) (v V, ok bool) { return v, false }
	}
	t.erase()
	t.ParseBy(nil)
	if tr.compare != nil {
		t.CompareBy(tr.compare)
	}
	if tr.number != nil {
		d.Number = func(row rowdata.Row) (float64, bool) {
			v, ok := t.Get(row)
			return tr.number(v), ok
		}
	}
	t.keys(tr)
	t.ReadBy(t.Get)
	d.basic = d.plainKind()
	t.filterBy(tr)
	if tr.kind == option.KindTime {
		d.time = func(row rowdata.Row) (time.Time, bool) {
			v, ok := t.Get(row)
			return recast[V, time.Time](v), ok
		}
		t.LayoutBy(defaultTimeLayout)
	}
}

// keys sets the functions of the definition that sort rows by keys, without comparing pairs of rows. It is
// not inlined, since programs have many columns.
//
//go:noinline
func (t *Value[V]) keys(tr Traits[V]) {
	t.Def.keyed = !tr.custom && (tr.integer != nil || tr.number != nil || tr.text != nil)
	if tr.integer != nil {
		t.Def.integer = func(row rowdata.Row) (int64, bool) {
			v, ok := t.Get(row)
			return tr.integer(v), ok
		}
	}
	if tr.text != nil {
		t.Def.Str = func(row rowdata.Row) (string, bool) {
			v, ok := t.Get(row)
			return tr.text(v), ok
		}
	}
}

// ReadBy sets the function that returns the value of a row. For the most common types of values, the
// definition uses get directly. ReadBy is not inlined, since programs have many columns.
//
//go:noinline
func (t *Value[V]) ReadBy(get func(row rowdata.Row) (V, bool)) {
	t.Get, t.Def.Direct = get, Direct{}
	switch get := any(get).(type) {
	case func(rowdata.Row) (float64, bool):
		t.Def.Number = get
	case func(rowdata.Row) (string, bool):
		t.Def.Str = get
	case func(rowdata.Row) (int64, bool):
		t.Def.integer = get
	}
}

// erase sets the functions of the definition that every column has. They read t when they are
// called, so that options set later take effect.
func (t *Value[V]) erase() {
	t.Def.AppendText, t.Def.ValueText, t.Def.EditText = t.AppendValue, t.AppendValue, t.appendEdited
	t.Def.Value = func(row rowdata.Row) any {
		v, ok := t.Get(row)
		if !ok {
			return nil
		}
		return v
	}
	t.Def.Missing = t.Lacks
}

// AppendValue appends the text of the row's value, nothing if the value is missing.
func (t *Value[V]) AppendValue(dst []byte, row rowdata.Row) []byte {
	if text, ok := other(t.Def, row); ok {
		return append(dst, text...)
	}
	v, ok := t.Get(row)
	if !ok {
		return dst
	}
	return t.append(dst, v)
}

// other returns the text that a row holds instead of a value of the column.
func other(d *Def, row rowdata.Row) (text string, ok bool) {
	if d.Otherwise == nil {
		return "", false
	}
	return d.Otherwise(row)
}

// Lacks reports whether row has no value.
func (t *Value[V]) Lacks(row rowdata.Row) bool {
	_, ok := t.Get(row)
	return !ok
}

// FormatBy sets the function that makes the text of a value. nil restores the default.
func (t *Value[V]) FormatBy(format func(v V) string) {
	t.formatted = format != nil
	t.Def.Styled, t.times.local = nil, nil
	t.Def.formatted, t.Def.shown = t.formatted, &shownSigns{}
	if format == nil {
		t.append = t.traits.append
		t.LayoutBy(t.times.layout)
		return
	}
	t.append = func(dst []byte, v V) []byte { return append(dst, format(v)...) }
}

// ShowBy sets the function that appends the text of a value, which the parser of the column reads.
func (t *Value[V]) ShowBy(show func(dst []byte, v V) []byte) { t.append = show }

// LayoutBy sets the layout that times are formatted and parsed in. An empty layout is the
// default one. It does nothing for other values.
//
//go:noinline
func (t *Value[V]) LayoutBy(layout string) {
	if t.traits.kind != option.KindTime {
		return
	}
	if layout == "" {
		layout = defaultTimeLayout
	}
	to := recast[V, time.Time]
	t.times, t.Def.TimeLayout, t.Def.Styled = timeReader{layout: layout, parts: partsOf(layout)}, layout, nil
	t.append = func(dst []byte, v V) []byte { return to(v).AppendFormat(dst, layout) }
}

// CompareBy sets the order of values. nil: the values have no order.
//
//go:noinline
func (t *Value[V]) CompareBy(compare func(a, b V) int) {
	t.Def.Compare, t.Def.keyed = nil, false
	if compare != nil {
		t.Def.Compare = func(a, b rowdata.Row) int {
			va, _ := t.Get(a)
			vb, _ := t.Get(b)
			return compare(va, vb)
		}
	}
}

// as returns v as a value of the column, false if it has another type.
func (t *Value[V]) as(v any) (x V, ok bool) {
	x, ok = v.(V)
	return x, ok && (t.fits == nil || t.fits(v))
}
