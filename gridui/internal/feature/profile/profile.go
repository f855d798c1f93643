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
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Grid is what the feature asks of the grid.
type Grid interface {
	// FilterOf is the filter of a column, SetFilter changes it as a user does.
	FilterOf(columnID string) filter.Filter
	SetFilter(columnID string, f filter.Filter)
}

// Settings are the fields of the program, read where they stand.
type Settings struct {
	// Strip shows the strip, NoMenu leaves the item of the menu out, Exact asks for exact figures.
	Strip, NoMenu, Exact *bool
	// StripColumns are the columns in the strip; none stands for all.
	StripColumns *[]string
}

// Sources are what the feature reads, and what it draws with.
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
	// Keyboard is the tag that the cells have the keyboard with.
	Keyboard event.Tag
}

// Feature is the profiles of the columns of a grid. Wire it before its first frame.
type Feature struct {
	Sources
	profiler profiling.Profiler
	source   bySource
	card     card
	strip    strip
}

// Wire sets what the feature reads.
func (f *Feature) Wire(s Sources) {
	f.Sources = s
	f.profiler.Wire(s.Columns, s.Dataset, s.Report)
	f.source.Feature, f.card.Feature, f.strip.Feature = f, f, f
}

// Arranged brings the profiles of the columns that show up to date.
func (f *Feature) Arranged(gtx layout.Context) {
	f.profiler.WantExact(*f.Settings.Exact)
	f.strip.tell()
	f.strip.want()
	f.card.want()
	was := f.rev()
	f.profiler.Sync(gtx)
	f.source.sync(gtx, f.card.column)
	if was != f.rev() {
		gtx.Execute(op.InvalidateCmd{})
	}
}

// rev grows when figures change.
func (f *Feature) rev() uint32 { return f.profiler.Rev + f.source.rev }

// readable reports whether a column has a profile, says why not in words.
func (f *Feature) readable(columnID string) (ok bool, says string) {
	texts := &f.Painter.Style.Texts.Profile
	if f.Dataset.Remote.Are() {
		return f.source.sums(columnID), texts.NotSummed
	}
	return f.profiler.Readable(), texts.Unreadable
}

// RowsChanged follows changes of rows by id.
func (f *Feature) RowsChanged(c rowmodel.Changes) { f.profiler.RowsChanged(c) }

// Profiler has the figures.
func (f *Feature) Profiler() *profiling.Profiler { return &f.profiler }

// AppendHeaderItems adds the item that opens the card.
func (f *Feature) AppendHeaderItems(dst []feature.HeaderItem, of option.HeaderTarget) []feature.HeaderItem {
	if *f.Settings.NoMenu || of.Group || !feature.HoldsData(f.Columns, of.ColumnID) {
		return dst
	}
	texts := &f.Painter.Style.Texts.Profile
	if ok, says := f.readable(of.ColumnID); !ok {
		return append(dst, feature.HeaderItem{Label: says, Disabled: true})
	}
	return append(dst, feature.HeaderItem{Label: f.card.item(texts.Title), Opens: true, Do: func(gtx layout.Context) { f.card.open(gtx, of.ColumnID) }})
}

// Request opens the card of a column in the next frame.
func (f *Feature) Request(columnID string) { f.card.requested = columnID }

// IsOpen is the id of the column whose card is open, empty for none.
func (f *Feature) IsOpen() string { return f.card.column }

// Close closes the card.
func (f *Feature) Close() { f.card.column, f.card.requested = "", "" }

// SourceFigures are those that the source of the rows has told of a column, ok is false before it has.
func (f *Feature) SourceFigures(columnID string) (figures *remote.ColumnFigures, current, ok bool) {
	b := &f.source
	return &b.figures, b.current, b.column == columnID && b.known
}

// Update reads an event of the card.
func (f *Feature) Update(gtx layout.Context) bool { return f.card.update(gtx) }

// AppendControls appends the list and the buttons of the card.
func (f *Feature) AppendControls(dst []event.Tag) []event.Tag {
	c := &f.card
	return append(dst, &c.list.Tag, &c.again.Clickable, &c.copyAll.Clickable, &c.clear.Clickable, &c.exit.Clickable)
}

// toggle filters a column by a bar, or takes that filter away.
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
