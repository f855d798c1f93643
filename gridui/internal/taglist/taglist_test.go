// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package taglist_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/taglist"
)

func TestTagsAreWrittenAndRead(t *testing.T) {
	for want, tags := range map[string][]string{
		"": nil, "a": {"a"}, "a, b": {"a", "b"}, `"a, b", c`: {"a, b", "c"}, `"say ""hi"""`: {`say "hi"`}, `" x"`: {" x"}, "\"two\nlines\", z": {"two\nlines", "z"},
		"서울, 부산": {"서울", "부산"}, "light blue": {"light blue"},
	} {
		assert.Equal(t, want, string(taglist.Append(nil, tags...)))
		back, err := taglist.Read(want)
		require.NoError(t, err)
		assert.Equal(t, tags, back)
	}
	assert.Equal(t, "x: a, b", string(taglist.Append([]byte("x: "), "a", "", "b")))
}

func TestTagsAreReadAsTyped(t *testing.T) {
	for text, want := range map[string][]string{
		" a ,b,, a ,": {"a", "b"}, ",": nil, `"a" , "b"`: {"a", "b"}, "a\nb\r\nc": {"a", "b", "c"}, `5" pipe, x`: {`5" pipe`, "x"}, `"",a`: {"a"},
	} {
		got, err := taglist.Read(text)
		require.NoError(t, err, text)
		assert.Equal(t, want, got, text)
	}
	for _, text := range []string{`"a`, `"a"b`, `"a""`, `x, "`} {
		_, err := taglist.Read(text)
		require.ErrorIs(t, err, taglist.ErrQuote, text)
	}
}

func FuzzTags(f *testing.F) {
	f.Add("a, b", `"`)
	f.Fuzz(func(t *testing.T, a, b string) {
		if a == "" || b == "" || a == b {
			return
		}
		back, err := taglist.Read(string(taglist.Append(nil, a, b)))
		require.NoError(t, err)
		require.True(t, slices.Equal([]string{a, b}, back))
	})
}
