// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"context"
	"fmt"
	"image"
	"io"
	"net/http"
	"net/http/httptest"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/tracking"
	_ "github.com/giogrid/giogrid/tracking/httpfetch" // commits go over the network
)

// A commit runs beside the frames, and an event tells of its end. In a window
// Invalidate is the window's.
func ExampleChangeTrackingGrid_Commit() {
	type user struct {
		ID   string `json:"id"`
		Name string `json:"name"`
	}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		fmt.Println(r.Method, r.URL.Path, string(body))
		w.WriteHeader(http.StatusNoContent)
	}))
	defer server.Close()

	answered := make(chan struct{}, 1)
	g := gridui.ChangeTrackingGrid[user]{Config: tracking.Config[user]{
		Data:   []user{{"1", "Ada"}, {"2", "Bob"}},
		RowKey: func(u user) string { return u.ID },
	}}
	g.Invalidate = func() { answered <- struct{}{} }
	handlers := gridui.Handlers{gridui.On(func(c events.ChangesCommitted) {
		fmt.Println(c.Response.Status, c.Err, len(c.ChangeSet.Updated))
	})}
	th := gridstage.NewTheme()
	window := gridtest.New(image.Pt(400, 300), func(gtx layout.Context) layout.Dimensions {
		handlers.Update(gtx, &g)
		return gridui.New(th, &g).Layout(gtx)
	})
	window.Frame()

	g.UpdateRow("2", func(u *user) { u.Name = "Ben" })
	if err := g.Commit(context.Background(), server.URL+"/users", tracking.CommitOptions{}); err != nil {
		fmt.Println(err)
		return
	}
	<-answered
	window.Frame()
	fmt.Println(g.HasChanges())
	// Output:
	// POST /users {"added":[],"updated":[{"id":"2","name":"Ben"}],"removed":[]}
	// 204 <nil> 1
	// false
}

// Newer data keeps what was changed here, and says what was changed there too.
func ExampleChangeTrackingGrid_Rebase() {
	type user = gridstage.Person
	g := gridui.ChangeTrackingGrid[user]{Config: tracking.Config[user]{
		Data:   []user{{ID: "1", Name: "Ada", City: "London"}, {ID: "2", Name: "Bob", City: "Paris"}},
		RowKey: func(u user) string { return u.ID },
	}}
	g.UpdateRow("1", func(u *user) { u.Name = "Ann" })
	g.UpdateRow("2", func(u *user) { u.City = "Rome" })

	conflicts, err := g.Rebase([]user{{ID: "1", Name: "Ada", City: "Oxford"}, {ID: "2", Name: "Bob", City: "Lyon"}, {ID: "3", Name: "Cy", City: "Oslo"}})
	fmt.Println(err)
	for _, c := range conflicts {
		fmt.Println(c.Key, c.Kind, c.Fields)
	}
	for id, row := range g.Tracker().Rows().All() {
		fmt.Println(id, row.Name, row.City)
	}
	for id, row := range g.Tracker().Edited().All() {
		fmt.Println("edited:", id, row.Name, row.City)
	}
	// Output:
	// <nil>
	// 2 both edited [City]
	// 1 Ann Oxford
	// 2 Bob Rome
	// 3 Cy Oslo
	// edited: 1 Ann Oxford
	// edited: 2 Bob Rome
}

// A server may refuse some of the rows that it was sent: the others are accepted, and those
// show why until they are edited, undone or accepted.
func ExampleChangeTrackingGrid_RowError() {
	type part struct {
		ID  string `json:"id"`
		Qty int    `json:"qty"`
	}
	g := gridui.ChangeTrackingGrid[part]{Config: tracking.Config[part]{
		Data: []part{{"nut", 1}, {"bolt", 2}}, RowKey: func(p part) string { return p.ID },
	}}
	g.UpdateRow("nut", func(p *part) { p.Qty = 50 })
	g.UpdateRow("bolt", func(p *part) { p.Qty = 500 })
	server := func(context.Context, tracking.Request) (tracking.Response, error) {
		answer := `{"errors":[{"type":"updated","index":1,"fields":[{"field":"qty","message":"at most 100"}]}]}`
		return tracking.Response{Status: 200, Data: []byte(answer)}, nil
	}
	_, err := g.CommitChanges(context.Background(), "/parts", tracking.CommitOptions{Partial: true, Fetcher: server})
	fmt.Println(err)
	for _, id := range []string{"nut", "bolt"} {
		e, refused := g.RowError(id)
		fmt.Printf("%s %q %t %q\n", id, g.Status(id), refused, e.Message)
	}
	g.RejectRows(tracking.RowError{Key: "bolt", Message: "taken back"})
	fmt.Println(g.HasChanges())
	// Output:
	// tracking: rows that were refused: 1, the first: at most 100
	// nut "" false ""
	// bolt "edited" true "at most 100"
	// false
}

// A column says which field it edits where its id does not.
func ExampleTyped_Fields() {
	type address struct {
		City string `json:"city"`
		Zip  string `json:"zip"`
	}
	type guest struct {
		ID      string  `json:"id"`
		Name    string  `json:"name"`
		Address address `json:"address"`
		Nights  int     `json:"nights"`
	}
	g := gridui.ChangeTrackingGrid[guest]{Config: tracking.Config[guest]{
		Data:   []guest{{ID: "1", Name: "Ada", Address: address{City: "Ulm"}}},
		RowKey: func(g guest) string { return g.ID }, EditedCells: true,
	}}
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
