// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package persist_test

import (
	"encoding/json"
	"image"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage"
)

// columnsOf makes columns of some ids. A column with a dash before its id is hidden by default.
func columnsOf(ids ...string) (out []gridui.Column[gridstage.Person]) {
	for _, id := range ids {
		hidden := id[0] == '-'
		if hidden {
			id = id[1:]
		}
		c := gridui.Field(id, id, func(p gridstage.Person) string { return p.ID }).Width(40)
		if hidden {
			c = c.Hidden()
		}
		out = append(out, c)
	}
	return out
}

// The columns of a program change between versions.
func TestViewsOfOtherColumns(t *testing.T) {
	for name, test := range map[string]struct {
		view option.View
		now  []string
		want []string
	}{
		"none":              {option.View{}, []string{"a", "b"}, []string{"a", "b"}},
		"new at the start":  {option.View{Order: []string{"b", "a"}}, []string{"n", "a", "b"}, []string{"n", "b", "a"}},
		"new in the middle": {option.View{Order: []string{"c", "a", "b"}}, []string{"a", "n", "b", "c"}, []string{"c", "a", "n", "b"}},
		"new at the end":    {option.View{Order: []string{"b", "a"}}, []string{"a", "b", "n"}, []string{"b", "n", "a"}},
		"several new":       {option.View{Order: []string{"b", "a"}}, []string{"a", "n", "m", "b"}, []string{"b", "a", "n", "m"}},
		"after a hidden one": {
			option.View{Order: []string{"b", "c", "a"}, Hidden: []string{"b"}}, []string{"a", "b", "n", "c"}, []string{"n", "c", "a"},
		},
		"after a pinned one": {
			option.View{Order: []string{"c", "b", "a"}, PinnedLeft: []string{"b"}}, []string{"a", "b", "n", "c"}, []string{"b", "c", "n", "a"},
		},
		"new and hidden":     {option.View{Order: []string{"b", "a"}, Hidden: []string{}}, []string{"a", "-n", "b"}, []string{"b", "a"}},
		"gone":               {option.View{Order: []string{"b", "g", "a"}, PinnedLeft: []string{"g"}}, []string{"a", "b"}, []string{"b", "a"}},
		"renamed":            {option.View{Order: []string{"c", "old", "a"}}, []string{"a", "new", "c"}, []string{"c", "a", "new"}},
		"all gone":           {option.View{Order: []string{"x", "y"}, Hidden: []string{"x"}}, []string{"a", "b"}, []string{"a", "b"}},
		"what showed hidden": {option.View{Hidden: []string{"a", "b"}}, []string{"a", "b", "n"}, []string{"n"}},
		"all that is left":   {option.View{Hidden: []string{"a", "b"}}, []string{"a", "b"}, []string{"a", "b"}},
		"many times":         {option.View{Order: []string{"b", "b", "a", "b"}, Hidden: []string{"a", "a"}}, []string{"a", "b"}, []string{"b"}},
		"both":               {option.View{Shown: []string{"a"}, Hidden: []string{"a"}}, []string{"a", "b"}, []string{"b"}},
	} {
		var store storage.Memory
		text, err := json.Marshal(test.view)
		require.NoError(t, err)
		require.NoError(t, store.Set("people", `{"version":1,"data":`+string(text)+`}`))
		s := gridstage.NewKept(&store, func(g *gridui.Grid[gridstage.Person]) { g.Columns = columnsOf(test.now...) })
		require.Equal(t, test.want, s.Grid.ShownColumns(), name)
		require.Empty(t, s.Problems(), name)
		require.Empty(t, persistProblems(s), name)
		require.NoError(t, s.Grid.Close())
		now, _, _ := store.Get("people")
		require.Equal(t, `{"version":1,"data":`+string(text)+`}`, now, "%s: written where nobody changed it", name)
	}
}

// A column listed twice is still shown, expanded and unpinned.
func TestIDsThatAreThereTwice(t *testing.T) {
	var store storage.Memory
	require.NoError(t, store.Set("people", `{"version":1,"data":{
		"hidden":["age","age"],"pinnedLeft":["id","id"],"collapsed":["who","who"],
		"pinnedRowsTop":["p1","p1"],"pinnedRowsBottom":["p1","p2","p2"]}}`))
	s := gridstage.NewKept(&store, nil)
	require.Empty(t, s.Problems())
	s.Grid.Column("age").Show()
	require.Empty(t, s.Grid.ColumnVisibility.Hidden)
	s.Grid.Column("id").Pin(option.ColumnPinNone)
	require.Empty(t, s.Grid.ColumnPinning.Left)
	s.Settle()
	require.Len(t, gridstage.BandRows(s)[0], 1)
}

