// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/option"
)

// Sources holds the data that a viewport shows.
type Sources struct {
	_ nocmp.Struct

	Options *option.Options
	Dataset *dataset.Set
	Columns *column.Set
	Painter *draw.Painter
	// Contents are the cells.
	Contents Contents
}

// Wire points the parts of the viewport to their sources and to one another. The viewport must not
// be copied afterwards.
func (v *Viewport) Wire(s Sources) {
	v.columns, v.painter = s.Columns, s.Painter
	v.Addresses.columns, v.Addresses.data = s.Columns, s.Dataset
	v.bands = &v.Bands
	v.Indents = Indents{addresses: &v.Addresses, settings: &v.RowSettings, data: s.Dataset, columns: s.Columns, painter: s.Painter}
	v.wireColumns(s)
	v.wireRows(s)
	v.wireBands(s)
	r := &v.Restore
	r.addresses, r.scrolling, r.widths, r.requests = &v.Addresses, &v.Scrolling, &v.Widths, &v.Requests
	r.columns, r.data = s.Columns, s.Dataset
}

func (v *Viewport) wireColumns(s Sources) {
	w := &v.Widths
	w.addresses, w.geometry, w.scrolling = &v.Addresses, &v.Geometry, &v.Scrolling
	w.data, w.columns, w.options, w.painter, w.contents = s.Dataset, s.Columns, s.Options, s.Painter, s.Contents
	h := &v.Heads
	h.widths = w
	h.columns, h.options, h.painter, h.contents = s.Columns, s.Options, s.Painter, s.Contents
}

func (v *Viewport) wireRows(s Sources) {
	w := &v.Wraps
	w.indents, w.widths = &v.Indents, &v.Widths
	w.data, w.columns, w.painter, w.contents = s.Dataset, s.Columns, s.Painter, s.Contents
	h := &v.Heights
	h.settings, h.wraps = &v.RowSettings, w
	h.data, h.options, h.painter, h.contents = s.Dataset, s.Options, s.Painter, s.Contents
	d := &v.Details
	d.addresses, d.settings = &v.Addresses, &v.RowSettings
	d.data, d.options, d.painter, d.contents = s.Dataset, s.Options, s.Painter, s.Contents
	v.wireSizes(s)
}

func (v *Viewport) wireSizes(s Sources) {
	r := &v.Sizes
	r.addresses, r.geometry, r.scrolling, r.settings = &v.Addresses, &v.Geometry, &v.Scrolling, &v.RowSettings
	r.wraps, r.heights, r.details = &v.Wraps, &v.Heights, &v.Details
	r.data, r.options, r.painter, r.contents = s.Dataset, s.Options, s.Painter, s.Contents
	r.measureRow = func(row int) int { return r.measure(coord.Pos(row)) }
}

func (v *Viewport) wireBands(s Sources) {
	b := &v.Bands
	b.addresses, b.geometry, b.settings = &v.Addresses, &v.Geometry, &v.RowSettings
	b.heights, b.details, b.sizes = &v.Heights, &v.Details, &v.Sizes
	b.data, b.painter = s.Dataset, s.Painter
	t := &v.Sticky
	t.addresses, t.geometry, t.scrolling, t.heights = &v.Addresses, &v.Geometry, &v.Scrolling, &v.Heights
	t.data, t.options, t.painter = s.Dataset, s.Options, s.Painter
	v.Bars = ScrollBars{geometry: &v.Geometry, scrolling: &v.Scrolling, widths: &v.Widths, painter: s.Painter}
}
