// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package texttable

import (
	"bytes"
	"math"
	"strings"

	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/internal/natural"
	"github.com/giogrid/giogrid/gridui/internal/numtext"
)

// sampled is the number of texts that decide whether a column contains numbers.
const sampled = 1000

// reader reads numbers such as "1,234.5".
var reader = numtext.Reader{Decimal: '.', Grouping: ","}

// number returns the number that a text is.
func number(text string) (n exact.Number, ok bool) {
	text = strings.TrimSpace(text)
	if n, ok = exact.ParseLong([]byte(text)); ok {
		return n, true
	}
	plain, err := reader.Plain(text)
	if err != nil || text == "" {
		return n, false
	}
	return exact.ParseLong([]byte(plain))
}

// AreNumbers reports whether the first 1,000 texts that are not blank are numbers, and there is one. A text such as
// "007" is a code.
func AreNumbers(texts func(yield func(string) bool)) bool {
	n := 0
	for text := range texts {
		if strings.TrimSpace(text) == "" {
			continue
		}
		if _, ok := number(text); !ok || isCode(text) {
			return false
		}
		if n++; n == sampled {
			break
		}
	}
	return n > 0
}

// isCode reports whether a text has digits that a number would not keep: a zero before other digits.
func isCode(text string) bool {
	text = strings.TrimLeft(strings.TrimSpace(text), "+-")
	return len(text) > 1 && text[0] == '0' && text[1] >= '0' && text[1] <= '9'
}

// Compare compares two texts of a column of numbers: numbers by value, and before other texts.
func Compare(a, b string) int {
	x, isX := number(a)
	y, isY := number(b)
	switch {
	case isX && isY:
		return x.Cmp(y)
	case isX:
		return -1
	case isY:
		return 1
	}
	return bytes.Compare(natural.Append(nil, a, math.MaxInt), natural.Append(nil, b, math.MaxInt))
}
