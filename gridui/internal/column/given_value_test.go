// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"math"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

func TestGivenNumbersAreRead(t *testing.T) {
	for _, c := range []struct {
		value any
		want  string
		exact bool
	}{
		{int64(math.MaxInt64), "9223372036854775807", true}, {0.1, "0.1", false}, {Decimal("0.10"), "0.1", true}, {math.Inf(1), "NaN", false},
		{Decimal("12345678901234567890.123456789012345678901"), "12345678901234567890.12346", true}, {Decimal("no number"), "NaN", false},
	} {
		n, ok := GivenNumber(c.value)
		require.True(t, ok, "%v", c.value)
		require.Equal(t, c.want, n.Digits(5), "%v", c.value)
		require.Equal(t, c.exact, n.Fraction() != nil, "%v", c.value)
	}
	for _, v := range []any{nil, true, "5", time.Time{}, []byte("5")} {
		n, ok := GivenNumber(v)
		require.False(t, ok)
		require.True(t, math.IsNaN(n.Float))
	}
}
