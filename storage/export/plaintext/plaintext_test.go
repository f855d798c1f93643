// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package plaintext_test

import (
	"math"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/giogrid/giogrid/storage/export/plaintext"
)

func TestAppendNumber(t *testing.T) {
	for want, v := range map[string]float64{
		"0":                     math.Copysign(0, -1),
		"-5":                    -5,
		"0.1":                   0.1,
		"1234567.891":           1234567.891,
		"0.000001":              1e-6,
		"9.5e-7":                9.5e-7,
		"-1e-7":                 -1e-7,
		"1e-10":                 1e-10,
		"1e-100":                1e-100,
		"100000000000000000000": 1e20,
		"1e+21":                 1e21,
		"1.5e+300":              1.5e300,
		"9007199254740992":      1 << 53,
		"9007199254740991":      1<<53 - 1,
		"NaN":                   math.NaN(),
		"Infinity":              math.Inf(1),
		"-Infinity":             math.Inf(-1),
	} {
		assert.Equal(t, "> "+want, string(plaintext.AppendNumber([]byte("> "), v, 64)))
	}
}

func TestAppendNumberBySize(t *testing.T) {
	for v, want := range map[float64]string{
		0: "0", math.Copysign(0, -1): "0", 1: "1", -1.5: "-1.5", 0.1: "0.1", 1.0 / 3: "0.3333333333333333",
		1e6: "1000000", 123456789012345680000: "123456789012345680000", 1e21: "1e+21", -1e21: "-1e+21",
		1e-6: "0.000001", 1e-7: "1e-7", 1.5e-7: "1.5e-7", 1e-10: "1e-10", 1.25e300: "1.25e+300", 5e-324: "5e-324",
		math.MaxFloat64: "1.7976931348623157e+308", math.Inf(1): "Infinity", math.Inf(-1): "-Infinity",
	} {
		assert.Equal(t, want, string(plaintext.AppendNumber(nil, v, 64)))
	}
	assert.Equal(t, "NaN", string(plaintext.AppendNumber(nil, math.NaN(), 64)))
	assert.Equal(t, "0.000001", string(plaintext.AppendNumber(nil, float64(float32(1e-6)), 32)))
	assert.Equal(t, "16777216", string(plaintext.AppendNumber(nil, 1<<24, 32)))
	assert.Equal(t, "123456790", string(plaintext.AppendNumber(nil, float64(float32(123456789)), 32)))
	assert.Equal(t, "16777215", string(plaintext.AppendNumber(nil, 1<<24-1, 32)))
	assert.Equal(t, "1e+21", string(plaintext.AppendNumber(nil, float64(float32(1e21)), 32)))
	assert.Equal(t, "x1", string(plaintext.AppendNumber([]byte("x"), 1, 64)), "appends")
}

func TestAppendNumberReadsBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		v := rapid.Float64().Draw(t, "v")
		back, err := strconv.ParseFloat(string(plaintext.AppendNumber(nil, v, 64)), 64)
		require.NoError(t, err)
		require.True(t, back == v, "%v reads back as %v", v, back)
	})
}
