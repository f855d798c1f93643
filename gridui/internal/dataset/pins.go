// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"slices"
	"strconv"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/idlist"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// pins finds the pinned rows and takes them out of the body. Its memory does not depend on the
// number of rows.
type pins struct {
	rows  *shownRows
	find  *rowLookup
	index *idIndex
	jobs  *jobs
	// top, bottom and noKeep are the last values of RowPins.
	top, bottom []string
	noKeep      bool
	// known holds the last record of each pinned id.
	known map[string]coord.Record
	key   pinsKey
	// gives is the value of inputs.gives for known.
	gives uint32
	// waiting is set if ids wait for the table of ids, unfound if missing ids may still come onto
	// the screen.
	waiting, unfound bool
}

// pinsKey is the state that the pinned rows depend on in addition to the lists and the order.
type pinsKey struct {
	rows   rowsGiven
	n      int
	lo, hi coord.Index
	// first and end bound the rows on the screen, if only these may be searched.
	first, end coord.Pos
}

// Sync finds the pinned rows and takes them out of the body if the lists, the rows or the order
// changed. Between Set.Reorder and Sync code must not read body rows by number.
func (ps *pins) Sync(gtx layout.Context) {
	p := &ps.rows.Options.RowPins
	if ps.gives != ps.rows.gives {
		ps.gives = ps.rows.gives
		clear(ps.known) // the numbers belong to other rows now
	}
	if len(p.Top)+len(p.Bottom) == 0 && len(ps.top)+len(ps.bottom) == 0 {
		return
	}
	o := &ps.rows.Order
	key := pinsKey{rows: o.shownGiven(), lo: o.Lo, hi: o.Hi}
	if o.Now.Records != nil {
		key.n = o.Now.Records.Len()
	}
	if ps.unfound {
		key.first, key.end = ps.rows.Host.Visible()
	}
	lists := ps.sameLists(p)
	if lists && key == ps.key && !ps.waiting && !ps.rows.StaleRows {
		return
	}
	if !lists {
		ps.takeLists(p)
	}
	ps.key = key
	ps.findAll()
	ps.place()
	if ps.waiting && ps.index.building() {
		if !o.On {
			ps.index.step(gtx)
		}
		ps.jobs.Poll(gtx)
	}
}

// findAll finds the records of the pinned ids.
func (ps *pins) findAll() {
	ps.waiting, ps.unfound = false, false
	for _, list := range [...][]string{ps.top, ps.bottom} {
		for _, id := range list {
			if row, ok := ps.record(id); ok {
				ps.known[id] = row
			} else {
				delete(ps.known, id)
			}
		}
	}
}

// record returns the record of a pinned id: the known one, else the one in the table of ids, which
// takes several frames to build if there are many rows.
func (ps *pins) record(id string) (row coord.Record, ok bool) {
	o, r := &ps.rows.Order, ps.rows.Reader()
	switch {
	case r.N == 0:
		return 0, false
	case r.Decimal():
		i, err := strconv.Atoi(id)
		return coord.Record(i), err == nil && i >= 0 && i < r.N && strconv.Itoa(i) == id && !r.gone.Has(i)
	}
	if row, ok := ps.known[id]; ok && int(row) < r.N && !r.left(row) && r.ID(row) == id {
		return row, true
	}
	if o.Now.gen != o.gen {
		return 0, false // other rows are about to show: search them later
	}
	if !ps.rows.Scans() {
		shown, ok := ps.find.FindNearby(id, 0)
		if !ok {
			ps.rows.Unscanned("finding a pinned row", "one is pinned while it is on the screen")
			ps.unfound = true
			return 0, false
		}
		return ps.rows.SourceOf(shown).Record(), true
	}
	if r.N > MaxOrdered {
		return 0, false
	}
	if !ps.index.ensure() {
		ps.waiting = true
		return 0, false
	}
	row, ok = ps.index.Find(id)
	return row, ok && int(row) < r.N && !r.left(row)
}

// place sets which pinned rows show and the holes that they leave. The screen and the focus stay at
// their rows.
func (ps *pins) place() {
	s := &ps.rows.Pinned
	if len(ps.known)+len(s.Records) == 0 {
		return
	}
	next := ps.next()
	if next.same(s) {
		return
	}
	if !ps.rows.StaleRows {
		ps.rows.Host.HoldOrder(true)
	}
	*s = next
	ps.rows.OrderChanged()
}

