// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package persist_test

import (
	"encoding/json"
	"testing"
	"unicode/utf8"

	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage"
)

// oddIDs holds strings that JSON cannot represent directly, and some that look like their representation.
var oddIDs = []string{
	"\xff", "a\x80b", "\xc3\xa9", "\xa9\xc3", "\xed\xa0\x80", "\ufffd", "\ufffd\xff", "\uFDD0", "\uFDD0\uFDD0", "\uFDD0\u00ff", "\uFDD0\xff",
	"\uFDD0a", "\xef\xb7", "__all\xff__", "\x00\xfe", "한\xea\xb8",
}

// oddView returns a view with two ids in all its parts.
func oddView(a, b string) option.View {
	page, set := option.PageState{}, idset.Of(a, b)
	list := []string{a, b}
	return option.View{
		Order: list, Shown: list, Hidden: list, PinnedLeft: list, PinnedRight: list, Collapsed: list,
		Widths: map[string]unit.Dp{a: 10, b: 20}, RowHeights: map[string]unit.Dp{a: 30, b: 40},
		Sorting: []option.SortKey{{ColumnID: a}, {ColumnID: b, Desc: true}},
		Filters: []filter.Column{{ColumnID: a, Filter: filter.OneOf.Of(a, b)}, {ColumnID: b, Filter: filter.Between.Of(a, b)}},
		Page:    &page, Expanded: &option.Expansion{Rows: idset.All(a, b)}, Details: &set,
		Scroll: &option.ScrollPosition{RowID: a, ColumnID: b},
		Focus:  &option.CellID{RowID: a, ColumnID: b}, Quick: &a, Selection: &set,
		PinnedRowsTop: list, PinnedRowsBottom: []string{b},
	}
}

func requireKept(t *testing.T, v option.View) {
	t.Helper()
	was := v.Clone()
	text, err := json.Marshal(v)
	require.NoError(t, err)
	require.True(t, v.Equal(was), "writing changes it")
	require.True(t, utf8.Valid(text))
	var again option.View
	require.NoError(t, json.Unmarshal(text, &again))
	require.True(t, v.Equal(again), "%q: %+v", text, again)
}

func TestIDsThatAreNotUTF8AreKept(t *testing.T) {
	for _, a := range oddIDs {
		for _, b := range oddIDs {
			requireKept(t, oddView(a, b))
		}
	}
}

func TestIDsAreWrittenAsTheyAre(t *testing.T) {
	for id, text := range map[string]string{
		"id": `["id"]`, "한글 \ufffd": "[\"한글 \ufffd\"]", "\xff": "[\"\uFDD0\u00ff\"]", "\uFDD0x": "[\"\uFDD0\uFDD0x\"]",
	} {
		written, err := json.Marshal(option.View{Order: []string{id}})
		require.NoError(t, err)
		require.Equal(t, `{"order":`+text+`}`, string(written))
	}
	// Documents written before that representation existed.
	for _, id := range []string{"id", "\uFDD0", "\uFDD0x", "\uFDD0\u0101"} {
		old, err := json.Marshal(map[string][]string{"order": {id}})
		require.NoError(t, err)
		var v option.View
		require.NoError(t, json.Unmarshal(old, &v))
		require.Equal(t, []string{id}, v.Order)
	}
}

func TestAGridFindsItsRowsOfOddIDsAgain(t *testing.T) {
	store := &storage.Memory{}
	rows := func(g *gridui.Grid[gridstage.Person]) {
		g.SetRows([]gridstage.Person{{ID: "a\xff", Name: "Ada"}, {ID: "a\xfe", Name: "Kim"}, {ID: "b", Name: "Lee"}})
	}
	s := gridstage.NewKept(store, rows)
	s.Grid.RowPins.Top = []string{"a\xfe"}
	s.Grid.Details.Rows = idset.Of("a\xff")
	s.Settle()
	require.NoError(t, s.Grid.SaveView())
	require.NoError(t, s.Grid.Close())
	s = gridstage.NewKept(store, rows)
	require.Equal(t, []string{"a\xfe"}, s.Grid.RowPins.Top)
	require.True(t, s.Grid.Details.Rows.Has("a\xff"))
	require.False(t, s.Grid.Details.Rows.Has("a\xfe"))
}

// FuzzViewIDs stores views of any ids, and sets of them.
func FuzzViewIDs(f *testing.F) {
	for i, id := range oddIDs {
		f.Add(id, oddIDs[len(oddIDs)-1-i])
	}
	f.Fuzz(func(t *testing.T, a, b string) {
		requireKept(t, oddView(a, b))
	})
}

// An id may equal the representation of all ids in JSON.
func TestTheIDOfAllIsKept(t *testing.T) {
	for _, set := range []idset.Set{idset.Of("__all__"), idset.Of("__all__", "a"), idset.All("__all__"), idset.Of("\uFDD0__all__", "a"), idset.All("\uFDD0__all__")} {
		text, err := json.Marshal(set)
		require.NoError(t, err)
		var got idset.Set
		require.NoError(t, json.Unmarshal(text, &got))
		require.True(t, got.Equal(set), "%s", text)
	}
	var all idset.Set
	require.NoError(t, json.Unmarshal([]byte(`{"__all__": true, "a": false}`), &all))
	require.True(t, all.Equal(idset.All("a")))
	require.NoError(t, json.Unmarshal([]byte(`{"__all__": false, "a": true}`), &all))
	require.True(t, all.Equal(idset.Of("a")))
}
