// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipboard_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
	"github.com/giogrid/giogrid/storage/export"
)

// newGrouped shows people below headers of two levels: who is above the name and the age, and all is above
// who.
func newGrouped(headers option.CopyHeaders) *gridstage.Stage[gridstage.Person] {
	return gridstage.NewRanges(3, func(g *gridui.Grid[gridstage.Person]) {
		c := gridstage.PeopleColumns()
		g.Columns = []gridui.Column[gridstage.Person]{
			c[0], gridui.Group("all", "All", gridui.Group("who", "Who", c[1], c[2]), c[3]),
		}
		g.Clipboard.Headers = headers
	})
}

func TestCopiesHaveTheHeadersThatAreAskedFor(t *testing.T) {
	for name, test := range map[string]struct {
		headers option.CopyHeaders
		ranges  string
		want    string
	}{
		"of the columns":      {option.CopyHeadersLeaf, "p0:name-p0:city", "Name\tAge\tCity\r\nKim\t20\tCity 0"},
		"none":                {option.CopyHeadersNone, "p0:name-p0:age", "Kim\t20"},
		"all":                 {option.CopyHeadersAll, "p0:id-p0:city", "\tAll\tAll\tAll\r\n\tWho\tWho\t\r\nID\tName\tAge\tCity\r\np0\tKim\t20\tCity 0"},
		"levels of the range": {option.CopyHeadersAll, "p0:city-p1:city", "All\r\nCity\r\nCity 0\r\nCity 1"},
		"no group":            {option.CopyHeadersAll, "p0:id-p1:id", "ID\r\np0\r\np1"},
		"blocks":              {option.CopyHeadersAll, "p0:name-p0:age p2:city-p2:city", "All\tAll\r\nWho\tWho\r\nName\tAge\r\nKim\t20\r\n\r\nAll\r\nCity\r\nCity 2"},
	} {
		s := newGrouped(test.headers)
		gridstage.SelectRanges(t, s, test.ranges)
		require.Equal(t, test.want, s.Grid.CopyText(s.Grid.Clipboard.Headers), name)
		require.Equal(t, export.ParseTSV(test.want), s.Copied("Shortcut+Shift+C"), name)
		require.NotContains(t, s.Grid.CopyText(option.CopyHeadersNone), "Name", name)
	}
	s := newGrouped(option.CopyHeadersAll)
	gridstage.FocusAndPress(s, 0, "name")
	require.Equal(t, []string{"", "All", "All", "All"}, s.Copied("Ctrl+Shift+Space", "Shortcut+C")[0], "all cells")
	gridstage.FocusAndPress(s, 0, "age", "Escape")
	require.Equal(t, "All\r\nWho\r\nAge\r\n20", s.Grid.CopyText(s.Grid.Clipboard.Headers), "one cell")
}

func TestTheProgramHasItsSayOfACopy(t *testing.T) {
	s := newGrouped(option.CopyHeadersAll)
	type copied struct {
		text       string
		headerRows int
	}
	var got []copied
	answer := "mine"
	s.Grid.Clipboard.OnCopy = func(table string, headerRows int) string {
		got = append(got, copied{table, headerRows})
		return answer
	}
	gridstage.SelectRanges(t, s, "p0:name-p0:age")
	require.Equal(t, [][]string{{"mine"}}, s.Copied("Shortcut+Shift+C"))
	require.Equal(t, []copied{{"All\tAll\r\nWho\tWho\r\nName\tAge\r\nKim\t20", 3}}, got)
	answer = ""
	require.Empty(t, s.Copied("Shortcut+C"), "the program has put it there")
	require.Equal(t, copied{"Kim\t20", 0}, got[1])
	require.Len(t, gridstage.EventsOf[events.CellsCopied](s.Events), 2)
	s.Grid.CopyText(s.Grid.Clipboard.Headers)
	require.Len(t, got, 2)
}

// TestCopyWithGroupHeadersIsACommand chooses the item of the menu, whatever Clipboard.Headers sets.
func TestCopyWithGroupHeadersIsACommand(t *testing.T) {
	has := func(s *gridstage.Stage[gridstage.Person]) (i int) {
		return slices.IndexFunc(s.Grid.Menu.Items, func(it menus.Item[gridstage.Person]) bool { return it.Label == "Copy with group headers" })
	}
	s := newGrouped(option.CopyHeadersNone)
	s.Grid.Menu.Items = gridui.CellItems(&s.Grid, locale.For("en"))
	gridstage.SelectRanges(t, s, "p0:name-p0:age")
	i := has(s)
	require.GreaterOrEqual(t, i, 0)
	it := s.Grid.Menu.Items[i]
	require.False(t, it.DisabledFor(gridstage.Person{}))
	it.OnClick(menus.Target[gridstage.Person]{})
	s.Settle()
	text, _ := s.Clipboard.Text()
	require.Equal(t, "All\tAll\r\nWho\tWho\r\nName\tAge\r\nKim\t20", text)
	s.Grid.Columns = gridstage.PeopleColumns()
	s.Settle()
	require.True(t, it.DisabledFor(gridstage.Person{}), "no groups")
	s.Grid.Menu.Items = gridui.CellItems(&s.Grid, locale.For("en"))
	require.Negative(t, has(s))
}