// next returns the pinned rows to show.
func (ps *pins) next() (next pinnedShown) {
	o := &ps.rows.Order
	var found pinnedShown
	seen := map[coord.Record]bool{}
	for side, list := range [...][]string{ps.top, ps.bottom} {
		for _, id := range list {
			if row, ok := ps.known[id]; ok && !seen[row] && !o.Now.Tree.IsFiller(row) {
				seen[row] = true
				found.Records, found.ids = append(found.Records, row), append(found.ids, id)
			}
		}
		if side == 0 {
			found.Tops = len(found.Records)
		}
	}
	var holes []coord.Index
	for i, item := range ps.rows.itemsOf(found.Records) {
		if !ps.shows(found.Records[i], item) {
			continue
		}
		if item >= 0 {
			holes = append(holes, item)
		}
		next.Records, next.ids = append(next.Records, found.Records[i]), append(next.ids, found.ids[i])
		next.items = append(next.items, item)
		if i < found.Tops {
			next.Tops++
		}
	}
	next.setHoles(holes, o.Lo, o.Hi)
	return next
}

// shows reports whether a pinned row shows; item is its index among all items, or -1.
func (ps *pins) shows(row coord.Record, item coord.Index) bool {
	switch {
	case item >= 0:
		return !ps.rows.Options.RowPins.KeepDisabled || item >= ps.rows.Order.Lo && item < ps.rows.Order.Hi
	case ps.rows.Options.RowPins.KeepDisabled:
		return false
	}
	return !ps.belowClosed(row)
}

// belowClosed reports whether a row without an item is below a closed row. If a filter leaves the
// row out, its ancestors decide, whether they pass or not.
func (ps *pins) belowClosed(row coord.Record) bool {
	if ps.rows.Order.Outline() == nil {
		return false
	}
	o, t := ps.rows.Order.Model.Outline(), ps.rows.Order.Now.Tree
	if o.Place(row) >= 0 {
		return true
	}
	if t == nil {
		return false
	}
	for row = t.Tree.Parent(row); row >= 0; row = t.Tree.Parent(row) {
		place := o.Place(row)
		switch {
		case place >= 0 && o.Index(place) < 0:
			return true
		case place >= 0 && o.Expandable(place):
			return !o.Open(place)
		case !ps.rows.Options.Expansion.IsOpen(t.ID(row), depthIn(t.Tree, row)):
			return true
		}
	}
	return false
}

// depthIn returns the depth of a row of a tree.
func depthIn(t *rowmodel.Tree, row coord.Record) (depth int) {
	for row = t.Parent(row); row >= 0; row = t.Parent(row) {
		depth++
	}
	return depth
}

// Note stores the record of a row that is about to be pinned, so that rows on the screen can be
// pinned without a table of ids.
func (ps *pins) Note(rowID string, b layoutx.Band, row coord.Slot) {
	if id, ok := ps.rows.RowKey(b, row); !ok || id != rowID {
		return
	}
	if it, ok := ps.rows.ItemIn(b, row); ok && it >= 0 {
		if ps.known == nil {
			ps.known = map[string]coord.Record{}
		}
		ps.known[rowID] = it.Record()
	}
}

// renumber replaces record numbers after a compaction; moved holds the new ones.
func (ps *pins) renumber(moved []int32) {
	records := make([]coord.Record, len(ps.rows.Pinned.Records))
	for i, record := range ps.rows.Pinned.Records {
		records[i] = Renumbered(record, moved)
	}
	ps.rows.Pinned.Records = records // jobs may read the old slice
	for id, record := range ps.known {
		if ps.known[id] = Renumbered(record, moved); ps.known[id] < 0 {
			delete(ps.known, id)
		}
	}
}

// sameLists reports whether the lists are unchanged.
func (ps *pins) sameLists(p *option.RowPins) bool {
	return ps.noKeep == p.KeepDisabled && idlist.Same(ps.top, p.Top) && idlist.Same(ps.bottom, p.Bottom)
}

// takeLists stores the lists and drops records of other ids.
func (ps *pins) takeLists(p *option.RowPins) {
	ps.noKeep, ps.top, ps.bottom = p.KeepDisabled, slices.Clone(p.Top), slices.Clone(p.Bottom)
	known := make(map[string]coord.Record, len(ps.top)+len(ps.bottom))
	for _, list := range [...][]string{ps.top, ps.bottom} {
		for _, id := range list {
			if row, ok := ps.known[id]; ok {
				known[id] = row
			}
		}
	}
	ps.known = known
}
