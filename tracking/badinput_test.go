// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking_test

import (
	"math/big"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/tracking"
)

func TestConfigurationsThatCannotWork(t *testing.T) {
	type hidden struct{ n int }
	_ = hidden{}.n
	good := func() tracking.Config[item] { return tracking.Config[item]{Data: items(), RowKey: itemKey} }
	get := func(i item) any { return i.Name }
	for name, tc := range map[string]struct {
		change func(*tracking.Config[item])
		err    string
	}{
		"no key":        {func(c *tracking.Config[item]) { c.RowKey = nil }, "Config.RowKey is needed"},
		"empty key":     {func(c *tracking.Config[item]) { c.Data[1].ID = "" }, "row 1: tracking: empty key"},
		"duplicate key": {func(c *tracking.Config[item]) { c.Data[2].ID = "a" }, `rows 0 and 2: tracking: duplicate key: "a"`},
		"key panics": {func(c *tracking.Config[item]) {
			c.RowKey = func(i item) string { return i.Tags[0] }
		}, "row 0: tracking: no key: runtime error"},
		"field without a name": {func(c *tracking.Config[item]) {
			c.Fields = []tracking.Field[item]{{Get: get}}
		}, "fields need names of their own"},
		"field twice": {func(c *tracking.Config[item]) {
			c.Fields = []tracking.Field[item]{{Name: "x", Get: get}, {Name: "x", Get: get}}
		}, `names of their own: "x"`},
		"field without Get": {func(c *tracking.Config[item]) {
			c.Fields = []tracking.Field[item]{{Name: "x"}}
		}, `"x" has no Get`},
		"backend name twice": {func(c *tracking.Config[item]) {
			c.Mapping.Entries = []tracking.MapEntry[item]{{Name: "n", Field: "id"}, {Name: "n", Field: "name"}}
		}, `two entries of the mapping have the name "n"`},
		"unknown field": {func(c *tracking.Config[item]) {
			c.Mapping.Entries = []tracking.MapEntry[item]{{Name: "n", Field: "nome"}}
		}, `the field "nome", which rows do not have`},
		"backend name empty": {func(c *tracking.Config[item]) {
			c.Mapping.Entries = []tracking.MapEntry[item]{{Name: "", Field: "name"}}
		}, "has no name"},
	} {
		t.Run(name, func(t *testing.T) {
			c := good()
			tc.change(&c)
			tr, err := tracking.New(c)
			require.ErrorContains(t, err, tc.err)
			require.Nil(t, tr)
		})
	}
	_, err := tracking.New(tracking.Config[hidden]{RowKey: func(hidden) string { return "x" }})
	require.ErrorContains(t, err, "export no fields")
}

func TestZeroTracker(t *testing.T) {
	var tr tracking.Tracker[item]
	_, err := tr.Add(item{ID: "a"})
	require.ErrorContains(t, err, "Config.RowKey is needed")
	_, err = tr.Update("a", setQty(1))
	require.ErrorIs(t, err, tracking.ErrNoRow)
	_, err = tr.Rebase(items())
	require.ErrorContains(t, err, "Config.RowKey is needed")
	require.False(t, tr.Delete("a") || tr.Undo("a") || tr.HasChanges() || tr.CellEdited("a", "qty"))
	tr.Reset()
	tr.Accept()
	require.Zero(t, tr.Rows().Len()+len(tr.EditedCells()))
	r, err := tr.Commit(t.Context(), "http://localhost:1", tracking.CommitOptions{})
	require.NoError(t, err)
	require.Zero(t, r)

	var v tracking.Rows[item]
	require.Zero(t, v.Len()+len(v.Slice())+int(v.Version()))
	require.Equal(t, -1, v.Index("a"))
	require.Zero(t, v.At(0))
	for range v.All() {
		t.Fatal("a row of nothing")
	}
}

func TestIndexOutOfRange(t *testing.T) {
	tr := newTracker(t)
	update(t, tr, "a", setQty(9))
	for _, v := range []tracking.Rows[item]{tr.Rows(), tr.Edited(), tr.Added()} {
		for _, i := range []int{-1, v.Len(), 1 << 40} {
			require.Zero(t, v.At(i))
			require.Empty(t, v.Key(i))
			require.Equal(t, tracking.Unchanged, v.Status(i))
			_, ok := v.Original(i)
			require.False(t, ok)
		}
	}
}

func TestKeysThatChange(t *testing.T) {
	tr := newTracker(t)
	rename := func(id string) func(*item) { return func(i *item) { i.ID = id } }
	for _, id := range []string{"z", "b", ""} {
		changed, err := tr.Update("a", rename(id))
		require.False(t, changed)
		require.ErrorIs(t, err, tracking.ErrKeyChanged, id)
	}
	require.False(t, tr.HasChanges())

	key := add(t, tr, item{Name: "new"})
	require.Equal(t, "__new_1", key)
	_, err := tr.Update(key, rename("b"))
	require.ErrorIs(t, err, tracking.ErrDuplicateKey)
	update(t, tr, key, rename("n"))
	require.Equal(t, []string{"a", "b", "c", "n"}, keys(tr.Rows()))
	_, err = tr.Update(key, setQty(1))
	require.ErrorIs(t, err, tracking.ErrNoRow)
	update(t, tr, "n", rename(""))
	require.Equal(t, []string{"__new_2"}, keys(tr.Added()), "no generated key is given twice")
	update(t, tr, "__new_2", setQty(7))
	require.Equal(t, []string{"__new_2"}, keys(tr.Added()))
}

