// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestNumbersOfLanguages(t *testing.T) {
	for tag, want := range map[string]Numbers{
		"": {'.', ",", false}, "ko": {'.', ",", false}, "ko-KR": {'.', ",", false}, "ja": {'.', ",", false}, "xx": {'.', ",", false}, "C": {'.', ",", false},
		"en": {'.', ",", false}, "en_US.UTF-8": {'.', ",", false}, "en-IN": {'.', ",", true}, "hi": {'.', ",", true}, "bn-BD": {'.', ",", true},
		"de": {',', ".", false}, "de-DE": {',', ".", false}, "DE_de.UTF-8@euro": {',', ".", false}, "de-AT": {',', "\u00a0.", false}, "de-CH": {'.', "’", false},
		"de-Latn-CH": {'.', "’", false}, "de-u-nu-latn": {',', ".", false}, "de-LI": {'.', "’", false}, "gsw": {'.', "’", false},
		"fr": {',', "\u202f", false}, "fr-CH": {',', "\u202f", false}, "it": {',', ".", false}, "it-CH": {'.', "’", false},
		"es": {',', ".", false}, "es-MX": {'.', ",", false}, "es-419": {'.', ",", false}, "es-CR": {',', "\u00a0", false},
		"pt": {',', ".", false}, "pt-BR": {',', ".", false}, "pt-PT": {',', "\u00a0", false},
		"ru": {',', "\u00a0", false}, "pl": {',', "\u00a0", false}, "sv": {',', "\u00a0", false}, "nb-NO": {',', "\u00a0", false},
		"tr": {',', ".", false}, "nl": {',', ".", false}, "ar": {'.', ",", false}, "ar-MA": {',', ".", false}, "zh-Hant-TW": {'.', ",", false},
	} {
		assert.Equal(t, want, NumbersFor(tag), tag)
	}
}

func TestPresetsHaveNumbers(t *testing.T) {
	assert.Equal(t, NumbersFor("ko"), korean().Numbers)
	assert.Equal(t, NumbersFor("en"), english().Numbers)
	assert.Equal(t, NumbersFor("en"), For("de").Numbers, "with English texts go English numbers")
}

// Override replaces signs as a whole: a decimal sign and a grouping sign from different locales could be the same.
func TestNumbersAreOverriddenAsAWhole(t *testing.T) {
	assert.Equal(t, Numbers{Decimal: ','}, korean().Override(Texts{Numbers: Numbers{Decimal: ','}}).Numbers)
	assert.Equal(t, korean().Numbers, korean().Override(Texts{}).Numbers)
}
