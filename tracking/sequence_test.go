// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestSequence compares a sequence with a slice.
func TestSequence(t *testing.T) {
	rnd := rand.New(rand.NewPCG(3, 4))
	var s sequence[int]
	var plain []*node[int]
	for i := range 3000 {
		if len(plain) > 0 && rnd.IntN(3) == 0 {
			k := rnd.IntN(len(plain))
			s.remove(plain[k])
			plain = slices.Delete(plain, k, k+1)
		} else {
			k := rnd.IntN(len(plain) + 1)
			var at *node[int]
			if k < len(plain) {
				at = plain[k]
			}
			n := &node[int]{item: i, weight: 1}
			s.insert(n, at)
			plain = slices.Insert(plain, k, n)
		}
		if i%100 != 0 {
			continue
		}
		require.Equal(t, len(plain), s.root.total())
		n := s.root.first()
		for k, expected := range plain {
			require.Same(t, expected, n)
			require.Same(t, expected, s.at(k))
			require.Equal(t, k, n.before())
			n = n.next()
		}
		require.Nil(t, n)
		require.Nil(t, s.at(len(plain)))
		require.Nil(t, s.at(-1))
	}
}

func TestSequenceIsNotDeep(t *testing.T) {
	var s sequence[int]
	for i := range 100_000 {
		s.insert(&node[int]{item: i, weight: 1}, nil)
	}
	var depth func(n *node[int]) int
	depth = func(n *node[int]) int {
		if n == nil {
			return 0
		}
		return 1 + max(depth(n.left), depth(n.right))
	}
	require.Less(t, depth(s.root), 80)
}

func TestKeyIndex(t *testing.T) {
	keys := []string{"a", "b", "", "c"}
	at := func(i int) (string, error) { return keys[i], nil }
	_, err := newKeyIndex(4, at)
	require.ErrorIs(t, err, errEmptyKey)
	x, err := newKeyIndex(2, at)
	require.NoError(t, err)
	find := func(key string) int { return x.find(key, func(i int) string { return keys[i] }) }
	require.Equal(t, []int{0, 1, -1, -1}, []int{find("a"), find("b"), find("c"), find("")})
	require.Equal(t, -1, (&keyIndex{}).find("a", nil))
	_, err = newKeyIndex(1<<31, at)
	require.ErrorContains(t, err, "the limit being")
}
