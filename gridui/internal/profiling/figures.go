// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profiling

import (
	"fmt"
	"math"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/internal/profile"
	"github.com/giogrid/giogrid/gridui/internal/remote"
)

// Figures summarizes a column. Figures of rows in memory have all parts, those from a source may
// lack some.
type Figures struct {
	// Figures has zeros for unknown parts, and remote.Unknown for an unknown Distinct.
	profile.Figures
	// Total counts the rows. It is an estimate unless TotalExact.
	Total      int64
	TotalExact bool
	// Least and Greatest are the bounds: an exact.Number, a time in UTC by the clock that cells show, or a
	// string; nil: there are none. Average is the mean, NaN of none.
	Least, Greatest any
	Average         exact.Number
	// Counting is set while the rows of the bars are being counted, and none show.
	Counting bool

	known Part
	// bars is the histogram of a source.
	bars []profile.Bar
}

// Part is a part of figures that a source may not compute.
type Part uint8

// The parts. Spread is the deviation and the quartiles, Bars the histogram or the frequent values.
const (
	Missing Part = 1 << iota
	Distinct
	Bounds
	Mean
	Spread
	Bars
)

// Knows reports whether a part of the figures is known.
func (f *Figures) Knows(p Part) bool { return f.known&p != 0 }

// know marks parts as known if on is set.
func (f *Figures) know(p Part, on bool) {
	if on {
		f.known |= p
	}
}

// Measured reports whether the values are numbers or times, which have a histogram instead of
// frequent values.
func (f *Figures) Measured() bool { return f.Kind == profile.Numbers || f.Kind == profile.Times }

// Histogram returns the bars of numbers or times, nil if there are none. Rows in memory are divided
// into at most most bars; a source returns the bars that it counted.
func (f *Figures) Histogram(most int) []profile.Bar {
	if f.known&Spread == 0 {
		return f.bars
	}
	return f.Figures.Histogram(most)
}

// read returns the figures of rows in memory.
func read(from profile.Figures) Figures {
	f := Figures{
		Figures: from, Total: from.Rows(), TotalExact: true, Average: exact.Number{Float: from.Mean},
		known: Missing | Distinct | Bounds | Mean | Spread | Bars,
	}
	switch {
	case f.Values == 0:
	case f.Kind == profile.Texts:
		f.Least, f.Greatest = f.MinText, f.MaxText
	case f.Kind == profile.Times:
		f.Least, f.Greatest = Clock(f.Min), Clock(f.Max)
	default:
		f.Least, f.Greatest = exact.Number{Float: f.Min}, exact.Number{Float: f.Max}
	}
	return f
}

// Clock returns a time in UTC, of seconds since 1970.
func Clock(seconds float64) time.Time {
	whole := math.Floor(seconds)
	return time.Unix(int64(whole), int64((seconds-whole)*1e9)).UTC()
}

// told returns the figures from a source.
func told(from *remote.ColumnFigures, of profile.Of) Figures {
	f := Figures{Total: from.Rows, TotalExact: from.Exact, Least: bound(from.Min), Greatest: bound(from.Max), Average: exact.Number{Float: math.NaN()}}
	f.Kind, f.Whole, f.Values, f.Distinct, f.DistinctExact = of.Kind, of.Whole, from.Values, from.Distinct, true
	f.know(Missing, from.Exact && from.Values != remote.Unknown)
	if f.Knows(Missing) {
		f.Figures.Missing = max(from.Rows-from.Values, 0)
	}
	f.know(Distinct, from.Distinct != remote.Unknown)
	f.know(Bounds, from.BoundsKnown)
	f.know(Mean, from.MeanKnown)
	if n, ok := column.GivenNumber(from.Mean); ok {
		f.Average = n
	}
	f.know(Bars, from.FrequentKnown)
	for _, v := range from.Frequent {
		of := profile.Value{Text: v.Text, Count: int64(v.Rows)}
		if f.Kind == profile.Bools && (v.Text == "true" || v.Text == "1") {
			of.Number = 1
		}
		f.Frequent = append(f.Frequent, of)
	}
	return f
}

// bound converts a value of a source to the type in Figures.
func bound(v any) any {
	if n, ok := column.GivenNumber(v); ok {
		return n
	}
	switch v := v.(type) {
	case nil:
		return nil
	case time.Time:
		return v.UTC()
	}
	return fmt.Sprint(v)
}
