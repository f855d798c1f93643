// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package metric_test

import (
	"math"
	"testing"

	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/internal/metric"
)

var (
	nan = float32(math.NaN())
	inf = float32(math.Inf(1))
)

func TestScalesAreSound(t *testing.T) {
	for _, test := range []struct{ given, want float32 }{
		{0, 1}, {nan, 1}, {-2, 1}, {-inf, 1}, {1.5, 1.5}, {1e-9, 0.01}, {inf, 1000}, {1e30, 1000},
	} {
		require.Equal(t, unit.Metric{PxPerDp: test.want, PxPerSp: 2}, metric.Sound(unit.Metric{PxPerDp: test.given, PxPerSp: 2}))
		require.Equal(t, unit.Metric{PxPerDp: 2, PxPerSp: test.want}, metric.Sound(unit.Metric{PxPerDp: 2, PxPerSp: test.given}))
	}
}

func TestTextSizesAreThoseOfTheShaper(t *testing.T) {
	for _, test := range []struct {
		scale float32
		size  unit.Sp
		want  int
	}{
		{1, 14, 14}, {2, 14, 28}, {1, 5000, 1023}, {1000, 14, 1023}, {0.01, 14, 1}, {0.01, 50_000, 500},
		{1, 0, 1}, {1, -3, 1}, {1, unit.Sp(nan), 1}, {0.01, unit.Sp(inf), 1023},
	} {
		require.Equal(t, test.want, metric.TextPx(unit.Metric{PxPerSp: test.scale}, test.size), "%v", test)
	}
}
