// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package storage

import (
	"net/url"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestFileName(t *testing.T) {
	for key, want := range map[string]string{
		"orders":         "orders.json",
		"my-grid_2":      "my-grid_2.json",
		"Orders":         "%4frders.json",
		"orders.columns": "orders%2ecolumns.json",
		"../x":           "%2e%2e%2fx.json",
		"con":            "%63on.json",
		"lpt1":           "%6cpt1.json",
		"com10":          "com10.json",
		"열":              "%ec%97%b4.json",
		"%63on":          "%2563on.json",
		"\x00":           "%00.json",

		strings.Repeat("x", 128): strings.Repeat("x", 128) + ".json",
		strings.Repeat("x", 129): strings.Repeat("x", 48) + "~b148f558b8de720871f472015a96e677" + ".json",
	} {
		assert.Equal(t, want, fileName(key), "%.40q", key)
	}
}

// keyOf inverts fileName; for a hashed key it returns the hash.
func keyOf(t require.TestingT, name string) (key string, hashed bool) {
	name = strings.TrimSuffix(name, extension)
	if _, sum, ok := strings.Cut(name, "~"); ok {
		return sum, true
	}
	key, err := url.PathUnescape(name)
	require.NoError(t, err)
	return key, false
}

var (
	safeName   = regexp.MustCompile(`^[a-z0-9_%-][a-z0-9_%~-]*\.json$`)
	deviceName = regexp.MustCompile(`(?i)^(con|prn|aux|nul|com\d|lpt\d)\.`)
)

func requireSafe(t require.TestingT, key string) {
	name := fileName(key)
	require.Regexp(t, safeName, name, "one name in the folder, the same in any case")
	require.NotRegexp(t, deviceName, name)
	require.LessOrEqual(t, len(name), 143)
	require.False(t, isUnfinished(name))
	back, hashed := keyOf(t, name)
	if hashed {
		require.Equal(t, hash(key), back)
	} else {
		require.Equal(t, key, back)
	}
}

func TestFileNamesAreSafeAndDiffer(t *testing.T) {
	seen := map[string]string{}
	for _, key := range hardKeys() {
		requireSafe(t, key)
		name := fileName(key)
		require.NotContains(t, seen, name, "%.40q", key)
		seen[name] = key
	}
}

func FuzzFileName(f *testing.F) {
	for _, key := range hardKeys() {
		f.Add(key)
	}
	f.Add("\xff\xfe")
	f.Fuzz(func(t *testing.T, key string) {
		if key != "" {
			requireSafe(t, key)
		}
	})
}
