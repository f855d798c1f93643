// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"image"
	"testing"

	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	gridevents "github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
)

type cellAddress struct {
	City string `json:"city"`
	Zip  string `json:"zip"`
}

type guest struct {
	ID      string      `json:"id"`
	Name    string      `json:"name"`
	Address cellAddress `json:"address"`
	Nights  int         `json:"nights"`
	note    string
}

func guestColumns() []gridui.Column[guest] {
	return []gridui.Column[guest]{
		gridui.Field("Name", "Name", func(g guest) string { return g.Name }).Edit(func(g *guest, v string) { g.Name = v }),
		gridui.Field("address_city", "City", func(g guest) string { return g.Address.City }).
			Edit(func(g *guest, v string) { g.Address.City = v }),
		gridui.Field("post", "Zip", func(g guest) string { return g.Address.Zip }).
			Edit(func(g *guest, v string) { g.Address.Zip = v }).Fields("address.zip"),
		gridui.Field("stay", "Weeks", func(g guest) int { return g.Nights / 7 }).Edit(func(g *guest, v int) { g.Nights = 7 * v }),
		gridui.Field("summary", "Summary", func(g guest) string { return g.Name + ", " + g.Address.City }),
	}
}

func newGuests(columns []gridui.Column[guest]) (*gridui.ChangeTrackingGrid[guest], *gridtest.Harness, *[]gridevents.Event) {
	g := &gridui.ChangeTrackingGrid[guest]{
		Data:   []guest{{"1", "Ada", cellAddress{"Ulm", "89"}, 7, ""}, {"2", "Bob", cellAddress{"Bonn", "53"}, 14, ""}},
		RowKey: func(g guest) string { return g.ID }, EditedCells: true,
	}
	g.Columns, g.Editing.Enabled = columns, true
	var events []gridevents.Event
	th := newTheme()
	return g, gridtest.New(image.Pt(700, 300), func(gtx layout.Context) layout.Dimensions {
		for {
			ev, ok := g.Update(gtx)
			if !ok {
				return gridui.New(th, g).Layout(gtx)
			}
			events = append(events, ev)
		}
	}), &events
}

// A column is edited where what it edits is: the field that its id names, those that it says,
// or else its value.
func TestColumnsKnowTheirFields(t *testing.T) {
	g, h, events := newGuests(guestColumns())
	h.Settle()
	edited := func() (ids []string) {
		h.Settle()
		for _, id := range []string{"Name", "address_city", "post", "stay", "summary"} {
			if g.CellEdited("1", id) {
				ids = append(ids, id)
			}
		}
		return ids
	}
	for id, value := range map[string]any{"Name": "Ann", "address_city": "Kiel", "post": "24", "stay": 3} {
		require.NoError(t, g.EditCells(gridui.CellWrite{RowID: "1", ColumnID: id, Value: value}))
		require.Equal(t, []string{id}, edited())
		require.True(t, g.History().Undo())
		require.Empty(t, edited())
	}
	_, err := g.UpdateRow("1", func(g *guest) { g.Address = cellAddress{"Kiel", "24"}; g.Nights = 8 })
	require.NoError(t, err)
	require.Equal(t, []string{"address_city", "post"}, edited(), "a week is a week still")
	require.False(t, g.CellEdited("2", "post"))
	require.False(t, g.CellEdited("1", "none"))
	require.Empty(t, eventsOf[gridevents.ConfigProblem](*events))
}

func TestUnknownFieldsAreReported(t *testing.T) {
	columns := guestColumns()
	columns[2].(*gridui.Typed[guest, string]).Fields("address.zip", "address.street")
	g, h, events := newGuests(columns)
	h.Settle()
	h.Frame() // in which it is read
	problems := eventsOf[gridevents.ConfigProblem](*events)
	require.Len(t, problems, 1)
	require.ErrorContains(t, problems[0].Err, `column "post" edits the field "address.street", which rows do not have`)
	_, err := g.UpdateRow("1", func(g *guest) { g.Address.Zip = "24" })
	require.NoError(t, err)
	require.True(t, g.CellEdited("1", "post"), "the other field is known")
}

// A column says which field it edits where its id does not.
func ExampleTyped_Fields() {
	g := gridui.ChangeTrackingGrid[guest]{
		Data:   []guest{{ID: "1", Name: "Ada", Address: cellAddress{City: "Ulm"}}},
		RowKey: func(g guest) string { return g.ID }, EditedCells: true,
	}
	g.Columns = []gridui.Column[guest]{
		gridui.Field("town", "Town", func(g guest) string { return g.Address.City }).
			Edit(func(g *guest, v string) { g.Address.City = v }).Fields("address.city"),
	}
	g.UpdateRow("1", func(g *guest) { g.Address.City = "Kiel" })
	fmt.Println(g.CellEdited("1", "town"), g.Tracker().EditedCells())
	text, _ := g.ChangeSet().Payload()
	fmt.Println(string(text))
	// Output:
	// true map[1_address:true 1_address.city:true]
	// {"added":[],"updated":[{"id":"1","name":"Ada","address":{"city":"Kiel","zip":""},"nights":0}],"removed":[]}
}
