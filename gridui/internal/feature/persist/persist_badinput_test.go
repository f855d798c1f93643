// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package persist_test

import (
	"errors"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage"
)

func TestOddKeys(t *testing.T) {
	for _, key := range []string{
		"a/b\\c", "../../up", ".", "..", "nul\x00in", "CON", "aux.json", "그리드 ☕", strings.Repeat("k", 10<<10), "\xff\xfe", " ", "a:b*?",
	} {
		store := storage.Dir(t.TempDir())
		set := func(g *gridui.Grid[gridstage.Person]) { g.Persist.Key = key }
		s := gridstage.NewKept(store, set)
		s.Grid.Column("age").Hide()
		s.Settle()
		err := s.Grid.Close()
		again := gridstage.NewKept(store, set)
		if err != nil {
			require.NotEmpty(t, again.Grid.ShownColumns())
			require.Empty(t, again.Grid.ColumnVisibility.Hidden, "%q was refused and is there", key)
			continue
		}
		require.Equal(t, []string{"age"}, again.Grid.ColumnVisibility.Hidden, "%q", key)
		require.Empty(t, persistProblems(again), "%q", key)
	}
}

// newerView is a document of a future program.
const newerView = `{"version":99,"data":{"order":{"better":true}}}`

func TestDocumentsThatCannotBeRead(t *testing.T) {
	good := kept(t)
	for name, text := range map[string]string{
		"empty": "", "no JSON": "<html>", "cut": good[:len(good)/2], "other shape": `{"version":1,"data":[1,2]}`,
		"other type": `{"version":1,"data":{"order":"a,b"}}`, "newer": newerView, "older": `{"columns":["a"]}`,
		"deep":     `{"version":1,"data":{"filters":` + strings.Repeat("[", 20_000) + strings.Repeat("]", 20_000) + `}}`,
		"operator": `{"version":1,"data":{"filters":[{"id":"age","filter":{"first":{"op":"sounds like","a":"x"}}}]}}`,
		"garbage":  "\x00\x01\xff" + strings.Repeat("\x00", 1000),
	} {
		var store storage.Memory
		require.NoError(t, store.Set("people", text), name)
		s := gridstage.NewKept(&store, nil)
		require.Len(t, persistProblems(s), 1, name)
		require.Equal(t, []string{"events.ProblemFound"}, s.TakeKinds(), name)
		require.Equal(t, []string{"id", "name", "age", "city"}, s.Grid.ShownColumns(), name)
		s.Grid.Column("age").Hide()
		s.Settle()
		err := s.Grid.Close()
		now, _, _ := store.Get("people")
		if name == "newer" {
			require.ErrorIs(t, err, storage.ErrNewer)
			require.Equal(t, text, now, "what a later program wrote is lost")
			continue
		}
		require.NoError(t, err, name)
		require.NotEqual(t, text, now, name)
		before, _, _ := store.Get("people" + previous)
		require.Equal(t, text, before, "%s: what was there is lost", name)
		require.Equal(t, []string{"age"}, gridstage.NewKept(&store, nil).Grid.ColumnVisibility.Hidden, name)
	}
}

// kept returns the document of a reworked view.
func kept(t *testing.T) string {
	t.Helper()
	var store storage.Memory
	s := gridstage.NewKept(&store, nil)
	rework(&s.Grid)
	s.Settle()
	require.NoError(t, s.Grid.Close())
	text, ok, err := store.Get("people")
	require.True(t, ok)
	require.NoError(t, err)
	return text
}

func TestHugeDocument(t *testing.T) {
	dir := t.TempDir()
	store := storage.Dir(dir)
	s := gridstage.NewKept(store, nil)
	s.Grid.Column("age").Hide()
	s.Settle()
	require.NoError(t, s.Grid.Close())
	files, err := os.ReadDir(dir)
	require.NoError(t, err)
	huge := make([]byte, maxSize+1)
	require.NoError(t, os.WriteFile(filepath.Join(dir, files[0].Name()), huge, 0o600))
	again := gridstage.NewKept(store, nil)
	require.Len(t, persistProblems(again), 1)
	again.Grid.Column("name").Hide()
	again.Settle()
	require.ErrorIs(t, again.Grid.Close(), storage.ErrTooLarge)
	info, err := os.Stat(filepath.Join(dir, files[0].Name()))
	require.NoError(t, err)
	require.EqualValues(t, len(huge), info.Size(), "what could not be read is lost")

	many := gridstage.NewKept(&storage.Memory{}, nil)
	ids := make([]string, 2000)
	for i := range ids {
		ids[i] = strings.Repeat("long", 2500) + strconv.Itoa(i)
	}
	many.Grid.Expansion.Rows = idset.Of(ids...)
	many.Settle()
	require.ErrorIs(t, many.Grid.Close(), storage.ErrTooLarge)
}

