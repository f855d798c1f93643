// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"os"
	"path/filepath"
	"sync"
	"testing"

	"gioui.org/font"
	"gioui.org/font/gofont"
	"gioui.org/font/opentype"
	"gioui.org/io/system"
	"gioui.org/text"
	"github.com/stretchr/testify/require"
)

const (
	hebrew = "\u05E9\u05DC\u05D5\u05DD"
	arabic = "\u0627\u0644\u0633\u0644\u0627\u0645 \u0639\u0644\u064A\u0643\u0645"
	kana   = "\u30C6\u30FC\u30D6\u30EB"
	family = "\U0001F468\u200D\U0001F469\u200D\U0001F467"
)

var (
	body   = Face{Px: 13}
	roboto = Face{Font: font.Font{Typeface: "Roboto"}, Px: 13}

	leftward = system.Locale{Language: "ar", Direction: system.RTL}
)

// scripts holds text of many scripts; the fonts of world lack those of "unknown".
var scripts = map[string]string{
	"latin":     "Quick brown fox, 1234.50 € (waxy)",
	"accents":   "\u00e9 e\u0301 x\u0323\u0301 \u00f1",
	"greek":     "Ελλάδα Россия",
	"ligature":  "office affluent fjord",
	"hebrew":    hebrew,
	"arabic":    arabic,
	"bidi":      "total " + arabic + " 42 kg",
	"japanese":  kana + "\u3001\u6f22\u5b57",
	"emoji":     "ok \U0001F600 " + family + " \u2764\uFE0F 1\uFE0F\u20E3",
	"spaces":    "a  b   c",
	"leading":   "   abc",
	"trailing":  "abc   ",
	"unknown":   "\u13A0\U00012000",
	"unwritten": "\uFFFE\U0010FFFF\u200B\u00AD",
}

// parse reads a font of testdata/fonts: a subset of a published font with all its layout tables, so that
// kerning, ligatures and contexts are complete.
func parse(name string) []font.FontFace {
	file, err := os.ReadFile(filepath.Join("testdata", "fonts", name))
	if err != nil {
		panic(err)
	}
	faces, err := opentype.ParseCollection(file)
	if err != nil {
		panic(err)
	}
	return faces
}

// collection returns the Go fonts, Roboto, and fallbacks for Arabic, Japanese and emoji.
var collection = sync.OnceValue(func() []font.FontFace {
	faces := gofont.Collection()
	for _, name := range []string{"Roboto-subset.ttf", "NotoSansArabic-subset.ttf", "NotoSansJP-subset.otf", "NotoColorEmoji-subset.ttf"} {
		faces = append(faces, parse(name)...)
	}
	return faces
})

func newShaper(faces []font.FontFace) *text.Shaper {
	return text.NewShaper(text.NoSystemFonts(), text.WithCollection(faces))
}

// latin returns a cache with only the Go fonts, world one with all fonts.
func latin() *Cache { return &Cache{Shaper: newShaper(gofont.Collection())} }
func world() *Cache { return &Cache{Shaper: newShaper(collection())} }

func TestFontsHaveTheScripts(t *testing.T) {
	c := world()
	for _, name := range []string{"latin", "greek", "ligature", "arabic", "bidi", "japanese", "emoji"} {
		for _, g := range c.RunString(roboto, scripts[name]).appendGlyphs(nil, 0) {
			require.NotZero(t, uint32(g.ID), "%s: missing glyph", name)
		}
	}
}
