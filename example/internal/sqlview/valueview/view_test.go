// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package valueview_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/giogrid/giogrid/example/internal/sqlview/valueview"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

func lines(v valueview.View) (all []string) {
	for i := range v.Lines() {
		all = append(all, v.Line(i))
	}
	return all
}

func TestKinds(t *testing.T) {
	for _, c := range []struct {
		name   string
		value  value.Value
		json   bool
		kind   valueview.Kind
		lines  []string
		broken bool
	}{
		{"null", value.Value{}, false, valueview.Null, nil, false},
		{"empty text", value.Text(""), true, valueview.Empty, nil, false},
		{"empty bytes", value.Bytes(nil), false, valueview.Empty, nil, false},
		{"number", value.Float(2.5), false, valueview.Text, []string{"2.5"}, false},
		{"lines", value.Text("하나\r\n\n셋\n"), false, valueview.Text, []string{"하나", "", "셋"}, false},
		{"object", value.Text(`{"b":1e400,"a":[1,{}]}`), false, valueview.JSON, []string{"{", `  "b": 1e400,`, `  "a": [`, "    1,", "    {}", "  ]", "}"}, false},
		{"a number is no JSON in a text", value.Text("12"), false, valueview.Text, []string{"12"}, false},
		{"a number in JSON", value.Text("12"), true, valueview.JSON, []string{"12"}, false},
		{"bytes of JSON", value.Bytes([]byte(`[]`)), true, valueview.JSON, []string{"[]"}, false},
		{"broken", value.Text(`{"a":`), true, valueview.Text, []string{`{"a":`}, true},
		{"no JSON", value.Text(`[draft]`), false, valueview.Text, []string{`[draft]`}, false},
	} {
		v := valueview.Of(c.value, c.json)
		assert.Equal(t, c.kind, v.Kind, c.name)
		assert.Equal(t, c.lines, lines(v), c.name)
		assert.Equal(t, c.broken, v.Broken, c.name)
		assert.False(t, v.Cut)
	}
}

func TestDump(t *testing.T) {
	v := valueview.Of(value.Bytes([]byte("\x89PNG\r\n\x1a\nABCDEFGHIJ~\x7f\x80")), false)
	assert.Equal(t, "image/png", v.Media)
	assert.True(t, v.IsPicture())
	assert.False(t, v.IsText())
	assert.Equal(t, []string{
		"00000000  89 50 4e 47 0d 0a 1a 0a  41 42 43 44 45 46 47 48  .PNG....ABCDEFGH",
		"00000010  49 4a 7e 7f 80                                    IJ~..",
	}, lines(v))
	assert.Equal(t, 21, v.Size)
	large := valueview.Of(value.Bytes(make([]byte, 10<<20)), false)
	assert.Equal(t, 10<<20/16, large.Lines())
	assert.True(t, strings.HasPrefix(large.Line(large.Lines()-1), "009ffff0  00"))
}

func TestMedia(t *testing.T) {
	for begins, media := range map[string]string{
		"\xff\xd8\xff\xe0": "image/jpeg", "GIF89a..": "image/gif", "RIFF1234WEBP": "image/webp", "RIFF1234WAVE": "", "????ftypavif": "image/avif",
		"%PDF-1.7": "application/pdf", "": "", "\x89PN": "", "hello": "",
	} {
		v := valueview.Of(value.Bytes([]byte(begins)), false)
		assert.Equal(t, media, v.Media, begins)
		assert.Equal(t, begins == "hello" || begins == "????ftypavif" || begins == "GIF89a.." || begins == "%PDF-1.7" || strings.HasPrefix(begins, "RIFF"), v.IsText(), begins)
	}
}

func TestLargeTexts(t *testing.T) {
	long := strings.Repeat("가", valueview.MaxText/3+10)
	v := valueview.Of(value.Text(long), false)
	assert.True(t, v.Cut)
	assert.Equal(t, len(long), v.Size)
	assert.Equal(t, strings.Repeat("가", valueview.MaxText/3), v.Line(0), "no part of a character")
	v = valueview.Of(value.Text("["+strings.Repeat("1,", valueview.MaxText)+"1]"), true)
	assert.Equal(t, valueview.Text, v.Kind)
	assert.True(t, v.Cut)
	assert.False(t, v.Broken, "it was not read")
	grown := valueview.Of(value.Text("["+strings.Repeat("1,", valueview.MaxText/4)+"1]"), true)
	assert.Equal(t, valueview.JSON, grown.Kind)
	assert.True(t, grown.Cut, "indents made it too long")
}