func TestFoldersInTheWay(t *testing.T) {
	dir := t.TempDir()
	s := gridstage.NewKept(storage.Dir(dir), nil)
	s.Grid.Column("age").Hide()
	s.Settle()
	require.NoError(t, s.Grid.Close())
	files, err := os.ReadDir(dir)
	require.NoError(t, err)
	file := filepath.Join(dir, files[0].Name())
	require.NoError(t, os.Remove(file))
	require.NoError(t, os.Mkdir(file, 0o700))
	again := gridstage.NewKept(storage.Dir(dir), nil)
	require.Len(t, persistProblems(again), 1)
	again.Grid.Column("name").Hide()
	again.Settle()
	require.Error(t, again.Grid.Close())

	// A folder that cannot be made: a file has its name.
	blocked := gridstage.NewKept(storage.Dir(filepath.Join(dir, "f", "g")), func(g *gridui.Grid[gridstage.Person]) {
		require.NoError(t, os.WriteFile(filepath.Join(dir, "f"), nil, 0o600))
	})
	blocked.Grid.Column("name").Hide()
	blocked.Settle()
	require.Error(t, blocked.Grid.Close())
}

func TestReadOnlyFolder(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "ro")
	require.NoError(t, os.Mkdir(dir, 0o500))
	s := gridstage.NewKept(storage.Dir(dir), nil)
	require.Empty(t, persistProblems(s))
	s.Grid.Column("age").Hide()
	s.Settle()
	err := s.Grid.Close()
	if os.Geteuid() == 0 {
		require.NoError(t, err, "root may write everywhere")
		return
	}
	require.ErrorIs(t, err, os.ErrPermission)
}

// failing is a store that fails, like a browser's with storage disabled or full. Grids write to it from
// another goroutine.
type failing struct {
	storage.Memory
	get, set error
	mended   atomic.Bool // get and set do not apply any more
}

func (f *failing) Get(key string) (string, bool, error) {
	if f.get != nil && !f.mended.Load() {
		return "", false, f.get
	}
	return f.Memory.Get(key)
}

func (f *failing) Set(key, value string) error {
	if f.set != nil && !f.mended.Load() {
		return f.set
	}
	return f.Memory.Set(key, value)
}

func TestStoreThatFails(t *testing.T) {
	denied := errors.New("SecurityError: access is denied")
	quota := errors.New("QuotaExceededError")

	s := gridstage.NewKept(&failing{get: denied}, nil)
	require.ErrorIs(t, persistProblems(s)[0], denied)
	require.Len(t, persistProblems(s), 1)
	s.Grid.Column("age").Hide()
	s.Settle()
	require.ErrorIs(t, s.Grid.Close(), denied)

	full := &failing{set: quota}
	woken := make(chan bool, 100)
	s = gridstage.NewKept(full, func(g *gridui.Grid[gridstage.Person]) {
		g.Invalidate = func() { woken <- true }
		g.Persist.Delay = time.Millisecond
	})
	s.Grid.Column("age").Hide()
	s.Settle()
	s.Advance(time.Second)
	<-woken
	s.Settle()
	require.Len(t, persistProblems(s), 1)
	require.ErrorIs(t, persistProblems(s)[0], quota)
	s.Grid.Column("name").Hide()
	s.Settle()
	s.Advance(time.Second)
	require.ErrorIs(t, s.Grid.SaveView(), quota)
	s.Settle()
	require.Len(t, persistProblems(s), 1, "told of twice")
	full.mended.Store(true)
	require.NoError(t, s.Grid.Close())
	require.Equal(t, []string{"age", "name"}, gridstage.NewKept(full, nil).Grid.ColumnVisibility.Hidden, "what waited is lost")
}

func TestTwoGridsOfOneKey(t *testing.T) {
	var store storage.Memory
	a, b := gridstage.NewKept(&store, nil), gridstage.NewKept(&store, nil)
	a.Grid.Column("age").Hide()
	b.Grid.Column("name").Hide()
	a.Settle()
	b.Settle()
	require.NoError(t, a.Grid.Close())
	require.NoError(t, b.Grid.Close())
	again := gridstage.NewKept(&store, nil)
	require.Equal(t, []string{"name"}, again.Grid.ColumnVisibility.Hidden, "the last one wins")
	require.Empty(t, persistProblems(again))
}

