// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/tracking"
)

// TestRandomSourceEditsAgreeWithAModel edits, scrolls, sorts, fails and saves at random.
func TestRandomSourceEditsAgreeWithAModel(t *testing.T) {
	for seed := range rounds.Of(24) {
		remotely(t, func(t *testing.T) {
			s := newEditStage(t, 600, []string{"", "rev"}[seed%2], func(g *gridui.ChangeTrackingGrid[item]) {
				if seed%3 == 0 {
					g.AddAt = tracking.AtTop
				}
			})
			defer s.end()
			m := newEditModel(s, uint64(seed))
			for range 60 {
				m.step(t)
			}
			m.save(t)
			require.False(t, s.grid.HasChanges())
			require.Empty(t, s.problems())
		})
	}
}

// editModel is what the rows of a table are to be, saved and with the changes.
type editModel struct {
	*editStage
	rand *rand.Rand
	// saved and now are the rows by id; new ones in now have the ids of the grid.
	saved, now map[string]item
}

func newEditModel(s *editStage, seed uint64) *editModel {
	m := &editModel{editStage: s, rand: rand.New(rand.NewPCG(seed, 5)), saved: map[string]item{}}
	for _, row := range s.source.Rows() {
		m.saved[strconv.FormatInt(row.ID, 10)] = row
	}
	m.now = maps.Clone(m.saved)
	return m
}

func (m *editModel) step(t *testing.T) {
	t.Helper()
	switch m.rand.IntN(9) {
	case 0, 1, 2:
		m.update(t)
	case 3:
		if id, ok := m.some(); ok && m.grid.DeleteRow(id) {
			delete(m.now, id)
		}
	case 4:
		row := item{Name: "new " + strconv.Itoa(m.rand.IntN(100))}
		id, err := m.grid.AddRow(&row)
		require.NoError(t, err)
		m.now[id] = row
	case 5:
		if id, ok := m.some(); ok && m.grid.UndoRow(id) {
			delete(m.now, id)
			if was, saved := m.saved[id]; saved {
				m.now[id] = was
			}
		}
	case 6:
		m.grid.ScrollToRow(m.rand.IntN(m.grid.Shown()), gridui.ScrollStart)
	case 7:
		m.grid.Sorting.Keys = []option.SortKey{{ColumnID: "name", Desc: m.rand.IntN(2) == 0}}
	case 8:
		if m.rand.IntN(2) == 0 {
			m.fail = errors.New("out of reach")
			m.grid.Save()
			m.settle()
			m.fail = nil
			break
		}
		m.save(t)
	}
	m.settle()
	m.compare(t)
}

// some is a row on the screen, or a new one.
func (m *editModel) some() (id string, ok bool) {
	i := m.rand.IntN(m.grid.Shown())
	row, ok := m.grid.RowAt(i)
	if !ok || row.ID == 0 {
		return "", false
	}
	return strconv.FormatInt(row.ID, 10), true
}

func (m *editModel) update(t *testing.T) {
	t.Helper()
	id, ok := m.some()
	if _, there := m.now[id]; !ok || !there {
		return
	}
	stock := int64(m.rand.IntN(1000))
	_, err := m.grid.UpdateRow(id, func(r *item) { r.Stock = stock })
	require.NoError(t, err)
	row := m.now[id]
	row.Stock = stock
	m.now[id] = row
}

// save saves, and has the model be what the table is, if that is right.
func (m *editModel) save(t *testing.T) {
	t.Helper()
	m.grid.Save()
	m.settle()
	require.NoError(t, m.remote.SaveErr())
	require.Equal(t, contentsOf(m.now), contentsOf(m.table()))
	m.saved = m.table()
	m.now = maps.Clone(m.saved)
}

// table are the rows of the table.
func (m *editModel) table() map[string]item {
	rows := map[string]item{}
	for id, row := range m.source.byID() {
		rows[strconv.FormatInt(id, 10)] = row
	}
	return rows
}

// contentsOf are rows without what the source makes of them, sorted.
func contentsOf(rows map[string]item) (out []string) {
	for id, row := range rows {
		if row.ID == 0 || row.ID > 600 {
			id = "new"
		}
		out = append(out, fmt.Sprint(id, " ", row.Name, " ", row.Stock))
	}
	slices.Sort(out)
	return out
}

// compare looks at the rows on the screen.
func (m *editModel) compare(t *testing.T) {
	t.Helper()
	for i := range m.grid.Shown() {
		row, ok := m.grid.RowAt(i)
		if id := strconv.FormatInt(row.ID, 10); ok && row.ID != 0 {
			if want, there := m.now[id]; there {
				require.Equal(t, want.Stock, row.Stock, id)
			} else {
				require.Equal(t, tracking.Deleted, m.grid.Status(id), id)
			}
		}
	}
}
