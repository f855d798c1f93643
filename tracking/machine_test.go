// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking_test

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/giogrid/giogrid/tracking"
)

// machine applies the same operations to a tracker and to the model.
type machine struct {
	tracker *tracking.Tracker[part]
	model   *model
	pending *tracking.Pending[part]
	answer  error    // of the server, for the pending commit
	real    int      // keys that the server assigned
	keys    []string // in the answer to the pending commit; "": none
	named   []string // to be answered; "": a new key
	seen    map[tracking.RowStatus]seen
	given   []part // a copy of the data
}

// seen is the content of a view at a version.
type seen struct {
	version uint64
	text    string
}

var someKeys = []string{"a", "b", "c", "d", "e", "f", "__new_1", "__new_2", "__new_3", "k1", "k2"}

func drawKey(t *rapid.T) string { return rapid.SampledFrom(someKeys).Draw(t, "key") }

func drawPart(t *rapid.T) part {
	return part{
		ID:   rapid.SampledFrom([]string{"a", "b", "c", "d", "e", "f", "", "", "k1"}).Draw(t, "id"),
		Name: rapid.SampledFrom([]string{"x", "y"}).Draw(t, "name"),
		Qty:  rapid.IntRange(0, 2).Draw(t, "qty"),
	}
}

func drawData(t *rapid.T) []part {
	rows := rapid.SliceOfNDistinct(rapid.SampledFrom([]string{"a", "b", "c", "d", "e"}), 0, 5, rapid.ID).Draw(t, "data")
	var data []part
	for _, id := range rows {
		p := drawPart(t)
		p.ID = id
		data = append(data, p)
	}
	return data
}

func TestRandomOperations(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := &machine{seen: map[tracking.RowStatus]seen{}}
		data := drawData(t)
		m.given, m.model = slices.Clone(data), newModel(slices.Clone(data))
		tr, err := tracking.New(tracking.Config[part]{
			Data: data, RowKey: func(p part) string { return p.ID }, EditedCells: true,
		})
		require.NoError(t, err)
		m.tracker = tr
		t.Repeat(map[string]func(*rapid.T){
			"add": m.add, "update": m.update, "edit back": m.editBack, "delete": m.delete, "undo": m.undo,
			"reset":  func(*rapid.T) { m.tracker.Reset(); m.model.reset() },
			"accept": func(*rapid.T) { m.tracker.Accept(); m.model.accept() },
			"rebase": m.rebase, "begin": m.begin, "finish": m.finish, "": m.check,
		})
	})
}

func (m *machine) add(t *rapid.T) {
	p := drawPart(t)
	where, before := rapid.SampledFrom([]string{"end", "top", "before"}).Draw(t, "place"), drawKey(t)
	place := map[string]tracking.Place{"end": tracking.Place{}, "top": tracking.Place{Top: true}, "before": tracking.Place{Before: before}}[where]
	key, err := m.tracker.AddAt(p, place)
	expected, ok := m.model.add(p, where, before)
	require.Equal(t, expected, key)
	require.Equal(t, ok, err == nil)
}

func (m *machine) update(t *rapid.T) {
	key, p := drawKey(t), drawPart(t)
	all := rapid.IntRange(0, 9).Draw(t, "all") == 0
	edit := func(row *part) {
		row.Name, row.Qty = p.Name, p.Qty
		if all {
			row.ID = p.ID
		}
	}
	changed, err := m.tracker.Update(key, edit)
	expected, ok := m.model.update(key, edit)
	require.Equal(t, expected, changed)
	require.Equal(t, ok, err == nil, "%v", err)
}

// editBack sets the values of a row to those that Undo would restore.
func (m *machine) editBack(t *rapid.T) {
	key := drawKey(t)
	original, ok := m.tracker.Original(key)
	if !ok {
		return
	}
	edit := func(row *part) { *row = original }
	changed, err := m.tracker.Update(key, edit)
	expected, possible := m.model.update(key, edit)
	require.Equal(t, expected, changed)
	require.Equal(t, possible, err == nil, "%v", err)
}

func (m *machine) delete(t *rapid.T) {
	key := drawKey(t)
	require.Equal(t, m.model.remove(key), m.tracker.Delete(key))
}

func (m *machine) undo(t *rapid.T) {
	key := drawKey(t)
	require.Equal(t, m.model.undo(key), m.tracker.Undo(key))
}

func (m *machine) rebase(t *rapid.T) {
	data := drawData(t)
	m.given = slices.Clone(data)
	_, err := m.tracker.Rebase(data)
	require.NoError(t, err)
	m.model.rebase(slices.Clone(data))
}

func (m *machine) begin(t *rapid.T) {
	if m.pending != nil {
		_, err := m.tracker.Begin("", tracking.CommitOptions{})
		require.ErrorIs(t, err, tracking.ErrCommitInFlight)
		return
	}
	m.answer, m.keys = nil, nil
	m.named = rapid.SliceOfN(rapid.SampledFrom([]string{"", "", "", "a", "b", "k1", "k2", "__new_1"}), 4, 4).Draw(t, "named")
	if rapid.Bool().Draw(t, "fails") {
		m.answer = errors.New("no")
	}
	o := tracking.CommitOptions{
		Optimistic: rapid.SampledFrom([]*bool{&on, &off}).Draw(t, "optimistic"),
		Merge:      true,
		Fetcher:    m.serve,
	}
	p, err := m.tracker.Begin("", o)
	require.NoError(t, err)
	m.pending = p
	m.model.begin()
	if ctx, cancel := context.WithCancel(context.Background()); rapid.IntRange(0, 9).Draw(t, "cancelled") == 0 {
		cancel()
		m.answer = context.Canceled
		p.Send(ctx)
	} else {
		p.Send(ctx)
		cancel()
	}
	if m.answer != nil && *o.Optimistic && !p.ChangeSet().IsEmpty() {
		m.answer = errReset
	}
}