func TestColumnsThatAreGone(t *testing.T) {
	var store storage.Memory
	require.NoError(t, store.Set("people", `{"version":1,"data":{
		"order":["gone","city","gone","city","id","__select__"],"shown":["gone"],"hidden":["gone","age"],
		"widths":{"gone":10,"city":200},"pinnedLeft":["gone","id"],"pinnedRight":["id","gone2"],
		"collapsed":["gone","who"],"sorting":[{"id":"gone"},{"id":"age","desc":true},{"id":"age"}],
		"filters":[{"id":"gone","filter":{"first":{"op":"contains","a":"x"}}}],
		"scroll":{"rowId":"gone","row":3,"columnId":"gone","x":12},
		"a member to come":{"x":1}}}`))
	s := gridstage.NewKept(&store, nil)
	require.Empty(t, s.Problems())
	require.Empty(t, persistProblems(s))
	v := s.Grid.View()
	require.Equal(t, []string{"city", "id", "name", "age"}, v.Order)
	require.Equal(t, []string{"age"}, v.Hidden)
	require.Empty(t, v.Shown)
	require.Equal(t, map[string]unit.Dp{"city": 200}, v.Widths)
	require.Equal(t, []string{"id"}, v.PinnedLeft)
	require.Empty(t, v.PinnedRight)
	require.Equal(t, []string{"who"}, v.Collapsed)
	require.Equal(t, []option.SortKey{{ColumnID: "age", Desc: true}}, v.Sorting)
	require.Empty(t, v.Filters)
	require.Equal(t, []string{"id", "city", "name"}, s.Grid.ShownColumns())
	_, y := s.Grid.ScrollOffset()
	require.EqualValues(t, 3*36, y)
}

func TestStaleViewsCannotDoWhatUsersCannot(t *testing.T) {
	var store storage.Memory
	require.NoError(t, store.Set("people", `{"version":1,"data":{"hidden":["id","name"],"widths":{"id":300},"pinnedLeft":["name"],"pinnedRight":["id"]}}`))
	s := gridstage.NewKept(&store, func(g *gridui.Grid[gridstage.Person]) {
		g.Columns = []gridui.Column[gridstage.Person]{
			gridui.Field("id", "ID", func(p gridstage.Person) string { return p.ID }).NoHide().NoResize().NoPin().Width(60),
			gridui.Field("name", "Name", func(p gridstage.Person) string { return p.Name }),
		}
		g.ColumnPinning.Left, g.ColumnSizing.Widths = []string{"id"}, map[string]unit.Dp{"id": 99}
	})
	require.Equal(t, []string{"id"}, s.Grid.ShownColumns())
	require.Equal(t, map[string]unit.Dp{"id": 99}, s.Grid.ColumnSizing.Widths)
	require.Equal(t, []string{"id", "name"}, s.Grid.ColumnPinning.Left)
	require.Empty(t, s.Grid.ColumnPinning.Right)

	all := gridstage.NewKept(&store, func(g *gridui.Grid[gridstage.Person]) {
		g.Columns = []gridui.Column[gridstage.Person]{gridui.Field("name", "Name", func(p gridstage.Person) string { return p.Name })}
	})
	require.Equal(t, []string{"name"}, all.Grid.ShownColumns(), "no column shows")

	single := gridstage.NewKept(nil, func(g *gridui.Grid[gridstage.Person]) { g.Persist.Key, g.Sorting.Mode = "", option.SortSingle })
	two := option.View{Sorting: []option.SortKey{{ColumnID: "age"}, {ColumnID: "id"}}}
	single.Grid.SetView(two)
	require.Len(t, single.Grid.Sorting.Keys, 1)
	single.Grid.Sorting.Mode, single.Grid.Sorting.Max = option.SortMulti, 1
	single.Grid.SetView(two)
	require.Equal(t, []option.SortKey{{ColumnID: "id"}}, single.Grid.Sorting.Keys)
}

