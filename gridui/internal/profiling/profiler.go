// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profiling

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/locale"
)

// Profiler keeps the profiles of the wanted columns, for rows in memory and for rows of a source.
// Set its fields before its first frame.
type Profiler struct {
	_ nocmp.Struct
	settings
	memory memory
	source source
}

// settings holds the settings of both engines.
type settings struct {
	Columns *column.Set
	Dataset *dataset.Set
	Report  dataset.Report
	// Exact selects exact figures in place of estimates, at the price of memory.
	Exact      bool
	asksSource bool
	// Rev grows when figures change.
	Rev uint32
}

// engine computes figures for one kind of rows.
type engine interface {
	want(columnID string, needs Needs)
	sync(gtx layout.Context)
	figuresOf(columnID string) (*Figures, State)
	refuses(columnID string, t *locale.Profile) string
}

// Wire sets the columns and rows to profile, and the receiver of problems.
func (p *Profiler) Wire(columns *column.Set, rows *dataset.Set, report dataset.Report) {
	p.Columns, p.Dataset, p.Report = columns, rows, report
	p.memory.settings, p.source.settings = &p.settings, &p.settings
}

// WantExact selects exact figures, at the price of memory, or estimates.
func (p *Profiler) WantExact(on bool) { p.Exact = on }

// AskSource lets the source of the rows compute figures, which costs requests. Without it, rows of
// a source have no figures.
func (p *Profiler) AskSource() { p.asksSource = true }

// rows returns the rows that a source profiles, nil for rows in memory.
func (s *settings) rows() remote.Rows {
	if !s.asksSource {
		return nil
	}
	return s.Dataset.Remote.Rows()
}

// engine returns the engine for the current rows.
func (p *Profiler) engine() engine {
	if p.rows() != nil {
		return &p.source
	}
	return &p.memory
}

// State describes the figures of a column.
type State uint8

// The states.
const (
	// Unknown is the state before there are any figures, Stale while newer figures are being
	// computed.
	Unknown State = iota
	Stale
	Current
	// Refused: not all rows may be read, or reading them failed.
	Refused
)

// Needs requests more than figures: see profile.Of.
type Needs struct {
	Extremes int
	Counts   bool
}

// Want requests the profile of a column in this frame. Call it in each frame that shows the profile, before Sync.
// A source profiles one column at a time, the last one wanted.
func (p *Profiler) Want(columnID string, needs Needs) { p.engine().want(columnID, needs) }

// Of returns the figures of a wanted column. Do not modify them.
func (p *Profiler) Of(columnID string) (*Figures, State) { return p.engine().figuresOf(columnID) }

// Err returns the reason why there are no newer figures of a column, until Retry. It returns nil
// for rows in memory, whose failures are reported as problems.
func (p *Profiler) Err(columnID string) error {
	if p.source.column != columnID {
		return nil
	}
	return p.source.failed
}

// Refuses returns in words why a column has no profile, or "" if it has one.
func (p *Profiler) Refuses(columnID string, t *locale.Profile) string {
	return p.engine().refuses(columnID, t)
}

// Costs reports whether figures take requests to the source of the rows.
func (p *Profiler) Costs() bool { return p.rows() != nil }

// Readable reports whether all rows may be read, so that figures of any number of columns take no request.
func (s *settings) Readable() bool { return s.Dataset.Analysis().Reads() }

// Sync updates the wanted columns, or continues to do so. It is called in each frame.
func (p *Profiler) Sync(gtx layout.Context) {
	p.memory.sync(gtx)
	p.source.sync(gtx)
}

// RowsChanged records which blocks have changed rows.
func (p *Profiler) RowsChanged(changes rowmodel.Changes) { p.memory.rowsChanged(changes) }

// Renew drops the results of a source, for a profile that is opened: figures of rows in memory are
// always up to date.
func (p *Profiler) Renew() { p.source.forget() }

// Retry computes figures again after a failure.
func (p *Profiler) Retry(gtx layout.Context) { p.source.retry(gtx) }
