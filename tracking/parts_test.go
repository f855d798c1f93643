// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/tracking"
)

type geo struct{ Lat, Lon float64 }

type address struct {
	City string `json:"city"`
	Zip  string `json:"zip"`
	At   geo    `json:"at"`
}

type tone struct{ Hue int }

func (t tone) MarshalText() ([]byte, error) { return fmt.Appendf(nil, "tone %d", t.Hue), nil }

// client is a row with structs in it.
type client struct {
	ID      string    `json:"id"`
	Home    address   `json:"home"`
	Work    *address  `json:"work"`
	Next    *client   `json:"next"`
	Tone    tone      `json:"tone"`
	Since   time.Time `json:"since"`
	Clash   string    `json:"home.zip"`
	Numbers []geo     `json:"numbers"`
}

func clientKey(c client) string { return c.ID }

func newClients(t *testing.T, data ...client) *tracking.Tracker[client] {
	tr, err := tracking.New(tracking.Config[client]{Data: data, RowKey: clientKey, EditedCells: true})
	require.NoError(t, err)
	return tr
}

func aClient() client {
	return client{ID: "a", Home: address{City: "Ulm", Zip: "1"}, Work: &address{City: "Bonn", Zip: "2"}}
}

func TestPartsOfFields(t *testing.T) {
	require.Equal(t, []string{
		"id", "home", "home.city", "home.at", "home.at.Lat", "home.at.Lon",
		"work", "work.city", "work.zip", "work.at", "work.at.Lat", "work.at.Lon",
		"next", "tone", "since", "home.zip", "numbers",
	}, newClients(t).FieldNames(), "the name of a whole field is not that of a part")
	within := map[string]string{}
	for _, f := range tracking.DeriveFields[client]() {
		if f.Within != "" {
			within[f.Name] = f.Within
		}
	}
	require.Equal(t, "home.at", within["home.at.Lat"])
	require.Equal(t, "home", within["home.at"])
	require.Len(t, within, 9)
}

func TestPartsAreEditedCells(t *testing.T) {
	tr := newClients(t, aClient())
	update(t, tr, "a", func(c *client) { c.Work.At.Lat = 5 })
	require.Equal(t, map[string]bool{"a_work": true, "a_work.at": true, "a_work.at.Lat": true}, tr.EditedCells())
	require.True(t, tr.CellEdited("a", "work.at.Lat"))
	require.False(t, tr.CellEdited("a", "work.city"))
	require.False(t, tr.CellEdited("a", "home.city"))
	update(t, tr, "a", func(c *client) { c.Work = nil })
	require.True(t, tr.CellEdited("a", "work.city"), "there is none any more")
	tr.Undo("a")
	require.Empty(t, tr.EditedCells())
}

// The whole field is sent, in the form of encoding/json.
func TestPartsAreSentWithTheWhole(t *testing.T) {
	tr := newClients(t, aClient())
	update(t, tr, "a", func(c *client) { c.Home.City = "Kiel" })
	const home = `{"city":"Kiel","zip":"1","at":{"Lat":0,"Lon":0}}`
	const work = `{"city":"Bonn","zip":"2","at":{"Lat":0,"Lon":0}}`
	require.JSONEq(t, `{"added":[],"updated":[{"id":"a","home":`+home+`,"work":`+work+`,"next":null,"tone":"tone 0",
		"since":"0001-01-01T00:00:00Z","home.zip":"","numbers":null}],"removed":[]}`, payload(t, tr))

	m := tracking.Mapping[client]{Entries: []tracking.MapEntry[client]{
		{Name: "town", Field: "home.city"}, {Name: "where", Field: "work.at"},
	}}
	row, _ := tr.Row("a")
	mapped, err := tracking.ApplyMapping(row, m)
	require.NoError(t, err)
	text, err := mapped.MarshalJSON()
	require.NoError(t, err)
	require.JSONEq(t, `{"town":"Kiel","where":{"Lat":0,"Lon":0}}`, string(text))
}

// Two sides may change two parts of one struct; if one side lacks it, it is one value.
func TestPartsAreMerged(t *testing.T) {
	for name, tc := range map[string]struct {
		local, server func(*client)
		conflicts     []string
		want          func(*client)
	}{
		"different parts": {
			func(c *client) { c.Work.City = "Kiel" }, func(c *client) { c.Work.Zip, c.Work.At.Lat = "9", 4 },
			nil, func(c *client) { c.Work = &address{City: "Kiel", Zip: "9", At: geo{Lat: 4}} },
		},
		"one part": {
			func(c *client) { c.Work.At.Lat = 1 }, func(c *client) { c.Work.At.Lat = 2; c.Work.City = "Köln" },
			[]string{"work.at.Lat"}, func(c *client) { c.Work.At.Lat = 1; c.Work.City = "Köln" },
		},
		"gone there": {
			func(c *client) { c.Work.City = "Köln" }, func(c *client) { c.Work = nil },
			[]string{"work"}, func(c *client) { c.Work.City = "Köln" },
		},
		"gone here": {
			func(c *client) { c.Work = nil }, func(c *client) { c.Work.City = "Köln" },
			[]string{"work"}, func(c *client) { c.Work = nil },
		},
		"gone here, and as it was there": {
			func(c *client) { c.Work = nil }, func(c *client) { c.Home.City = "Köln" },
			nil, func(c *client) { c.Work, c.Home.City = nil, "Köln" },
		},
	} {
		t.Run(name, func(t *testing.T) {
			tr := newClients(t, aClient())
			update(t, tr, "a", tc.local)
			newer, want := aClient(), aClient()
			tc.server(&newer)
			tc.want(&want)
			conflicts, err := tr.Rebase([]client{newer})
			require.NoError(t, err)
			if tc.conflicts == nil {
				require.Empty(t, conflicts)
			} else {
				require.Equal(t, []tracking.Conflict{{Key: "a", Kind: tracking.BothEdited, Fields: tc.conflicts}}, conflicts)
			}
			row, _ := tr.Row("a")
			if tc.want != nil {
				require.Equal(t, want, row)
			}
		})
	}
}

// Unexported data of a struct is not lost when its parts are merged.
func TestStructsThatHideAPartAreMergedWhole(t *testing.T) {
	type price struct {
		Amount int
		note   string
	}
	type row struct {
		ID    string
		Price price
	}
	tr, err := tracking.New(tracking.Config[row]{
		Data: []row{{"a", price{1, "x"}}}, RowKey: func(r row) string { return r.ID }, EditedCells: true,
	})
	require.NoError(t, err)
	update(t, tr, "a", func(r *row) { r.Price = price{2, "y"} })
	require.True(t, tr.CellEdited("a", "Price.Amount"))
	_, err = tr.Rebase([]row{{"a", price{1, "z"}}})
	require.NoError(t, err)
	now, _ := tr.Row("a")
	require.Equal(t, price{2, "y"}, now.Price)
}

func TestPartsOfAnUnknownFieldAreRefused(t *testing.T) {
	get := func(client) any { return nil }
	for _, fields := range [][]tracking.Field[client]{
		{{Name: "x", Get: get, Within: "y"}},
		{{Name: "x", Get: get, Within: "x"}},
		{{Name: "x", Get: get, Within: "y"}, {Name: "y", Get: get, Within: "x"}, {Name: "z", Get: get}},
	} {
		_, err := tracking.New(tracking.Config[client]{RowKey: clientKey, Fields: fields})
		require.ErrorContains(t, err, "within")
	}
}
