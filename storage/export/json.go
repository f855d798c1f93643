// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package export

import (
	"fmt"
	"math"
	"strconv"
	"time"
	"unicode/utf8"

	"github.com/giogrid/giogrid/internal/plaintext"
)

// jsonRows writes an array of objects, one line each, with the columns' keys in their order. Numbers are
// numbers, except NaN and the infinities, which JSON lacks: they are the same texts as in all formats.
// Missing cells are null. Times are RFC 3339 texts, without the zone if the column has none. Invalid UTF-8
// becomes U+FFFD; only necessary characters are escaped.
type jsonRows struct {
	keys   []string // each with its quotes, its colon and the text before it
	noZone []bool   // for each column, whether its times have no zone
	begun  bool
}

func newJSON(columns []Column, _ Options) (encoder, error) {
	j := &jsonRows{}
	seen := map[string]bool{}
	for i, c := range columns {
		name := c.name(i)
		if seen[name] {
			return nil, fmt.Errorf("two columns have the key %q", name)
		}
		seen[name] = true
		before := ","
		if i == 0 {
			before = "{"
		}
		j.keys = append(j.keys, string(append(appendJSON([]byte(before), name), ':')))
		j.noZone = append(j.noZone, c.NoZone)
	}
	return j, nil
}

func (j *jsonRows) head(dst []byte) []byte { return append(dst, '[') }

func (j *jsonRows) row(dst []byte, cells []Cell) []byte {
	if j.begun {
		dst = append(dst, ',')
	}
	j.begun = true
	dst = append(dst, '\n')
	for i := range cells {
		dst = append(dst, j.keys[i]...)
		dst = appendJSONValue(dst, &cells[i], j.noZone[i])
	}
	return append(dst, '}')
}

func (j *jsonRows) tail(dst []byte) []byte { return append(dst, "\n]\n"...) }

func appendJSONValue(dst []byte, c *Cell, noZone bool) []byte {
	switch c.Kind {
	case KindText:
		return appendJSON(dst, c.Text)
	case KindNumber:
		if math.IsNaN(c.Number) || math.IsInf(c.Number, 0) {
			return append(plaintext.AppendNumber(append(dst, '"'), c.Number, 64), '"')
		}
		return plaintext.AppendNumber(dst, c.Number, 64)
	case KindInteger:
		return strconv.AppendInt(dst, c.Int, 10)
	case KindTime:
		if c.Text != "" {
			return appendJSON(dst, c.Text)
		}
		layout := time.RFC3339Nano
		if noZone {
			layout = localTime
		}
		return append(c.Time.AppendFormat(append(dst, '"'), layout), '"')
	case KindBool:
		return strconv.AppendBool(dst, c.Bool)
	}
	return append(dst, "null"...)
}

// localTime is the layout of a time without a zone.
const localTime = "2006-01-02T15:04:05.999999999"

// plainJSON reports which ASCII characters a string contains unescaped.
var plainJSON = func() (plain [256]bool) {
	for c := byte(' '); c < utf8.RuneSelf; c++ {
		plain[c] = c != '"' && c != '\\'
	}
	return plain
}()

// appendJSON appends text as a string.
func appendJSON(dst []byte, text string) []byte {
	dst = append(dst, '"')
	done := 0
	for i := 0; i < len(text); {
		c := text[i]
		if plainJSON[c] {
			i++
			continue
		}
		size := 1
		if c >= utf8.RuneSelf {
			var r rune
			if r, size = utf8.DecodeRuneInString(text[i:]); r != utf8.RuneError || size > 1 {
				i += size
				continue
			}
		}
		dst = append(dst, text[done:i]...)
		dst = appendJSONEscape(dst, c)
		i += size
		done = i
	}
	return append(append(dst, text[done:]...), '"')
}

// appendJSONEscape appends the escape of an ASCII character, or the replacement of a byte of invalid UTF-8.
func appendJSONEscape(dst []byte, c byte) []byte {
	const hex = "0123456789abcdef"
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
	if c >= utf8.RuneSelf {
		return append(dst, "\ufffd"...)
	}
	return append(dst, '\\', 'u', '0', '0', hex[c>>4], hex[c&15])
}
