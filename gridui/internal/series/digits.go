// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package series

import (
	"math/big"
	"strconv"
	"unicode/utf8"
)

// digits counts the number in a text. Numbers stop at 0.
type digits struct {
	run        digitRun
	width      int
	base, step counted
}

// counted is an integer. wide holds it if it does not fit in an int64.
type counted struct {
	small int64
	wide  *big.Int
}

func (d *digits) at(distance int64) Value { return Text(string(d.appendText(nil, distance))) }

func (d *digits) appendText(dst []byte, distance int64) []byte {
	var room [64]byte
	number := d.appendNumber(room[:0], distance)
	dst = append(dst, d.run.before...)
	for range d.width - len(number) {
		dst = utf8.AppendRune(dst, d.run.zero)
	}
	for _, digit := range number {
		dst = utf8.AppendRune(dst, d.run.zero+rune(digit-'0'))
	}
	return append(dst, d.run.after...)
}

// appendNumber appends the number at a distance in ASCII digits.
func (d *digits) appendNumber(dst []byte, distance int64) []byte {
	if d.base.wide == nil && d.step.wide == nil {
		const most = 1 << 62 // base and way add up within an int64
		way := scaled(d.step.small, distance, most)
		if abs(way) < most && d.base.small < most {
			return strconv.AppendInt(dst, max(0, d.base.small+way), 10)
		}
	}
	way := new(big.Int).Mul(d.step.big(), big.NewInt(distance))
	if way.Add(way, d.base.big()).Sign() < 0 {
		return append(dst, '0')
	}
	return way.Append(dst, 10)
}

// big returns the integer as a big.Int, which must not be changed.
func (c *counted) big() *big.Int {
	if c.wide != nil {
		return c.wide
	}
	return big.NewInt(c.small)
}

// countedOf reads ASCII digits.
func countedOf(text []byte) counted {
	if n, err := strconv.ParseInt(string(text), 10, 64); err == nil {
		return counted{small: n}
	}
	n, _ := new(big.Int).SetString(string(text), 10)
	return counted{wide: n}
}

// minus returns c-other.
func (c *counted) minus(other *counted) counted {
	if c.wide == nil && other.wide == nil { // neither is below 0, so this does not overflow
		return counted{small: c.small - other.small}
	}
	n := new(big.Int).Sub(c.big(), other.big())
	if n.IsInt64() {
		return counted{small: n.Int64()}
	}
	return counted{wide: n}
}

// negated returns -c.
func (c *counted) negated() counted {
	var zero counted
	return zero.minus(c)
}

func (c *counted) equal(other *counted) bool {
	if c.wide == nil || other.wide == nil {
		return *c == *other
	}
	return c.wide.Cmp(other.wide) == 0
}
