// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package numtext

import (
	"errors"
	"math"
	"strconv"
	"strings"
)

// readFloat implements Float for text that is neither simple nor plain.
func (r Reader) readFloat(text string, bits int) (float64, error) {
	var room [maxDigits]byte
	d, err := r.scan(text, room[:0])
	switch {
	case err == nil:
		return r.float(text, &d, bits)
	case isSpecial(text) || r.DecimalSign() == '.' && strings.Contains(text, "_"):
		return r.parseFloat(text, bits, err)
	}
	return 0, err
}

// float rounds d, which was read from text, to a float.
func (r Reader) float(text string, d *decimal, bits int) (float64, error) {
	f, inRange := d.float(bits)
	if !inRange {
		return f, r.fail(OutOfRange, text, 0)
	}
	return f, nil
}

// infinity is the sign of an infinite number, which cells show.
const infinity = "∞"

// isSpecial reports whether text may be an infinity, NaN or a hexadecimal number.
func isSpecial(text string) bool {
	digits := strings.ToLower(strings.TrimLeft(strings.TrimSpace(text), "+-"))
	return strings.HasPrefix(digits, "inf") || strings.Contains(digits, infinity) || strings.HasPrefix(digits, "nan") || strings.HasPrefix(digits, "0x")
}

// infinite reads the sign of an infinity, with the signs that a number may have.
func (r Reader) infinite(text string) (float64, bool) {
	before, after, ok := strings.Cut(text, infinity)
	if !ok {
		return 0, false
	}
	f, err := r.readFloat(before+"1"+after, 64) // the digit has the sign and the unit of the infinity
	if err != nil || strings.ContainsFunc(before+after, func(r rune) bool { return isDigit(fold(r)) }) {
		return 0, false
	}
	return math.Inf(int(math.Copysign(1, f))), true
}

// parseFloat parses a number in Go's notation. refused is the error of the text as a number of the Reader.
func (r Reader) parseFloat(text string, bits int, refused error) (float64, error) {
	if f, ok := r.infinite(text); ok {
		return f, nil
	}
	f, err := strconv.ParseFloat(strings.TrimSpace(text), bits)
	switch {
	case err == nil:
		return f, nil
	case errors.Is(err, strconv.ErrRange):
		return f, r.fail(OutOfRange, text, 0)
	}
	return 0, refused
}

// readInt implements Int for text that is not simple.
func (r Reader) readInt(text string, bits int) (int64, error) {
	var room [maxDigits]byte
	d, err := r.scan(text, room[:0])
	if err != nil {
		return 0, err
	}
	i, reason := d.int(bits)
	if reason != 0 {
		return 0, r.fail(reason, text, 0)
	}
	return i, nil
}

// readUint implements Uint for text that is not simple.
func (r Reader) readUint(text string, bits int) (uint64, error) {
	var room [maxDigits]byte
	d, err := r.scan(text, room[:0])
	if err != nil {
		return 0, err
	}
	u, reason := d.uint(bits)
	if reason != 0 {
		return 0, r.fail(reason, text, 0)
	}
	return u, nil
}

// readNumber implements Number for text that is not simple.
func (r Reader) readNumber(text string) (f float64, i int64, whole bool, err error) {
	var room [maxDigits]byte
	d, err := r.scan(text, room[:0])
	switch {
	case err == nil:
	case isSpecial(text):
		f, err = r.parseFloat(text, 64, err)
		return f, 0, false, err
	default:
		return 0, 0, false, err
	}
	if i, reason := d.int(64); reason == 0 {
		return float64(i), i, true, nil
	}
	f, err = r.float(text, &d, 64)
	return f, 0, false, err
}
