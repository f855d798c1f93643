// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnfit_test

import (
	"fmt"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// wideHeads returns columns whose headers are wider than what is below them.
func wideHeads(align option.Align, auto bool) (columns []gridui.Column[gridstage.Person]) {
	for i := range 3 {
		c := gridui.Field(strconv.Itoa(i), "Header of column "+strconv.Itoa(i), func(p gridstage.Person) int { return p.Age }).Align(align)
		if auto {
			c = c.Auto()
		}
		columns = append(columns, c)
	}
	return columns
}

// showsHeads points at the headers, one after the other, and reports whether none is cut short: a tooltip shows
// the full text of a header that is.
func showsHeads(t *testing.T, s *gridstage.Stage[gridstage.Person]) bool {
	t.Helper()
	for i := range 3 {
		header := "Header of column " + strconv.Itoa(i)
		n, ok := s.Find(header)
		require.True(t, ok, header)
		x, y := n.Center()
		s.Leave()
		s.Advance(2 * time.Second)
		s.Move(x, y)
		s.Advance(2 * time.Second)
		if len(s.FindAll(header)) > 1 {
			return false
		}
	}
	return true
}

// TestFittedHeadersHaveRoomForTheirSigns fits columns while nothing is sorted, then sorts
// by all of them and points at their headers, which shows the buttons of their menus.
func TestFittedHeadersHaveRoomForTheirSigns(t *testing.T) {
	for _, align := range []option.Align{option.AlignStart, option.AlignCenter, option.AlignEnd} {
		for _, sorting := range []option.SortMode{option.SortSingle, option.SortMulti} {
			for _, menu := range []bool{false, true} {
				for _, auto := range []bool{false, true} {
					t.Run(fmt.Sprintf("%v %v %v %v", align, sorting, menu, auto), func(t *testing.T) {
						s := gridstage.NewPeople(20)
						s.Size.X = 1000
						s.Grid.Columns = wideHeads(align, auto)
						s.Grid.Sorting.Mode, s.Grid.HeaderMenu.Enabled = sorting, menu
						if !auto {
							s.Grid.FitColumns()
						}
						s.Settle()
						require.Less(t, s.HeadWidth(t, "Header of column 0"), 260)
						keys := []option.SortKey{{ColumnID: "2"}, {ColumnID: "0"}, {ColumnID: "1"}}
						if sorting == option.SortSingle {
							keys = keys[:1]
						}
						s.Grid.Sorting.Keys = keys
						s.Settle()
						require.True(t, showsHeads(t, s))
					})
				}
			}
		}
	}
}
