// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking_test

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/giogrid/giogrid/tracking"
)

// part is a row of the model: small, and compared with ==.
type part struct {
	ID   string `json:"id"`
	Name string `json:"name"`
	Qty  int    `json:"qty"`
}

// modelRow is a row with its whole state.
type modelRow struct {
	key       string
	made      bool
	status    tracking.RowStatus
	base, now *part // base is nil if the server does not have the row
	order     int   // of the first change
	anchor    int   // the index in the data that it is at or before
	data      bool  // the row is in the data
	orphan    bool
	edits     int
	rebased   int
	dropped   bool
	clash     *tracking.Conflict
}

// model is a tracker that keeps all rows in one slice and searches it.
type model struct {
	given     []part
	rows      []*modelRow // in display order
	clock     int
	generated int
	epoch     int
	sent      []modelCapture
	flying    bool
	rebased   map[string]bool // the keys before the first rebase in flight
	named     map[string]bool // the keys of newer data that an answer named
}

type modelCapture struct {
	row    *modelRow
	status tracking.RowStatus
	now    part
	edits  int
	epoch  int
}

func newModel(data []part) *model {
	m := &model{}
	m.load(data)
	return m
}

func (m *model) load(data []part) {
	m.given, m.rows = data, nil
	for i := range data {
		p := data[i]
		m.rows = append(m.rows, &modelRow{key: p.ID, base: &p, now: &p, anchor: i, data: true, rebased: m.epoch})
	}
}

func (m *model) find(key string) *modelRow {
	for _, r := range m.rows {
		if r.key == key {
			return r
		}
	}
	return nil
}

func (m *model) status(r *modelRow, s tracking.RowStatus) {
	if r.status == tracking.Unchanged && s != tracking.Unchanged {
		m.clock++
		r.order = m.clock
	}
	if s == tracking.Unchanged {
		r.clash = nil
	}
	r.status = s
}

func (m *model) drop(r *modelRow) {
	m.status(r, tracking.Unchanged)
	r.dropped = true
	m.rows = slices.DeleteFunc(m.rows, func(o *modelRow) bool { return o == r })
}

// insert puts a row before the place in the data, after others put there.
func (m *model) insert(r *modelRow, anchor int) {
	r.anchor = anchor
	i := slices.IndexFunc(m.rows, func(o *modelRow) bool {
		return o.anchor > anchor || o.anchor == anchor && o.data
	})
	if i < 0 {
		i = len(m.rows)
	}
	m.rows = slices.Insert(m.rows, i, r)
}

func (m *model) settle(r *modelRow) {
	if *r.now == *r.base && !r.orphan { // the server does not have an orphan
		r.now = r.base
		m.status(r, tracking.Unchanged)
	} else {
		m.status(r, tracking.Edited)
	}
}

func (m *model) newKey() string {
	for {
		m.generated++
		if key := fmt.Sprintf("__new_%d", m.generated); m.find(key) == nil {
			return key
		}
	}
}

func (m *model) add(p part, place, before string) (key string, ok bool) {
	r := &modelRow{key: p.ID, now: &p}
	if r.key == "" {
		r.key, r.made = m.newKey(), true
	}
	if m.find(r.key) != nil {
		return "", false
	}
	at := m.find(before)
	switch {
	case place == "top":
		m.rows = slices.Insert(m.rows, 0, r)
	case place == "before" && at != nil:
		r.anchor = at.anchor
		m.rows = slices.Insert(m.rows, slices.Index(m.rows, at), r)
	default:
		m.insert(r, len(m.given))
	}
	m.status(r, tracking.Added)
	return r.key, true
}

func (m *model) update(key string, edit func(*part)) (changed, ok bool) {
	r := m.find(key)
	if r == nil || r.status == tracking.Deleted {
		return false, false
	}
	p := *r.now
	edit(&p)
	newKey := p.ID
	switch {
	case newKey == key || newKey == "" && r.made:
		newKey = key
	case r.base != nil:
		return false, false
	case newKey == "":
		newKey = m.newKey()
	case m.find(newKey) != nil:
		return false, false
	}
	if p == *r.now {
		return false, true
	}
	r.edits++
	r.now = &p
	if newKey != r.key {
		r.key, r.made = newKey, p.ID == ""
	}
	if r.base != nil {
		m.settle(r)
	}
	return true, true
}

