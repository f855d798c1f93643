// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package profile summarises the columns of a grid: the numbers of rows, of missing and of distinct values, the
// smallest and the largest value, the mean, and a histogram or the most frequent values. A click on a bar filters the
// column by the values of the bar. A program lists a Profile among the extensions of a grid:
//
//	grid.Extensions = []gridui.Extension{&profile.Profile{Strip: true}}
//
// An item of the header menu opens the profile of a column. In it, arrow keys move between bars, and Enter filters.
// Strip shows small bars below all headers.
//
// Figures cover all rows, including rows that filters exclude, so that users can choose another bar. They are
// computed in the background and follow changes: when rows are changed by id, only the blocks around them are read
// again. Counts, bounds, the mean and the bars are exact. The number of distinct values is exact in up to 65,536
// rows; in more rows, it is exact up to 4,096, and above that an estimate with a standard error of 0.8 %. Quartiles
// are exact up to 8,192 rows; in more rows, they come from a sample, and are off by about 1 % of the rows. Estimates
// are shown with the sign ≈. Exact avoids them. Without Exact, a column of 10,000,000 rows takes about 10 MB at most
// for numbers, and the memory of the counted texts.
//
// The source of a gridui.Remote computes the figures itself, in the background, when a profile is opened: the numbers
// of rows, of missing and of distinct values, the bounds, the mean, and the most frequent values. A histogram takes
// one request for each bar, at most 20. The figures cover the rows of the source, without unsaved changes. A note
// replaces figures that the source does not compute; there are no quartiles, and no strip. If other rows cannot all
// be read, there is no profile: the menu item is disabled and shows the reason.
package profile

import (
	"math"
	"time"

	"github.com/giogrid/giogrid/gridui/extend"
	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/internal/extending"
	feature "github.com/giogrid/giogrid/gridui/internal/feature/profile"
	figures "github.com/giogrid/giogrid/gridui/internal/profile"
	"github.com/giogrid/giogrid/gridui/internal/profiling"
	"github.com/giogrid/giogrid/gridui/internal/remote"
)

// Profile adds profiles of columns to a grid. The zero value adds an item to the header menus, which
// HeaderMenu.Enabled switches on.
type Profile struct {
	// Strip shows small bars below the headers of columns. StripColumns lists the ids of the columns with bars. An
	// empty list selects all columns.
	Strip        bool
	StripColumns []string
	// MenuDisabled omits the item from the header menus.
	MenuDisabled bool
	// Exact computes distinct values, frequent values and quartiles exactly. It takes up to 60 bytes per row
	// for each column whose values are all different.
	Exact bool

	owner   core.Owner
	feature feature.Feature
}

// Extend connects the profiles to a grid. Only the grid calls it.
func (p *Profile) Extend(to *extend.Grid) {
	g := extending.Core(to)
	if !p.owner.Take(g, p) {
		return
	}
	g.Bring(&core.RowFilters)
	p.feature.Wire(feature.Sources{
		Settings:  feature.Settings{Strip: &p.Strip, StripColumns: &p.StripColumns, NoMenu: &p.MenuDisabled, Exact: &p.Exact},
		Filtering: &g.Options.Filtering, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Motion: &g.View, Painter: &g.Painter,
		Buttons: &g.Buttons, Pointer: &g.Pointer, Report: &g.Report, Grid: g, Keyboard: g.Typing.Tag(),
	})
	g.Features.Add(&p.feature)
}

// Open opens the profile of a column in the next frame and scrolls to the column. It does nothing if the column is
// not visible, or if the rows cannot be read.
func (p *Profile) Open(columnID string) { p.feature.Request(columnID) }

// Close closes the profile, if it is open.
func (p *Profile) Close() { p.feature.Close() }

// OpenColumn returns the id of the column whose profile is open, empty if none is.
func (p *Profile) OpenColumn() string { return p.feature.IsOpen() }

// Figures summarises a column of numbers, times or texts. A figure that the source of the rows does not compute is
// -1, NaN, zero or empty, depending on its type.
type Figures struct {
	// Rows is the number of rows, Missing the number of rows without a value or with NaN.
	Rows, Missing int
	// Distinct is the number of different values. DistinctExact reports whether it is exact and not an estimate.
	Distinct      int
	DistinctExact bool
	// Min, Max and Mean are NaN if there are no numbers. Quartiles contains the lower quartile, the median and the
	// upper quartile, NaN if there are none. QuartilesExact reports whether they are exact and not estimates.
	Min, Max, Mean float64
	Quartiles      [3]float64
	QuartilesExact bool
	// Earliest and Latest are the bounds of times: the date and time that cells show, as UTC. They are zero if there
	// are no times.
	Earliest, Latest time.Time
	// MinText and MaxText are the bounds of texts, empty if there are none.
	MinText, MaxText string
	// Current reports whether the figures are up to date. It is false while newer figures are being computed.
	Current bool
}

// Figures returns the figures of a column whose profile is open, or that has bars in the strip. ok is false until
// there are figures.
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

// number returns a bound as a number, or NaN if it is not a number.
func number(bound any) float64 {
	if n, ok := bound.(exact.Number); ok {
		return n.Float
	}
	return math.NaN()
}
