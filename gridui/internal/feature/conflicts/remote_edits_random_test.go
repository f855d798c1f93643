// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package conflicts_test

import (
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/itemstage"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/tracking"
)

// TestRandomSourceEditsAgreeWithAModel edits, scrolls, sorts, fails and saves at random.
func TestRandomSourceEditsAgreeWithAModel(t *testing.T) {
	for seed := range rounds.Of(24) {
		synctest.Test(t, func(t *testing.T) {
			s := itemstage.NewEditStage(t, 600, []string{"", "rev"}[seed%2], func(g *gridui.ChangeTrackingGrid[itemstage.Item]) {
				if seed%3 == 0 {
					g.AddAt = tracking.Place{Top: true}
				}
			})
			defer s.Close()
			m := newEditModel(s, uint64(seed))
			for range 60 {
				m.step(t)
			}
			m.save(t)
			require.False(t, s.Grid.HasChanges())
			require.Empty(t, problems(s))
		})
	}
}

// An editModel holds the expected rows of a table, saved and with the changes.
type editModel struct {
	*itemstage.EditStage
	rand *rand.Rand
	// saved and now are the rows by id; new ones in now have the ids of the grid.
	saved, now map[string]itemstage.Item
}

func newEditModel(s *itemstage.EditStage, seed uint64) *editModel {
	m := &editModel{EditStage: s, rand: rand.New(rand.NewPCG(seed, 5)), saved: map[string]itemstage.Item{}}
	for _, row := range s.Source.Rows() {
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
		if id, ok := m.some(); ok && m.Grid.DeleteRow(id) {
			delete(m.now, id)
		}
	case 4:
		row := itemstage.Item{Name: "new " + strconv.Itoa(m.rand.IntN(100))}
		id, err := m.Grid.AddRow(&row)
		require.NoError(t, err)
		m.now[id] = row
	case 5:
		if id, ok := m.some(); ok && m.Grid.UndoRow(id) {
			delete(m.now, id)
			if was, saved := m.saved[id]; saved {
				m.now[id] = was
			}
		}
	case 6:
		m.Grid.ScrollToRow(m.rand.IntN(m.Grid.Shown()), option.AlignStart)
	case 7:
		m.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "name", Desc: m.rand.IntN(2) == 0}}
	case 8:
		if m.rand.IntN(2) == 0 {
			m.Fail = errors.New("out of reach")
			m.Grid.Save()
			m.Answer()
			m.Fail = nil
			break
		}
		m.save(t)
	}
	m.Answer()
	m.compare(t)
}

// some returns the id of a row on the screen, or of a new one.
func (m *editModel) some() (id string, ok bool) {
	i := m.rand.IntN(m.Grid.Shown())
	row, ok := m.Grid.RowAt(i)
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
	_, err := m.Grid.UpdateRow(id, func(r *itemstage.Item) { r.Stock = stock })
	require.NoError(t, err)
	row := m.now[id]
	row.Stock = stock
	m.now[id] = row
}

// save saves, and sets the model to the table if the table is right.
func (m *editModel) save(t *testing.T) {
	t.Helper()
	m.Grid.Save()
	m.Answer()
	require.NoError(t, m.Remote.SaveErr())
	require.Equal(t, contentsOf(m.now), contentsOf(m.table()))
	m.saved = m.table()
	m.now = maps.Clone(m.saved)
}

// table returns the rows of the table.
func (m *editModel) table() map[string]itemstage.Item {
	rows := map[string]itemstage.Item{}
	for id, row := range byID(m.Source) {
		rows[strconv.FormatInt(id, 10)] = row
	}
	return rows
}

// contentsOf returns rows without what the source adds to them, sorted.
func contentsOf(rows map[string]itemstage.Item) (out []string) {
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
	for i := range m.Grid.Shown() {
		row, ok := m.Grid.RowAt(i)
		if id := strconv.FormatInt(row.ID, 10); ok && row.ID != 0 {
			if want, there := m.now[id]; there {
				require.Equal(t, want.Stock, row.Stock, id)
			} else {
				require.Equal(t, tracking.Deleted, m.Grid.Status(id), id)
			}
		}
	}
}
