// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math"
	"reflect"
	"strconv"
	"time"
	"unicode/utf8"
)

// appendValue appends a value as encoding/json does, without HTML escapes: common types directly, others by
// encoding/json. The error for a value that JSON cannot represent names only its type, not the value.
func appendValue(dst []byte, v any) ([]byte, error) {
	switch v := v.(type) {
	case nil:
		return append(dst, "null"...), nil
	case string:
		return appendText(dst, v), nil
	case bool:
		return strconv.AppendBool(dst, v), nil
	case int:
		return strconv.AppendInt(dst, int64(v), 10), nil
	case int32:
		return strconv.AppendInt(dst, int64(v), 10), nil
	case int64:
		return strconv.AppendInt(dst, v, 10), nil
	case uint64:
		return strconv.AppendUint(dst, v, 10), nil
	case float64:
		return appendFloat(dst, v)
	case time.Time:
		return appendTime(dst, v)
	}
	return appendAny(dst, v)
}

func appendAny(dst []byte, v any) (_ []byte, err error) {
	defer func() {
		if recover() != nil { // a MarshalJSON that panics
			err = unfit(v)
		}
	}()
	var text bytes.Buffer
	e := json.NewEncoder(&text)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		return nil, unfit(v)
	}
	return append(dst, bytes.TrimRight(text.Bytes(), "\n")...), nil
}

func unfit(v any) error {
	return fmt.Errorf("tracking: a value that cannot be JSON (%s)", reflect.TypeOf(v))
}

func appendTime(dst []byte, t time.Time) ([]byte, error) {
	dst, err := t.AppendText(append(dst, '"'))
	if err != nil {
		return nil, unfit(t)
	}
	return append(dst, '"'), nil
}

func appendFloat(dst []byte, f float64) ([]byte, error) {
	if math.IsNaN(f) || math.IsInf(f, 0) {
		return nil, unfit(f)
	}
	format := byte('f')
	if abs := math.Abs(f); abs != 0 && (abs < 1e-6 || abs >= 1e21) {
		format = 'e'
	}
	dst = strconv.AppendFloat(dst, f, format, -1, 64)
	// Package strconv writes e-07 where encoding/json writes e-7.
	if n := len(dst); format == 'e' && dst[n-2] == '0' && dst[n-3] == '-' {
		dst[n-2] = dst[n-1]
		dst = dst[:n-1]
	}
	return dst, nil
}

// asIs reports for each byte whether it needs no escape.
var asIs = func() (t [256]bool) {
	for c := ' '; c < utf8.RuneSelf; c++ {
		t[c] = c != '"' && c != '\\'
	}
	return t
}()

// appendText appends a text in quotes. Invalid UTF-8 becomes U+FFFD.
func appendText(dst []byte, s string) []byte {
	dst = append(dst, '"')
	start := 0
	for i := 0; i < len(s); {
		c := s[i]
		if asIs[c] {
			i++
			continue
		}
		size := 1
		if c >= utf8.RuneSelf {
			var r rune
			r, size = utf8.DecodeRuneInString(s[i:])
			// U+2028 and U+2029 end lines in old JavaScript.
			if (r != utf8.RuneError || size > 1) && r != '\u2028' && r != '\u2029' {
				i += size
				continue
			}
			dst = fmt.Appendf(append(dst, s[start:i]...), `\u%04x`, r)
		} else {
			dst = appendEscaped(append(dst, s[start:i]...), c)
		}
		i += size
		start = i
	}
	return append(append(dst, s[start:]...), '"')
}

func appendEscaped(dst []byte, c byte) []byte {
	switch c {
	case '"', '\\':
		return append(dst, '\\', c)
	case '\n':
		return append(dst, `\n`...)
	case '\r':
		return append(dst, `\r`...)
	case '\t':
		return append(dst, `\t`...)
	}
	return fmt.Appendf(dst, `\u%04x`, c)
}
