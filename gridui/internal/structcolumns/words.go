// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structcolumns

import (
	"encoding"
	"fmt"
	"reflect"
	"strings"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/structfields"
)

// speaker returns the function that returns the text of a value of a named type, by its String method or, without
// one, by MarshalText; nil for Go's own types and types without such a method. V is the type as which write stores
// a value.
func speaker[V any](of reflect.Type, write func(reflect.Value, V)) func(V) string {
	if of == reflect.TypeFor[time.Duration]() || of.ConvertibleTo(reflect.TypeFor[time.Time]()) || !structfields.WritesText(of) {
		return nil
	}
	return func(v V) string {
		p := reflect.New(of)
		write(p.Elem(), v)
		return string(say(nil, p.Interface()))
	}
}

var (
	stringer  = reflect.TypeFor[fmt.Stringer]()
	marshaler = reflect.TypeFor[encoding.TextMarshaler]()
)

// sayValue appends the text of a value of a type, or of a pointer to one.
func sayValue(dst []byte, of reflect.Type, v any) []byte {
	switch v.(type) {
	case fmt.Stringer, encoding.TextMarshaler:
		return say(dst, v)
	}
	return say(dst, pointerTo(of, v))
}

// say appends the text of a value, given a pointer to it. A text that cannot be made is empty.
func say(dst []byte, p any) []byte {
	switch p := p.(type) {
	case fmt.Stringer:
		return append(dst, p.String()...)
	case encoding.TextMarshaler:
		text, err := p.MarshalText()
		if err != nil {
			return dst
		}
		return append(dst, text...)
	case *[]string:
		return append(dst, strings.Join(*p, ", ")...)
	}
	return column.AppendAny(dst, reflect.ValueOf(p).Elem().Interface())
}

// scanner is implemented by types of package sql and many decimal types.
type scanner interface{ Scan(src any) error }

// reads reports whether values of a type can be read from text.
func reads(of reflect.Type) bool {
	to := reflect.PointerTo(of)
	return to.Implements(reflect.TypeFor[encoding.TextUnmarshaler]()) || to.Implements(reflect.TypeFor[scanner]())
}

// reader returns the function that reads a value of a type from text by UnmarshalText or, without one, by Scan, nil if
// the type has neither. read returns the result as a V.
func reader[V any](of reflect.Type, read func(reflect.Value) V) func(text string) (V, error) {
	if !reads(of) {
		return nil
	}
	return func(text string) (v V, err error) {
		p := reflect.New(of)
		switch to := p.Interface().(type) {
		case encoding.TextUnmarshaler:
			err = to.UnmarshalText([]byte(text))
		case scanner:
			err = to.Scan(text)
		}
		if err != nil {
			return v, err
		}
		return read(p.Elem()), nil
	}
}