func TestGeneratedKeys(t *testing.T) {
	tr := newTracker(t, func(c *tracking.Config[item]) {
		c.Data = append(c.Data, item{ID: "__new_2"})
		c.SetKey = func(i *item, key string) { i.ID = key }
	})
	for _, key := range []string{"__new_1", "__new_3"} { // one is in the data
		require.Equal(t, key, add(t, tr, item{}))
		row, _ := tr.Row(key)
		require.Equal(t, key, row.ID)
	}
	tr.Reset()
	require.Equal(t, "__new_4", add(t, tr, item{}))
}

func TestEditThatPanics(t *testing.T) {
	tr := newTracker(t)
	version := tr.Rows().Version()
	require.PanicsWithValue(t, "no", func() {
		_, _ = tr.Update("a", func(i *item) { i.Qty = 9; panic("no") })
	})
	require.Equal(t, version, tr.Rows().Version())
	require.False(t, tr.HasChanges())
}

func TestEditThatEdits(t *testing.T) {
	tr := newTracker(t)
	_, err := tr.Update("a", func(i *item) { i.Qty = 9; tr.Delete("a") })
	require.ErrorIs(t, err, tracking.ErrDeleted)
	changed, err := tr.Update("b", func(i *item) { i.Qty = 9; update(t, tr, "b", setName("z")) })
	require.True(t, changed)
	require.NoError(t, err)
	row, _ := tr.Row("b")
	require.Equal(t, item{ID: "b", Name: "bob", Qty: 9}, row, "the last word counts")
	tr.Reset()
	require.False(t, tr.HasChanges())
}

func TestDataIsNeverChanged(t *testing.T) {
	data := []item{{ID: "a", Tags: []string{"x"}}}
	tr := newTracker(t, func(c *tracking.Config[item]) { c.Data = data })
	update(t, tr, "a", func(i *item) { i.Tags[0] = "y"; i.Qty = 3 })
	tr.Accept()
	update(t, tr, "a", func(i *item) { i.Tags[0] = "z" })
	original, _ := tr.Original("a")
	require.Equal(t, []string{"y"}, original.Tags)
	require.Equal(t, []item{{ID: "a", Tags: []string{"x"}}}, data)

	seed := item{ID: "n", Tags: []string{"x"}}
	add(t, tr, seed)
	seed.Tags[0] = "changed"
	row, _ := tr.Row("n")
	require.Equal(t, []string{"x"}, row.Tags)
}

// What Clone shares is changed in both, so that no difference is found.
func TestCloneThatShares(t *testing.T) {
	data := []item{{ID: "a", Tags: []string{"x"}}}
	tr := newTracker(t, func(c *tracking.Config[item]) {
		c.Data, c.Clone = data, func(i item) item { return i }
	})
	changed, err := tr.Update("a", func(i *item) { i.Tags[0] = "y" })
	require.NoError(t, err)
	require.False(t, changed)
	require.Equal(t, "y", data[0].Tags[0])
	update(t, tr, "a", func(i *item) { i.Tags = []string{"z"} })
	require.Equal(t, tracking.Edited, tr.Status("a"))
}

// tagged is embedded in rows: its name is unexported, its fields are exported.
type tagged struct {
	Tags []string
}

// sealed exports nothing, directly or by embedding.
type sealed struct {
	nothing
	n int
}

type nothing struct{}

type promoting struct {
	ID string
	tagged
	Behind *struct{ tagged }
	Sealed *sealed
}

func TestPromotedFieldsAreCopied(t *testing.T) {
	data := []promoting{{"a", tagged{[]string{"x"}}, &struct{ tagged }{tagged{[]string{"x"}}}, &sealed{nothing{}, 1}}}
	tr, err := tracking.New(tracking.Config[promoting]{Data: data, RowKey: func(p promoting) string { return p.ID }, EditedCells: true})
	require.NoError(t, err)
	update(t, tr, "a", func(p *promoting) { p.Tags[0] = "y" })
	require.Equal(t, []string{"x"}, data[0].Tags)
	require.True(t, tr.CellEdited("a", "Tags"))
	update(t, tr, "a", func(p *promoting) { p.Behind.Tags[0] = "y" })
	require.Equal(t, []string{"x"}, data[0].Behind.Tags)
	require.True(t, tr.CellEdited("a", "Behind"))
	row, _ := tr.Row("a")
	require.Same(t, data[0].Sealed, row.Sealed)
}

// knot is a row that contains itself in all ways.
type knot struct {
	ID   string
	Self *knot
	Any  any
	List []*knot
	Map  map[string]*knot
	Big  *big.Int
	Fn   func()
	Ch   chan int
}

