// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formats

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/formats/rule"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Settings points to the fields of the program, which are read in place.
type Settings struct {
	// Rules holds the users' rules, Fixed the program's, which come first.
	Rules, Fixed *[]rule.Rule
	// Locked keeps users from changing rules, NoMenu omits the menu item.
	Locked, NoMenu *bool
}

// Sources holds the state and the services that the feature uses.
type Sources struct {
	_        nocmp.Struct
	Settings Settings
	Columns  *column.Set
	Dataset  *dataset.Set
	Viewport *viewport.Frame
	Motion   viewport.Motion
	Painter  *draw.Painter
	Buttons  *ui.Buttons
	Report   dataset.Report
	Pointer  *host.Pointer
	// Keyboard is the tag of the cells' keyboard focus.
	Keyboard event.Tag
}

// Feature implements the conditional formats of a grid. Wire must be called before its first frame.
type Feature struct {
	Sources
	rulebook rulebook
	rows     rowRules
	reader   reader
	colors   colors
	card     card
	// kept holds the looks of the rows of the body, by panes. layers takes the shapes being painted, relative to origin, and
	// is into for rows that are not kept. shown are the rows of a part, and drawn is an icon by itself.
	kept   [3]draw.Strips
	layers *draw.Layers
	into   draw.Layers
	origin image.Point
	shown  []draw.StripRow
	drawn  draw.Batch
	// changed reports that users changed rules since the last call of Changed.
	changed bool
	Kept    Kept
}

// Wire sets the sources of the feature.
func (f *Feature) Wire(s Sources) {
	f.Sources = s
	f.rulebook.Sources, f.rows.Sources = &f.Sources, &f.Sources
	f.rulebook.profiler.Wire(s.Columns, s.Dataset, s.Report)
	f.card.Feature, f.Kept.f = f, f
}

// Arranged updates the rules of the columns on the screen.
func (f *Feature) Arranged(gtx layout.Context) {
	f.Kept.localize()
	was := f.rulebook.profiler.Rev
	f.rulebook.sync(gtx)
	f.rows.sync(f.rulebook.all, f.rulebook.allRev)
	f.colors.sync(f.Painter)
	if was != f.rulebook.profiler.Rev {
		gtx.Execute(op.InvalidateCmd{})
	}
}

// RowsChanged follows changes of rows by id.
func (f *Feature) RowsChanged(c rowmodel.Changes) { f.rulebook.profiler.RowsChanged(c) }

// Rev returns a number that grows when users' rules change.
func (f *Feature) Rev() uint64 {
	f.rulebook.follow()
	return f.rulebook.rev
}

// Changed reports whether users changed rules since the last call.
func (f *Feature) Changed() bool {
	changed := f.changed
	f.changed = false
	return changed
}

// AppendHeaderItems appends the item that opens the card. If users may not change rules, it is enabled only
// if the column has a rule.
func (f *Feature) AppendHeaderItems(dst []feature.MenuItem, of option.HeaderTarget) []feature.MenuItem {
	if *f.Settings.NoMenu || of.Group || !feature.HoldsData(f.Columns, of.ColumnID) {
		return dst
	}
	it := feature.MenuItem{Label: f.card.item(f.Painter.Style.Texts.Formats.Title), Opens: true}
	it.Disabled = *f.Settings.Locked && !f.rulebook.uses(of.ColumnID)
	it.Do = func(gtx layout.Context) { f.card.open(gtx, of.ColumnID) }
	return append(dst, it)
}

// Request opens the card of a column in the next frame.
func (f *Feature) Request(columnID string) { f.card.requested = columnID }

// IsOpen returns the id of the column for which the card is open, empty for none.
func (f *Feature) IsOpen() string { return f.card.column }

// Close closes the card.
func (f *Feature) Close() { f.card.column, f.card.requested = "", "" }

// Update reads an event of the card.
func (f *Feature) Update(gtx layout.Context) bool { return f.card.update(gtx) }

// AppendControls appends the list and the buttons of the card.
func (f *Feature) AppendControls(dst []event.Tag) []event.Tag {
	dst = append(dst, &f.card.list.Tag)
	for i := range f.card.buttons {
		dst = append(dst, &f.card.buttons[i].Clickable)
	}
	return dst
}

// Paint draws the card over everything else.
func (f *Feature) Paint() {
	if f.card.column != "" {
		f.card.paint()
	}
}

// change replaces the users' rules.
func (f *Feature) change(rules []rule.Rule) {
	if *f.Settings.Locked {
		return
	}
	*f.Settings.Rules, f.changed = rules, true
}
