// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package paging_test

import (
	"image"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// fitted returns a grid whose pages follow the height of a window.
func fitted(height int, set func(*option.Paging)) *gridstage.Stage[gridstage.Person] {
	s := newPaged(200, func(p *option.Paging) {
		p.Fit = true
		if set != nil {
			set(p)
		}
	})
	s.Size = image.Pt(640, height)
	s.Settle()
	return s
}

// fullRows returns how many rows of the page can be seen as a whole, and how many there are.
func fullRows(s *gridstage.Stage[gridstage.Person]) (full, all int) {
	ids := shownIDs(&s.Grid)
	v := s.Grid.Viewport()
	return v.Last - v.First, len(ids)
}

func TestPagesFitTheWindow(t *testing.T) {
	for height := 120; height < 900; height += 17 {
		s := fitted(height, nil)
		full, all := fullRows(s)
		require.Equal(t, all, full, "height %d: no row is out of sight", height)
		require.Equal(t, all, s.Grid.Paging.Size, "height %d", height)
		x, y := s.Grid.ScrollOffset()
		require.Zero(t, x)
		require.Zero(t, y)
		require.True(t, s.AtRest(), "height %d: a settled grid asks for no frame", height)
	}
}

func TestATinyWindowHasARowOnEachPage(t *testing.T) {
	for _, height := range []int{0, 1, 20, 60, 80} {
		s := fitted(height, nil)
		require.Equal(t, 1, s.Grid.Paging.Size, "height %d", height)
	}
}

// The page stays the same while a user drags the edge of the window.
func TestResizingTheWindowKeepsTheRowOfThePage(t *testing.T) {
	s := fitted(300, nil)
	s.Focus(s.Grid.Tag())
	for range 5 {
		s.Keys("Ctrl+PageDown")
	}
	first, ids := shownIDs(&s.Grid)[0], shownIDs(&s.Grid)
	for _, height := range []int{310, 480, 333, 900, 150, 620, 300} {
		s.Size.Y = height
		s.Settle()
		require.Contains(t, shownIDs(&s.Grid), first, "height %d", height)
	}
	require.Equal(t, ids, shownIDs(&s.Grid), "back at the same height")
}

// The first frame of a window already shows the page that fits.
func TestTheFirstFrameShowsTheFittedPage(t *testing.T) {
	s := fitted(300, nil)
	want := s.Grid.Paging.Size
	s.Size.Y = 500
	s.Frame()
	_, all := fullRows(s)
	require.Greater(t, all, want)
	require.Equal(t, all, s.Grid.Paging.Size)
}

func TestFittedPagesAreToldOfAndHaveNoChoiceOfSizes(t *testing.T) {
	s := fitted(300, nil)
	s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
	s.Settle()
	s.Events = nil
	size := s.Grid.Paging.Size
	s.Size.Y = 420
	s.Settle()
	changes := gridstage.TakeEvents[events.PageChanged](&s.Events)
	require.Len(t, changes, 1)
	require.Equal(t, size, changes[0].From.Size)
	require.Equal(t, s.Grid.Paging.Size, changes[0].To.Size)
	_, ok := s.Find(locale.For("en").RowsPerPage)
	require.False(t, ok)
	s.Grid.Paging.Fit = false
	s.Settle()
	_, ok = s.Find(locale.For("en").RowsPerPage)
	require.True(t, ok)
}

func TestControlledPagesAreAskedForOncePerSize(t *testing.T) {
	s := fitted(300, func(p *option.Paging) { p.Controlled = true })
	asked := func() (sizes []int) {
		for _, ev := range gridstage.TakeEvents[events.PageChanged](&s.Events) {
			sizes = append(sizes, ev.To.Size)
		}
		return sizes
	}
	first := asked()
	require.Len(t, first, 1)
	s.Frame()
	s.Settle()
	require.Empty(t, asked())
	require.Equal(t, 10, len(shownIDs(&s.Grid)), "the program has not answered")
	s.Grid.Paging.Size = first[0]
	s.Settle()
	full, all := fullRows(s)
	require.Equal(t, full, all)
	s.Size.Y = 500
	s.Settle()
	require.Len(t, asked(), 1)
}

func TestPagesFitWithGroupsPinsAndManualRows(t *testing.T) {
	for name, set := range map[string]func(s *gridstage.Stage[gridstage.Person]){
		"groups": func(s *gridstage.Stage[gridstage.Person]) { s.Grid.Grouping.By = []string{"name"}; s.Grid.ExpandAll() },
		"pins": func(s *gridstage.Stage[gridstage.Person]) {
			s.Grid.RowPins = option.RowPins{Enabled: true, Top: []string{"p1"}, Bottom: []string{"p2"}}
		},
		"total":  func(s *gridstage.Stage[gridstage.Person]) { s.Grid.Paging.Manual, s.Grid.Paging.Total = true, 5000 },
		"no bar": func(s *gridstage.Stage[gridstage.Person]) { s.Grid.Paging.BarDisabled = true },
	} {
		t.Run(name, func(t *testing.T) {
			s := fitted(400, nil)
			plain := s.Grid.Paging.Size
			set(s)
			s.Settle()
			_, y := s.Grid.ScrollOffset()
			require.Zero(t, y)
			if name == "pins" {
				require.Less(t, s.Grid.Paging.Size, plain)
			}
			if name == "no bar" {
				require.Greater(t, s.Grid.Paging.Size, plain)
			}
			require.True(t, s.AtRest())
		})
	}
}
