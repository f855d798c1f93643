// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package persist_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage"
)

// setHome sets the user's configuration folder; an empty home means none.
func setHome(t *testing.T, home string) {
	for _, name := range []string{"HOME", "home", "XDG_CONFIG_HOME", "AppData"} {
		t.Setenv(name, "")
	}
	if home == "" {
		return
	}
	for _, name := range []string{"HOME", "home", "AppData"} {
		t.Setenv(name, home)
	}
}

// A place without a store uses the user's files, or the session.
func TestPlacesWithoutAStore(t *testing.T) {
	home := t.TempDir()
	setHome(t, home)
	for key, set := range map[string]func(g *gridui.Grid[gridstage.Person]){
		"view": func(g *gridui.Grid[gridstage.Person]) { g.Persist.Key = "view" },
		"order": func(g *gridui.Grid[gridstage.Person]) {
			g.ColumnOrder.Persist = &option.Persistence{Key: "order", Store: g.Persist.Store}
		},
		"columns": func(g *gridui.Grid[gridstage.Person]) {
			g.ColumnVisibility.Persist = &option.Persistence{Key: "columns"}
		},
		"session": func(g *gridui.Grid[gridstage.Person]) {
			g.ColumnVisibility.Persist = &option.Persistence{Key: t.Name(), Store: storage.Session()}
		},
	} {
		open := func() *gridstage.Stage[gridstage.Person] {
			return gridstage.NewKept(nil, func(g *gridui.Grid[gridstage.Person]) { g.Persist.Key = ""; set(g) })
		}
		s := open()
		rework(&s.Grid)
		s.Settle()
		require.NoError(t, s.Grid.Close(), key)
		require.Equal(t, []string{"city", "id", "age", "name"}, open().Grid.ColumnOrder.IDs, key)
	}
	config, err := os.UserConfigDir()
	require.NoError(t, err)
	files, err := filepath.Glob(filepath.Join(config, "*", "grids", "*"))
	require.NoError(t, err)
	for i := range files {
		files[i] = filepath.Base(files[i])
	}
	require.Equal(t, []string{"columns.json", "order.json", "view.json"}, files)
	_, some, _ := storage.Session().Get(t.Name())
	require.True(t, some)
}

func TestNoHome(t *testing.T) {
	setHome(t, "")
	s := inBackground(t, nil)
	require.Len(t, persistProblems(s), 1)
	require.Error(t, s.Grid.Close())

	p := gridui.ExpandedPersistence{Key: "k", InitialExpanded: idset.Of("first")}
	rows := p.Expanded()
	require.True(t, rows.Has("first"))
	require.Error(t, p.Err())
	p.SetExpanded(idset.Of("next"))
	require.Error(t, p.Close())
	rows = p.Expanded()
	require.True(t, rows.Has("next"))

	v := gridui.Views{Key: "views"}
	_, err := v.Names()
	require.Error(t, err)
}

// A view as large as a document may be is read with everything that is known.
func TestAViewAsLargeAsItCanBe(t *testing.T) {
	const n = 200_000
	ids := make([]string, n)
	widths := make(map[string]unit.Dp, n)
	for i := range ids {
		ids[i] = "gone " + strconv.Itoa(i)
		widths[ids[i]] = 50
	}
	widths["city"] = 130
	long := slices.Concat([]string{"city", "age"}, ids, []string{"id", "age"})
	text, err := json.Marshal(option.View{
		Order: long, Hidden: slices.Concat(ids, []string{"age"}, slices.Repeat([]string{"age"}, 1000)),
		PinnedLeft: slices.Concat(ids, []string{"id"}), Collapsed: ids[:1000], Widths: widths,
	})
	require.NoError(t, err)
	require.Less(t, len(text), maxSize)
	require.Greater(t, len(text), maxSize/2)
	var store storage.Memory
	require.NoError(t, store.Set("people", `{"version":1,"data":`+string(text)+`}`))
	s := gridstage.NewKept(&store, nil)
	require.Empty(t, persistProblems(s))
	require.Equal(t, []string{"id", "city", "name"}, s.Grid.ShownColumns())
	require.Equal(t, []string{"age"}, s.Grid.ColumnVisibility.Hidden)
	require.Equal(t, map[string]unit.Dp{"city": 130}, s.Grid.ColumnSizing.Widths)
	require.NoError(t, s.Grid.Close())
	require.False(t, strings.Contains(strings.Join(s.TakeKinds(), " "), "Problem"))
}
