// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package mask_test

import (
	"errors"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/mask"
)

func TestTextsFillMasks(t *testing.T) {
	for _, c := range []struct{ pattern, text, want string }{
		{"(000) 000-0000", "5551234567", "(555) 123-4567"}, {"(000) 000-0000", "(555) 123-4567", "(555) 123-4567"}, {"(000) 000-0000", "555-123-4567", ""},
		{"(000) 000-0000", "555123456", ""}, {"(000) 000-0000", "55512345678", ""}, {"(000) 000-0000", "555123456x", ""},
		{"990", "5", "5"}, {"990", "12", "12"}, {"990", "123", "123"}, {"990", "1234", ""}, {"990", "", ""}, {"990.0", "5.2", "5.2"}, {"990.0", "52", "5.2"}, {"990.0", "12345", ""},
		{"99/99", "1/2", "1/2"}, {"99/99", "12", "12/"}, {"AA-00", "ab12", "ab-12"}, {"AA-00", "가나-12", "가나-12"}, {"AA-00", "a112", ""},
		{"**", "?한", "?한"}, {"**", "?", ""}, {`\A0`, "A5", "A5"}, {`\A0`, "5", "A5"}, {`\A0`, "B5", ""}, {`\0\9\*`, "09*", "09*"}, {`0\`, "5", `5\`}, {`0\`, `5\`, `5\`},
		{"000 0000", "  123 4567  ", "123 4567"}, {"00-00", "1-234", ""},
	} {
		got, err := mask.Of(c.pattern).Read(c.text)
		assert.Equal(t, c.want, got, "%q in %q", c.text, c.pattern)
		var wrong *mask.Error
		assert.Equal(t, c.want == "", errors.As(err, &wrong), "%q in %q", c.text, c.pattern)
		if c.want != "" { // what is shown reads back
			again, err := mask.Of(c.pattern).Read(got)
			require.NoError(t, err)
			require.Equal(t, got, again)
		}
	}
	assert.Equal(t, "(___) ___-____", (&mask.Error{Pattern: "(000) 000-0000"}).Example())
	assert.True(t, mask.Of("9").Takes())
	assert.False(t, mask.Of("-").Takes())
}

func TestTextsAreShapedWhileTyped(t *testing.T) {
	for _, c := range []struct {
		text, shaped, rest string
		at, to             int
	}{
		{"", "", "(___) ___-____", 0, 0}, {"5", "(5", "__) ___-____", 1, 2}, {"555", "(555", ") ___-____", 3, 4}, {"5551", "(555) 1", "__-____", 4, 7}, {"(555)", "(555)", " ___-____", 5, 5},
		{"x5y5", "(55", "_) ___-____", 4, 3}, {"55512345678", "(555) 123-4567", "", 11, 14}, {"5551", "(555) 1", "__-____", 0, 0}, {"5551", "(555) 1", "__-____", 2, 3}, {"(555) ", "(555) ", "___-____", 6, 6},
	} {
		m := mask.Of("(000) 000-0000")
		shaped, to := m.Shape(c.text, c.at)
		assert.Equal(t, c.shaped, shaped, c.text)
		assert.Equal(t, c.to, to, c.text)
		assert.Equal(t, c.rest, m.Rest(shaped), c.text)
	}
	shaped, _ := mask.Of("99/99/00").Shape("1/2/", 4)
	assert.Equal(t, "1/2/", shaped, "a literal skips optional places")
}

func FuzzMask(f *testing.F) {
	f.Add("(000) 000-0000", "555")
	f.Add(`9A*\`, "한글")
	f.Fuzz(func(t *testing.T, pattern, text string) {
		if !utf8.ValidString(pattern) || !utf8.ValidString(text) || len(pattern) > 100 {
			return
		}
		m := mask.Of(pattern)
		shaped, to := m.Shape(text, len(text))
		require.True(t, to >= 0 && to <= utf8.RuneCountInString(shaped))
		m.Rest(shaped)
		_, _ = m.Read(text)
	})
}
