// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package hangul_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/text/unicode/norm"

	"github.com/giogrid/giogrid/gridui/internal/hangul"
)

// Package norm composes the same syllables from their letters.
func TestSyllablesAreComposed(t *testing.T) {
	walked := 0
	for r := '가'; r <= '힣'; r++ {
		letters := []rune(norm.NFD.String(string(r)))
		whole := letters[0]
		for _, next := range letters[1:] {
			both, ok := hangul.Compose(whole, next)
			require.True(t, ok, "%U", r)
			whole = both
		}
		require.Equal(t, r, whole)
		require.Equal(t, hangul.Listed(r), hangul.Listed(letters[0]), "%U", r)
		require.Zero(t, hangul.Initial(letters[0]))
		walked++
	}
	require.Equal(t, 11172, walked)
	for _, pair := range [][2]rune{{'가', 'a'}, {'각', '\u11A8'}, {'\u1100', '\u11A8'}, {'a', '\u1161'}, {'가', '\u11A7'}} {
		_, ok := hangul.Compose(pair[0], pair[1])
		require.False(t, ok, "%U", pair)
	}
}

func TestConsonants(t *testing.T) {
	for r, want := range map[rune]string{
		'가': "ㄱ", '까': "ㄱ", 'ㄲ': "ㄱ", 'ㄳ': "ㄱ", 'ㄵ': "ㄴ", '땅': "ㄷ", 'ㅃ': "ㅂ", 'ㅄ': "ㅂ", 'ㅆ': "ㅅ", 'ㅉ': "ㅈ", '힣': "ㅎ", 'ㅎ': "ㅎ",
		'ㅏ': "", 'a': "", 0: "", '漢': "",
	} {
		require.Equal(t, want, hangul.Listed(r), "%c", r)
	}
	require.True(t, hangul.HasInitial("a ㅆ"))
	require.False(t, hangul.HasInitial("가 ㅏ ㄳ"))
	pair, ok := hangul.Pair('ㄶ')
	require.True(t, ok)
	require.Equal(t, "ㄴㅎ", pair)
}
