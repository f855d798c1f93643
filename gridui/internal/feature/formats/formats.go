// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formats

import (
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

// Settings are the fields of the program, read where they stand.
type Settings struct {
	// Rules are those of users, Fixed those of the program, which come first.
	Rules, Fixed *[]rule.Rule
	// Locked keeps users from changing rules, NoMenu leaves the item of the menu out.
	Locked, NoMenu *bool
}

// Sources are what the feature reads, and what it draws with.
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
	// Keyboard is the tag that the cells have the keyboard with.
	Keyboard event.Tag
}

// Feature is the conditional formats of a grid. Wire it before its first frame.
type Feature struct {
	Sources
	rulebook rulebook
	reader   reader
	colors   colors
	card     card
	// changed says that users changed rules since the program asked.
	changed bool
	Kept    Kept
}

// Wire sets what the feature reads.
func (f *Feature) Wire(s Sources) {
	f.Sources = s
	f.rulebook.Sources = &f.Sources
	f.rulebook.profiler.Wire(s.Columns, s.Dataset, s.Report)
	f.card.Feature, f.Kept.f = f, f
}

// Arranged brings the rules of the columns on the screen up to date.
func (f *Feature) Arranged(gtx layout.Context) {
	f.Kept.localize()
	was := f.rulebook.profiler.Rev
	f.rulebook.sync(gtx)
	f.colors.sync(f.Painter)
	if was != f.rulebook.profiler.Rev {
		gtx.Execute(op.InvalidateCmd{})
	}
}

// RowsChanged follows changes of rows by id.
func (f *Feature) RowsChanged(c rowmodel.Changes) { f.rulebook.profiler.RowsChanged(c) }

// Rev grows when the rules of users change.
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

// AppendHeaderItems adds the item that opens the card. Where users may change nothing it opens only if there is
// something to see.
func (f *Feature) AppendHeaderItems(dst []feature.HeaderItem, of option.HeaderTarget) []feature.HeaderItem {
	if *f.Settings.NoMenu || of.Group || !feature.HoldsData(f.Columns, of.ColumnID) {
		return dst
	}
	it := feature.HeaderItem{Label: f.card.item(f.Painter.Style.Texts.Formats.Title), Opens: true}
	it.Disabled = *f.Settings.Locked && !f.rulebook.uses(of.ColumnID)
	it.Do = func(gtx layout.Context) { f.card.open(gtx, of.ColumnID) }
	return append(dst, it)
}

// Request opens the card of a column in the next frame.
func (f *Feature) Request(columnID string) { f.card.requested = columnID }

// IsOpen is the id of the column whose card is open, empty for none.
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

// change puts other rules of users in place.
func (f *Feature) change(rules []rule.Rule) {
	if *f.Settings.Locked {
		return
	}
	*f.Settings.Rules, f.changed = rules, true
}
