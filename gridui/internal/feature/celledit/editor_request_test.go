// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/stockstage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/tracking"
)

type stockGrid = gridui.ChangeTrackingGrid[stockstage.Stock]

// arrangements are ways in which rows are shown. A new row, without a name and a stock, passes all filters
// except that of "filtered out".
var arrangements = map[string]func(g *stockGrid){
	"plain":  func(*stockGrid) {},
	"at top": func(g *stockGrid) { g.AddAt = tracking.Place{Top: true} },
	"sorted": func(g *stockGrid) {
		g.Sorting.Mode, g.Sorting.Keys = option.SortMulti, []option.SortKey{{ColumnID: "name", Desc: true}}
	},
	"filtered": func(g *stockGrid) {
		g.Filtering.Enabled = true
		g.Filtering.Columns = []filter.Column{{ColumnID: "qty", Filter: filter.Less.Of("5000")}}
	},
	"grouped": func(g *stockGrid) {
		g.Columns = append(g.Columns, gridui.Bool("locked", "Locked", func(p stockstage.Stock) bool { return p.Locked }))
		g.Grouping.By = []string{"locked"}
	},
	"paged": func(g *stockGrid) { g.Paging.Enabled, g.Paging.Size = true, 20 },
}

// requests holds the ways in which a program or a user adds a row to type its name.
var requests = map[string]func(t *testing.T, s *stockstage.TrackedStage){
	"two calls": func(t *testing.T, s *stockstage.TrackedStage) {
		key, err := s.Grid.AddRow(nil)
		require.NoError(t, err)
		s.Grid.StartEditing(key, "name")
	},
	"one call": func(t *testing.T, s *stockstage.TrackedStage) {
		_, err := s.Grid.AddRowAndEdit(nil, "name")
		require.NoError(t, err)
	},
	"first column": func(t *testing.T, s *stockstage.TrackedStage) {
		_, err := s.Grid.AddRowAndEdit(nil, "")
		require.NoError(t, err)
	},
	"key": func(_ *testing.T, s *stockstage.TrackedStage) { s.Keys("Ctrl++") },
}

// typings holds input typed without looking at the screen.
var typings = map[string]func(s *stockstage.TrackedStage){
	"letters":                func(s *stockstage.TrackedStage) { s.Type("Ki"); s.Frame(); s.Type("m") },
	"keys":                   func(s *stockstage.TrackedStage) { s.Type("Kix"); s.Keys("Backspace"); s.Frame(); s.Type("m") },
	"composition":            func(s *stockstage.TrackedStage) { compose(s, gridtest.IBus) },
	"composition in browser": func(s *stockstage.TrackedStage) { compose(s, gridtest.Browser) },
	"composition in windows": func(s *stockstage.TrackedStage) { compose(s, gridtest.Windows) },
}

func compose(s *stockstage.TrackedStage, by gridtest.InputMethod) {
	s.IME.Method = by
	s.IME.Compose("ㄱ", "기")
	s.Frame()
	s.IME.Compose("김")
	s.IME.Commit("김")
	s.IME.Compose("ㅂ", "비")
	s.IME.Commit("비")
}

// added returns the added rows.
func added(s *stockstage.TrackedStage) (rows []stockstage.Stock) {
	for _, row := range s.Grid.Tracker().Added().All() {
		rows = append(rows, row)
	}
	return rows
}

func TestWhatIsTypedAfterARowWasAddedGoesIntoThatRow(t *testing.T) {
	for _, n := range []int{9_999, 10_000, 100_000} {
		for how, arrange := range arrangements {
			for by, request := range requests {
				for what, typing := range typings {
					t.Run(fmt.Sprint(n, " ", how, " ", by, " ", what), func(t *testing.T) {
						s := stockstage.NewTracked(n, arrange)
						defer s.Grid.Close()
						s.Until(func() bool { return s.Grid.Shown() > 0 })
						s.Focus(s.Grid.Tag())
						s.Grid.FocusCell(1, "name")
						s.Settle()
						s.Events = nil
						request(t, s)
						typing(s)
						s.Keys("Enter")
						s.Until(func() bool {
							return len(gridstage.EventsOf[events.EditEnded](s.Events)) > 0 || s.Grid.Tracker().Edited().Len() > 0
						})
						require.Zero(t, s.Grid.Tracker().Edited().Len(), "another row was changed")
						require.Empty(t, gridstage.EventsOf[events.EditRefused](s.Events))
						rows := added(s)
						require.Len(t, rows, 1)
						want := "Kim"
						if strings.HasPrefix(what, "composition") {
							want = "김비"
						}
						require.Equal(t, want, rows[0].Name)
					})
				}
			}
		}
	}
}

// A request that cannot be met is refused by an event, and its typed input is dropped.
func TestWhatIsTypedForARefusedEditGoesNowhere(t *testing.T) {
	hide := func(g *stockGrid) {
		g.Filtering.Enabled = true
		g.Filtering.Columns = []filter.Column{{ColumnID: "name", Filter: filter.Contains.Of("part")}}
	}
	for _, n := range []int{9_999, 100_000} {
		for what, typing := range typings {
			for by, request := range requests {
				t.Run(fmt.Sprint(n, " ", what, " ", by), func(t *testing.T) {
					s := stockstage.NewTracked(n, hide)
					defer s.Grid.Close()
					s.Until(func() bool { return s.Grid.Shown() > 0 })
					s.Focus(s.Grid.Tag())
					s.Grid.FocusCell(1, "name")
					s.Settle()
					s.Events = nil
					s.InOneFrame(func() {
						request(t, s)
						s.Type("a")
					})
					typing(s)
					s.Keys("Enter")
					refused := func() []events.EditRefused { return gridstage.EventsOf[events.EditRefused](s.Events) }
					s.Until(func() bool { return len(refused()) > 0 })
					require.Len(t, refused(), 1)
					require.ErrorIs(t, refused()[0].Err, dataset.ErrRowHidden)
					require.Zero(t, s.Grid.Tracker().Edited().Len())
					require.Empty(t, added(s)[0].Name)
					_, _, open := s.Grid.EditingCell()
					require.False(t, open)
					s.Advance(2 * time.Second)
					s.Type("later")
					s.Keys("Enter")
					s.Until(func() bool { return s.Grid.Tracker().Edited().Len() == 1 })
				})
			}
		}
	}
}

