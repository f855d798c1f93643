// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package grouppanel_test

import (
	"fmt"
	"image"
	"time"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/grouppanel"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

func ExamplePanel() {
	type sale struct {
		City string
		When time.Time
	}
	var sales gridstage.Stage[sale]
	sales.Grid.Columns = []gridui.Column[sale]{
		gridui.Field("city", "City", func(s sale) string { return s.City }),
		gridui.Time("when", "When", func(s sale) time.Time { return s.When }),
	}
	sales.Grid.Extensions = []gridui.Extension{new(grouppanel.Panel)}
	sales.Show(image.Pt(700, 300))
	sales.Settle()
	hint, _ := sales.Find("Groups")
	fmt.Println(hint.Description)
	sales.Grid.Grouping = option.Grouping{By: []string{"city", "when"}, Levels: []option.GroupLevel{{}, {Interval: option.GroupByQuarter}}}
	sales.Settle()
	for _, n := range sales.FindAll("group level") {
		fmt.Println(n.Label)
	}
	// Output:
	// Drag a header here to group the rows
	// City, group level 1/2
	// When: Quarter, group level 2/2
}
