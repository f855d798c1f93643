// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus

import (
	"os"
	"slices"
	"testing"
	"unicode/utf8"

	"gioui.org/font/gofont"
	"gioui.org/font/opentype"
	"gioui.org/text"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Where two fonts meet, the shaper needs more room than it reports.
func TestTextOfTwoFontsIsWhole(t *testing.T) {
	file, err := os.ReadFile("testdata/Hangul.ttf")
	require.NoError(t, err)
	korean, err := opentype.ParseCollection(file)
	require.NoError(t, err)
	shaper := text.NewShaper(text.NoSystemFonts(), text.WithCollection(slices.Concat(gofont.Collection(), korean)))
	for _, label := range []string{"XLSX 내보내기", "CSV 내보내기", "Copy", "복사", "가 A 나 B 다 C", "파일 (새 이름)"} {
		for px := 8; px <= 40; px++ {
			w := writer{shaper: shaper, px: px}
			_, elided := w.measure(label, w.width(label, 2000))
			assert.False(t, elided, "%q at %d px", label, px)
		}
	}
}

func TestCut(t *testing.T) {
	for most := range 12 {
		got := cut("a한글\xffx", most)
		assert.LessOrEqual(t, len(got), most)
		assert.True(t, most >= 7 || utf8.ValidString(got))
	}
	assert.Empty(t, cut("\x80\x80\x80\x80", 2))
}
