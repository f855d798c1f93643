// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestStrokes(t *testing.T) {
	for text, want := range map[string]string{
		"":      "",
		"Copy":  "copy",
		"한글":    "ㅎㅏㄴㄱㅡㄹ",
		"닭":     "ㄷㅏㄹㄱ",
		"달ㄱ":    "ㄷㅏㄹㄱ",
		"과의":    "ㄱㅗㅏㅇㅡㅣ",
		"쀍":     "ㅃㅜㅔㄹㄱ",
		"가힣":    "ㄱㅏㅎㅣㅎ",
		"ㄲㅢ":    "ㄲㅡㅣ",
		"\xff한": "\ufffdㅎㅏㄴ",
	} {
		assert.Equal(t, want, string(strokes(text)), text)
	}
}

// Every unfinished form of a syllable is a prefix of the syllable.
func TestUnfinishedSyllablesArePrefixes(t *testing.T) {
	for r := rune(hangulFirst); r <= hangulLast; r++ {
		n := int(r - hangulFirst)
		whole := strokes(string(r))
		open := strokes(string(r - rune(n%28)))
		assert.True(t, hasPrefix(whole, open))
		assert.True(t, hasPrefix(whole, strokes(string(initials[n/588]))))
	}
}
