// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package newrow_test

import (
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/itemstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/stockstage"
	"github.com/giogrid/giogrid/tracking"
)

func TestNewRowsOfATrackedGridAreAdded(t *testing.T) {
	s := stockstage.NewTracked(3, func(g *gridui.ChangeTrackingGrid[stockstage.Stock]) { g.Editing.NewRow.Enabled = true })
	s.Focus(s.Grid.Tag())
	s.Frame()
	n, ok := s.Find("새 행 …")
	require.True(t, ok, s.Dump())
	head, _ := s.Find("Name")
	x, _ := head.Center()
	_, y := n.Center()
	s.Click(x, y)
	s.Settle()
	s.Type("nut")
	s.Keys("Enter")
	s.Settle()
	require.Equal(t, 1, s.Grid.Tracker().Added().Len(), s.Dump())
	for key, row := range s.Grid.Tracker().Added().All() {
		require.Equal(t, tracking.Added, s.Grid.Status(key))
		require.Equal(t, "nut", row.Name)
	}
	require.True(t, s.Grid.History().Undo())
	require.Zero(t, s.Grid.Tracker().Added().Len())
}

// Rows of a source are added at its end, and saved.
func TestNewRowsOfASourceAreAdded(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := itemstage.NewEditStage(t, 1000, "", func(g *gridui.ChangeTrackingGrid[itemstage.Item]) { g.Editing.NewRow.Enabled = true })
		defer s.Close()
		s.Focus(s.Grid.Tag())
		n, ok := s.Find("New row …")
		require.True(t, ok)
		s.Click(float32(n.Bounds.Min.X)+20, float32(n.Bounds.Min.Y)+10)
		s.Answer()
		_, column, open := s.Grid.EditingCell()
		require.True(t, open)
		require.Equal(t, "name", column)
		s.Type("Kim")
		s.Keys("Tab")
		s.Type("5")
		s.Keys("Enter")
		s.Answer()
		require.Equal(t, 1001, s.Grid.Shown())
		require.Equal(t, 1, s.Grid.Tracker().Added().Len())
		s.Grid.Save()
		s.Answer()
		require.Len(t, s.Written, 1)
		require.Len(t, s.Written[0], 1)
		require.NoError(t, s.Remote.SaveErr())
	})
}

// filteredItems shows items of a source through a filter, and adds the row Kim.
func filteredItems(t *testing.T, pattern string, set func(g *gridui.ChangeTrackingGrid[itemstage.Item])) *itemstage.EditStage {
	s := itemstage.NewEditStage(t, 1000, "", func(g *gridui.ChangeTrackingGrid[itemstage.Item]) {
		g.Editing.NewRow.Enabled = true
		g.Filtering.Enabled = true
		g.Filtering.Columns = []filter.Column{{ColumnID: "name", Filter: filter.Contains.Of(pattern)}}
		if set != nil {
			set(g)
		}
	})
	s.Answer()
	s.Focus(s.Grid.Tag())
	n, ok := s.Find("New row …")
	require.True(t, ok)
	s.Click(float32(n.Bounds.Min.X)+20, float32(n.Bounds.Min.Y)+10)
	s.Answer()
	s.Type("Kim")
	s.Keys("Enter")
	s.Answer()
	return s
}

const offerOfSource = "A filter leaves out the row that was added. Show"

// An added row of a source shows at the end of the rows until it is saved, whatever the filter is, so that there is
// nothing to offer. After that the source decides, and the button shows the row.
func TestARowOfASourceThatAFilterLeavesOutIsOffered(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := filteredItems(t, "1", nil)
		defer s.Close()
		shown := s.Grid.Shown() - 1
		row, ok := s.Grid.RowAt(shown)
		require.True(t, ok)
		require.Equal(t, "Kim", row.Name)
		_, offers := s.Find(offerOfSource)
		require.False(t, offers)
		s.Grid.Save()
		for range 4 {
			s.Answer()
		}
		require.Equal(t, shown, s.Grid.Shown())
		n, offers := s.Find(offerOfSource)
		require.True(t, offers, s.Dump())
		s.Click(n.Center())
		for range 6 {
			s.Answer()
		}
		require.Empty(t, s.Grid.Filtering.Columns)
		require.Equal(t, 1001, s.Grid.Shown())
		_, offers = s.Find(offerOfSource)
		require.False(t, offers)
		row, ok = s.Grid.RowAt(s.Grid.Focused().Row)
		require.True(t, ok)
		require.Equal(t, "Kim", row.Name, "the focus is in the row")
		_, shows := s.Find("Kim")
		require.True(t, shows)
	})
}

// The groups of the row open.
func TestTheOfferedRowOfAGroupedSourceIsShown(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := filteredItems(t, "1", func(g *gridui.ChangeTrackingGrid[itemstage.Item]) {
			g.Grouping.By = []string{"stock"}
		})
		defer s.Close()
		s.Grid.Save()
		for range 4 {
			s.Answer()
		}
		n, offers := s.Find(offerOfSource)
		require.True(t, offers, s.Dump())
		s.Click(n.Center())
		for range 10 {
			s.Answer()
		}
		row, ok := s.Grid.RowAt(s.Grid.Focused().Row)
		require.True(t, ok, s.Dump())
		require.Equal(t, "Kim", row.Name)
	})
}

// A saved row that passes the filter is not offered, and no row after an undo or when the filter goes.
func TestARowOfASourceThatShowsIsNotOffered(t *testing.T) {
	ways := map[string]func(s *itemstage.EditStage){
		"passes": nil,
		"undone": func(s *itemstage.EditStage) { s.Grid.History().Undo() },
		"filter gone": func(s *itemstage.EditStage) {
			s.Grid.Save()
			for range 4 {
				s.Answer()
			}
			s.Grid.Filtering.Columns = nil
		},
	}
	for name, do := range ways {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				pattern := "1"
				if do == nil {
					pattern = "i"
				}
				s := filteredItems(t, pattern, nil)
				defer s.Close()
				if do != nil {
					do(s)
				} else {
					s.Grid.Save()
				}
				for range 6 {
					s.Answer()
				}
				_, offers := s.Find(offerOfSource)
				require.False(t, offers)
			})
		})
	}
}
