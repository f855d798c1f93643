// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package persist_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/namedviews"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage"
)

func TestNamedViews(t *testing.T) {
	var store storage.Memory
	v := gridui.Views{Key: "views", Store: &store}
	other := gridui.Views{Key: "views", Store: &store}
	view := option.View{Order: []string{"a"}}
	names := func() []string {
		got, err := other.Names()
		require.NoError(t, err)
		return got
	}
	require.Empty(t, names())
	require.NoError(t, v.Save(" b ", view))
	require.NoError(t, other.Save("a", option.View{Order: []string{}}))
	require.NoError(t, v.Save("b", option.View{Hidden: []string{"x"}}))
	require.Equal(t, []string{"b", "a"}, names())
	got, err := v.Load("b")
	require.NoError(t, err)
	require.Equal(t, option.View{Hidden: []string{"x"}}, got)

	require.ErrorIs(t, v.Save("  ", view), namedviews.ErrViewName)
	require.ErrorIs(t, v.Rename("b", "a"), namedviews.ErrViewName)
	require.ErrorIs(t, v.Rename("b", " "), namedviews.ErrViewName)
	require.ErrorIs(t, v.Rename("c", "d"), gridui.ErrNoView)
	require.ErrorIs(t, v.Delete("c"), gridui.ErrNoView)
	require.NoError(t, v.Rename("b", "b"))
	require.NoError(t, v.Rename("b", "c"))
	require.NoError(t, v.Delete("a"))
	require.Equal(t, []string{"c"}, names())

	v.Key = ""
	require.NoError(t, v.Save("x", view))
	_, err = v.Load("x")
	require.ErrorIs(t, err, gridui.ErrNoView)
}

func TestNamedViewsOfAnotherStore(t *testing.T) {
	var a, b storage.Memory
	v := gridui.Views{Key: "views", Store: &a}
	require.NoError(t, v.Save("x", option.View{}))
	v.Store = &b
	require.NoError(t, v.Save("y", option.View{}))
	names, err := v.Names()
	require.NoError(t, err)
	require.Equal(t, []string{"y"}, names)
}

// JSON cannot represent a name of invalid UTF-8: such a view would never be found again.
func TestNamedViewsOfBrokenBytes(t *testing.T) {
	v := gridui.Views{Key: "views", Store: &storage.Memory{}}
	for range 2 {
		require.NoError(t, v.Save(" b\xff ", option.View{Order: []string{"a"}}))
	}
	names, err := v.Names()
	require.NoError(t, err)
	require.Equal(t, []string{"b\uFFFD"}, names)
	_, err = v.Load("b\xff")
	require.NoError(t, err)
	require.NoError(t, v.Delete("b\xff"))
}

func TestNamedViewsThatCannotBeRead(t *testing.T) {
	var store storage.Memory
	require.NoError(t, store.Set("views", "not JSON"))
	v := gridui.Views{Key: "views", Store: &store}
	_, err := v.Names()
	require.ErrorIs(t, err, storage.ErrUnreadable)
	require.NoError(t, v.Save("a", option.View{}))
	before, _, _ := store.Get("views" + previous)
	require.Equal(t, "not JSON", before)

	require.NoError(t, store.Set("views", newerView))
	require.ErrorIs(t, v.Save("a", option.View{}), storage.ErrNewer)
	now, _, _ := store.Get("views")
	require.Equal(t, newerView, now)

	denied := errors.New("denied")
	v = gridui.Views{Key: "views", Store: &failing{get: denied}}
	require.ErrorIs(t, v.Save("a", option.View{}), denied)
}

func TestExpandedIsKept(t *testing.T) {
	for _, test := range []struct {
		name, text string
		want       idset.Set
		err        error
	}{
		{"nothing", "", idset.Of("first"), nil},
		{"all", "true", idset.All(), nil},
		{"none", "false", idset.Of(), nil},
		{"record", `{"a":true,"b":false}`, idset.Of("a"), nil},
		{"all but", `{"__all__":true,"b":false}`, idset.All("b"), nil},
		{"no JSON", "{", idset.Of("first"), storage.ErrUnreadable},
		{"list", `["a"]`, idset.Of("first"), storage.ErrUnreadable},
	} {
		var store storage.Memory
		if test.text != "" {
			require.NoError(t, store.Set("k", test.text))
		}
		p := gridui.ExpandedPersistence{Key: "k", Store: &store, InitialExpanded: idset.Of("first")}
		var rows idset.Set
		require.True(t, p.Follow(&rows), test.name)
		require.True(t, rows.Equal(test.want), test.name)
		require.ErrorIs(t, p.Err(), test.err, test.name)
		rows.Set("more", !rows.Has("more"))
		require.False(t, p.Follow(&rows))
		require.NoError(t, p.Close(), test.name)
		again := gridui.ExpandedPersistence{Key: "k", Store: &store}
		got := again.Expanded()
		require.True(t, got.Equal(rows), test.name)
		before, _, _ := store.Get("k" + previous)
		require.Equal(t, test.err != nil, before != "", test.name)
	}
}

