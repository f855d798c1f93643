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
		{}, filter.Contains("x"), filter.Between("1", "5"), filter.OneOf("a", "", "b"), filter.IsBlank(),
		filter.Greater("1").And(filter.Less("5")), filter.StartsWith("a").Or(filter.EndsWith("b")), filter.Custom("\u2028<"),
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
	f := filter.Greater("10").And(filter.LessOrEqual("20"))
	text, _ := json.Marshal(filter.Column{ColumnID: "qty", Filter: f})
	fmt.Println(string(text))
	// Output:
	// {"id":"qty","filter":{"first":{"op":"greater","a":"10"},"second":{"op":"lessEqual","a":"20"}}}
}
