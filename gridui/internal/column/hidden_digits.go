// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"reflect"
	"strconv"
	"sync"
	"sync/atomic"

	"github.com/giogrid/giogrid/gridui/internal/exact"
)

// hiddenDigits detects columns with numbers that cannot be compared: their type is the program's, and its
// text does not give their digits. The zero value of the type usually answers that. If it has no text, or the
// column holds several types, the first value that hides its digits does.
type hiddenDigits struct {
	// byZero reports whether the zero value hides its digits, and therefore all others do.
	byZero func() bool
	// seen reports whether a row had a value that hides its digits. Jobs set it.
	seen atomic.Bool
}

// newHiddenDigits returns a hiddenDigits for columns of V, or nil for Go's basic types, which have digits.
func newHiddenDigits[V any](write func(dst []byte, v V) []byte) *hiddenDigits {
	rt := reflect.TypeFor[V]()
	if _, basic := underlying(rt); basic {
		return nil
	}
	return &hiddenDigits{byZero: sync.OnceValue(func() bool {
		if rt.Kind() == reflect.Interface || isFraction[V]() {
			return false
		}
		var text []byte
		_ = Contained(func() error { text = write(nil, zeroOf[V](rt)); return nil })
		_, ok := exact.Parse(text)
		return len(text) > 0 && !ok
	})}
}

// zeroOf returns a zero value, or a pointer to one.
func zeroOf[V any](rt reflect.Type) (v V) {
	if rt.Kind() == reflect.Pointer {
		reflect.ValueOf(&v).Elem().Set(reflect.New(rt.Elem()))
	}
	return v
}

// known reports whether the column is known to hide digits. The result may change from false to true while
// jobs read rows.
func (h *hiddenDigits) known() bool { return h != nil && (h.seen.Load() || h.byZero()) }

// hides reports whether a value of the column hides its digits, and records that.
func (h *hiddenDigits) hides(v any) bool {
	hides := valueHidesDigits(v)
	if hides {
		h.seen.Store(true)
	}
	return hides
}

// valueHidesDigits reports whether a value has a type of the program and a text that is not a number. Times,
// bytes and values without a text are not numbers and hide none.
func valueHidesDigits(v any) bool {
	switch v.(type) {
	case nil, []byte, fraction:
		return false
	}
	rt := reflect.TypeOf(v)
	for rt.Kind() == reflect.Pointer {
		rt = rt.Elem()
	}
	if _, basic := underlying(rt); basic {
		return false
	}
	text := AppendAny(nil, v)
	if len(text) == 0 {
		return false
	}
	if _, ok := exact.ParseLong(text); ok {
		return false
	}
	_, err := strconv.ParseFloat(string(text), 64) // an infinity, or NaN
	return err != nil
}
