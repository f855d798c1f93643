// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"math"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"
)

func TestAppendFloat(t *testing.T) {
	for v, want := range map[float64]string{
		0: "0", math.Copysign(0, -1): "0", 1: "1", -1.5: "-1.5", 0.1: "0.1", 1.0 / 3: "0.3333333333333333",
		1e6: "1000000", 123456789012345680000: "123456789012345680000", 1e21: "1e+21", -1e21: "-1e+21",
		1e-6: "0.000001", 1e-7: "1e-7", 1.5e-7: "1.5e-7", 1e-10: "1e-10", 1.25e300: "1.25e+300", 5e-324: "5e-324",
		math.MaxFloat64: "1.7976931348623157e+308", math.Inf(1): "Infinity", math.Inf(-1): "-Infinity",
	} {
		assert.Equal(t, want, string(appendFloat(nil, v, 64)))
	}
	assert.Equal(t, "NaN", string(appendFloat(nil, math.NaN(), 64)))
	assert.Equal(t, "0.000001", string(appendFloat(nil, float64(float32(1e-6)), 32)))
	assert.Equal(t, "16777216", string(appendFloat(nil, 1<<24, 32)))
	assert.Equal(t, "1e+21", string(appendFloat(nil, float64(float32(1e21)), 32)))
	assert.Equal(t, "x1", string(appendFloat([]byte("x"), 1, 64)), "appends")
}

func TestAppendFloatReadsBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		v := rapid.Float64().Draw(t, "v")
		back, err := strconv.ParseFloat(string(appendFloat(nil, v, 64)), 64)
		if err != nil || back != v {
			t.Fatalf("%v came back as %v, %v", v, back, err)
		}
	})
}
