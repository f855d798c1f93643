// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package selection

import (
	"errors"
	"slices"
	"strconv"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
)

// Over a source the rows below a group, or below a row of a tree, are read when they are selected or deselected
// together. What is read and counted is in remote.Families; the selected ids are only in the options.

// reading is the read of the rows below a group or a row of a tree, which a click has begun.
type reading struct {
	// id names the group or the row. session is the one in which the rows are read.
	id      string
	session uint64
	family  *remote.Family
	// step is the change, with the id of the row itself unless it is a group or cannot be selected.
	step selectStep
}

// spread implements remote.Spread.
type spread struct{ sel *Rows }

// Picky reports whether some rows cannot be selected.
func (s spread) Picky() bool {
	return s.sel.Data.Funcs.Selectable != nil || s.sel.Data.Cols.Full.Any()
}

// Takes returns a function that reports whether a row can be selected.
func (s spread) Takes() func(rowdata.Row) bool {
	r := s.sel.Data.Reader()
	return r.Takes
}

// Unfiltered reports whether rows of a tree are selected that do not pass the filter.
func (s spread) Unfiltered() bool {
	return s.sel.Options.Selection.Propagate == option.PropagateDescendants
}

// families returns the families of the rows of a source, nil if rows are selected one by one.
func (sel *Rows) families() remote.Families {
	if s := &sel.Options.Selection; s.Mode != option.SelectMulti || s.Propagate == option.PropagateNone {
		return nil
	}
	return sel.Data.Remote.Families()
}

// familyAt returns the id of the group or the row of a tree of a source at a position, and the number of rows of the
// group. ok is false for rows that are selected without others.
func (sel *Rows) familyAt(shown coord.Pos) (id string, rows int, ok bool) {
	if sel.families() == nil {
		return "", 0, false
	}
	return sel.Data.Remote.FamilyAt(shown)
}

// readsAt returns what familyAt does, also for a row of a tree below which there may be rows that do not pass the filter,
// if these are selected with it.
func (sel *Rows) readsAt(shown coord.Pos) (id string, rows int, ok bool) {
	id, rows, ok = sel.familyAt(shown)
	if !ok && sel.families() != nil && (spread{sel}).Unfiltered() {
		id, ok = sel.Data.Remote.HidesAt(shown)
	}
	return id, rows, ok
}

// readsBelow reports whether selecting a row reads the rows below it.
func (sel *Rows) readsBelow(shown coord.Pos) bool {
	_, _, ok := sel.readsAt(shown)
	return ok
}

// Unready reports whether the rows below a row are being read, or are too many to be.
func (sel *Rows) Unready(shown coord.Pos) (reading, tooMany bool) {
	id, rows, ok := sel.readsAt(shown)
	return ok && sel.State.isReading(id), ok && rows > remote.MostBelow
}

// isReading reports whether the rows below a row are being read.
func (p *State) isReading(id string) bool {
	for i := range p.readings {
		if p.readings[i].id == id {
			return true
		}
	}
	return false
}

// markFamily completes the mark of a group or a row of a tree by that of the rows below it.
func (sel *Rows) markFamily(p Mark, id string, rows int) Mark {
	share, ok := sel.families().Share(id, rows)
	p.Reading = sel.State.isReading(id)
	if ok || p.Reading {
		p.Selected = p.Selected || !p.Box && share == rowmodel.Every
		p.Share, p.Box, p.Refused = share, true, rows > remote.MostBelow
	}
	return p
}

// readBelow selects or deselects a row of a tree with the rows below it, or the rows of a group, after they were read.
// A second call before that cancels the first. It does nothing while the visible rows belong to an older query.
func (sel *Rows) readBelow(shown coord.Pos, on bool) {
	id, rows, _ := sel.readsAt(shown)
	if sel.State.cancelReading(id) || rows > remote.MostBelow || sel.Data.Remote.Pending() {
		return
	}
	families, r, it := sel.families(), sel.Data.Reader(), sel.Data.SourceOf(shown)
	step := selectStep{read: true, on: on}
	if it >= 0 && r.Selectable(it.Record()) {
		step.ids = []string{id}
	}
	sel.State.readings = append(sel.State.readings, reading{id, families.Session(), families.Read(id, spread{sel}), step})
	sel.setAnchor(shown, on)
}

// cancelReading cancels the read of the rows below a row, and reports whether there was one.
func (p *State) cancelReading(id string) bool {
	at := slices.IndexFunc(p.readings, func(r reading) bool { return r.id == id })
	if at < 0 {
		return false
	}
	p.readings[at].family.Cancel()
	p.readings = slices.Delete(p.readings, at, at+1)
	return true
}

// dropReadings cancels all reads.
func (p *State) dropReadings() {
	for i := range p.readings {
		p.readings[i].family.Cancel()
	}
	p.readings = nil
}

// syncReadings applies the clicks whose rows have been read, in the order of the clicks. It drops the clicks if the query
// has changed since.
func (sel *Rows) syncReadings() {
	p, families := &sel.State, sel.families()
	for len(p.readings) > 0 {
		r := p.readings[0]
		if families == nil || r.session != families.Session() {
			p.dropReadings()
			return
		}
		if !r.family.Finished() {
			return
		}
		p.readings = slices.Delete(p.readings, 0, 1)
		sel.takeReading(&r)
	}
}

// takeReading applies a click whose rows have been read.
func (sel *Rows) takeReading(r *reading) {
	switch err := r.family.Err(); {
	case errors.Is(err, rowmodel.ErrCanceled):
	case err != nil:
		sel.State.failed++
		sel.Report.Problem("select"+strconv.Itoa(sel.State.failed), "the rows below %q are not selected: %w", r.id, err)
	default:
		r.step.ids = append(r.step.ids, r.family.IDs...)
		sel.selectStep(r.step)
	}
}

// syncFamilies counts the selected rows below groups and rows of a tree again after changes.
func (sel *Rows) syncFamilies() {
	if families := sel.families(); families != nil {
		families.Sync(&sel.Options.Selection.Rows, spread{sel})
	}
}

// Waits reports whether rows of a source are being read that the marks of rows need.
func (sel *Rows) Waits() bool {
	families := sel.families()
	return len(sel.State.readings) > 0 || families != nil && families.Waits()
}
