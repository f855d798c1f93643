// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package formats gives the cells of a grid colours, bars and icons by their values, as users put them together. A
// program lists a Formats among the extensions of a grid:
//
//	grid.Extensions = []gridui.Extension{&formats.Formats{}}
//
// The menu of a header has an item that opens the rules of its column: colour scales, data bars, icons, the largest and
// the smallest values, those above the mean, repeated ones, and conditions on texts, numbers and times. Rules
// apply in their order, of which package rule says more. Bounds, ranks and means are those of all rows; they are
// computed in the background and follow changes. Percentiles of more than 8,192 rows come from a sample; repeated
// values are known of up to 1,048,576 different ones.
//
// Colours are tints of the theme, strong enough to be seen and faint enough for text to be read on them. Where colours
// are the system's, tints are corners and bars are lines.
//
// Of rows that are not all in memory only conditions apply, since the others need to know all of them.
package formats

import (
	"encoding/json"

	"github.com/giogrid/giogrid/gridui/formats/rule"
	"github.com/giogrid/giogrid/gridui/internal/core"
	feature "github.com/giogrid/giogrid/gridui/internal/feature/formats"
)

// Formats is the conditional formats of one grid. The zero value has no rules, and lets users make some by the menus
// of headers, which HeaderMenu.Enabled switches on.
type Formats struct {
	// Rules are those of users, which views keep. A program may change them at any time. Rules that cannot be
	// used are left out and reported once.
	Rules []rule.Rule
	// Fixed are rules of the program: they come before the others, users see them and cannot change them, and
	// views do not have them.
	Fixed []rule.Rule
	// Locked keeps users from changing Rules: they see them, no more.
	Locked bool
	// NoMenu leaves the item of the menus of headers out, which forbids users to make formats.
	NoMenu bool

	owner   core.Owner
	feature feature.Feature
}

// Extend connects the formats with a grid.
func (f *Formats) Extend(g *core.Grid) {
	if !f.owner.Take(g, f) {
		return
	}
	f.feature.Wire(feature.Sources{
		Settings: feature.Settings{Rules: &f.Rules, Fixed: &f.Fixed, Locked: &f.Locked, NoMenu: &f.NoMenu},
		Columns:  &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Motion: &g.View, Painter: &g.Painter, Buttons: &g.Buttons,
		Report: &g.Report, Pointer: &g.Pointer, Keyboard: g.Typing.Tag(),
	})
	g.Features.Add(&f.feature)
	g.Features.Persist.AddKeeper(keeper{f})
}

// Open opens the rules of a column in the next frame, and scrolls to the column. It does nothing for one that does
// not show.
func (f *Formats) Open(columnID string) { f.feature.Request(columnID) }

// Close closes the rules that are open, if any.
func (f *Formats) Close() { f.feature.Close() }

// OpenColumn is the id of the column whose rules are open, empty for none.
func (f *Formats) OpenColumn() string { return f.feature.IsOpen() }

// Changed reports whether users changed Rules since the last call.
func (f *Formats) Changed() bool { return f.feature.Changed() }

// keeper keeps the rules of users in views.
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
