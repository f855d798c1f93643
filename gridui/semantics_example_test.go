// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// A grid says what it is called and what its cells hold. The words are the locale's, and
// can be others.
func ExampleGrid_spoken() {
	s := newSelecting(7, option.Selection{Mode: option.SelectMulti})
	s.grid.Label = "Staff"
	s.style = func(st *gridui.Style) {
		st.Locale = locale.English()
		st.Locale.Spoken.Row = "{row}/{rows}"
	}
	s.Settle()
	s.grid.Selection.Rows = idset.Of("p2")
	s.Settle()
	grid, _ := s.Find("Staff")
	fmt.Println(grid.Description)
	name, _ := s.Find("Park")
	fmt.Println(name.Description)
	// Output:
	// Staff, grid, 7 rows, 4 columns, 1 selected
	// Name, Park, 3/7, selected
}
