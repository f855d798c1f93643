// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"testing"

	"gioui.org/io/system"
	"github.com/stretchr/testify/require"
)

// order returns the runes of a text as they stand on the screen, from left to right, without ligatures.
func order(c *Cache, s string) (out []rune) {
	f := c.face(body)
	c.layout(f, s)
	runes := []rune(s)
	at := make([]struct{ x, rune int }, 0, len(runes))
	next := 0
	for _, g := range c.scratch.glyphs {
		if g.Runes > 0 {
			at = append(at, struct{ x, rune int }{g.X.Round(), next})
			next += int(g.Runes)
		}
	}
	for len(at) > 0 {
		least := 0
		for i := range at {
			if at[i].x < at[least].x {
				least = i
			}
		}
		out = append(out, runes[at[least].rune])
		at = append(at[:least], at[least+1:]...)
	}
	return out
}

// TestTextKeepsItsDirectionInLanguagesWrittenLeftward draws numbers, times and Latin in a user's language that is
// written from right to left.
func TestTextKeepsItsDirectionInLanguagesWrittenLeftward(t *testing.T) {
	for _, s := range []string{"-5", "\u2212176.6460\u00B0", "(555) 010-0042", "2026-05-04 09:00", "Akhiok.", "12.5 %", "\u20AC -1", "50%", "a (b)"} {
		c := latin()
		c.Locale = leftward
		require.Equal(t, s, string(order(c, s)))
	}
	f := latin()
	f.Locale = leftward
	require.Equal(t, system.RTL, f.face(body).paramsOf(arabic+" -5").Locale.Direction)
}
