// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package findtext_test

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/findtext"
)

// TestRepeatsAnswerAsTheFinder searches shared texts, parts of one text and separate texts.
func TestRepeatsAnswerAsTheFinder(t *testing.T) {
	f := finder(findtext.Query{Text: "7"})
	long := strings.Repeat("0123456789", 20)
	shared := make([]string, 100)
	for i := range shared {
		shared[i] = "Text " + strconv.Itoa(i)
	}
	for name, text := range map[string]func(i int) string{
		"shared": func(i int) string { return shared[i%len(shared)] },
		"parts":  func(i int) string { return long[i%190:][:i%9] },
		"begin":  func(i int) string { return long[:i%12] },
		"own":    func(i int) string { return "Text " + strconv.Itoa(i) },
		"mixed": func(i int) string {
			if i < 20_000 {
				return shared[i%len(shared)]
			}
			return strconv.Itoa(i)
		},
	} {
		var r findtext.Repeats
		texts := make([]string, 64)
		for i := range 1000 {
			var want []int32
			for k := range texts {
				texts[k] = text(i*len(texts) + k)
				if f.In(texts[k]) {
					want = append(want, int32(k))
				}
			}
			require.Equal(t, want, r.Find(f, texts, nil), name)
			require.Equal(t, want, f.Find(texts, nil), name)
		}
	}
}

func BenchmarkInRepeated(b *testing.B) {
	shared := make([]string, 1000)
	for i := range shared {
		shared[i] = "Word " + strconv.Itoa(i) + " of a text"
	}
	f, r := finder(findtext.Query{Text: "word 777"}), findtext.Repeats{}
	var found []int32
	for b.Loop() {
		found = r.Find(f, shared, found[:0])
	}
}
