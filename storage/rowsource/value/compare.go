// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package value

import (
	"cmp"
	"math"
	"strings"

	"github.com/giogrid/giogrid/storage/rowsource/textorder"
)

// Compare returns the order of two values, below 0 if v comes first: by kind, null first, then false before true,
// numbers by their exact values, times by instant, texts and bytes by their bytes. It returns 0 only for equal
// values.
func (v Value) Compare(o Value) int { return compareBy(v, o, strings.Compare) }

// CompareNatural returns the order of two values as Compare does, but compares texts as a grid does in memory: it
// ignores letter case and compares sequences of digits as numbers, so that "item2" comes before "Item10". Texts
// that are equal by these rules are ordered by their bytes.
func (v Value) CompareNatural(o Value) int { return compareBy(v, o, textorder.Compare) }

func compareBy(a, b Value, texts func(a, b string) int) int {
	if a.kind != b.kind {
		return cmp.Compare(a.kind, b.kind)
	}
	switch a.kind {
	case KindNumber:
		return compareNumbers(a, b)
	case KindText:
		return texts(a.text, b.text)
	case KindBytes:
		return strings.Compare(a.text, b.text)
	}
	return cmp.Or(cmp.Compare(int64(a.bits), int64(b.bits)), cmp.Compare(a.nsec, b.nsec))
}

func compareNumbers(a, b Value) int {
	switch {
	case a.form == formInt && b.form == formInt:
		return cmp.Compare(int64(a.bits), int64(b.bits))
	case a.form == formFloat && b.form == formFloat:
		return cmp.Compare(math.Float64frombits(a.bits), math.Float64frombits(b.bits))
	case a.Infinite() != b.Infinite():
		return cmp.Compare(a.Infinite(), b.Infinite())
	case a.form == formDecimal || b.form == formDecimal:
		x, _ := a.AsDecimal() // neither is infinite
		y, _ := b.AsDecimal()
		return comparePlain(x, y)
	case a.form == formInt:
		return compareIntFloat(int64(a.bits), math.Float64frombits(b.bits))
	}
	return -compareIntFloat(int64(b.bits), math.Float64frombits(a.bits))
}

// compareIntFloat compares an integer with a float64 that is no int64. Rounding keeps the order, and only
// 2^63 is reached by rounding up.
func compareIntFloat(i int64, f float64) int {
	if c := cmp.Compare(float64(i), f); c != 0 {
		return c
	}
	return -1
}
