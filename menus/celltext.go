// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus

import (
	"bytes"
	"encoding"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"reflect"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/giogrid/giogrid/internal/plaintext"
)

// CellValueToClipboardText returns a cell's value as text to paste elsewhere. It does not access the
// clipboard.
//
//   - Nothing (nil, nil pointers, slices and maps) is "".
//   - Pointers are followed.
//   - Strings, booleans and integers are written plainly, also of named types, whatever methods these have.
//   - Floats are written as in JavaScript: the shortest digits that read back, "1e+21" and "1e-7" beyond the plain
//     range, NaN, Infinity, and 0 for -0.
//   - An error is its message.
//   - Bytes that no method encodes are text if they are UTF-8, else base 64.
//   - Everything else, including a [time.Time], is JSON, with sorted keys and without escapes for HTML. JSON's
//     null is "".
//
// A value that JSON cannot represent (functions, cycles, NaN within a list, a MarshalJSON that fails or
// panics) is printed by package fmt, or, if it is too deep or too large for that, as the name of its type.
func CellValueToClipboardText(v any) string {
	at := reflect.ValueOf(v)
	for range pointersMost {
		if isNil(at) {
			return ""
		}
		if text, ok := errorText(at); ok {
			return text
		}
		if at.Kind() != reflect.Pointer && at.Kind() != reflect.Interface {
			break
		}
		at = at.Elem()
	}
	if text, ok := plainText(at); ok {
		return text
	}
	if encodable(at) {
		if text, ok := jsonText(v); ok {
			return text
		}
	}
	return printed(at)
}

// pointersMost is the number of pointers to pointers that are followed. Pointers of some types lead back to
// themselves.
const pointersMost = 16

func isNil(v reflect.Value) bool {
	switch v.Kind() {
	case reflect.Invalid:
		return true
	case reflect.Pointer, reflect.Interface, reflect.Slice, reflect.Map, reflect.Func, reflect.Chan, reflect.UnsafePointer:
		return v.IsNil()
	}
	return false
}

// errorText returns the message of an error; ok is false if it panics.
func errorText(v reflect.Value) (text string, ok bool) {
	err, ok := v.Interface().(error)
	if !ok {
		return "", false
	}
	defer func() {
		if recover() != nil {
			text, ok = "", false
		}
	}()
	return err.Error(), true
}

// plainText returns the text of values that need no JSON.
func plainText(v reflect.Value) (string, bool) {
	switch v.Kind() {
	case reflect.String:
		return v.String(), true
	case reflect.Bool:
		return strconv.FormatBool(v.Bool()), true
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return strconv.FormatInt(v.Int(), 10), true
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64, reflect.Uintptr:
		return strconv.FormatUint(v.Uint(), 10), true
	case reflect.Float32, reflect.Float64:
		return numberText(v.Float(), v.Type().Bits()), true
	case reflect.Slice:
		return bytesText(v)
	}
	return "", false
}

func bytesText(v reflect.Value) (string, bool) {
	if v.Type().Elem().Kind() != reflect.Uint8 {
		return "", false
	}
	switch v.Interface().(type) {
	case json.Marshaler, encoding.TextMarshaler:
		return "", false
	}
	b := v.Bytes()
	if utf8.Valid(b) {
		return string(b), true
	}
	return base64.StdEncoding.EncodeToString(b), true
}

// numberText returns a float in the format of JavaScript's String. A float of 32 bits gets the shortest digits
// that parse to the same 32 bits.
func numberText(f float64, bits int) string {
	if bits == 32 {
		f, _ = strconv.ParseFloat(strconv.FormatFloat(f, 'g', -1, bits), 64)
	}
	return string(plaintext.AppendNumber(nil, f, 64))
}

// jsonText encodes twice, because the first time only sorts the keys of maps.
func jsonText(v any) (text string, ok bool) {
	defer func() {
		if recover() != nil { // by a method of v
			text, ok = "", false
		}
	}()
	raw, err := encode(v)
	if err != nil {
		return "", false
	}
	var tree any
	d := json.NewDecoder(bytes.NewReader(raw))
	d.UseNumber()
	if d.Decode(&tree) == nil {
		if sorted, err := encode(tree); err == nil {
			raw = sorted
		}
	}
	text = strings.TrimSuffix(string(raw), "\n")
	if text == "null" {
		text = ""
	}
	return text, true
}

func encode(v any) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	err := e.Encode(v)
	return b.Bytes(), err
}

// printed returns the text of a value that JSON cannot represent.
func printed(v reflect.Value) string {
	if !printable(v) {
		return v.Type().String()
	}
	return fmt.Sprint(v.Interface())
}
