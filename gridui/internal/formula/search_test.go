// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// TestNeedlesAgreeWithFoldedTexts compares searches with those in folded texts.
func TestNeedlesAgreeWithFoldedTexts(t *testing.T) {
	letters := []string{"a", "A", "k", "K", "\u212a", "s", "ſ", "é", "É", "가", "각", "ß", "1", "σ", "ς", "Σ", "\xff", "\ufffd", "İ", "i"}
	g := rand.New(rand.NewPCG(1, 2))
	word := func(n int) (s string) {
		for range g.IntN(n + 1) {
			s += letters[g.IntN(len(letters))]
		}
		return s
	}
	for range rounds.Of(20000) {
		text, with := word(6), word(3)
		n := newNeedle(with)
		folded, low := value.Fold(text), value.Fold(with)
		require.Equal(t, folded == low, n.equals(text), "%q %q", text, with)
		require.Equal(t, strings.Contains(folded, low), n.contains(text), "%q %q", text, with)
		require.Equal(t, strings.HasPrefix(folded, low), n.starts(text), "%q %q", text, with)
		require.Equal(t, strings.HasSuffix(folded, low), n.ends(text), "%q %q", text, with)
		require.Equal(t, folded == low, equalFold(text, with), "%q %q", text, with)
	}
}
