// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package persist_test

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage"
)

// inBackground changes the view of a grid that writes changes immediately, and waits until that was tried
// repeatedly.
func inBackground(t *testing.T, store storage.Store) *gridstage.Stage[gridstage.Person] {
	t.Helper()
	s := gridstage.NewKept(store, func(g *gridui.Grid[gridstage.Person]) { g.Persist.Delay = time.Nanosecond })
	for _, id := range []string{"age", "name", "city"} {
		s.Grid.Column(id).Hide()
		s.Settle()
		s.Advance(time.Second)
		_ = s.Grid.SaveView() // waits for background writes
		s.Settle()
	}
	return s
}

// A document that cannot be read, and therefore not be written, is reported only one time.
func TestACauseIsToldOfOnce(t *testing.T) {
	folder := t.TempDir()
	require.NoError(t, os.Mkdir(filepath.Join(folder, "people.json"), 0o700))
	var newer, corrupt storage.Memory
	require.NoError(t, newer.Set("people", newerView))
	require.NoError(t, corrupt.Set("people", "corrupt"))
	for name, store := range map[string]storage.Store{
		"denied": &failing{get: errors.New("SecurityError: access is denied"), set: errors.New("the same")},
		"folder": storage.Dir(folder), "newer": &newer, "corrupt": &corrupt,
		"no folder": storage.Dir(""), "no name": storage.Local("no/name"),
	} {
		s := inBackground(t, store)
		require.Len(t, persistProblems(s), 1, name)
		err := s.Grid.Close()
		require.Equal(t, name != "corrupt", err != nil, name)
	}
}

// Two causes are reported separately: a document that was set aside, and a full disk.
func TestTwoCausesAreToldOf(t *testing.T) {
	full := errors.New("no space left on device")
	store := &failing{set: full}
	require.NoError(t, store.Memory.Set("people", "corrupt"))
	s := inBackground(t, store)
	got := persistProblems(s)
	require.Len(t, got, 2)
	require.ErrorIs(t, got[0], storage.ErrUnreadable)
	require.ErrorIs(t, got[1], full)
	require.ErrorIs(t, s.Grid.Close(), full)
	text, _, _ := store.Memory.Get("people")
	require.Equal(t, "corrupt", text, "what could not be kept is lost")
}

// untouchable is a store that must not be used.
type untouchable struct{ t *testing.T }

func (u untouchable) Get(key string) (string, bool, error) {
	u.t.Errorf("%q was read", key)
	return "", false, nil
}

func (u untouchable) Set(key, _ string) error {
	u.t.Errorf("%q was written", key)
	return nil
}

func (u untouchable) Delete(key string) error {
	u.t.Errorf("%q was deleted", key)
	return nil
}

func TestEmptyKeysReachNoStore(t *testing.T) {
	store := untouchable{t}
	s := gridstage.NewKept(store, func(g *gridui.Grid[gridstage.Person]) {
		g.Persist.Key = ""
		g.ColumnOrder.Persist = &option.Persistence{Store: store}
		g.ColumnVisibility.Persist = &option.Persistence{Store: store}
	})
	rework(&s.Grid)
	s.Settle()
	s.Advance(time.Second)
	require.NoError(t, s.Grid.SaveView())
	require.NoError(t, s.Grid.Close())

	v := gridui.Views{Store: store}
	require.NoError(t, v.Save("a", option.View{}))
	names, err := v.Names()
	require.NoError(t, err)
	require.Empty(t, names)

	p := gridui.ExpandedPersistence{Store: store}
	p.SetExpanded(idset.All())
	require.NoError(t, p.Flush())
	require.NoError(t, p.Close())
	require.NoError(t, p.Err())
}

// A document from elsewhere may lack what a program's function depends on.
func TestLoadedThatPanics(t *testing.T) {
	const text = `{"version":1,"data":{"hidden":["age"]}}`
	var store storage.Memory
	require.NoError(t, store.Set("people", text))
	s := gridstage.NewKept(&store, func(g *gridui.Grid[gridstage.Person]) {
		g.Persist.Loaded = func(v option.View) option.View { v.Order[0] = "name"; return v }
	})
	require.Len(t, persistProblems(s), 1)
	require.ErrorIs(t, persistProblems(s)[0], storage.ErrUnreadable)
	require.Equal(t, []string{"id", "name", "age", "city"}, s.Grid.ShownColumns())
	require.NoError(t, s.Grid.SaveView())
	now, _, _ := store.Get("people")
	require.Equal(t, text, now, "it is written over where nothing changed")
	s.Grid.Column("city").Hide()
	s.Settle()
	require.NoError(t, s.Grid.Close())
	before, _, _ := store.Get("people" + previous)
	require.Equal(t, text, before, "what was there is lost")
}

func TestLoadedThatPanicsOnAFullDisk(t *testing.T) {
	const text = `{"version":1,"data":{"hidden":["age"]}}`
	full := errors.New("no space left on device")
	store := &failing{set: full}
	require.NoError(t, store.Memory.Set("people", text))
	s := gridstage.NewKept(store, func(g *gridui.Grid[gridstage.Person]) {
		g.Persist.Loaded = func(option.View) option.View { panic("no") }
	})
	s.Grid.Column("city").Hide()
	s.Settle()
	require.ErrorIs(t, s.Grid.SaveView(), full)
	store.mended.Store(true)
	require.NoError(t, s.Grid.Close())
	before, _, _ := store.Get("people" + previous)
	require.Equal(t, text, before)
	require.Equal(t, []string{"city"}, gridstage.NewKept(store, nil).Grid.ColumnVisibility.Hidden)
}