func TestViewsOfOtherVersions(t *testing.T) {
	var store storage.Memory
	open := func(version int, migrate func(int, []byte) (option.View, error)) *gridstage.Stage[gridstage.Person] {
		return gridstage.NewKept(&store, func(g *gridui.Grid[gridstage.Person]) { g.Persist.Version, g.Persist.Migrate = version, migrate })
	}
	first := open(2, nil)
	first.Grid.Column("age").Hide()
	first.Settle()
	require.NoError(t, first.Grid.Close())
	second, _, _ := store.Get("people")

	older := open(1, nil)
	require.Len(t, persistProblems(older), 1)
	require.ErrorIs(t, persistProblems(older)[0], storage.ErrNewer)
	older.Grid.Column("name").Hide()
	older.Settle()
	require.ErrorIs(t, older.Grid.Close(), storage.ErrNewer)
	now, _, _ := store.Get("people")
	require.Equal(t, second, now)

	newer := open(3, func(from int, text []byte) (option.View, error) {
		require.Equal(t, 2, from)
		var v option.View
		err := json.Unmarshal(text, &v)
		v.Hidden = []string{"name"}
		return v, err
	})
	require.Empty(t, persistProblems(newer))
	require.Equal(t, []string{"name"}, newer.Grid.ColumnVisibility.Hidden)
	newer.Grid.Column("city").Hide()
	newer.Settle()
	require.NoError(t, newer.Grid.Close())
	before, _, _ := store.Get("people" + previous)
	require.Equal(t, second, before)
	require.Equal(t, []string{"name", "city"}, open(3, nil).Grid.ColumnVisibility.Hidden)

	lost := open(4, nil)
	require.ErrorIs(t, persistProblems(lost)[0], storage.ErrUnreadable, "no way from 3 to 4")
	require.Empty(t, lost.Grid.ColumnVisibility.Hidden)
}

// Meaningless versions are still versions.
func TestOddVersions(t *testing.T) {
	for _, version := range []int{-1 << 63, -1, 0, 1, 1 << 16, 1<<63 - 1} {
		var store storage.Memory
		open := func() *gridstage.Stage[gridstage.Person] {
			return gridstage.NewKept(&store, func(g *gridui.Grid[gridstage.Person]) { g.Persist.Version = version })
		}
		s := open()
		s.Grid.Column("age").Hide()
		s.Settle()
		require.NoError(t, s.Grid.Close())
		again := open()
		require.Empty(t, persistProblems(again), version)
		require.Equal(t, []string{"age"}, again.Grid.ColumnVisibility.Hidden, version)
	}
}

func TestColumnPersistenceHasItsOptions(t *testing.T) {
	var store storage.Memory
	require.NoError(t, store.Set("columns", `["old"]`))
	by := &option.Persistence{
		Key: "columns", Store: &store, Version: 7, Delay: time.Nanosecond,
		Migrate: func(from int, text []byte) (option.View, error) {
			require.Zero(t, from)
			require.JSONEq(t, `["old"]`, string(text))
			return option.View{Hidden: []string{"old"}}, nil
		},
		Loaded: func(v option.View) option.View {
			v.Hidden = append(v.Hidden, "age")
			return v
		},
	}
	written := make(chan string, 10)
	s := gridstage.New(image.Pt(300, 300), func(g *gridui.Grid[gridstage.Person]) {
		by.Store = heard{&store, written}
		g.Columns = gridstage.PeopleColumns()
		g.ColumnVisibility.Persist = by
		g.SetRows(gridstage.People(5))
	})
	require.Equal(t, []string{"age"}, s.Grid.ColumnVisibility.Hidden)
	s.Grid.Column("city").Hide()
	s.Settle()
	s.Advance(time.Second)
	require.Equal(t, "columns"+previous, <-written)
	require.Equal(t, "columns", <-written, "it is not written before the grid is closed")
	text, _, _ := store.Get("columns")
	require.Contains(t, text, `{"version":7,`)
	require.NoError(t, s.Grid.Close())
}

// heard is a store that reports the keys that are set.
type heard struct {
	storage.Store
	keys chan<- string
}

func (h heard) Set(key, value string) error {
	err := h.Store.Set(key, value)
	h.keys <- key
	return err
}
