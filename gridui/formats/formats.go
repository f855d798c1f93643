// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package formats adds conditional formats to a grid: rules, which users make, set colours, bars and icons by the
// values of cells. A program lists a Formats among the extensions of a grid:
//
//	grid.Extensions = []gridui.Extension{&formats.Formats{}}
//
// The menu of a header has an item that opens the rules of its column: colour scales, data bars, icons, the largest
// and the smallest values, values above the mean, repeated values, and conditions on texts, numbers and times. Rules for
// whole rows have a condition over several columns, which users type as text, such as Amount > 100 and City = "Seoul";
// every column lists them, and the tints of cells cover theirs. Rules apply in order, as package rule describes. Bounds, ranks and means cover all rows; they are computed in the
// background and follow changes. Percentiles of more than 8,192 rows come from a sample. Repeated values are found
// among up to 1,048,576 different values.
//
// Colours are tints of the theme, strong enough to be visible and faint enough for text on them to be legible. With
// system colours, corners replace tints and lines replace bars.
//
// Rows are sorted by the colours and icons of a column, see option.SortByColor, and filtered by them: by the menu of its
// header, or by filter.HasColor and filter.HasIcon. Colours and icons follow values, rules and bounds.
//
// For rows that are not all in memory only conditions and rules for rows apply, to rows that are loaded, since the other
// rules need the values of all rows; colours and icons neither sort nor filter such rows.
package formats

import (
	"encoding/json"

	"github.com/giogrid/giogrid/gridui/extend"
	"github.com/giogrid/giogrid/gridui/formats/rule"
	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/extending"
	feature "github.com/giogrid/giogrid/gridui/internal/feature/formats"
)

// Formats adds conditional formats to one grid. The zero value has no rules, and lets users add rules with the header
// menus, which HeaderMenu.Enabled switches on.
type Formats struct {
	// Rules lists the users' rules. Saved views contain them. A program may change them at any time; Changed reports
	// changes by users. The grid ignores an invalid rule and reports it with one events.ProblemFound.
	Rules []rule.Rule
	// Fixed lists the program's rules, which apply before Rules. Users see them but cannot change them, and saved
	// views do not contain them.
	Fixed []rule.Rule
	// Locked prevents users from changing Rules. Users still see the rules.
	Locked bool
	// MenuDisabled omits the item from the header menus, so that users cannot open the rules. Open still works.
	MenuDisabled bool

	owner   core.Owner
	feature feature.Feature
	looks   feature.Looks
}

// Extend connects the formats to a grid. Only the grid calls it.
func (f *Formats) Extend(to *extend.Grid) {
	g := extending.Core(to)
	if !f.owner.Take(g, f) {
		return
	}
	f.feature.Wire(feature.Sources{
		Settings: feature.Settings{Rules: &f.Rules, Fixed: &f.Fixed, Locked: &f.Locked, NoMenu: &f.MenuDisabled},
		Columns:  &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Motion: &g.View, Painter: &g.Painter, Buttons: &g.Buttons,
		Report: &g.Report, Pointer: &g.Pointer, Keyboard: g.Typing.Tag(),
	})
	g.Features.Add(&f.feature)
	g.Bring(&core.RowFilters)
	f.looks.Wire(&f.feature, g, &g.Options.Filtering.Enabled)
	g.Features.Add(&f.looks)
	g.Views().AddKeeper(keeper{f})
}

// Open opens the rules of a column in the next frame and scrolls to the column. It does nothing if the column is not
// visible.
func (f *Formats) Open(columnID string) { f.feature.Request(columnID) }

// Close closes the list of rules, if it is open.
func (f *Formats) Close() { f.feature.Close() }

// OpenColumn returns the id of the column whose rules are open, empty if none are.
func (f *Formats) OpenColumn() string { return f.feature.IsOpen() }

// Changed reports whether users changed Rules since the last call.
func (f *Formats) Changed() bool { return f.feature.Changed() }

// keeper saves the users' rules in views.
type keeper struct{ *Formats }

func (keeper) ViewName() string { return "formats" }

func (k keeper) ViewState() any {
	if len(k.Rules) == 0 {
		return nil
	}
	return k.feature.Kept.State()
}

func (k keeper) SetViewState(state json.RawMessage) error { return k.feature.Kept.SetState(state) }

func (k keeper) ViewRev() uint64 { return k.feature.Rev() }
