// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package export_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/storage/export"
)

func TestFileName(t *testing.T) {
	for name, want := range map[string]string{
		"":                             "export.csv",
		"report":                       "report.csv",
		"report.csv":                   "report.csv",
		"report.CSV":                   "report.csv",
		"report.csv.csv":               "report.csv.csv",
		"report.txt":                   "report.txt.csv",
		".csv":                         "export.csv",
		"주문 2024":                      "주문 2024.csv",
		"../../etc/passwd":             "_.._etc_passwd.csv",
		`C:\windows\x`:                 "C__windows_x.csv",
		"a\x00b\nc\x7f\u0085d":         "a_b_c__d.csv",
		`<>:"/\|?*`:                    "_________.csv",
		"...":                          "export.csv",
		" .hidden. ":                   "hidden.csv",
		"\xff\xfe":                     "_.csv",
		"exe\u202egnp":                 "exegnp.csv",
		"CON":                          "_CON.csv",
		"nul.tar":                      "_nul.tar.csv",
		"com1":                         "_com1.csv",
		"COM¹":                         "_COM¹.csv",
		"lpt9 .x":                      "_lpt9 .x.csv",
		"COM":                          "COM.csv",
		"com10":                        "com10.csv",
		"console":                      "console.csv",
		strings.Repeat("x", 10_240):    strings.Repeat("x", 200) + ".csv",
		strings.Repeat("한", 10_240):    strings.Repeat("한", 66) + ".csv",
		strings.Repeat("x.", 10_240):   strings.TrimSuffix(strings.Repeat("x.", 100), ".") + ".csv",
		strings.Repeat("\u202e", 1000): "export.csv",
	} {
		assert.Equal(t, want, export.FileName(name, "csv"))
	}
	assert.Equal(t, "a", export.FileName("a", ""))
	assert.Equal(t, "a.tar.gz", export.FileName("a", ".tar.gz"))
	assert.Equal(t, "a.x_y", export.FileName("a", "x/y"))
}

func FuzzFileName(f *testing.F) {
	f.Add("report", "csv")
	f.Add("../\x00\xff\u202e", "..")
	f.Fuzz(func(t *testing.T, name, extension string) {
		got := export.FileName(name, extension)
		require.True(t, utf8.ValidString(got))
		require.LessOrEqual(t, len(got), 255)
		require.NotEmpty(t, strings.Trim(got, ". "))
		require.Equal(t, got, filepath.Base(got))
		require.NotContains(t, got, "\\")
		path := filepath.Join(t.TempDir(), got)
		require.NoError(t, os.WriteFile(path, nil, 0o600))
	})
}