func newKnot(id string) *knot {
	k := &knot{ID: id, Big: big.NewInt(7), Fn: func() {}, Ch: make(chan int)}
	k.Self, k.Any, k.List, k.Map = k, k, []*knot{k, nil}, map[string]*knot{"k": k, "n": nil}
	list := make([]any, 1)
	list[0] = list
	k.Any = list
	return k
}

func TestRowsThatContainThemselves(t *testing.T) {
	data := []*knot{newKnot("a"), newKnot("b")}
	tr, err := tracking.New(tracking.Config[*knot]{Data: data, RowKey: func(k *knot) string { return k.ID }})
	require.NoError(t, err)
	changed, err := tr.Update("a", func(k **knot) {})
	require.NoError(t, err)
	require.False(t, changed)
	update(t, tr, "a", func(k **knot) {
		require.Same(t, *k, (*k).Self)
		require.NotSame(t, data[0], *k)
		require.Same(t, data[0].Big, (*k).Big, "what exports nothing is shared")
		(*k).Self.Map["new"] = *k
	})
	require.Len(t, data[0].Map, 2)
	require.Equal(t, tracking.Edited, tr.Status("a"))
	update(t, tr, "a", func(k **knot) { delete((*k).Map, "new") })
	require.Equal(t, tracking.Unchanged, tr.Status("a"))

	update(t, tr, "b", func(k **knot) { (*k).List = nil })
	_, err = tr.ChangeSet().Payload()
	require.ErrorContains(t, err, `updated row 0: "Self": tracking: a value that cannot be JSON (*tracking_test.knot)`)
}

func TestDeepRows(t *testing.T) {
	long := &knot{}
	for range 100_000 {
		long = &knot{Self: long}
	}
	data := []*knot{{ID: "a", Self: long}}
	tr, err := tracking.New(tracking.Config[*knot]{Data: data, RowKey: func(k *knot) string { return k.ID }})
	require.NoError(t, err)
	changed, err := tr.Update("a", func(**knot) {})
	require.NoError(t, err)
	require.False(t, changed)
	update(t, tr, "a", func(k **knot) { (*k).Self.Self.ID = "x" })
	require.Empty(t, data[0].Self.Self.ID)
}

func TestNilRows(t *testing.T) {
	_, err := tracking.New(tracking.Config[*knot]{Data: []*knot{nil}, RowKey: func(k *knot) string { return k.ID }})
	require.ErrorContains(t, err, "row 0: tracking: no key")

	tr, err := tracking.New(tracking.Config[*knot]{RowKey: func(k *knot) string {
		if k == nil {
			return "nil"
		}
		return k.ID
	}})
	require.NoError(t, err)
	require.Equal(t, "nil", add(t, tr, nil))
	require.Equal(t, `{"added":[{}],"updated":[],"removed":[]}`, payload(t, tr))
	changed, err := tr.Patch("nil", map[string]any{"ID": "x"})
	require.NoError(t, err)
	require.True(t, changed)
	require.Equal(t, []string{"x"}, keys(tr.Added()))
	_, err = tr.Update("x", func(k **knot) { *k = nil })
	require.NoError(t, err)

	type row = map[string]any
	key := func(r row) string { s, _ := r["id"].(string); return s }
	maps, err := tracking.New(tracking.Config[row]{Data: []row{{"id": "a", "tags": nil}}, RowKey: key})
	require.NoError(t, err)
	added := add(t, maps, nil)
	update(t, maps, added, func(r *row) { (*r)["qty"] = 1 })
	update(t, maps, "a", func(r *row) { delete(*r, "tags") })
	require.Equal(t, `{"added":[{"qty":1}],"updated":[{"id":"a"}],"removed":[]}`, payload(t, maps))
	update(t, maps, "a", func(r *row) { (*r)["tags"] = nil })
	require.Equal(t, tracking.Unchanged, maps.Status("a"), "a name that is there without a value is there")
}

func TestOwnNamesNeverLeave(t *testing.T) {
	type row = map[string]any
	tr, err := tracking.New(tracking.Config[row]{RowKey: func(r row) string { return "k" }})
	require.NoError(t, err)
	add(t, tr, row{"__rowStatus": "added", "__original": 1, "__isNew": true, "x": 1})
	require.Equal(t, `{"added":[{"x":1}],"updated":[],"removed":[]}`, payload(t, tr))
}

func TestPatch(t *testing.T) {
	tr := newTracker(t)
	changed, err := tr.Patch("a", map[string]any{"qty": 9, "name": "new", "tags": []any{"t"}})
	require.NoError(t, err)
	require.True(t, changed)
	row, _ := tr.Row("a")
	require.Equal(t, item{ID: "a", Name: "new", Qty: 9, Tags: []string{"t"}}, row)
	changed, err = tr.Patch("a", map[string]any{"qty": 1.5, "name": "other", "nome": 1})
	require.False(t, changed)
	require.EqualError(t, err, "tracking: no field \"nome\"\ntracking: float64 for int")
	row, _ = tr.Row("a")
	require.Equal(t, "new", row.Name, "all or nothing")
	require.False(t, strings.Contains(err.Error(), "1.5"))
}