func TestExpandedWithoutAStore(t *testing.T) {
	denied := errors.New("denied")
	p := gridui.ExpandedPersistence{Key: "k", Store: &failing{get: denied, set: denied}, InitialExpanded: idset.All()}
	rows := p.Expanded()
	require.True(t, rows.IsAll())
	require.ErrorIs(t, p.Err(), denied)
	p.SetExpanded(idset.Of("a"))
	require.ErrorIs(t, p.Flush(), denied)
	require.ErrorIs(t, p.Close(), denied)
	rows = p.Expanded()
	require.True(t, rows.Has("a"), "the state is lost with its store")

	session := gridui.ExpandedPersistence{Key: t.Name(), Store: storage.Session()}
	session.SetExpanded(idset.Of("s"))
	require.NoError(t, session.Close())
	again := gridui.ExpandedPersistence{Key: t.Name(), Store: storage.Session()}
	rows = again.Expanded()
	require.True(t, rows.Has("s"))

	var store storage.Memory
	none := gridui.ExpandedPersistence{Store: &store, InitialExpanded: idset.Of("i")}
	_, set := none.Use()
	set(idset.All())
	require.NoError(t, none.Close())
	_, some, _ := store.Get("")
	require.False(t, some)
}

// Another key is read again, and its content is not lost.
func TestOpenRowsUnderAnotherKey(t *testing.T) {
	var store storage.Memory
	require.NoError(t, store.Set("b", `{"x":true}`))
	require.NoError(t, store.Set("c", "corrupt"))
	p := gridui.ExpandedPersistence{Key: "a", Store: &store, InitialExpanded: idset.Of("first")}
	var rows idset.Set
	require.True(t, p.Follow(&rows))
	rows.Set("more", true)
	require.False(t, p.Follow(&rows))

	p.Key = "b"
	require.True(t, p.Follow(&rows))
	require.True(t, rows.Equal(idset.Of("x")), "what is kept there is not read")
	text, _, _ := store.Get("a")
	require.Equal(t, `{"first":true,"more":true}`, text, "what waited is lost")
	require.NoError(t, p.Err())

	p.Key = "c"
	rows = p.Expanded()
	require.True(t, rows.Equal(idset.Of("first")))
	require.ErrorIs(t, p.Err(), storage.ErrUnreadable)
	p.SetExpanded(idset.Of("y"))

	p.Key = ""
	p.SetExpanded(idset.Of("z"))
	require.NoError(t, p.Close())
	for key, want := range map[string]string{
		"a": `{"first":true,"more":true}`, "b": `{"x":true}`, "c": `{"y":true}`, "c" + previous: "corrupt", "": "",
	} {
		text, _, _ := store.Get(key)
		require.Equal(t, want, text, key)
	}
	_, some, _ := store.Get("b" + previous)
	require.False(t, some)
}

func TestOpenRowsThatCouldNotBeWrittenUnderTheKeyBefore(t *testing.T) {
	full := errors.New("no space left on device")
	store := &failing{set: full}
	p := gridui.ExpandedPersistence{Key: "a", Store: store}
	p.SetExpanded(idset.Of("x"))
	p.Key = "b"
	rows := p.Expanded()
	require.True(t, rows.IsEmpty())
	require.ErrorIs(t, p.Err(), full)
	store.mended.Store(true)
	require.NoError(t, p.Close())
	_, some, _ := store.Get("b")
	require.False(t, some, "what was open under one key is kept under the next")
}

func TestFollowingOpenRowsAllocatesNothing(t *testing.T) {
	p := gridui.ExpandedPersistence{Key: "k", Store: &storage.Memory{}}
	rows := idset.Of("a", "b")
	p.Follow(&rows)
	rows.Set("c", true)
	p.Follow(&rows)
	require.Zero(t, testing.AllocsPerRun(100, func() { p.Follow(&rows) }))
	require.NoError(t, p.Close())
}
