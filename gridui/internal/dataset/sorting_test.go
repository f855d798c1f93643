// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset_test

import (
	"image"
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/text/language"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/collation"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/treestage"
	"github.com/giogrid/giogrid/gridui/option"
)

func TestToggled(t *testing.T) {
	type keys = []option.SortKey
	asc := func(id string) option.SortKey { return option.SortKey{ColumnID: id} }
	desc := func(id string) option.SortKey { return option.SortKey{ColumnID: id, Desc: true} }
	tests := []struct {
		name  string
		s     option.Sorting
		col   string
		first bool
		add   bool
		want  keys
	}{
		{"first click", option.Sorting{Mode: option.SortSingle}, "a", false, false, keys{asc("a")}},
		{"second click", option.Sorting{Mode: option.SortSingle, Keys: keys{asc("a")}}, "a", false, false, keys{desc("a")}},
		{"third click", option.Sorting{Mode: option.SortSingle, Keys: keys{desc("a")}}, "a", false, false, nil},
		{"descending first", option.Sorting{Mode: option.SortSingle, Keys: keys{desc("a")}}, "a", true, false, keys{asc("a")}},
		{"another column replaces", option.Sorting{Mode: option.SortMulti, Keys: keys{asc("a"), asc("b")}}, "c", false, false, keys{asc("c")}},
		{"shift adds", option.Sorting{Mode: option.SortMulti, Keys: keys{asc("a")}}, "b", true, true, keys{asc("a"), desc("b")}},
		{"shift does nothing in single mode", option.Sorting{Mode: option.SortSingle, Keys: keys{asc("a")}}, "b", true, true, keys{desc("b")}},
		{"shift turns in place", option.Sorting{Mode: option.SortMulti, Keys: keys{asc("a"), asc("b")}}, "a", false, true, keys{desc("a"), asc("b")}},
		{"shift removes", option.Sorting{Mode: option.SortMulti, Keys: keys{desc("a"), asc("b")}}, "a", false, true, keys{asc("b")}},
		{"always needs no key", option.Sorting{Mode: option.SortMulti, Always: true, Keys: keys{asc("a")}}, "b", false, false, keys{asc("a"), asc("b")}},
		{"over the limit the oldest drops", option.Sorting{Mode: option.SortMulti, Max: 2, Keys: keys{asc("a"), asc("b")}}, "c", false, true, keys{asc("b"), asc("c")}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			before := append(keys(nil), test.s.Keys...)
			require.Equal(t, test.want, test.s.Toggled(test.col, test.first, test.add))
			require.Equal(t, before, append(keys(nil), test.s.Keys...), "the old order was changed")
		})
	}
}

// TestTextOrders sorts one column of texts in each text order.
func TestTextOrders(t *testing.T) {
	rows := []treestage.Part{{ID: "b10"}, {ID: "나무"}, {ID: "B9"}, {ID: "가방"}, {ID: "a"}, {ID: "Ä"}, {ID: "B"}}
	column := func() *gridui.Typed[treestage.Part, string] {
		return gridui.Field("id", "ID", func(p treestage.Part) string { return p.ID })
	}
	for _, c := range []struct {
		name string
		col  gridui.Column[treestage.Part]
		want string
	}{
		{"natural", column(), "a B B9 b10 Ä 가방 나무"},
		{"bytewise", column().ByteOrder(), "B B9 a b10 Ä 가방 나무"},
		{"German", column().Collate(collation.For(language.German)), "a Ä B b10 B9 가방 나무"},
		{"Korean", column().Collate(collation.For(language.Korean)), "a Ä B b10 B9 가방 나무"},
		{"Swedish", column().Collate(collation.For(language.Swedish)), "a B b10 B9 Ä 가방 나무"},
		{"compared", column().Compare(func(a, b string) int { return len(a) - len(b) }), "a B B9 Ä b10 나무 가방"},
		{"inverted", column().ByteOrder().Inverted(), "나무 가방 Ä b10 a B9 B"},
	} {
		s := gridstage.New(image.Pt(300, 400), func(g *gridui.Grid[treestage.Part]) {
			g.Columns = []gridui.Column[treestage.Part]{c.col}
			g.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "id"}}}
			g.SetRows(rows)
		})
		require.Equal(t, c.want, strings.Join(gridstage.FirstColumn(s), " "), c.name)
	}
}

func TestMissingComesLastOrFirst(t *testing.T) {
	costs := func(p treestage.Part) (float64, bool) { return p.Cost, p.Cost != 0 }
	rows := []treestage.Part{{ID: "none", Cost: 0}, {ID: "nan", Cost: math.NaN()}, {ID: "two", Cost: 2}, {ID: "inf", Cost: math.Inf(1)}, {ID: "one", Cost: 1}, {ID: "low", Cost: math.Inf(-1)}}
	for _, c := range []struct {
		first, desc bool
		want        string
	}{
		{false, false, "low one two inf none nan"},
		{false, true, "inf two one low none nan"},
		{true, false, "none nan low one two inf"},
		{true, true, "none nan inf two one low"},
	} {
		col := gridui.Func("cost", "Cost", costs)
		if c.first {
			col.MissingFirst()
		}
		s := gridstage.New(image.Pt(300, 400), func(g *gridui.Grid[treestage.Part]) {
			g.Columns = []gridui.Column[treestage.Part]{gridui.Field("id", "ID", func(p treestage.Part) string { return p.ID }), col}
			g.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "cost", Desc: c.desc}}}
			g.SetRows(rows)
		})
		require.Equal(t, c.want, strings.Join(gridstage.FirstColumn(s), " "))
	}
}
