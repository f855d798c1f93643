// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// The table behaves like a map, even if many runs share a home.
func TestTableIsAMap(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var tab table
		fc, want := new(face), make(map[string]*Run)
		hashes := rapid.SliceOfN(rapid.Uint64Range(0, 7), 100, 100).Draw(t, "hashes")
		for range rapid.IntRange(0, 300).Draw(t, "steps") {
			n := rapid.IntRange(0, 99).Draw(t, "text")
			text, hash := strconv.Itoa(n), hashes[n]*61
			got := tab.find(key{face: fc, text: text}, hash)
			if got != want[text] {
				t.Fatalf("%s: %v, want %v", text, got, want[text])
			}
			if got != nil {
				tab.remove(got)
				delete(want, text)
				continue
			}
			want[text] = &Run{face: fc, text: text, hash: hash}
			tab.insert(want[text])
		}
		if tab.count != len(want) {
			t.Fatalf("%d runs, want %d", tab.count, len(want))
		}
		for text, r := range want {
			if tab.find(key{face: fc, text: text}, r.hash) != r {
				t.Fatalf("%s is lost", text)
			}
		}
	})
	require.Nil(t, new(table).find(key{face: new(face)}, 0))
}
