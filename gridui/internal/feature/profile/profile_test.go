// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profile_test

import (
	"fmt"
	"image"
	"testing"
	"time"

	"gioui.org/io/key"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
)

func TestProfileOpensFromTheMenuOfAHeader(t *testing.T) {
	s := newStage(1000, nil)
	s.Grid.Column("amount").OpenMenu()
	s.Settle()
	s.ClickOn(t, "Column profile…")
	require.Equal(t, "amount", s.profile.OpenColumn())
	s.Called(t, "Amount – Column profile")
	says := s.Says()
	for _, want := range []string{"Type: Number", "Rows: 1,000", "Missing: 0 (0%)", "Distinct: 100", "Smallest: 0", "Largest: 1,039.5", "Mean: 519.75"} {
		require.Contains(t, says, want)
	}
	s.Key(key.NameEscape, 0)
	s.Settle()
	require.Empty(t, s.profile.OpenColumn())
	s.Key(key.NameDownArrow, 0) // the cells have the keyboard focus again
	s.Settle()
	require.NotContains(t, s.Says(), "Amount – Column profile")
}

func TestMenuIsLeftAsItIsWithoutProfiles(t *testing.T) {
	s := newStage(10, func(s *stage) { s.profile.MenuDisabled = true })
	s.Grid.Column("amount").OpenMenu()
	s.Settle()
	require.NotContains(t, s.Says(), "Column profile…")
}

func TestFiguresOfEachKind(t *testing.T) {
	s := newStage(600, nil)
	for column, want := range map[string][]string{
		"pieces": {"Distinct: 4", "Largest: 3", "Quartiles: 0 · 1 · 2", "1: 150 rows, 25%"},
		"city":   {"Type: Text", "Missing: 100 (17%)", "Distinct: 3", "Smallest: Busan", "Largest: Seoul", "Seoul: 300 rows, 50%"},
		"paid":   {"Type: True or false", "True: 120 rows, 20%", "False: 480 rows, 80%"},
		"at":     {"Type: Date", "Distinct: 300", "Earliest: 2024-01-01 12:00", "Latest: 2024-10-26 12:00", "2024-02: 58 rows, 9.7%"},
	} {
		s.open(column)
		for _, text := range want {
			require.Contains(t, s.Says(), text)
		}
		s.profile.Close()
		s.Settle()
	}
	f, ok := s.profile.Figures("at")
	require.True(t, ok && f.Current)
	require.Equal(t, time.Date(2024, 1, 1, 12, 0, 0, 0, time.UTC), f.Earliest)
}

// The label of an interval of time omits the part of the end that equals the beginning.
func TestIntervalsOfTimeAreShort(t *testing.T) {
	s := newStage(60, nil)
	s.open("at")
	says := s.Says()
	require.Contains(t, says, "2024-01-01 – 07")
	require.Contains(t, says, "2024-01-01 – 2024-01-07: 7 rows, 12%")
	require.Contains(t, says, "2024-01-29 – 02-04")
	s.Key("C", key.ModShortcut)
	s.Settle()
	text, _ := s.Clipboard.Text()
	require.Contains(t, text, "2024-01-29 – 2024-02-04\t7")
}

// TestBarsFilter picks every bar of every column and compares the number of remaining rows with its count.
func TestBarsFilter(t *testing.T) {
	s := newStage(600, nil)
	for _, column := range []string{"amount", "pieces", "city", "paid", "at"} {
		s.open(column)
		s.pickBars(t, column, func() { s.Settle() })
		s.profile.Close()
		s.Grid.ClearFilters()
		s.Settle()
	}
}

// pickBars picks every bar of a column's card, from the last one up, and compares the number of remaining
// rows with its count.
func (s *stage) pickBars(t *testing.T, column string, settle func()) (picked int) {
	t.Helper()
	s.Key(key.NameEnd, 0)
	settle()
	for range 30 {
		was := len(s.Events)
		s.Key(key.NameReturn, 0)
		settle()
		if len(s.Events) == was {
			break // a line of figures: above the bars
		}
		ev := s.Events[len(s.Events)-1].(events.FilterChanged)
		require.Equal(t, column, ev.ColumnID)
		says := fmt.Sprintf(": %d row", s.Grid.Shown())
		require.Contains(t, fmt.Sprint(s.Says()), says, "%s %+v", column, ev.Filter)
		require.Contains(t, s.selectedBar(), says, column)
		picked++
		s.Key(key.NameUpArrow, 0)
		settle()
	}
	return picked
}

// selectedBar returns the description of the bar that filters.
func (s *stage) selectedBar() string {
	n, _ := s.findBy(func(n node) bool { return n.Selected })
	return n.Description
}

func TestEnterFiltersAndEnterAgainClears(t *testing.T) {
	s := newStage(600, nil)
	s.open("pieces")
	s.Key(key.NameEnd, 0)
	s.Key(key.NameSpace, 0)
	s.Settle()
	require.Equal(t, []filter.Column{{ColumnID: "pieces", Filter: filter.Equals.Of("3")}}, s.Grid.Filtering.Columns)
	s.Key(key.NameReturn, 0)
	s.Settle()
	require.Empty(t, s.Grid.Filtering.Columns)
	bar, ok := s.findBy(func(n node) bool { return n.Description == "2: 150 rows, 25%" })
	require.True(t, ok)
	s.Click(bar.Center())
	s.Settle()
	require.Equal(t, filter.Equals.Of("2"), s.Grid.Filtering.Columns[0].Filter)
	s.ClickOn(t, "Clear filter")
	require.Empty(t, s.Grid.Filtering.Columns)
}

