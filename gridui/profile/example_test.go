// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profile_test

import (
	"fmt"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/profile"
)

func ExampleProfile() {
	type sale struct {
		City  string
		Total float64
	}
	var sales gridui.Grid[sale]
	sales.Columns = []gridui.Column[sale]{
		gridui.Field("city", "City", func(s sale) string { return s.City }),
		gridui.Field("total", "Total", func(s sale) float64 { return s.Total }),
	}
	sales.HeaderMenu.Enabled = true // has the item that opens a profile
	sales.Filtering.Enabled = true  // bars filter
	profiles := &profile.Profile{Strip: true}
	sales.Extensions = []gridui.Extension{profiles}
	profiles.Open("total") // in the next frame
	fmt.Println(profiles.OpenColumn() == "")
	// Output: true
}
