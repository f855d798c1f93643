// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profile

import "math"

// bins counts values in bins of a scale. The level rises when values are too far apart for mostBins bins,
// which loses no count.
type bins struct {
	scale scale
	level int
	// first is the number of the bin of counts[0].
	first  int64
	counts []uint32
}

// mostBins limits the number of bins. At least a tenth of the bins of a decimal level are used when the level
// below was too fine, and at least a sixtieth of a calendar level.
const mostBins = 2048

// fit makes room for values from lo to hi.
func (b *bins) fit(lo, hi float64) {
	if b.counts == nil {
		b.level = b.scale.level(lo, hi, mostBins)
		b.first = b.scale.index(b.level, lo)
		b.counts = make([]uint32, b.scale.index(b.level, hi)-b.first+1)
		return
	}
	for need := b.needed(lo, hi); b.level < need; {
		b.coarsen()
	}
	for {
		first := min(b.first, b.scale.index(b.level, lo))
		end := max(b.first+int64(len(b.counts)), b.scale.index(b.level, hi)+1)
		if end-first <= mostBins {
			b.extend(first, end)
			return
		}
		b.coarsen()
	}
}

// needed returns the level at which values from lo to hi fit in addition to the present ones. It keeps the
// index of a value far from the bounds of integers.
func (b *bins) needed(lo, hi float64) int {
	from, to := b.scale.start(b.level, b.first), b.scale.start(b.level, b.first+int64(len(b.counts)))
	if from <= lo && hi < to {
		return b.level
	}
	return b.scale.level(min(lo, from), max(hi, to), mostBins+2)
}

// extend changes the bins to those from first up to end, which must include the present ones.
func (b *bins) extend(first, end int64) {
	if int(end-first) == len(b.counts) {
		return
	}
	if first == b.first {
		b.counts = append(b.counts, make([]uint32, int(end-first)-len(b.counts))...)
		return
	}
	counts := make([]uint32, end-first)
	copy(counts[b.first-first:], b.counts)
	b.first, b.counts = first, counts
}

// coarsen raises the level by one.
func (b *bins) coarsen() {
	first := b.scale.above(b.level, b.first)
	last := b.scale.above(b.level, b.first+int64(len(b.counts))-1)
	counts := make([]uint32, last-first+1)
	for i, n := range b.counts {
		if n > 0 {
			counts[b.scale.above(b.level, b.first+int64(i))-first] += n
		}
	}
	b.level, b.first, b.counts = b.level+1, first, counts
}

// add counts values between lo and hi.
func (b *bins) add(values []float64, lo, hi float64) {
	b.fit(lo, hi)
	if _, ok := b.scale.(decimals); ok {
		b.addDecimals(values)
		return
	}
	for _, v := range values {
		b.counts[b.scale.index(b.level, v)-b.first]++
	}
}

// addDecimals counts numbers without a call for each. Only a number near the edge of its bin is compared with
// the edge, since rounding may have moved it across.
func (b *bins) addDecimals(values []float64) {
	counts, first := b.counts, b.first
	near := (math.Abs(float64(first)) + float64(len(counts))) * (1.0 / (1 << 50))
	switch {
	case b.level == 0:
		for _, v := range values {
			counts[floor(v)-first]++
		}
	case b.level < 0:
		by := math.Pow10(-b.level)
		for _, v := range values {
			x := v * by
			i := floor(x)
			if d := x - float64(i); d <= near && v < float64(i)/by {
				i--
			} else if d >= 1-near && v >= float64(i+1)/by {
				i++
			}
			counts[i-first]++
		}
	default:
		for _, v := range values {
			counts[b.scale.index(b.level, v)-first]++
		}
	}
}

// merge adds the counts of other bins of the same scale.
func (b *bins) merge(o *bins) {
	if o.counts == nil {
		return
	}
	from := *o
	if b.counts == nil {
		b.scale, b.level, b.first = o.scale, o.level, o.first
		b.counts = append([]uint32(nil), o.counts...)
		return
	}
	for b.level < from.level {
		b.coarsen()
	}
	for from.level < b.level {
		from.coarsen()
	}
	for {
		first := min(b.first, from.first)
		end := max(b.first+int64(len(b.counts)), from.first+int64(len(from.counts)))
		if end-first <= mostBins {
			b.extend(first, end)
			break
		}
		b.coarsen()
		from.coarsen()
	}
	for i, n := range from.counts {
		b.counts[from.first+int64(i)-b.first] += n
	}
}

// around returns the bounds of the bin with the n-th value in rising order, from 0.
func (b *bins) around(n int64) (lo, hi float64) {
	for i, c := range b.counts {
		if n -= int64(c); n < 0 {
			return b.scale.start(b.level, b.first+int64(i)), b.scale.start(b.level, b.first+int64(i)+1)
		}
	}
	return math.Inf(-1), math.Inf(1)
}