func (m *model) remove(key string) bool {
	r := m.find(key)
	if r == nil || r.status == tracking.Deleted {
		return false
	}
	r.edits++
	if r.base == nil || r.orphan {
		m.drop(r)
	} else {
		m.status(r, tracking.Deleted)
	}
	return true
}

func (m *model) undo(key string) bool {
	r := m.find(key)
	if r == nil || r.status == tracking.Unchanged {
		return false
	}
	r.edits++
	if r.base == nil || r.orphan {
		m.drop(r)
	} else {
		r.now = r.base
		m.status(r, tracking.Unchanged)
	}
	return true
}

// changes returns the rows of some statuses, in order.
func (m *model) changes(of ...tracking.RowStatus) (all []*modelRow) {
	for _, s := range of {
		var some []*modelRow
		for _, r := range m.rows {
			if r.status == s {
				some = append(some, r)
			}
		}
		slices.SortFunc(some, func(a, b *modelRow) int { return cmp.Compare(a.order, b.order) })
		all = append(all, some...)
	}
	return all
}

func (m *model) allChanges() []*modelRow {
	return m.changes(tracking.Added, tracking.Edited, tracking.Deleted)
}

func (m *model) reset() {
	for _, r := range m.allChanges() {
		m.undo(r.key)
	}
}

func (m *model) accept() {
	for _, r := range m.allChanges() {
		r.edits++
		if r.status == tracking.Deleted {
			m.drop(r)
			continue
		}
		r.base, r.orphan = r.now, false
		m.status(r, tracking.Unchanged)
	}
}

// mergedPart returns the server's row with the local changes.
func mergedPart(was, local, server part) part {
	if was.ID != local.ID {
		server.ID = local.ID
	}
	if was.Name != local.Name {
		server.Name = local.Name
	}
	if was.Qty != local.Qty {
		server.Qty = local.Qty
	}
	return server
}

func (m *model) rebase(data []part) {
	old, oldRows := m.given, m.rows
	if m.flying && m.rebased == nil {
		m.rebased = map[string]bool{}
		for _, r := range m.rows {
			m.rebased[r.key] = true
		}
	}
	m.epoch++
	m.load(data)
	anchorOf := func(slot int) int {
		if slot == 0 && len(old) > 0 {
			return 0
		}
		for _, p := range old[min(slot, len(old)):] {
			if i := slices.IndexFunc(data, func(d part) bool { return d.ID == p.ID }); i >= 0 {
				return i
			}
		}
		return len(data)
	}
	inData := func(r *modelRow) bool { return r.data }
	others := slices.DeleteFunc(slices.Clone(oldRows), inData)
	for _, r := range slices.Concat(others, slices.DeleteFunc(oldRows, func(r *modelRow) bool { return !inData(r) })) {
		m.carry(r, anchorOf)
	}
}

// conflicts returns the conflicts of all rows.
func (m *model) conflicts() (all []tracking.Conflict) {
	for _, r := range m.allChanges() {
		if r.clash != nil {
			all = append(all, tracking.Conflict{Key: r.key, Kind: r.clash.Kind, Fields: r.clash.Fields})
		}
	}
	return all
}

// fieldsOf returns the fields of a part by name.
func fieldsOf(p part) map[string]any { return map[string]any{"id": p.ID, "name": p.Name, "qty": p.Qty} }

// clash returns a conflict of the fields for which in is true, nil if there are none.
func clash(kind tracking.ConflictKind, in func(name string) bool) *tracking.Conflict {
	c := &tracking.Conflict{Kind: kind}
	for _, name := range []string{"id", "name", "qty"} {
		if in(name) {
			c.Fields = append(c.Fields, name)
		}
	}
	if c.Fields == nil {
		return nil
	}
	return c
}