func TestBarsDoNotFilterWhereTheProgramForbidsIt(t *testing.T) {
	s := newStage(600, func(s *stage) { s.Grid.Filtering.Enabled = false })
	s.open("pieces")
	s.Key(key.NameEnd, 0)
	s.Key(key.NameReturn, 0)
	s.Settle()
	require.Empty(t, s.Events)
	require.NotContains(t, s.Says(), "Clear filter")
}

func TestProfileFollowsChanges(t *testing.T) {
	s := newStage(600, nil)
	s.open("amount")
	require.Contains(t, s.Says(), "Largest: 1,039.5")
	row := ordersOf(600)[7]
	row.Amount = 5000
	require.NoError(t, s.Grid.Apply(gridui.Changes[order]{Update: []order{row}, Remove: []string{"99"}, Add: []order{{ID: "new", Amount: -1}}}))
	s.Settle()
	says := s.Says()
	require.Contains(t, says, "Largest: 5,000")
	require.Contains(t, says, "Smallest: -1")
	require.Contains(t, says, "Rows: 600")
	s.Grid.SetRows(ordersOf(20))
	s.Settle()
	require.Contains(t, s.Says(), "Rows: 20")
	s.Grid.SetRows(nil)
	s.Settle()
	require.Contains(t, s.Says(), "Rows: 0")
}

func TestManyRowsAreReadInTheBackground(t *testing.T) {
	s := newStage(200_000, nil)
	s.open("amount")
	require.Eventually(t, func() bool {
		s.Advance(100 * time.Millisecond)
		f, ok := s.profile.Figures("amount")
		return ok && f.Current && f.Rows == 200_000
	}, 20*time.Second, time.Millisecond)
	s.Settle()
	require.Contains(t, s.Says(), "Distinct: 100")
	for i := range 20 {
		require.NoError(t, s.Grid.Apply(gridui.Changes[order]{Update: []order{{ID: fmt.Sprint(i), Amount: 9000}}}))
		s.Frame()
		s.Advance(20 * time.Millisecond)
	}
	require.Eventually(t, func() bool {
		s.Advance(100 * time.Millisecond)
		f, _ := s.profile.Figures("amount")
		return f.Current && f.Max == 9000
	}, 20*time.Second, time.Millisecond)
}

// source holds rows that the grid requests one by one.
type source []order

func (s source) Len() int       { return len(s) }
func (s source) At(i int) order { return s[i] }

func TestRowsThatMayNotBeReadHaveNoProfile(t *testing.T) {
	s := newStage(0, func(s *stage) {
		s.profile.Strip = true
		s.Grid.Virtual.ScanDisabled = true
		s.Grid.SetSource(source(ordersOf(100)))
	})
	s.Grid.Column("amount").OpenMenu()
	s.Settle()
	n := s.Called(t, "Column profile: the rows are not in memory")
	require.True(t, n.Disabled)
	s.open("amount")
	require.Empty(t, s.profile.OpenColumn())
	_, ok := s.profile.Figures("amount")
	require.False(t, ok)
}

func TestProfileIsCopied(t *testing.T) {
	s := newStage(600, nil)
	s.open("paid")
	s.Key("C", key.ModShortcut)
	s.Settle()
	text, ok := s.Clipboard.Text()
	require.True(t, ok)
	require.Equal(t, "Paid – Column profile\nType\tTrue or false\nRows\t600\nMissing\t0 (0%)\nDistinct\t2\nFalse\t480\nTrue\t120\n", text)
	s.Clipboard.Clear()
	s.ClickOn(t, "Copy profile")
	again, _ := s.Clipboard.Text()
	require.Equal(t, text, again)
}

func TestCardGoesWithItsColumn(t *testing.T) {
	s := newStage(600, nil)
	s.open("city")
	s.Grid.ColumnVisibility.Hidden = []string{"city"}
	s.Settle()
	require.Empty(t, s.profile.OpenColumn())
	s.open("none")
	require.Empty(t, s.profile.OpenColumn())
}

func TestPressBesideTheCardClosesIt(t *testing.T) {
	s := newStage(600, nil)
	s.open("amount")
	s.Click(700, 540)
	s.Settle()
	require.Empty(t, s.profile.OpenColumn())
	s.open("amount")
	s.ClickOn(t, "Close")
	require.Empty(t, s.profile.OpenColumn())
}

func TestCardFitsIntoSmallWindows(t *testing.T) {
	for _, size := range []image.Point{{180, 160}, {320, 240}, {720, 100}, {40, 40}} {
		s := newStage(600, nil)
		s.Size = size
		s.open("amount")
		s.Settle()
		for range 5 {
			s.Key(key.NamePageDown, 0)
		}
		s.Settle()
		require.Equal(t, "amount", s.profile.OpenColumn())
	}
}

func TestSettledProfilesAllocateNothing(t *testing.T) {
	s := newStage(600, func(s *stage) { s.profile.Strip = true })
	s.Leave()
	s.Settle()
	require.Zero(t, s.Allocs(50, nil))
	s.open("amount")
	s.Leave()
	s.Settle()
	require.Zero(t, s.Allocs(50, nil))
	s.open("city")
	s.Settle()
	require.Zero(t, s.Allocs(50, nil))
}
