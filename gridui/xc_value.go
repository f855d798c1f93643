// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

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

// valued is a column without the type of its rows: what only the type of its values is
// needed for, so that columns of many kinds of rows share it.
type valued[V any] struct {
	def    *columnDef
	get    func(row rowdata.Row) (V, bool)     // false: the row has no value
	append func(dst []byte, v V) []byte        // the text of a value
	parse  func(text string, old V) (V, error) // nil: no way to read text
	put    func(row rowdata.Row, v V)          // nil: cells cannot be edited
	traits traits[V]
	times  timeReader // of times
	// plain says that values are the same if they are equal.
	plain bool
	// formatted says that the caller makes the text of a value, sumFormat that of an
	// aggregate.
	formatted bool
	// ownParse says that the caller reads text.
	ownParse  bool
	clear     func(row rowdata.Row)
	sumFormat func(v float64) string
}

// begin fills in what a column is without options.
func (t *valued[V]) begin(id, header string, tr traits[V]) {
	d := newColumnDef(id, header)
	d.kind, d.sums = tr.kind, t
	d.typ = reflect.TypeFor[V]()
	d.spells = tr.named && tr.number == nil || d.typ == reflect.TypeFor[time.Duration]()
	t.def, t.append, t.traits = d, tr.append, tr
	t.plain = comparesPlainly(d.typ.Kind())
	if t.get == nil {
		d.fail(fmt.Errorf("gridui: column %q has no accessor", id))
		t.get = func(rowdata.Row) (v V, ok bool) { return v, false }
	}
	t.erase()
	t.parseBy(nil)
	if tr.compare != nil {
		t.compareBy(tr.compare)
	}
	if tr.number != nil {
		d.number = func(row rowdata.Row) (float64, bool) {
			v, ok := t.get(row)
			return tr.number(v), ok
		}
	}
	t.keys(tr)
	t.filterBy(tr)
	if tr.kind == option.KindTime {
		t.layoutBy(defaultTimeLayout)
	}
}

// keys gives the column what sorts it without comparing pairs of rows.
//
//go:noinline
func (t *valued[V]) keys(tr traits[V]) {
	t.def.keyed = !tr.custom && (tr.integer != nil || tr.number != nil || tr.text != nil)
	if tr.integer != nil {
		t.def.integer = func(row rowdata.Row) (int64, bool) {
			v, ok := t.get(row)
			return tr.integer(v), ok
		}
	}
	if tr.text != nil {
		t.def.str = func(row rowdata.Row) (string, bool) {
			v, ok := t.get(row)
			return tr.text(v), ok
		}
	}
}

// erase fills in what the grid asks of every column. The functions look at
// t when they are called, so options set later hold.
func (t *valued[V]) erase() {
	t.def.appendText, t.def.valueText, t.def.editText = t.appendValue, t.appendValue, t.appendEdited
	t.def.value = func(row rowdata.Row) any {
		v, ok := t.get(row)
		if !ok {
			return nil
		}
		return v
	}
	t.def.missing = t.lacks
}

// appendValue is the text of a cell as its value gives it.
func (t *valued[V]) appendValue(dst []byte, row rowdata.Row) []byte {
	v, ok := t.get(row)
	if !ok {
		return dst
	}
	return t.append(dst, v)
}

// lacks reports whether row has no value.
func (t *valued[V]) lacks(row rowdata.Row) bool {
	_, ok := t.get(row)
	return !ok
}

func (t *valued[V]) formatBy(format func(v V) string) {
	t.formatted = format != nil
	t.def.formatted = t.formatted
	if format == nil {
		t.append = t.traits.append
		t.layoutBy(t.times.layout)
		return
	}
	t.append = func(dst []byte, v V) []byte { return append(dst, format(v)...) }
}

//go:noinline
func (t *valued[V]) layoutBy(layout string) {
	if t.traits.kind != option.KindTime {
		return
	}
	if layout == "" {
		layout = defaultTimeLayout
	}
	to := recast[V, time.Time]
	t.times, t.def.timeLayout = timeReader{layout, partsOf(layout)}, layout
	t.append = func(dst []byte, v V) []byte { return to(v).AppendFormat(dst, layout) }
}

//go:noinline
func (t *valued[V]) compareBy(compare func(a, b V) int) {
	t.def.compare, t.def.keyed = nil, false
	if compare != nil {
		t.def.compare = func(a, b rowdata.Row) int {
			va, _ := t.get(a)
			vb, _ := t.get(b)
			return compare(va, vb)
		}
	}
}
