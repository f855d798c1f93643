// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
)

// The drawn part of a text is one character longer than the shaped part and cut between characters. Its cost
// does not grow with the text.
func TestDrawnTextIsBounded(t *testing.T) {
	for _, part := range []string{"x", "é", "가", "😀", "x가😀", "\xff", "\x80", "가\xff"} {
		text := strings.Repeat(part, 1<<16)
		var v Value[string]
		v.Get = func(rowdata.Row) (string, bool) { return text, true }
		v.Begin("c", "C", TraitsOf[string]())
		for _, worded := range []bool{false, true} {
			v.Def.Worded = worded
			got := string(v.Def.AppendDrawn([]byte("before "), rowdata.Row{}))
			got, ok := strings.CutPrefix(got, "before ")
			require.True(t, ok)
			require.LessOrEqual(t, len(got), drawnBytes)
			require.Greater(t, utf8.RuneCountInString(got), textrun.MaxRunes, "%q", part)
			require.True(t, strings.HasPrefix(text, got))
			if utf8.ValidString(text) {
				require.True(t, utf8.ValidString(got), "%q", part)
			}
			require.Equal(t, text, string(v.Def.AppendText(nil, rowdata.Row{})))
		}
	}
}
