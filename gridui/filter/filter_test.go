// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filter_test

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/filter"
)

func TestFilterJSON(t *testing.T) {
	filters := []filter.Filter{
		{}, filter.Contains.Of("x"), filter.Between.Of("1", "5"), filter.OneOf.Of("a", "", "b"), filter.Blank.Of(),
		filter.Greater.Of("1").And(filter.Less.Of("5")), filter.StartsWith.Of("a").Or(filter.EndsWith.Of("b")), filter.Custom.Of("\u2028<"),
	}
	for _, f := range filters {
		text, err := json.Marshal(f)
		require.NoError(t, err)
		var back filter.Filter
		require.NoError(t, json.Unmarshal(text, &back))
		require.True(t, f.Equal(back), "%s", text)
	}
	require.Error(t, json.Unmarshal([]byte(`{"first":{"op":"like"}}`), new(filter.Filter)))
	_, err := json.Marshal(filter.Filter{First: filter.Condition{Op: 99}})
	require.Error(t, err)
	require.Equal(t, "Op(99)", filter.Op(99).String())
}

func ExampleFilter() {
	f := filter.Greater.Of("10").And(filter.LessOrEqual.Of("20"))
	text, _ := json.Marshal(filter.Column{ColumnID: "qty", Filter: f})
	fmt.Println(string(text))
	// Output:
	// {"id":"qty","filter":{"first":{"op":"greater","a":"10"},"second":{"op":"lessEqual","a":"20"}}}
}
