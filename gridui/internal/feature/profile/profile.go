// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profile

import (
	"gioui.org/io/event"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/profiling"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Grid provides the grid's functions that the feature calls.
type Grid interface {
	// FilterOf returns the filter of a column, SetFilter changes it like a user.
	FilterOf(columnID string) filter.Filter
	SetFilter(columnID string, f filter.Filter)
}

// Settings points to the fields of the program, which are read in place.
type Settings struct {
	// Strip shows the strip, NoMenu omits the menu item, Exact requests exact figures.
	Strip, NoMenu, Exact *bool
	// StripColumns holds the columns in the strip; none means all.
	StripColumns *[]string
}

// Sources holds the state and the services that the feature uses.
type Sources struct {
	_         nocmp.Struct
	Settings  Settings
	Filtering *option.Filtering
	Columns   *column.Set
	Dataset   *dataset.Set
	Viewport  *viewport.Frame
	Motion    viewport.Motion
	Painter   *draw.Painter
	Buttons   *ui.Buttons
	Pointer   *host.Pointer
	Report    dataset.Report
	Grid      Grid
	// Keyboard is the tag of the cells' keyboard focus.
	Keyboard event.Tag
}

// Feature implements the column profiles of a grid. Wire must be called before its first frame.
type Feature struct {
	Sources
	profiler profiling.Profiler
	card     card
	strip    strip
}

// Wire sets the sources of the feature.
func (f *Feature) Wire(s Sources) {
	f.Sources = s
	f.profiler.Wire(s.Columns, s.Dataset, s.Report)
	f.profiler.AskSource()
	f.card.Feature, f.strip.Feature = f, f
}

// Arranged updates the profiles of the visible columns.
func (f *Feature) Arranged(gtx layout.Context) {
	f.profiler.WantExact(*f.Settings.Exact)
	f.strip.tell()
	f.strip.want()
	f.card.want()
	was := f.profiler.Rev
	f.profiler.Sync(gtx)
	if was != f.profiler.Rev {
		gtx.Execute(op.InvalidateCmd{})
	}
}

// refuses returns in words why a column has no profile, empty if it has one.
func (f *Feature) refuses(columnID string) string {
	return f.profiler.Refuses(columnID, &f.Painter.Style.Texts.Profile)
}

// RowsChanged follows changes of rows by id.
func (f *Feature) RowsChanged(c rowmodel.Changes) { f.profiler.RowsChanged(c) }

// Profiler returns the profiler that computes the figures.
func (f *Feature) Profiler() *profiling.Profiler { return &f.profiler }

// AppendHeaderItems appends the item that opens the card.
func (f *Feature) AppendHeaderItems(dst []feature.MenuItem, of option.HeaderTarget) []feature.MenuItem {
	if *f.Settings.NoMenu || of.Group || !feature.HoldsData(f.Columns, of.ColumnID) {
		return dst
	}
	if why := f.refuses(of.ColumnID); why != "" {
		return append(dst, feature.MenuItem{Label: why, Disabled: true})
	}
	return append(dst, feature.MenuItem{Label: f.card.item(f.Painter.Style.Texts.Profile.Title), Opens: true, Do: func(gtx layout.Context) { f.card.open(gtx, of.ColumnID) }})
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
	c := &f.card
	return append(dst, &c.list.Tag, &c.again.Clickable, &c.copyAll.Clickable, &c.clear.Clickable, &c.exit.Clickable)
}

// toggle filters a column by a bar, or removes that filter.
func (f *Feature) toggle(columnID string, b *bar) {
	if !f.filters(columnID) || !b.filters() {
		return
	}
	to := b.filter
	if f.isOn(columnID, b) {
		to = filter.Filter{}
	}
	f.Grid.SetFilter(columnID, to.Clone())
}

// filters reports whether users can filter by a column.
func (f *Feature) filters(columnID string) bool {
	col := f.Columns.Find(columnID)
	return f.Filtering.Enabled && col >= 0 && f.Columns.Leaves[col].Filters
}

// isOn reports whether the column is filtered by a bar.
func (f *Feature) isOn(columnID string, b *bar) bool {
	return f.Filtering.Enabled && b.filters() && f.Grid.FilterOf(columnID).Equal(b.filter)
}
