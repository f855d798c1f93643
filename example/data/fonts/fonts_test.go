// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package fonts

import (
	"crypto/sha256"
	"encoding/hex"
	"strings"
	"testing"

	"gioui.org/text"
	"github.com/stretchr/testify/assert"
	"golang.org/x/image/math/fixed"
)

// Every character of a Korean and English line has a glyph.
func TestCollectionShapesHangul(t *testing.T) {
	shaper := text.NewShaper(text.NoSystemFonts(), text.WithCollection(Collection()))
	shaper.LayoutString(text.Parameters{PxPerEm: fixed.I(16), MaxWidth: 1e6}, "데이터가 없습니다. 똠방각하 No data 123")
	glyphs := 0
	for {
		g, ok := shaper.NextGlyph()
		if !ok {
			break
		}
		if g.Runes > 0 && g.Advance > 0 {
			assert.NotZero(t, uint32(g.ID), "glyph %d", glyphs)
			glyphs++
		}
	}
	assert.Greater(t, glyphs, 25)
}

func TestCollectionIsTheCallers(t *testing.T) {
	first := Collection()
	first[0].Font.Typeface = "changed"
	assert.NotEqual(t, first[0].Font.Typeface, Collection()[0].Font.Typeface)
	assert.Equal(t, "NanumSquare", string(first[len(first)-1].Font.Typeface))
}

// The licence reserves the font's names for the published file.
func TestFontIsUnmodified(t *testing.T) {
	sum := sha256.Sum256(nanumSquareTTF)
	assert.Equal(t, "5a51deae5237435d9a0bc0cc6cc30619a914b29801f895698cfdacadcad06e94", hex.EncodeToString(sum[:]))
	assert.True(t, strings.HasPrefix(License, "Copyright (c) 2010, NAVER Corporation"))
	assert.Contains(t, License, "SIL OPEN FONT LICENSE")
}
