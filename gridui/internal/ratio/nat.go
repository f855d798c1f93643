// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ratio

import (
	"cmp"
	"math/bits"
)

// nat is a natural number in words of 32 bits, the lowest first and the highest not 0. Values are immutable.
type nat []uint32

// trim removes leading zeros.
func trim(n nat) nat {
	for len(n) > 0 && n[len(n)-1] == 0 {
		n = n[:len(n)-1]
	}
	return n
}

// natOf returns a number of 64 bits.
func natOf(v uint64) nat { return trim(nat{uint32(v), uint32(v >> 32)}) }

func (n nat) bitLen() int {
	if len(n) == 0 {
		return 0
	}
	return 32*(len(n)-1) + bits.Len32(n[len(n)-1])
}

// zeros returns the count of trailing zero bits.
func (n nat) zeros() int {
	for i, word := range n {
		if word != 0 {
			return 32*i + bits.TrailingZeros32(word)
		}
	}
	return 0
}

func (n nat) cmp(m nat) int {
	if len(n) != len(m) {
		return cmp.Compare(len(n), len(m))
	}
	for i := len(n) - 1; i >= 0; i-- {
		if n[i] != m[i] {
			return cmp.Compare(n[i], m[i])
		}
	}
	return 0
}

func (n nat) add(m nat) nat {
	if len(n) < len(m) {
		n, m = m, n
	}
	sum, carry := make(nat, len(n)+1), uint64(0)
	for i := range n {
		carry += uint64(n[i])
		if i < len(m) {
			carry += uint64(m[i])
		}
		sum[i] = uint32(carry)
		carry >>= 32
	}
	sum[len(n)] = uint32(carry)
	return trim(sum)
}

// sub returns n-m, which must not be negative.
func (n nat) sub(m nat) nat {
	left, borrow := make(nat, len(n)), int64(0)
	for i := range n {
		borrow += int64(n[i])
		if i < len(m) {
			borrow -= int64(m[i])
		}
		left[i] = uint32(borrow)
		borrow >>= 32
	}
	return trim(left)
}

func (n nat) mul(m nat) nat {
	product := make(nat, len(n)+len(m))
	for i, word := range n {
		carry := uint64(0)
		for j, other := range m {
			carry += uint64(word)*uint64(other) + uint64(product[i+j])
			product[i+j] = uint32(carry)
			carry >>= 32
		}
		product[i+len(m)] = uint32(carry)
	}
	return trim(product)
}

// shifted returns n·2^by, rounded down.
func (n nat) shifted(by int) nat {
	if by < 0 {
		words := -by / 32
		if words >= len(n) {
			return nil
		}
		n, by = n[words:], 32-(-by%32)
		out := make(nat, len(n))
		for i, word := range n {
			out[i] = uint32(uint64(word) << by >> 32)
			if i > 0 {
				out[i-1] |= uint32(uint64(word) << by)
			}
		}
		return trim(out)
	}
	words, by := by/32, by%32
	out := make(nat, len(n)+words+1)
	for i, word := range n {
		wide := uint64(word) << by
		out[i+words] |= uint32(wide)
		out[i+words+1] = uint32(wide >> 32)
	}
	return trim(out)
}

// quoSmall returns n/by and the remainder.
func (n nat) quoSmall(by uint32) (q nat, rest uint32) {
	q = make(nat, len(n))
	for i := len(n) - 1; i >= 0; i-- {
		wide := uint64(rest)<<32 | uint64(n[i])
		q[i], rest = uint32(wide/uint64(by)), uint32(wide%uint64(by))
	}
	return trim(q), rest
}

// quo returns n/by, rounded down, and the remainder. by is not 0.
func (n nat) quo(by nat) (q, rest nat) {
	switch {
	case n.cmp(by) < 0:
		return nil, n
	case len(by) == 1:
		q, small := n.quoSmall(by[0])
		return q, trim(nat{small})
	}
	// Knuth's algorithm D: the highest bit of the divisor is set, which makes the estimates at most 2 too large.
	shift := bits.LeadingZeros32(by[len(by)-1])
	d := by.shifted(shift)
	left := make(nat, len(n)+1)
	copy(left, n.shifted(shift))
	q = make(nat, len(left)-len(d))
	for at := len(q) - 1; at >= 0; at-- {
		q[at] = left.step(d, at)
	}
	return trim(q), trim(left).shifted(-shift)
}

// step subtracts d·2^(32·at) from n as often as it fits, and returns how often that is.
func (n nat) step(d nat, at int) uint32 {
	top := at + len(d)
	first := uint64(d[len(d)-1])
	wide := uint64(n[top])<<32 | uint64(n[top-1])
	guess := min(wide/first, 1<<32-1)
	borrow, carry := int64(0), uint64(0)
	for i, word := range d {
		carry += guess * uint64(word)
		borrow += int64(n[at+i]) - int64(uint32(carry))
		n[at+i] = uint32(borrow)
		borrow >>= 32
		carry >>= 32
	}
	borrow += int64(n[top]) - int64(carry)
	n[top] = uint32(borrow)
	for borrow < 0 { // the guess was too large
		guess--
		carry = 0
		for i, word := range d {
			carry += uint64(n[at+i]) + uint64(word)
			n[at+i] = uint32(carry)
			carry >>= 32
		}
		carry += uint64(n[top])
		n[top] = uint32(carry)
		borrow += int64(carry >> 32)
	}
	return uint32(guess)
}

// gcd returns the greatest common divisor.
func (n nat) gcd(m nat) nat {
	for len(m) > 0 {
		_, rest := n.quo(m)
		n, m = m, rest
	}
	return n
}

// power returns base^n.
func power(base uint64, n int) nat {
	out, square := natOf(1), natOf(base)
	for ; n > 0; n >>= 1 {
		if n&1 != 0 {
			out = out.mul(square)
		}
		if n > 1 {
			square = square.mul(square)
		}
	}
	return out
}

// read parses digits of a base up to 16, and skips underscores and the point.
func read(digits string, base uint32) (n nat) {
	for _, c := range []byte(digits) {
		digit, ok := digitOf(c)
		if !ok {
			continue
		}
		carry := uint64(digit)
		for i := range n {
			carry += uint64(n[i]) * uint64(base)
			n[i] = uint32(carry)
			carry >>= 32
		}
		if carry > 0 {
			n = append(n, uint32(carry))
		}
	}
	return n
}

// digitOf returns the value of a hexadecimal digit.
func digitOf(c byte) (digit byte, ok bool) {
	switch {
	case c >= '0' && c <= '9':
		return c - '0', true
	case c|0x20 >= 'a' && c|0x20 <= 'f':
		return c | 0x20 - 'a' + 10, true
	}
	return 0, false
}

// text returns the digits, at least so many.
func (n nat) text(least int) string {
	var digits []byte
	for len(n) > 0 || len(digits) < least {
		var nine uint32
		n, nine = n.quoSmall(1e9)
		for i := 0; i < 9 && (len(n) > 0 || nine > 0 || len(digits) < least); i++ {
			digits = append(digits, '0'+byte(nine%10))
			nine /= 10
		}
	}
	for i, j := 0, len(digits)-1; i < j; i, j = i+1, j-1 {
		digits[i], digits[j] = digits[j], digits[i]
	}
	return string(digits)
}

// without divides n by a factor as often as that leaves no remainder, at most so many times.
func (n nat) without(factor uint32, most int) (left nat, times int) {
	for times < most {
		q, rest := n.quoSmall(factor)
		if rest != 0 {
			break
		}
		n = q
		times++
	}
	return n, times
}
