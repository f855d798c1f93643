// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/option"
)

// RowSizes sets the sizes of rows on the rows' axis: estimates for all rows, measured sizes for
// visible ones.
type RowSizes struct {
	addresses *Addresses
	geometry  *Geometry
	scrolling *Scrolling
	settings  *RowSettings
	wraps     *Wraps
	heights   *CellHeights
	details   *Details
	full      *fullRows
	data      *dataset.Set
	options   *option.Options
	painter   *draw.Painter
	contents  Contents

	// measureRow is the method measure, bound once because a frame must not allocate.
	measureRow func(row int) int
}

const (
	// FewRows is the maximum number of rows whose sizes are all estimated when the rows or the
	// open details change. If there are more rows, only rows with cached heights are estimated.
	FewRows = 2048
	// maxUnvirtual is the maximum number of rows that are all laid out with Virtual.Disabled.
	maxUnvirtual = 10_000
)

// resizeFlipped estimates the sizes of the flipped rows again. It returns false if other options
// have changed too or a row was not found, so that all rows must be resized.
func (s *RowSizes) resizeFlipped(was RowOptions) bool {
	f, now := &s.details.flips, &s.settings.options
	same := len(f.ids) > 0 && f.from == was.Rev && f.to == now.Rev
	if was.Rev = now.Rev; !same || was != *now {
		return false
	}
	for _, id := range f.ids {
		row, ok := s.details.KnownPlace(id)
		switch {
		case ok:
			s.SetEstimate(row)
		case s.addresses.Count <= FewRows:
			return false
		}
	}
	return true
}

// defaultSize returns the size in pixels of a row that has no estimate.
func (s *RowSizes) defaultSize(st *style.Resolved) int {
	o, cells := &s.settings.options, max(st.RowHeight, s.wraps.guess)
	if !o.Details || !o.All {
		return cells
	}
	return cells + s.details.estimate()
}

// Resize drops the measured sizes of all rows and restores cached heights.
func (s *RowSizes) Resize() {
	s.scrolling.RowAxis.Reset(s.addresses.Count, s.scrolling.RowAxis.Default())
	if !s.settings.MeasuresRows() {
		return
	}
	s.details.forget()
	s.full.each((*Details).forget)
	if s.addresses.Count <= FewRows {
		for row := range coord.Pos(s.addresses.Count) {
			s.SetEstimate(row)
		}
		return
	}
	s.restoreWraps()
	s.estimateKnown(s.details)
	s.full.each(s.estimateKnown)
	if at := s.scrolling.Scroll.Row(); at < coord.Pos(s.addresses.Count) {
		s.SetEstimate(at)
	}
}

// estimateKnown estimates the rows of details that were laid out before.
func (s *RowSizes) estimateKnown(d *Details) {
	for id := range d.known {
		if at, ok := d.KnownPlace(id); ok {
			s.SetEstimate(at)
		}
	}
}

// SetEstimate sets the size of a body row to an estimate, until it is measured.
func (s *RowSizes) SetEstimate(row coord.Pos) { s.scrolling.RowAxis.Set(int(row), s.estimate(row)) }

// estimate returns the estimated size of a row in pixels, with its detail if that is open.
func (s *RowSizes) estimate(row coord.Pos) int {
	size := s.heights.Estimate(row)
	if _, open := s.contents.DetailState(row); open {
		return size + s.details.expected(row)
	}
	return size
}

// measure returns the size in pixels of a row that becomes visible. It lays out an open detail.
func (s *RowSizes) measure(row coord.Pos) int {
	size := s.heights.Of(row)
	if has, open := s.contents.DetailState(row); has && open {
		size += s.details.height(row)
	}
	return size
}

// Measure measures the visible rows. view is the height of the body and width the width of details,
// both in pixels.
func (s *RowSizes) Measure(view, width int) {
	s.details.setWidth(width)
	s.full.each(func(d *Details) { d.setWidth(width) })
	if !s.settings.MeasuresRows() || s.geometry.Skeleton {
		s.scrolling.Scroll.Clamp(&s.scrolling.RowAxis, view)
		return
	}
	s.wraps.sync()
	if s.unvirtual() {
		for row := range coord.Pos(s.addresses.Count) {
			s.scrolling.RowAxis.Set(int(row), s.measure(row))
		}
	}
	s.scrolling.Scroll.Measure(&s.scrolling.RowAxis, view, s.measureRow)
	if s.wraps.guessAgain() {
		s.scrolling.RowAxis.SetDefault(s.defaultSize(&s.painter.Style))
		s.scrolling.Scroll.Measure(&s.scrolling.RowAxis, view, s.measureRow)
	}
}

// unvirtual reports whether all rows and columns are laid out, visible or not.
func (s *RowSizes) unvirtual() bool {
	return s.options.Virtual.Disabled && s.addresses.Count <= maxUnvirtual
}

// restoreWraps restores the estimates of rows whose text was measured before.
func (s *RowSizes) restoreWraps() {
	if len(s.wraps.known) > restWraps {
		return
	}
	for of := range s.wraps.known {
		if row := s.data.ShownOf(of.Record()); of >= 0 && row >= 0 {
			s.SetEstimate(row)
		}
	}
}
