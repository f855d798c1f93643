// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package same_test

import (
	"math"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/tracking/same"
)

func TestValues(t *testing.T) {
	type point struct{ X, Y float64 }
	nan, at := math.NaN(), time.Date(2025, 1, 2, 3, 4, 5, 0, time.UTC)
	east := time.FixedZone("east", 3600)
	for _, test := range []struct {
		name string
		a, b any
		same bool
	}{
		{"nothing", nil, nil, true},
		{"nothing and zero", nil, 0, false},
		{"nothing and a nil pointer", nil, (*int)(nil), false},
		{"integers", 1, 1, true},
		{"other integers", 1, 2, false},
		{"integers of other types", 1, int64(1), false},
		{"not a number", nan, nan, true},
		{"not a number and one", nan, 1.0, false},
		{"not a number of 32 bits", float32(nan), float32(nan), true},
		{"not a number within", point{1, nan}, point{1, nan}, true},
		{"zeros of either sign", 0.0, math.Copysign(0, -1), true},
		{"an instant in another zone", at, at.In(east), false},
		{"an instant in a zone of another name", at.In(east), at.In(time.FixedZone("other", 3600)), true},
		{"an instant with a clock reading", time.Now().Round(0), time.Now().Round(0).Add(time.Second), false},
		{"times within", []time.Time{at.In(east)}, []time.Time{at.In(time.FixedZone("", 3600))}, true},
		{"pointers to the same", &point{1, 2}, &point{1, 2}, true},
		{"pointers to another", &point{1, 2}, &point{1, 3}, false},
		{"nil pointers", (*point)(nil), (*point)(nil), true},
		{"a nil pointer and another", (*point)(nil), &point{}, false},
		{"slices", []int{1, 2}, []int{1, 2}, true},
		{"a longer slice", []int{1, 2}, []int{1, 2, 3}, false},
		{"a nil slice and an empty one", []int(nil), []int{}, false},
		{"maps", map[string]any{"a": nan}, map[string]any{"a": nan}, true},
		{"maps with other keys", map[string]int{"a": 0}, map[string]int{"b": 0}, false},
		{"functions", math.Sin, math.Sin, true},
		{"other functions", math.Sin, math.Cos, false},
	} {
		t.Run(test.name, func(t *testing.T) {
			require.Equal(t, test.same, same.Values(test.a, test.b))
			require.Equal(t, test.same, same.Values(test.b, test.a))
		})
	}
}