var errReset = errors.New("no, and all is reset")

// serve answers with the rows that were sent, and assigns a key to rows without one: a fresh key or, as
// broken servers do, any.
func (m *machine) serve(_ context.Context, r tracking.Request) (tracking.Response, error) {
	if m.answer != nil {
		return tracking.Response{}, m.answer
	}
	var sent map[string][]map[string]any
	if err := json.Unmarshal(r.Data, &sent); err != nil {
		return tracking.Response{}, err
	}
	for i, row := range sent["added"] {
		m.real++
		if row["id"] == "" {
			row["id"] = cmp.Or(m.named[i%len(m.named)], "k"+fmt.Sprint(m.real))
		}
		m.keys = append(m.keys, row["id"].(string))
	}
	data, err := json.Marshal(sent)
	return tracking.Response{Status: 200, Data: data}, err
}

func (m *machine) finish(t *rapid.T) {
	if m.pending == nil {
		return
	}
	_, err := m.pending.Finish()
	switch {
	case m.pending.ChangeSet().IsEmpty():
		require.NoError(t, err)
		m.model.flying = false
	case m.answer == nil:
		next := 0
		merged := m.model.finish(func(p part) part {
			p.ID = m.keys[next]
			next++
			return p
		})
		if merged {
			require.NoError(t, err)
		} else {
			require.ErrorIs(t, err, tracking.ErrNotMerged)
		}
	case m.answer == errReset:
		require.Error(t, err)
		m.model.reset()
	default:
		require.Error(t, err)
	}
	m.pending = nil
}

// check compares everything that is visible.
func (m *machine) check(t *rapid.T) {
	tr := m.tracker
	require.Equal(t, len(m.model.allChanges()) > 0, tr.HasChanges())
	rows := tr.Rows()
	require.Equal(t, len(m.model.rows), rows.Len())
	slice := rows.Slice()
	for i, r := range m.model.rows {
		require.Equal(t, r.key, rows.Key(i), "row %d", i)
		require.Equal(t, *r.now, rows.At(i))
		require.Equal(t, *r.now, slice[i])
		require.Equal(t, r.status, rows.Status(i))
		require.Equal(t, r.status, tr.Status(r.key))
		require.Equal(t, i, rows.Index(r.key))
		original, known := rows.Original(i)
		require.Equal(t, r.base != nil, known)
		if known {
			require.Equal(t, *r.base, original)
		}
	}
	cells := map[string]bool{}
	for s, view := range map[tracking.RowStatus]tracking.Rows[part]{
		tracking.Added: tr.Added(), tracking.Edited: tr.Edited(), tracking.Deleted: tr.Deleted(),
	} {
		changes := m.model.changes(s)
		require.Equal(t, len(changes), view.Len())
		for i, r := range changes {
			require.Equal(t, r.key, view.Key(i), "%s row %d", s, i)
			require.Equal(t, i, view.Index(r.key))
			expected := *r.now
			if s == tracking.Deleted {
				expected = *r.base
			}
			require.Equal(t, expected, view.At(i))
			if s == tracking.Edited {
				r.markCells(cells)
			}
		}
		m.checkVersion(t, s, view)
	}
	for _, r := range m.model.allChanges() {
		require.NotZero(t, tr.ChangeOrder(r.key))
	}
	require.Equal(t, cells, tr.EditedCells())
	require.Equal(t, m.model.conflicts(), tr.Conflicts())
	m.checkVersion(t, tracking.Unchanged, rows)
	m.checkPayload(t)
}

func (r *modelRow) markCells(cells map[string]bool) {
	if r.now.ID != r.base.ID {
		cells[r.key+"_id"] = true
	}
	if r.now.Name != r.base.Name {
		cells[r.key+"_name"] = true
	}
	if r.now.Qty != r.base.Qty {
		cells[r.key+"_qty"] = true
	}
}

// checkVersion checks that a view of one version always has the same content.
func (m *machine) checkVersion(t *rapid.T, s tracking.RowStatus, view tracking.Rows[part]) {
	now := seen{view.Version(), fmt.Sprint(keys(view), view.Slice())}
	for i := range view.Len() {
		original, _ := view.Original(i)
		now.text += fmt.Sprint(view.Status(i), original)
	}
	if last, ok := m.seen[s]; ok && last.version == now.version {
		require.Equal(t, last.text, now.text)
	}
	m.seen[s] = now
}

func (m *machine) checkPayload(t *rapid.T) {
	expected := map[string][]part{"added": {}, "updated": {}, "removed": {}}
	for _, r := range m.model.allChanges() {
		switch r.status {
		case tracking.Added:
			expected["added"] = append(expected["added"], *r.now)
		case tracking.Edited:
			expected["updated"] = append(expected["updated"], *r.now)
		case tracking.Deleted:
			expected["removed"] = append(expected["removed"], *r.base)
		}
	}
	text, err := m.tracker.ChangeSet().Payload()
	require.NoError(t, err)
	var sent map[string][]part
	require.NoError(t, json.Unmarshal(text, &sent))
	require.Equal(t, expected, sent)
}
