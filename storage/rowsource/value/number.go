// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package value

import (
	"cmp"
	"fmt"
	"math"
	"math/big"
	"strconv"
	"strings"
)

// longestDecimal limits the text of a decimal number, in bytes: arithmetic with longer ones would take more
// memory and time than a cell is worth.
const longestDecimal = 1000

// Decimal returns the exact number of a text: digits with an optional sign and an optional decimal point,
// without an exponent. It fails for other text, and for text of more than 1,000 bytes.
func Decimal(text string) (Value, error) {
	digits := strings.TrimLeft(text, "+-")
	if len(text) > longestDecimal || len(text)-len(digits) > 1 || !isDecimal(digits) {
		return Value{}, fmt.Errorf("value: %.40q is no decimal number", text)
	}
	if i, err := strconv.ParseInt(text, 10, 64); err == nil {
		return Int(i), nil
	}
	r, ok := new(big.Rat).SetString(text)
	if !ok {
		return Value{}, fmt.Errorf("value: %.40q is no decimal number", text)
	}
	return ofRat(r, text), nil
}

// isDecimal reports whether s consists of digits with at most one decimal point.
func isDecimal(s string) bool {
	whole, fraction, _ := strings.Cut(s, ".")
	all := whole + fraction
	return all != "" && strings.Trim(all, "0123456789") == ""
}

// ofRat returns the number r, whose digits are text, in its first exact form.
func ofRat(r *big.Rat, text string) Value {
	if r.IsInt() && r.Num().IsInt64() {
		return Int(r.Num().Int64())
	}
	if f, exact := r.Float64(); exact {
		return Float(f)
	}
	return Value{kind: KindNumber, form: formDecimal, text: plainDigits(text)}
}

// plainDigits returns a decimal number without a plus sign and without insignificant zeros.
func plainDigits(text string) string {
	sign := ""
	if strings.HasPrefix(text, "-") {
		sign = "-"
	}
	whole, fraction, _ := strings.Cut(strings.TrimLeft(text, "+-"), ".")
	whole, fraction = strings.TrimLeft(whole, "0"), strings.TrimRight(fraction, "0")
	if whole == "" {
		whole = "0"
	}
	if fraction != "" {
		fraction = "." + fraction
	}
	return sign + whole + fraction
}

// AsFloat returns the number, rounded to a float64; ok is false for other kinds.
func (v Value) AsFloat() (f float64, ok bool) {
	if v.kind != KindNumber {
		return 0, false
	}
	switch v.form {
	case formInt:
		return float64(int64(v.bits)), true
	case formFloat:
		return math.Float64frombits(v.bits), true
	}
	f, _ = strconv.ParseFloat(v.text, 64) // rounds, and is infinite beyond the range
	return f, true
}

// AsDecimal returns the exact digits of the number, without an exponent. ok is false for other kinds and for
// infinities.
func (v Value) AsDecimal() (text string, ok bool) {
	if v.kind != KindNumber {
		return "", false
	}
	switch v.form {
	case formInt:
		return strconv.FormatInt(int64(v.bits), 10), true
	case formDecimal:
		return v.text, true
	}
	f := math.Float64frombits(v.bits)
	if math.IsInf(f, 0) {
		return "", false
	}
	return plainFloat(f), true
}

// Abs returns a number without its sign, and other values as they are.
func (v Value) Abs() Value {
	if v.kind != KindNumber {
		return v
	}
	switch v.form {
	case formInt:
		if i := int64(v.bits); i == math.MinInt64 {
			return Float(-float64(i))
		} else if i < 0 {
			return Int(-i)
		}
	case formFloat:
		return Float(math.Abs(math.Float64frombits(v.bits)))
	case formDecimal:
		v.text = strings.TrimPrefix(v.text, "-")
	}
	return v
}

// plainFloat returns all digits of a float64, which strconv writes exactly if it is asked for enough of them. It links
// less code than math/big.
func plainFloat(f float64) string {
	_, exponent := math.Frexp(f)
	const mantissa = 53 // bits: the last one is 2^(exponent-53), which has as many decimals as its exponent is below 0
	text := strconv.FormatFloat(f, 'f', min(max(0, mantissa-exponent), mostDecimals), 64)
	if strings.Contains(text, ".") {
		text = strings.TrimRight(strings.TrimRight(text, "0"), ".")
	}
	if text == "-0" {
		return "0"
	}
	return text
}

// mostDecimals is the number of decimals of the smallest float64.
const mostDecimals = 1074

// comparePlain returns the order of two numbers in plain digits without insignificant zeros.
func comparePlain(a, b string) int {
	a, below := strings.CutPrefix(a, "-")
	b, under := strings.CutPrefix(b, "-")
	switch {
	case below && under:
		a, b = b, a
	case below:
		return -1
	case under:
		return 1
	}
	whole, fraction, _ := strings.Cut(a, ".")
	other, rest, _ := strings.Cut(b, ".")
	return cmp.Or(cmp.Compare(len(whole), len(other)), strings.Compare(whole, other), strings.Compare(fraction, rest))
}

// Infinite returns 1 for positive infinity, -1 for negative infinity, else 0.
func (v Value) Infinite() int {
	f := math.Float64frombits(v.bits)
	switch {
	case v.kind != KindNumber || v.form != formFloat:
	case math.IsInf(f, 1):
		return 1
	case math.IsInf(f, -1):
		return -1
	}
	return 0
}

// IsFloat reports whether the value is a number stored as a float64: a fraction that float64 represents
// exactly, a number beyond int64, or an infinity.
func (v Value) IsFloat() bool { return v.kind == KindNumber && v.form == formFloat }