// carry moves a row of the older data to the newer data.
func (m *model) carry(r *modelRow, anchorOf func(int) int) {
	newer := m.find(r.key)
	if newer == nil {
		r.data = false
		switch r.status {
		case tracking.Added:
			m.insert(r, anchorOf(r.anchor))
		case tracking.Edited:
			r.orphan, r.clash = true, &tracking.Conflict{Kind: tracking.EditedRemoved}
			m.insert(r, anchorOf(r.anchor))
		default:
			m.status(r, tracking.Unchanged)
			r.dropped = true
		}
		return
	}
	m.rows[slices.Index(m.rows, newer)] = r
	was := r.base
	r.base, r.anchor, r.data, r.orphan, r.rebased, r.made = newer.base, newer.anchor, true, false, m.epoch, false
	r.clash = nil
	now, server := fieldsOf(*r.now), fieldsOf(*r.base)
	switch r.status {
	case tracking.Unchanged:
		r.now = r.base
	case tracking.Added:
		r.clash = clash(tracking.BothAdded, func(name string) bool { return now[name] != server[name] })
		m.settle(r)
	case tracking.Edited:
		old := fieldsOf(*was)
		r.clash = clash(tracking.BothEdited, func(name string) bool {
			return old[name] != now[name] && old[name] != server[name] && now[name] != server[name]
		})
		p := mergedPart(*was, *r.now, *r.base)
		r.now = &p
		m.settle(r)
	case tracking.Deleted:
		old := fieldsOf(*was)
		r.clash = clash(tracking.DeletedEdited, func(name string) bool { return old[name] != server[name] })
		p := mergedPart(*was, *r.now, *r.base)
		r.now = &p
	}
}

func (m *model) begin() {
	m.flying, m.sent, m.rebased, m.named = true, nil, nil, map[string]bool{}
	for _, r := range m.allChanges() {
		m.sent = append(m.sent, modelCapture{r, r.status, *r.now, r.edits, m.epoch})
	}
}

// finish ends the commit in flight. known returns the server's version of an added row. finish reports
// whether all rows could be merged.
func (m *model) finish(known func(part) part) bool {
	merged := true
	m.flying = false
	for _, c := range m.sent {
		switch r, p := c.row, c.now; c.status {
		case tracking.Added:
			merged = m.finishAdded(c, known(p)) && merged
		case tracking.Edited:
			switch newer := r.rebased > c.epoch; {
			case r.dropped, newer && (r.edits != c.edits || r.status != tracking.Edited):
			case newer:
				q := mergedPart(c.now, *r.now, p)
				r.now, r.base = &q, &q
				m.status(r, tracking.Unchanged)
			default:
				m.take(r, c, p)
			}
		case tracking.Deleted:
			m.finishDeleted(r)
		}
	}
	return merged
}

func (m *model) take(r *modelRow, c modelCapture, known part) {
	q := mergedPart(c.now, *r.now, known)
	r.now, r.base, r.orphan, r.clash = &q, &known, false, nil
	if r.status != tracking.Deleted {
		m.settle(r)
	}
}

func (m *model) finishAdded(c modelCapture, known part) (merged bool) {
	r := c.row
	or := func(id string) string {
		if id == "" {
			return r.key
		}
		return id
	}
	key := or(known.ID)
	other := m.find(key)
	foreign := key != r.key && key != or(c.now.ID) && other != nil
	same := foreign && other.data && m.rebased != nil && !m.rebased[key] && !m.named[key]
	sent := foreign && slices.ContainsFunc(m.sent, func(o modelCapture) bool { return o.row == other })
	inPlace := foreign && !same && !m.named[key] && r.dropped && other.status == tracking.Added && !sent
	if same {
		m.named[key] = true
	}
	merged = true
	if foreign && !same && !inPlace {
		merged, known, key = false, c.now, or(c.now.ID)
		other = m.find(key)
	}
	switch {
	case r.dropped && r.base == nil, !r.dropped && r.status == tracking.Added && r.now.ID != c.now.ID:
		if other == nil {
			ghost := &modelRow{key: key, made: r.made, base: &known, now: &known}
			m.insert(ghost, min(r.anchor, len(m.given)))
			m.status(ghost, tracking.Deleted)
		} else if other.status == tracking.Added {
			other.base = &known
			m.settle(other)
		}
	case r.dropped || r.status != tracking.Added:
	case same:
		if r.edits != c.edits {
			p := mergedPart(c.now, *r.now, *other.now)
			other.now = &p
			other.edits++
			m.settle(other)
		}
		m.drop(r)
	default:
		m.take(r, c, known)
		if key != r.key {
			r.key, r.made = key, r.now.ID == ""
		}
	}
	return merged
}

func (m *model) finishDeleted(r *modelRow) {
	switch {
	case r.dropped:
	case r.status == tracking.Deleted:
		m.drop(r)
	default:
		r.base, r.orphan, r.data, r.clash = nil, false, false, nil
		m.status(r, tracking.Added)
	}
}
