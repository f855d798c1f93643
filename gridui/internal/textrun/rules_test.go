// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"testing"

	giofont "gioui.org/font"
	"gioui.org/font/gofont"
	"github.com/go-text/typesetting/font"
	"github.com/stretchr/testify/require"
)

// fontNamed returns a font of everything.
func fontNamed(name string) *font.Face {
	for _, f := range everything() {
		if string(f.Font.Typeface) == name {
			return f.Face.Face()
		}
	}
	return nil
}

// glyphOf returns the glyph of r in face.
func glyphOf(face *font.Face, r rune) font.GID {
	gid, _ := face.NominalGlyph(r)
	return gid
}

func TestRulesOfFonts(t *testing.T) {
	goFont := gofont.Collection()[0].Face.Face()
	r := newRules(goFont.Font)
	require.True(t, r.plain.has(glyphOf(goFont, 'A')))
	require.Empty(t, r.complex)
	require.Empty(t, r.kerns)

	roboto := fontNamed("Roboto")
	r = newRules(roboto.Font)
	for _, ch := range "AVifl0.й" {
		require.False(t, r.complex.has(glyphOf(roboto, ch)), "%q: its contexts need marks", ch)
	}
	require.True(t, r.kerns.has(glyphOf(roboto, 'A')))
	require.True(t, r.complex.has(glyphOf(roboto, '\u0301')))
	require.True(t, r.special[pairOf(glyphOf(roboto, 'f'), glyphOf(roboto, 'i'))])
	require.False(t, r.special[pairOf(glyphOf(roboto, 'i'), glyphOf(roboto, 'f'))])

	arabic := fontNamed("Noto Sans Arabic")
	require.NotEmpty(t, newRules(arabic.Font).complex)

	hangul := fontNamed("Test Hangul")
	r = newRules(hangul.Font)
	require.True(t, r.kerns.has(glyphOf(hangul, 'A')))
	require.False(t, r.kerns.has(glyphOf(hangul, '가')), "Hangul is not kerned")
}

func TestRulesBeyondTelling(t *testing.T) {
	ft := *fontNamed("Roboto").Font
	ft.Morx = make(font.Morx, 1)
	require.Nil(t, newRules(&ft))
	ft.Morx, ft.Kerx = nil, make(font.Kernx, 1)
	require.Nil(t, newRules(&ft))
	ft.Kerx = nil
	require.NotNil(t, newRules(&ft))
	ft.Kern = font.Kernx{{Data: font.Kern1{}}}
	r := newRules(&ft)
	require.True(t, r.complex.has(glyphOf(fontNamed("Roboto"), 'A')), "a state machine")
	ft.Kern = font.Kernx{{Data: font.Kern3{}}}
	r = newRules(&ft)
	require.True(t, r.kerns.has(glyphOf(fontNamed("Roboto"), ' ')))
}

// Ligatures are found even if their glyphs are not kerned.
func TestLigaturesAreShaped(t *testing.T) {
	for _, name := range []string{"Roboto", "Noto Sans JP"} {
		face := fontNamed(name)
		runes := make(map[font.GID]rune)
		for it := face.Cmap.Iter(); it.Next(); {
			if r, gid := it.Char(); plain(r) {
				runes[gid] = r
			}
		}
		f := Face{Px: 16}
		f.Font.Typeface = giofont.Typeface(name)
		c, full := quick(everything()), &Cache{Shaper: newShaper(everything())}
		pairs := 0
		for pair := range newRules(face.Font).special {
			a, b := runes[font.GID(pair>>16)], runes[font.GID(pair&0xFFFF)]
			if a == 0 || b == 0 {
				continue
			}
			pairs++
			c.RunString(f, string(a)+"0")
			c.RunString(f, string(b)+"0")
			same(t, c, full, f, string([]rune{'x', a, b, 'x'}))
		}
		require.Positive(t, pairs, name)
	}
}

func TestGlyphSet(t *testing.T) {
	var a, b glyphSet
	require.False(t, a.has(70))
	a.add(70)
	a.add(3)
	b.add(64)
	b.join(a)
	a.join(b)
	require.Equal(t, a, b)
	for g := range font.GID(200) {
		require.Equal(t, g == 3 || g == 64 || g == 70, a.has(g), g)
	}
}
