// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
)

func ExampleSorting_Toggled() {
	s := gridui.Sorting{Mode: gridui.SortMulti}
	for range 3 {
		s.Keys = s.Toggled("qty", true, false)
		fmt.Println(s.Keys)
	}
	// Output:
	// [{qty true}]
	// [{qty false}]
	// []
}

func TestToggled(t *testing.T) {
	type keys = []gridui.SortKey
	asc := func(id string) gridui.SortKey { return gridui.SortKey{ColumnID: id} }
	desc := func(id string) gridui.SortKey { return gridui.SortKey{ColumnID: id, Desc: true} }
	tests := []struct {
		name  string
		s     gridui.Sorting
		col   string
		first bool
		add   bool
		want  keys
	}{
		{"first click", gridui.Sorting{Mode: gridui.SortSingle}, "a", false, false, keys{asc("a")}},
		{"second click", gridui.Sorting{Mode: gridui.SortSingle, Keys: keys{asc("a")}}, "a", false, false, keys{desc("a")}},
		{"third click", gridui.Sorting{Mode: gridui.SortSingle, Keys: keys{desc("a")}}, "a", false, false, nil},
		{"descending first", gridui.Sorting{Mode: gridui.SortSingle, Keys: keys{desc("a")}}, "a", true, false, keys{asc("a")}},
		{"another column replaces", gridui.Sorting{Mode: gridui.SortMulti, Keys: keys{asc("a"), asc("b")}}, "c", false, false, keys{asc("c")}},
		{"shift adds", gridui.Sorting{Mode: gridui.SortMulti, Keys: keys{asc("a")}}, "b", true, true, keys{asc("a"), desc("b")}},
		{"shift does nothing in single mode", gridui.Sorting{Mode: gridui.SortSingle, Keys: keys{asc("a")}}, "b", true, true, keys{desc("b")}},
		{"shift turns in place", gridui.Sorting{Mode: gridui.SortMulti, Keys: keys{asc("a"), asc("b")}}, "a", false, true, keys{desc("a"), asc("b")}},
		{"shift removes", gridui.Sorting{Mode: gridui.SortMulti, Keys: keys{desc("a"), asc("b")}}, "a", false, true, keys{asc("b")}},
		{"always needs no key", gridui.Sorting{Mode: gridui.SortMulti, Always: true, Keys: keys{asc("a")}}, "b", false, false, keys{asc("a"), asc("b")}},
		{"over the limit the oldest drops", gridui.Sorting{Mode: gridui.SortMulti, Max: 2, Keys: keys{asc("a"), asc("b")}}, "c", false, true, keys{asc("b"), asc("c")}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			before := append(keys(nil), test.s.Keys...)
			require.Equal(t, test.want, test.s.Toggled(test.col, test.first, test.add))
			require.Equal(t, before, append(keys(nil), test.s.Keys...), "the old order was changed")
		})
	}
}
