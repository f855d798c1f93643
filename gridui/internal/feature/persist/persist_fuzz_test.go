// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package persist_test

import (
	"encoding/json"
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/namedviews"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage"
)

// viewTexts holds texts to start from: views, almost valid ones, and invalid ones.
var viewTexts = []string{
	`{}`, `null`, `[]`, `{"order":["city","id","age","name"],"shown":["id"],"hidden":["age","none"],"widths":{"id":70.5,"city":-1,"age":"wide"}}`,
	`{"pinnedLeft":["id","id"],"pinnedRight":["id"],"collapsed":["who"],"sorting":[{"columnId":"age","desc":true},{"columnId":""}]}`,
	`{"filters":[{"columnId":"name","first":{"op":"contains","a":"K"}},{"columnId":"age","first":{"op":"between","a":"x","b":"\u0000"},"values":["1"]}]}`,
	`{"page":{"index":-5,"size":1e9},"expanded":{"rows":true,"depth":-3},"details":{"__all__":true,"p1":false}}`,
	`{"scroll":{"rowId":"p7","row":99999999,"rowOffset":-7,"columnId":"none","x":-1},"pinnedRowsTop":["p1","p1"],"rowHeights":{"p2":1e300,"p3":40}}`,
	`{"version":1,"data":{"order":["id"]}}`, `{"version":9,"data":{}}`, "{\"order\":[\"\xff\"]}", `{"widths":{"id":1e39},"order":null}`,
}

// FuzzView parses views: a parsed view is written and parsed to the same, and a grid with it shows something.
func FuzzView(f *testing.F) {
	for _, text := range viewTexts {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		var v option.View
		if json.Unmarshal([]byte(text), &v) == nil {
			written, err := json.Marshal(v)
			require.NoError(t, err)
			var again option.View
			require.NoError(t, json.Unmarshal(written, &again), "%s", written)
			require.True(t, v.Equal(again), "%s", written)
			require.True(t, v.Equal(v.Clone()))
			text = string(written)
		}
		for _, kept := range []string{text, `{"version":1,"data":` + text + `}`} {
			var store storage.Memory
			require.NoError(t, store.Set("people", kept))
			s := gridstage.NewKept(&store, nil)
			s.Grid.SetView(v)
			s.Settle()
			_, hole := s.Unpainted()
			require.False(t, hole)
			if err := s.Grid.Close(); err != nil {
				require.ErrorIs(t, err, storage.ErrNewer)
			}
		}
	})
}

// FuzzIDSet parses sets of ids, also through the store of expanded rows: a text that cannot be parsed is not
// lost.
func FuzzIDSet(f *testing.F) {
	for _, text := range []string{"true", "false", "null", "{}", `{"a":true,"b":false}`, `{"__all__":true,"a":false}`, `{"a":1}`, "[", `{"\ud800":true}`, ""} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		set := idset.Of("before")
		err := json.Unmarshal([]byte(text), &set)
		if err == nil {
			written, err := json.Marshal(set)
			require.NoError(t, err)
			var again idset.Set
			require.NoError(t, json.Unmarshal(written, &again), "%s", written)
			require.True(t, set.Equal(again), "%s", written)
		} else {
			require.True(t, set.Equal(idset.Of("before")), "changed by %q, which is none", text)
		}
		var store storage.Memory
		require.NoError(t, store.Set("open", text))
		p := gridui.ExpandedPersistence{Key: "open", Store: &store, InitialExpanded: idset.Of("before")}
		require.True(t, set.Equal(p.Expanded()))
		require.Equal(t, err != nil, p.Err() != nil)
		p.SetExpanded(idset.Of("after"))
		require.NoError(t, p.Flush())
		if err != nil {
			was, _, _ := store.Get("open" + previous)
			require.Equal(t, text, was, "what was there is lost")
		}
		_ = p.Close()
	})
}

// FuzzViews parses documents of named views, and saves another.
func FuzzViews(f *testing.F) {
	for _, text := range viewTexts {
		f.Add(text, "a")
		f.Add(`{"version":1,"data":{"views":[{"name":"a","view":`+text+`},{"name":"a"},{}]}}`, " b\xff ")
	}
	f.Add("", "")
	f.Fuzz(func(t *testing.T, text, name string) {
		var store storage.Memory
		require.NoError(t, store.Set("views", text))
		v := gridui.Views{Key: "views", Store: &store}
		names, read := v.Names()
		for _, n := range names {
			_, err := v.Load(n)
			require.True(t, err == nil || errors.Is(err, gridui.ErrNoView), err)
		}
		err := v.Save(name, option.View{Order: []string{"id"}})
		if errors.Is(read, storage.ErrNewer) {
			require.Error(t, err)
			return
		}
		if err != nil {
			require.ErrorIs(t, err, namedviews.ErrViewName)
			return
		}
		got, err := v.Load(name)
		require.NoError(t, err)
		require.Equal(t, []string{"id"}, got.Order)
		if read != nil {
			was, _, _ := store.Get("views" + previous)
			require.Equal(t, text, was, "what was there is lost")
		}
	})
}
