// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package valueview_test

import (
	"fmt"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/valueview"
)

type message struct {
	Topic string
	Body  []byte // JSON
}

// A panel below the grid that shows messages as JSON.
func Example() {
	viewer := &valueview.Viewer{}
	viewer.Place = option.PanelBelow
	valueview.Read(viewer, func(m message, columnID string) (valueview.Value, bool) {
		return valueview.Value{Bytes: m.Body, JSON: true}, columnID == "body"
	})
	grid := gridui.Grid[message]{Columns: []gridui.Column[message]{
		gridui.Field("topic", "Topic", func(m message) string { return m.Topic }),
		gridui.Field("body", "Body", func(m message) string { return fmt.Sprint(len(m.Body), " bytes") }),
	}}
	grid.Extensions = []gridui.Extension{viewer}
	viewer.Show()
	fmt.Println(viewer.Open)
	// Output: true
}
