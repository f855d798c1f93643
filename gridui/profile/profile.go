// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package profile shows what is in the columns of a grid: how many values there are, missing and distinct
// ones, the smallest, the largest and the mean, and a histogram or the most frequent values. A click on a
// bar filters the column by it. A program lists a Profile among the extensions of a grid:
//
//	grid.Extensions = []gridui.Extension{&profile.Profile{Strip: true}}
//
// The menu of a header has an item that opens the profile of its column, in which arrow keys lead from bar to
// bar, and Enter filters. Strip shows small bars below all headers.
//
// Figures are of all rows, whatever filters leave of them, so that another bar can be chosen. They are
// computed in the background and follow changes: of rows that are changed by id, the blocks around them
// are read again. Counts, bounds, the mean and the bars are exact. The number of distinct values is exact up
// to 65,536 of them where there are up to as many rows, and up to 4,096 in more rows; else it is an estimate with a standard error of
// 0.8 %. Quartiles are exact up to 8,192 rows, and else those of a sample, about 1 % of the rows off. Estimates are
// shown with the sign ≈. Exact asks for none. Without it a column of 10,000,000 rows takes some 10 MB at most
// for numbers, and the texts that it counts.
//
// The source of a gridui.Remote computes the figures itself, in the background, when a profile is opened: the counts
// of rows, of missing and of distinct values, the bounds, the mean, and the most frequent values. A histogram takes
// one request for each bar, at most 20. The figures are of the rows as the source
// has them, without changes that are yet to be saved. What the source does not compute is said in words; it has
// no quartiles, and no strip. Other rows that may not all be read have no profile: the item of the menu is greyed
// and says why.
package profile

import (
	"math"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/exact"
	feature "github.com/giogrid/giogrid/gridui/internal/feature/profile"
	figures "github.com/giogrid/giogrid/gridui/internal/profile"
	"github.com/giogrid/giogrid/gridui/internal/profiling"
	"github.com/giogrid/giogrid/gridui/internal/remote"
)

// Profile is the profiles of the columns of one grid. The zero value has them in the menus of headers, which
// HeaderMenu.Enabled switches on.
type Profile struct {
	// Strip shows small bars below the header of each column, StripColumns are the ids of those
	// that have them; empty: all.
	Strip        bool
	StripColumns []string
	// NoMenu leaves the item of the menus of headers out.
	NoMenu bool
	// Exact computes distinct values, frequent values and quartiles exactly. It takes up to 60 bytes a row
	// for each column whose values are all different.
	Exact bool

	owner   core.Owner
	feature feature.Feature
}

// Extend connects the profiles with a grid.
func (p *Profile) Extend(g *core.Grid) {
	if !p.owner.Take(g, p) {
		return
	}
	p.feature.Wire(feature.Sources{
		Settings:  feature.Settings{Strip: &p.Strip, StripColumns: &p.StripColumns, NoMenu: &p.NoMenu, Exact: &p.Exact},
		Filtering: &g.Options.Filtering, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Motion: &g.View, Painter: &g.Painter,
		Buttons: &g.Buttons, Pointer: &g.Pointer, Report: &g.Report, Grid: g, Keyboard: g.Typing.Tag(),
	})
	g.Features.Add(&p.feature)
}

// Open opens the profile of a column in the next frame, and scrolls to the column. It does nothing for one
// that does not show, or whose rows cannot be read.
func (p *Profile) Open(columnID string) { p.feature.Request(columnID) }

// Close closes the profile that is open, if any.
func (p *Profile) Close() { p.feature.Close() }

// OpenColumn is the id of the column whose profile is open, empty for none.
func (p *Profile) OpenColumn() string { return p.feature.IsOpen() }

// Figures sum up a column. Numbers are those of the values; times are in Earliest and Latest. What the source of
// the rows does not compute is -1, NaN, zero or empty.
type Figures struct {
	// Rows is how many rows there are, Missing how many of them have no value.
	Rows, Missing int
	// Distinct is how many different values there are, DistinctExact whether that is no estimate.
	Distinct      int
	DistinctExact bool
	// Min, Max and Mean are NaN where there are no numbers. Quartiles are the lower one, the median and
	// the upper one, QuartilesExact says that they are no estimates.
	Min, Max, Mean float64
	Quartiles      [3]float64
	QuartilesExact bool
	// Earliest and Latest are bounds of times, by the clock that cells show, in UTC; zero where there are none.
	Earliest, Latest time.Time
	// MinText and MaxText are bounds of texts.
	MinText, MaxText string
	// Current says that no newer figures are being computed.
	Current bool
}

// Figures returns what is known of a column whose profile is open or that is in the strip. ok is false
// before anything is known.
func (p *Profile) Figures(columnID string) (f Figures, ok bool) {
	if p.owner.Grid() == nil {
		return f, false
	}
	from, state := p.feature.Profiler().Of(columnID)
	if from == nil {
		return f, false
	}
	f = Figures{
		Rows: int(from.Total), Missing: remote.Unknown, Distinct: int(from.Distinct), DistinctExact: from.DistinctExact && from.Knows(profiling.Distinct),
		Min: number(from.Least), Max: number(from.Greatest), Mean: from.Average.Float, Quartiles: [3]float64{math.NaN(), math.NaN(), math.NaN()},
		Current: state == profiling.Current,
	}
	if from.Knows(profiling.Missing) {
		f.Missing = int(from.Missing + from.NaN)
	}
	if from.Knows(profiling.Spread) {
		f.Quartiles, f.QuartilesExact = from.Quartiles, from.QuartilesExact
	}
	if from.Kind == figures.Times && from.Values > 0 {
		f.Mean, f.Quartiles = math.NaN(), [3]float64{math.NaN(), math.NaN(), math.NaN()}
	}
	f.MinText, _ = from.Least.(string)
	f.MaxText, _ = from.Greatest.(string)
	f.Earliest, _ = from.Least.(time.Time)
	f.Latest, _ = from.Greatest.(time.Time)
	return f, true
}

// number returns a bound that is a number, NaN of others.
func number(bound any) float64 {
	if n, ok := bound.(exact.Number); ok {
		return n.Float
	}
	return math.NaN()
}
