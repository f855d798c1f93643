// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package exact

import (
	"math"
	"slices"
)

// Numbers holds numbers with one number of decimals, by index. Numbers may be missing. One takes 8 bytes
// unless it has more than 6 decimals or about 18 digits. The zero value is empty.
type Numbers struct {
	// short holds 2n for n units, and 2n+1 for n units of shortUnit.
	short    []int64
	long     map[int32]Number
	decimals uint8
}

const (
	missing = math.MinInt64
	isLong  = math.MinInt64 + 1
	// shortUnit drops the last decimals, which are mostly zero.
	shortUnit = 1e12
)

// Grow makes room for the indexes below n.
func (l *Numbers) Grow(n int) {
	at := len(l.short)
	if at >= n {
		return
	}
	l.short = slices.Grow(l.short, n-at)[:n]
	for i := range l.short[at:] {
		l.short[at+i] = missing
	}
}

// Put sets the number at an index, or marks it as missing if some is false.
func (l *Numbers) Put(i int32, n Number, some bool) {
	if l.short[i] == isLong {
		delete(l.long, i)
	}
	if !some {
		l.short[i] = missing
		return
	}
	l.decimals = n.Decimals
	short, ok := n.short()
	if !ok {
		short = isLong
		if l.long == nil {
			l.long = map[int32]Number{}
		}
		l.long[i] = n
	}
	l.short[i] = short
}

// short returns the stored form of a number, if it is short enough.
func (n *Number) short() (short int64, ok bool) {
	if !n.Exact {
		return 0, false
	}
	if v, fits := n.Units.Int64(); fits && isShort(v) {
		return 2 * v, true
	}
	v, fits := n.Units.quo(shortUnit)
	return 2*v + 1, fits && isShort(v)
}

func isShort(v int64) bool { return v > -1<<62 && v < 1<<62 }

// At returns the number at an index, and whether there is one. Float is not set if the number is exact.
func (l *Numbers) At(i int32) (n Number, some bool) {
	short := l.short[i]
	switch {
	case short == missing:
		return n, false
	case short == isLong:
		return l.long[i], true
	}
	n = Number{Units: OfInt64(short >> 1), Decimals: l.decimals, Exact: true}
	if short&1 != 0 {
		n.Units = mul(short>>1, shortUnit)
	}
	return n, true
}

// AddTo adds the numbers at some indexes to a sum, in their order.
func (l *Numbers) AddTo(s *Sum, at []int32) {
	for _, i := range at {
		short := l.short[i]
		switch {
		case short == missing:
		case short == isLong || short&1 != 0:
			n, _ := l.At(i)
			s.Add(n)
		default: // it is tame
			s.n++
			s.decimals = l.decimals
			s.addUnits(OfInt64(short >> 1))
		}
	}
}
