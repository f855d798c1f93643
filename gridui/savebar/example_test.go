// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package savebar_test

import (
	"fmt"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/savebar"
	"github.com/giogrid/giogrid/tracking"
)

func ExampleBar() {
	type user struct{ ID, Name string }
	grid := gridui.ChangeTrackingGrid[user]{Config: tracking.Config[user]{
		Data:   []user{{"1", "Ada"}},
		RowKey: func(u user) string { return u.ID },
	}}
	grid.Extensions = []gridui.Extension{&savebar.Bar{}}
	fmt.Println(len(grid.Extensions))
	// Output: 1
}
