// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package storage

import (
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// testStore tests the contract of Store; fresh returns an empty one.
func testStore(t *testing.T, fresh func(t *testing.T) Store) {
	t.Run("empty key", func(t *testing.T) {
		s := fresh(t)
		require.NoError(t, s.Set("", strings.Repeat("x", maxSize+1)))
		requireNone(t, s, "")
		require.NoError(t, s.Delete(""))
	})
	t.Run("too large", func(t *testing.T) {
		s := fresh(t)
		require.NoError(t, s.Set("k", "before"))
		require.ErrorIs(t, s.Set("k", strings.Repeat("x", maxSize+1)), ErrTooLarge)
		requireHas(t, s, "k", "before")
	})
	t.Run("any key", func(t *testing.T) {
		s := fresh(t)
		keys := hardKeys()
		for _, key := range keys {
			require.NoError(t, s.Set(key, "of "+key), "%.40q", key)
		}
		for _, key := range keys {
			requireHas(t, s, key, "of "+key)
			require.NoError(t, s.Delete(key))
			require.NoError(t, s.Delete(key), "a second time")
			requireNone(t, s, key)
		}
	})
	t.Run("at once", func(t *testing.T) { testAtOnce(t, fresh(t)) })
}

// testIsAMap applies random operations to a store and a map.
func testIsAMap(t *testing.T, fresh func(t *testing.T) Store) {
	rapid.Check(t, func(rt *rapid.T) { doAlike(rt, fresh(t)) })
}

func doAlike(t *rapid.T, s Store) {
	want := map[string]string{}
	key := rapid.SampledFrom([]string{"a", "A", "b.c", "b/c", "é", "con"})
	t.Repeat(map[string]func(*rapid.T){
		"set": func(t *rapid.T) {
			k, v := key.Draw(t, "key"), rapid.String().Draw(t, "value")
			require.NoError(t, s.Set(k, v))
			want[k] = v
		},
		"delete": func(t *rapid.T) {
			k := key.Draw(t, "key")
			require.NoError(t, s.Delete(k))
			delete(want, k)
		},
		"": func(t *rapid.T) {
			k := key.Draw(t, "key")
			if v, has := want[k]; has {
				requireHas(t, s, k, v)
			} else {
				requireNone(t, s, k)
			}
		},
	})
}

// testAtOnce writes whole values from many goroutines and reads whole values.
func testAtOnce(t *testing.T, s Store) {
	values := []string{strings.Repeat("a", 10_000), strings.Repeat("b", 20_000), strings.Repeat("c", 30_000)}
	require.NoError(t, s.Set("shared", values[0]))
	var all sync.WaitGroup
	for _, v := range values {
		all.Go(func() {
			for range 10 {
				assert.NoError(t, s.Set("shared", v))
				got, ok, err := s.Get("shared")
				assert.NoError(t, err)
				assert.True(t, ok)
				assert.Contains(t, values, got)
				assert.NoError(t, s.Set(v[:1], v))
				assert.NoError(t, s.Delete(v[:1]))
			}
		})
	}
	all.Wait()
}

func requireHas(t require.TestingT, s Store, key, want string) {
	got, ok, err := s.Get(key)
	require.NoError(t, err)
	require.True(t, ok, "%.40q", key)
	require.Equal(t, want, got)
}

func requireNone(t require.TestingT, s Store, key string) {
	got, ok, err := s.Get(key)
	require.NoError(t, err)
	require.False(t, ok, "%.40q", key)
	require.Empty(t, got)
}

// hardKeys returns keys that some file system would confuse or reject, all in UTF-8.
func hardKeys() []string {
	long := strings.Repeat("columns", 1500)
	return []string{
		"orders", "Orders", "ORDERS", "orders.columns", "orders.json", "orders.", "orders ", " orders",
		"/", "//", "/etc/passwd", `\`, `C:\x`, "C:", ".", "..", "../up", `..\up`, "a/../../b", "~", "~/x", "%2e%2e", "%", "%%",
		"\x00", "a\x00b", "a\nb", "\x7f", "con", "CON", "Con.json", "%63on", "nul", "aux", "prn", "com1", "COM1", "lpt9", "com0", "com10",
		"é", "e\u0301", "열 순서", "列", "🙂", "\u202e", "\u200b", "\ufeff", "\ufffd", "ß", "ss", "ı", "i", "I", "İ",
		"-", "--", "_", "*", "?", "<>|:\"", "a:stream", "$MFT", ".giogrid-1.tmp", "desktop.ini",
		long, long + "x", strings.ToUpper(long), strings.Repeat("/", 10_000), strings.Repeat("열", 3_000),
		strings.Repeat("x", longestPlain), strings.Repeat("x", longestPlain+1),
	}
}

func TestMemory(t *testing.T) {
	fresh := func(*testing.T) Store { return new(Memory) }
	testStore(t, fresh)
	testIsAMap(t, fresh)
}

func TestUnavailable(t *testing.T) {
	var s Store = unavailable{assert.AnError}
	requireUnavailable(t, s)
	_, _, err := s.Get("k")
	require.ErrorIs(t, err, assert.AnError)
	require.ErrorContains(t, err, `storage: get "k": `)
}

// requireUnavailable requires that each access fails, except with the empty key.
func requireUnavailable(t *testing.T, s Store) {
	t.Helper()
	value, ok, err := s.Get("k")
	require.Error(t, err)
	require.False(t, ok)
	require.Empty(t, value)
	require.Error(t, s.Set("k", "v"))
	require.Error(t, s.Delete("k"))

	requireNone(t, s, "")
	require.NoError(t, s.Set("", "v"))
	require.NoError(t, s.Delete(""))
}