// refusals holds requests that can never be met, each with its error.
var refusals = map[string]struct {
	do  func(s *stockstage.TrackedStage)
	err error
}{
	"no row":       {func(s *stockstage.TrackedStage) { s.Grid.StartEditing("nobody", "name") }, gridui.ErrRowGone},
	"no column":    {func(s *stockstage.TrackedStage) { s.Grid.StartEditing("p1", "none") }, edit.ErrNoColumn},
	"fixed column": {func(s *stockstage.TrackedStage) { s.Grid.StartEditing("p1", "id") }, column.ErrNotEditable},
	"locked row": {func(s *stockstage.TrackedStage) {
		_, _ = s.Grid.UpdateRow("p1", func(p *stockstage.Stock) { p.Locked = true })
		s.Settle()
		s.Grid.StartEditing("p1", "name")
	}, column.ErrNotEditable},
	"deleted row": {func(s *stockstage.TrackedStage) {
		s.Grid.DeleteRow("p1")
		s.Settle()
		s.Grid.StartEditing("p1", "name")
	}, edit.ErrRowDeleted},
	"invalid edit": {func(s *stockstage.TrackedStage) {
		s.Grid.StartEditing("p1", "qty")
		s.Settle()
		s.Type("x")
		s.Grid.StartEditing("p2", "name")
	}, edit.ErrEditOpen},
	"escape": {func(s *stockstage.TrackedStage) {
		s.InOneFrame(func() { _, _ = s.Grid.AddRowAndEdit(nil, "name"); s.Keys("Escape") })
	}, gridui.ErrEditStopped},
}

func TestARequestToEditIsRefusedByAnEvent(t *testing.T) {
	for name, test := range refusals {
		t.Run(name, func(t *testing.T) {
			s := stockstage.NewTracked(20_000, nil)
			defer s.Grid.Close()
			s.Focus(s.Grid.Tag())
			s.Settle()
			s.Events = nil
			test.do(s)
			s.Until(func() bool { return len(gridstage.EventsOf[events.EditRefused](s.Events)) > 0 })
			require.ErrorIs(t, gridstage.EventsOf[events.EditRefused](s.Events)[0].Err, test.err)
		})
	}
}

// A row far from the screen is scrolled into view to type its name.
func TestAnEditIsAskedForWhereverItsRowIs(t *testing.T) {
	for how, arrange := range arrangements {
		for _, by := range []gridtest.InputMethod{gridtest.IBus, gridtest.Windows} {
			t.Run(how+" "+strconv.Itoa(int(by)), func(t *testing.T) {
				s := stockstage.NewTracked(50_000, arrange)
				defer s.Grid.Close()
				s.IME.Method = by
				s.Until(func() bool { return s.Grid.Shown() > 0 })
				s.Focus(s.Grid.Tag())
				s.Grid.StartEditing("p4321", "name")
				s.IME.Compose("ㄱ", "기", "김")
				s.Until(func() bool { _, _, open := s.Grid.EditingCell(); return open })
				_, composing := s.IME.Composing()
				require.True(t, composing, "the composition broke off")
				s.IME.Compose("긺")
				s.IME.Commit("김")
				s.Type("!")
				s.Keys("Enter")
				s.Until(func() bool { return s.Grid.Tracker().Edited().Len() > 0 })
				row, ok := s.Grid.Tracker().Row("p4321")
				require.True(t, ok)
				require.Equal(t, "part 4321김!", row.Name)
			})
		}
	}
}

// FocusCell takes the keyboard focus from an open editor.
func TestFocusCellTakesTheKeyboardFromTheEditor(t *testing.T) {
	s := stockstage.NewTracked(20, nil)
	s.Focus(s.Grid.Tag())
	name := func(i int) string { row, _ := s.Grid.RowAt(i); return row.Name }
	s.Grid.StartEditing("p1", "name")
	s.Settle()
	s.Type("!")
	require.True(t, s.Grid.FocusCell(1, "name"))
	s.Settle()
	s.Type("!")
	require.Equal(t, "part 1", name(1), "the editor of the cell itself stays open")
	require.True(t, s.Grid.FocusCell(5, "name"))
	s.Settle()
	require.Equal(t, "part 1!!", name(1))
	s.Type("x")
	s.Keys("Enter")
	require.Equal(t, "x", name(5))
	require.Equal(t, "part 1!!", name(1))

	s.Grid.StartEditing("p2", "qty")
	s.Settle()
	s.Type("z")
	require.False(t, s.Grid.FocusCell(7, "name"), "what was typed is no number")
	s.Settle()
	row, column, _ := s.Grid.EditingCell()
	require.Equal(t, "p2 qty", row+" "+column)
	require.Equal(t, "p2", s.Grid.Focused().RowID)
}
