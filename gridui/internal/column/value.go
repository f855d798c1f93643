// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"fmt"
	"reflect"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
)

// defaultTimeLayout shows times to the minute, in an order that reads the
// same everywhere.
const defaultTimeLayout = "2006-01-02 15:04"

// Value is a column without the type of its rows: what only the type of its values is
// needed for, so that columns of many kinds of rows share it.
type Value[V any] struct {
	Def    *Def
	Get    func(row rowdata.Row) (V, bool)     // false: the row has no value
	append func(dst []byte, v V) []byte        // the text of a value
	parse  func(text string, old V) (V, error) // nil: no way to read text
	put    func(row rowdata.Row, v V)          // nil: cells cannot be edited
	traits Traits[V]
	times  timeReader // of times
	// plain says that values are the same if they are equal.
	plain bool
	// formatted says that the caller makes the text of a value, sumFormat that of an
	// aggregate.
	formatted bool
	// ownParse says that the caller reads text.
	ownParse  bool
	Clear     func(row rowdata.Row)
	SumFormat func(v float64) string
}

// Begin fills in what a column is without options.
func (t *Value[V]) Begin(id, header string, tr Traits[V]) {
	d := New(id, header)
	d.Kind, d.Sums = tr.kind, t
	d.valueType = reflect.TypeFor[V]()
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
	t.filterBy(tr)
	if tr.kind == option.KindTime {
		t.LayoutBy(defaultTimeLayout)
	}
}

// keys gives the column what sorts it without comparing pairs of rows.
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

// erase fills in what the grid asks of every column. The functions look at
// t when they are called, so options set later hold.
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

// AppendValue is the text of a cell as its value gives it.
func (t *Value[V]) AppendValue(dst []byte, row rowdata.Row) []byte {
	v, ok := t.Get(row)
	if !ok {
		return dst
	}
	return t.append(dst, v)
}

// Lacks reports whether row has no value.
func (t *Value[V]) Lacks(row rowdata.Row) bool {
	_, ok := t.Get(row)
	return !ok
}

func (t *Value[V]) FormatBy(format func(v V) string) {
	t.formatted = format != nil
	t.Def.formatted = t.formatted
	if format == nil {
		t.append = t.traits.append
		t.LayoutBy(t.times.layout)
		return
	}
	t.append = func(dst []byte, v V) []byte { return append(dst, format(v)...) }
}

//go:noinline
func (t *Value[V]) LayoutBy(layout string) {
	if t.traits.kind != option.KindTime {
		return
	}
	if layout == "" {
		layout = defaultTimeLayout
	}
	to := recast[V, time.Time]
	t.times, t.Def.TimeLayout = timeReader{layout, partsOf(layout)}, layout
	t.append = func(dst []byte, v V) []byte { return to(v).AppendFormat(dst, layout) }
}

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
