// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package export_test

import (
	"bytes"
	"encoding/json"
	"math"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/storage/export"
)

func TestJSON(t *testing.T) {
	assert.Equal(t, `[
{"id":0,"name":"row, 0","price":0.5,"at":"2024-05-01T09:30:00+09:00","ok":true},
{"id":null,"name":null,"price":null,"at":null,"ok":null}
]
`, written(t, mixed(2), export.JSON, export.Options{}))
	assert.JSONEq(t, "[]", written(t, mixed(0), export.JSON, export.Options{}))
}

func TestJSONKeys(t *testing.T) {
	src := mixed(0)
	src.Columns = []export.Column{{Key: "<a>"}, {Header: `He"ader`}, {}}
	src.Rows, src.Row = 1, func(int, []export.Cell) error { return nil }
	assert.Equal(t, "[\n{\"<a>\":null,\"He\\\"ader\":null,\"column3\":null}\n]\n", written(t, src, export.JSON, export.Options{}))

	src.Columns = []export.Column{{Key: "a"}, {Header: "a"}}
	var out bytes.Buffer
	assert.ErrorContains(t, export.JSON.Export(t.Context(), &out, src, export.Options{}), `two columns have the key "a"`)
	assert.Zero(t, out.Len())
}

func TestJSONTexts(t *testing.T) {
	for text, want := range map[string]string{
		"<a href='x'>&\u2028": "\"<a href='x'>&\u2028\"",
		"\"\\/":               `"\"\\/"`,
		"\n\r\t\b\x00\x7f":    "\"\\n\\r\\t\\u0008\\u0000\x7f\"",
		"a\xffb\xed\xa0\x80":  "\"a\ufffdb\ufffd\ufffd\ufffd\"",
		"한 \U0001f600 \ufffd": "\"한 \U0001f600 \ufffd\"",
	} {
		got := written(t, texts([]string{"k"}, []string{text}), export.JSON, export.Options{})
		assert.Equal(t, "[\n{\"k\":"+want+"}\n]\n", got)
	}
}

func TestJSONNumbersAndTimes(t *testing.T) {
	values := map[string]func(*export.Cell){
		`"NaN"`:                  func(c *export.Cell) { c.SetNumber(math.NaN()) },
		`"-Infinity"`:            func(c *export.Cell) { c.SetNumber(math.Inf(-1)) },
		"0":                      func(c *export.Cell) { c.SetNumber(math.Copysign(0, -1)) },
		"9007199254740993":       func(c *export.Cell) { c.SetInt(1<<53 + 1) },
		"-9223372036854775808":   func(c *export.Cell) { c.SetInt(math.MinInt64) },
		"5e-324":                 func(c *export.Cell) { c.SetNumber(math.SmallestNonzeroFloat64) },
		`"0001-01-01T00:00:00Z"`: func(c *export.Cell) { c.SetTime(time.Time{}) },
		`"12000-01-01T00:00:00.5Z"`: func(c *export.Cell) {
			c.SetTime(time.Date(12000, 1, 1, 0, 0, 0, 500_000_000, time.UTC))
		},
	}
	for want, set := range values {
		src := export.Source{Columns: []export.Column{{Key: "k"}}, Rows: 1}
		src.Row = func(_ int, cells []export.Cell) error { set(&cells[0]); return nil }
		got := written(t, src, export.JSON, export.Options{})
		assert.Equal(t, "[\n{\"k\":"+strings.TrimSpace(want)+"}\n]\n", got)
		assert.True(t, json.Valid([]byte(got)))
	}
}

func FuzzJSON(f *testing.F) {
	f.Add("key", "text")
	f.Add("\x00\xff", "\"\\\u2028\ud7ff")
	f.Fuzz(func(t *testing.T, key, text string) {
		got := written(t, texts([]string{key}, []string{text}), export.JSON, export.Options{})
		var rows []map[string]string
		require.NoError(t, json.Unmarshal([]byte(got), &rows), "%q", got)
		if key == "" {
			key = "column1"
		}
		require.Equal(t, []map[string]string{{valid(key): valid(text)}}, rows)
	})
}

// valid returns text with U+FFFD for each byte of invalid UTF-8.
func valid(text string) string { return string([]rune(text)) }