func TestWidthsOfNoSize(t *testing.T) {
	nan, inf := unit.Dp(math.NaN()), unit.Dp(math.Inf(1))
	s := gridstage.NewKept(&storage.Memory{}, nil)
	s.Grid.SetView(option.View{Widths: map[string]unit.Dp{"id": nan, "name": -4, "age": inf, "city": 1e30}})
	s.Settle()
	require.Equal(t, map[string]unit.Dp{"city": 1e5}, s.Grid.ColumnSizing.Widths)

	var store storage.Memory
	require.NoError(t, store.Set("people", `{"version":1,"data":{"order":["city","id","name","age"],"widths":{"id":-1,"name":1e300,"age":"wide","city":150}}}`))
	again := gridstage.NewKept(&store, nil)
	require.Empty(t, persistProblems(again))
	require.Equal(t, map[string]unit.Dp{"city": 150}, again.Grid.ColumnSizing.Widths)
	require.Equal(t, "city", again.Grid.ColumnOrder.IDs[0])
}

func TestFiltersOfOtherKinds(t *testing.T) {
	s := gridstage.NewKept(&storage.Memory{}, nil)
	filters := []filter.Column{
		{ColumnID: "age", Filter: filter.Less.Of("old")}, {ColumnID: "age", Filter: filter.StartsWith.Of("2")},
		{ColumnID: "age", Filter: filter.True.Of()}, {ColumnID: "name", Filter: filter.Between.Of("1", "5")},
		{ColumnID: "name", Filter: filter.Custom.Of("x")}, {ColumnID: "who", Filter: filter.Contains.Of("x")},
		{ColumnID: "city", Filter: filter.Filter{First: filter.Condition{Op: 200, A: "x"}}}, {ColumnID: "city"},
		{ColumnID: "city", Filter: filter.OneOf.Of("City 1", "City 2")},
	}
	s.Grid.SetView(option.View{Filters: filters})
	s.Settle()
	require.Equal(t, filters[len(filters)-1:], s.Grid.Filtering.Columns)
	require.Empty(t, s.Problems())
}

func TestPagesBeyondTheEnd(t *testing.T) {
	for _, page := range []option.PageState{{Index: 999, Size: 50}, {Index: -4, Size: -9}, {Index: math.MaxInt, Size: math.MaxInt}, {Index: 0, Size: 0}} {
		s := gridstage.NewKept(&storage.Memory{}, func(g *gridui.Grid[gridstage.Person]) { g.Paging.Enabled = true })
		s.Grid.SetView(option.View{Page: &page, Scroll: &option.ScrollPosition{Row: -5, RowOffset: math.MinInt, X: math.MinInt, RowID: "no"}})
		s.Settle()
		_, shows := s.Find("row 1 of")
		require.True(t, shows, "%+v", page)
		s.Grid.SetView(option.View{
			Page: &page, Expanded: &option.Expansion{Depth: math.MinInt},
			Scroll: &option.ScrollPosition{Row: math.MaxInt, RowOffset: math.MaxInt, ColumnOffset: math.MaxInt, X: math.MaxInt, ColumnID: "city"},
		})
		s.Settle()
		require.NoError(t, s.Grid.Close())
	}
}

func TestSetViewKeepsItsPage(t *testing.T) {
	s := gridstage.NewKept(&storage.Memory{}, func(g *gridui.Grid[gridstage.Person]) { g.Paging.Enabled, g.Paging.Index = true, 4 })
	s.Grid.SetView(option.View{Page: &option.PageState{Index: 4}, Sorting: []option.SortKey{{ColumnID: "name"}}})
	s.Settle()
	require.Equal(t, 4, s.Grid.Paging.Index, "another order leads back to the first page")
}

func TestLoadedAndMigrate(t *testing.T) {
	var store storage.Memory
	require.NoError(t, store.Set("people", `["city","id"]`))
	s := gridstage.NewKept(&store, func(g *gridui.Grid[gridstage.Person]) {
		g.Persist.Migrate = func(from int, text []byte) (option.View, error) {
			require.Zero(t, from)
			return option.View{Order: []string{string(text[2:6]), "nom"}}, nil
		}
		g.Persist.Loaded = func(v option.View) option.View {
			v.Order[1] = "name"
			return v
		}
	})
	require.Equal(t, []string{"city", "name", "age", "id"}, append(s.Grid.ShownColumns()[1:], "id"))
	broken := gridstage.NewKept(&store, func(g *gridui.Grid[gridstage.Person]) {
		g.Persist.Migrate = func(int, []byte) (option.View, error) { panic("no") }
	})
	require.Len(t, persistProblems(broken), 1)
}
