// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package numtext

import (
	"errors"
	"strconv"
)

// Reader reads numbers written with the signs of a locale. The zero value reads "1,234.5". Readers are
// values: they can be compared and used from several goroutines.
type Reader struct {
	// Decimal is the decimal sign. Zero is '.'.
	Decimal rune
	// Grouping holds the signs that may separate groups of digits. Any space represents all spaces, any
	// apostrophe all apostrophes. Empty is ',', or '.' if ',' is the decimal sign.
	Grouping string
	// Indian also accepts Indian groups, as in 12,34,567.
	Indian bool
	// Loose also accepts spaces, apostrophes and underscores between groups, which are the
	// decimal sign of no locale.
	Loose bool
	// Shown holds the signs of displayed numbers that differ from the Reader's. A text that only these signs
	// make a number is read by them, and a text that both read as different numbers is Ambiguous. Zero: none.
	Shown Signs
	// Units holds texts that may stand before or behind the number like a currency sign, such as "CHF". Small and
	// capital letters are equal. Empty: none.
	Units [2]string
	// Percent accepts a second percent sign behind the first, as typed before the one that an editor shows.
	Percent bool
}

// Signs holds the signs of displayed numbers.
type Signs struct {
	// Decimal is the decimal sign, 0 for none.
	Decimal rune
	// Grouping is the sign between groups of digits, 0 for none.
	Grouping rune
}

// maxDigits is the number of digits read without allocating memory.
const maxDigits = 64

// Float reads a floating-point number of a size in bits, 32 or 64. In addition to decimal numbers it accepts
// what strconv.ParseFloat accepts: infinities, NaN, hexadecimal numbers, and underscores if the decimal sign
// is '.'. A number that is out of range is an infinity and an error.
func (r Reader) Float(text string, bits int) (float64, error) {
	r, err := r.settle(text)
	if err != nil {
		return 0, err
	}
	s, ok := r.simple(text)
	if ok && bits == 64 {
		if f, ok := s.float64(); ok {
			return f, nil
		}
	}
	if ok && (s.decimals == 0 || r.DecimalSign() == '.') || r.isPlain(text) {
		f, err := strconv.ParseFloat(text, bits)
		switch {
		case err == nil:
			return f, nil
		case errors.Is(err, strconv.ErrRange):
			return f, r.fail(OutOfRange, text, 0)
		}
	}
	return r.readFloat(text, bits)
}

// Int reads a whole number of a size in bits. It accepts decimals that are zero, as in "5.00".
func (r Reader) Int(text string, bits int) (int64, error) {
	r, err := r.settle(text)
	if err != nil {
		return 0, err
	}
	if s, ok := r.simple(text); ok {
		if i, ok := s.int(bits); ok {
			return i, nil
		}
	}
	return r.readInt(text, bits)
}

// Uint reads a non-negative whole number of a size in bits.
func (r Reader) Uint(text string, bits int) (uint64, error) {
	r, err := r.settle(text)
	if err != nil {
		return 0, err
	}
	if s, ok := r.simple(text); ok {
		if u, ok := s.uint(bits); ok {
			return u, nil
		}
	}
	return r.readUint(text, bits)
}

// Number reads a number as a float64 and, if it is whole and fits, also as an int64. A number out of the
// range of float64 is an infinity and an error.
func (r Reader) Number(text string) (f float64, i int64, whole bool, err error) {
	if r, err = r.settle(text); err != nil {
		return 0, 0, false, err
	}
	if s, ok := r.simple(text); ok {
		if i, ok := s.int(64); ok {
			return float64(i), i, true, nil
		}
	}
	return r.readNumber(text)
}

// Plain reads a number as decimal text: an optional '-', digits without needless leading zeros, and '.'
// before the decimals, all of which are kept. Numbers of a very large or very small exponent keep it, as in
// "1e400".
func (r Reader) Plain(text string) (string, error) {
	var room [maxDigits]byte
	plain, err := r.AppendPlain(room[:0], text)
	if err != nil {
		return "", err
	}
	return string(plain), nil
}

// AppendPlain appends the result of Plain. After an error dst is unchanged.
func (r Reader) AppendPlain(dst []byte, text string) ([]byte, error) {
	r, err := r.settle(text)
	if err != nil {
		return dst, err
	}
	return r.appendPlain(dst, text)
}

// appendPlain appends the result of Plain by the signs of the Reader, ignoring Shown.
func (r Reader) appendPlain(dst []byte, text string) ([]byte, error) {
	var room [maxDigits]byte
	d, err := r.scan(text, room[:0])
	if err != nil {
		return dst, err
	}
	return d.appendPlain(dst), nil
}

// isPlain reports whether text has only characters of decimal numbers in Go's notation, and '.' only if it is
// the decimal sign.
func (r Reader) isPlain(text string) bool {
	for i := range len(text) {
		switch c := text[i]; {
		case c-'0' <= 9, c == '-', c == 'e', c == 'E', c == '+':
		case c == '.' && (r.Decimal == 0 || r.Decimal == '.'):
		default:
			return false
		}
	}
	return true
}
