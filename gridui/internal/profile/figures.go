// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profile

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"unsafe"
)

// Figures summarizes a column. The zero value is the summary of no rows.
type Figures struct {
	Kind  Kind
	Whole bool
	// Values is the number of rows with a value, Missing the number without one, NaN the number of rows with
	// NaN, and Infinite the number of infinite values, which are included in Values.
	Values, Missing, NaN, Infinite int64
	// Distinct is the number of different values. DistinctExact reports whether it is exact or an estimate.
	Distinct      int64
	DistinctExact bool
	// Min and Max are the bounds of numbers and times, NaN if there are none. Mean and Deviation are computed
	// from the finite ones.
	Min, Max, Mean, Deviation float64
	// Quartiles holds the lower quartile, the median and the upper quartile: the least value that is greater
	// than or equal to at least a quarter, half or three quarters of the values.
	Quartiles      [3]float64
	QuartilesExact bool
	// MinText and MaxText are the bounds of texts.
	MinText, MaxText string
	// Frequent holds the most frequent values in falling order: all of them if they are few. It is empty for
	// numbers with too many distinct values to count. Counts are exact or too small by at most CountsCut.
	Frequent      []Value
	FrequentExact bool
	CountsCut     int64

	bins     bins
	pool     []weighted
	extremes extremes
	numbers  tally[float64]
	texts    tally[string]
}

// Value is a value and its number of occurrences.
type Value struct {
	Text   string
	Number float64
	Count  int64
}

// Rows returns the number of rows of the figures.
func (f *Figures) Rows() int64 { return f.Values + f.Missing + f.NaN }

// Histogram divides numbers or times into at most most bars of one width with round bounds. All finite values
// are counted exactly. It returns nil for texts and truth values.
func (f *Figures) Histogram(most int) []Bar { return f.bins.histogram(most) }

// Percentile returns the least value that is greater than or equal to at least the given share of the values,
// from 0 to 1. It is as exact as the Quartiles. It is NaN if there are no values.
func (f *Figures) Percentile(share float64) float64 {
	if len(f.pool) == 0 {
		return math.NaN()
	}
	return f.percentiles([]float64{min(max(share, 0), 1)})[0]
}

// Nth returns the n-th largest finite number, or the n-th smallest if low is set, from 1. It is NaN if there
// is none, or if fewer numbers were kept.
func (f *Figures) Nth(n int, low bool) float64 {
	list := f.extremes.largest
	if low {
		list = f.extremes.smallest
	}
	if n < 1 || n > len(list) {
		return math.NaN()
	}
	return list[n-1]
}

// NumberTimes returns the number of occurrences of a finite number. known is false if there are too many
// distinct values to count.
func (f *Figures) NumberTimes(v float64) (times int64, known bool) {
	return timesOf(&f.numbers, hashNumber(v), v)
}

// TextTimes returns the number of occurrences of a text. known is as for NumberTimes.
func (f *Figures) TextTimes(text []byte) (times int64, known bool) {
	return timesOf(&f.texts, hashBytes(text), unsafe.String(unsafe.SliceData(text), len(text)))
}

func timesOf[V comparable](t *tally[V], hash uint64, v V) (times int64, known bool) {
	if t.full || t.used == 0 {
		return 0, !t.full
	}
	return t.find(hash, v).count, true
}

// mostFrequent limits the frequent values in figures.
const mostFrequent = 100

// Figures computes the figures of the sketches. Nothing may be added to the total afterwards.
func (t *Total) Figures() Figures {
	f := Figures{
		Kind: t.of.Kind, Whole: t.of.Whole, Values: t.counts.values + t.below + t.above, Missing: t.missing, NaN: t.nan,
		Infinite: t.below + t.above, Mean: t.moments.average(), Deviation: t.moments.deviation(), MinText: t.least, MaxText: t.most,
		bins: t.bins, pool: t.pool, QuartilesExact: !t.sample, extremes: t.extremes.sorted(),
	}
	f.numbers, f.texts = t.numbers, t.texts
	f.numbers.reserve()
	f.texts.reserve()
	f.setBounds(t)
	f.setDistinct(t)
	slices.SortFunc(f.pool, func(a, b weighted) int { return cmp.Compare(a.value, b.value) })
	f.Quartiles = [3]float64{math.NaN(), math.NaN(), math.NaN()}
	if len(f.pool) > 0 {
		copy(f.Quartiles[:], f.percentiles([]float64{0.25, 0.5, 0.75}))
	}
	f.setFrequent(t)
	return f
}

func (f *Figures) setBounds(t *Total) {
	f.Min, f.Max = math.NaN(), math.NaN()
	if t.moments.n > 0 {
		f.Min, f.Max = t.moments.min, t.moments.max
	}
	if t.below > 0 {
		f.Min = math.Inf(-1)
		f.Max = max(f.Max, f.Min)
	}
	if t.above > 0 {
		f.Max = math.Inf(1)
	}
	if f.Values == f.Infinite && f.Infinite > 0 {
		f.Min, f.Max = math.Inf(1-2*sign01(t.below)), math.Inf(2*sign01(t.above)-1)
	}
}

// sign01 returns 1 if n is positive, or else 0.
func sign01(n int64) int {
	if n > 0 {
		return 1
	}
	return 0
}

func (f *Figures) setDistinct(t *Total) {
	infinities := int64(sign01(t.below) + sign01(t.above))
	f.DistinctExact = t.registers == nil
	if f.DistinctExact {
		f.Distinct = int64(t.numbers.used+t.texts.used) + infinities
		return
	}
	f.Distinct = min(int64(math.Round(t.registers.count()))+infinities, f.Values)
}

func (f *Figures) setFrequent(t *Total) {
	f.CountsCut = t.texts.cut
	f.FrequentExact = !t.numbers.full && !t.texts.full
	for _, s := range t.texts.top(mostFrequent) {
		f.Frequent = append(f.Frequent, Value{Text: s.value, Count: s.count})
	}
	for _, s := range t.numbers.top(mostFrequent) {
		f.Frequent = append(f.Frequent, Value{Number: s.value, Count: s.count})
	}
	slices.SortStableFunc(f.Frequent, func(a, b Value) int {
		switch {
		case a.Count != b.Count:
			return sign(b.Count > a.Count)
		case a.Text != b.Text:
			return strings.Compare(a.Text, b.Text)
		}
		return sign(a.Number > b.Number)
	})
}

// percentiles returns the percentiles for some shares. The error of a sample is some ranks, that of a bin is
// its width: the result has the lesser error.
func (f *Figures) percentiles(shares []float64) []float64 {
	out := quantiles(f.pool, shares)
	if f.QuartilesExact {
		return out
	}
	finite := f.Values - f.Infinite
	for i, share := range shares {
		lo, hi := f.bins.around(max(int64(math.Ceil(share*float64(finite)))-1, 0))
		out[i] = min(max(out[i], lo, f.Min), hi, f.Max)
	}
	return out
}
